/// Writes code on one line, so that a copy can be put beside it without moving the lines that follow.
struct OneLine {
    let source: SourceText
    /// The offsets of statements that are not the first of their block.
    let statements: Set<Int>

    /// The code of a range on one line: without comments, with semicolons where line breaks separated statements; `nil`
    /// if it has a multi-line string or a compiler directive.
    func text(_ range: Range<Int>) -> String? {
        let scanner = TokenScanner(bytes: source.bytes)
        var result: [UInt8] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let start = offset
            var hasLineEnd = false
            while offset < range.upperBound {
                let byte = source.bytes[offset]
                if byte == 0x20 || (0x09...0x0D).contains(byte) {
                    hasLineEnd = hasLineEnd || byte == 0x0A || byte == 0x0D
                    offset += 1
                } else if let end = scanner.commentEnd(at: offset) {
                    offset = end
                } else {
                    break
                }
            }
            guard offset < range.upperBound else { break }
            if offset > start {
                let isParted = hasLineEnd && statements.contains(offset) && result.last != UInt8(ascii: ";")
                result.append(contentsOf: isParted ? "; ".utf8 : " ".utf8)
            }
            guard let end = pieceEnd(at: offset, scanner) else { return nil }
            result.append(contentsOf: source.bytes[offset..<min(end, range.upperBound)])
            offset = end
        }
        return String(validating: result, as: UTF8.self)
    }

    /// The end of the piece at an offset, a string or a single byte; `nil` if it cannot be put on one line.
    private func pieceEnd(at offset: Int, _ scanner: TokenScanner) -> Int? {
        let byte = source.bytes[offset]
        let next = offset + 1 < source.bytes.count ? source.bytes[offset + 1] : 0
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && (next == byte || next == UInt8(ascii: "\"")) {
            guard let end = scanner.stringEnd(at: offset) else { return nil }
            return source.bytes[offset..<end].contains { $0 == 0x0A || $0 == 0x0D } ? nil : end
        }
        if byte == UInt8(ascii: "#") {
            let word = source.bytes[(offset + 1)...].prefix(while: TokenScanner.isIdentifier)
            let directives = ["if", "elseif", "else", "endif", "sourceLocation", "error", "warning"]
            if directives.contains(String(decoding: word, as: UTF8.self)) { return nil }
        }
        return offset + 1
    }
}
