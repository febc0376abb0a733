/// Finds the ends of tokens: the compiler's tree only has their starts.
///
/// Source: "Lexical Structure" in The Swift Programming Language.
struct TokenScanner {
    let bytes: [UInt8]

    /// The end of the token that starts at `start`; `nil` if none starts there, or if it could be a regular expression,
    /// which depends on the code before it.
    func tokenEnd(at start: Int) -> Int? {
        guard start >= 0, start < bytes.count else { return nil }
        let byte = bytes[start]
        switch byte {
        case UInt8(ascii: "\""): return stringEnd(at: start)
        case UInt8(ascii: "#"):
            let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
            switch at(start + hashes) {
            case UInt8(ascii: "\""): return stringEnd(at: start)
            case UInt8(ascii: "/"): return nil
            default: return identifierEnd(at: start + 1)
            }
        case UInt8(ascii: "`"):
            guard let close = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "`")) else { return nil }
            return close + 1
        case UInt8(ascii: "/"): return nil
        case UInt8(ascii: "-") where at(start + 1).map(Self.isDigit) == true: return numberEnd(at: start + 1)
        case _ where Self.isDigit(byte):
            // `pair.0.1`: a digit after a period is a tuple index, and another member may follow.
            let isTupleIndex =
                start > 1 && bytes[start - 1] == UInt8(ascii: ".") && bytes[start - 2] != UInt8(ascii: ".")
            return isTupleIndex ? run(from: start, while: Self.isDigit) : numberEnd(at: start)
        case _ where Self.isIdentifier(byte): return identifierEnd(at: start)
        case _ where Self.single.contains(byte): return start + 1
        case _ where Self.isOperator(byte): return run(from: start, while: Self.isOperator)
        default: return nil
        }
    }

    /// The end of the string literal at `start`, with its number signs and quotes; `nil` if it does not end.
    func stringEnd(at start: Int) -> Int? {
        var offset = start
        while at(offset) == UInt8(ascii: "#") { offset += 1 }
        let hashes = offset - start
        // `#"""#` is a one-line string with a quote; three quotes start a multi-line string only before a line break.
        let isMultiline =
            bytes[offset...].starts(with: Array("\"\"\"".utf8))
            && bytes[(offset + 3)...].first { $0 != 0x20 && $0 != 0x09 }.map { $0 == 0x0A || $0 == 0x0D } == true
        let quotes = isMultiline ? 3 : 1
        guard bytes[offset...].prefix(quotes).allSatisfy({ $0 == UInt8(ascii: "\"") }) else { return nil }
        offset += quotes
        let close = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + hashSigns(hashes)
        let escape = [UInt8(ascii: "\\")] + hashSigns(hashes)
        while offset < bytes.count {
            if bytes[offset...].starts(with: close) { return offset + close.count }
            if bytes[offset...].starts(with: escape) {
                offset += escape.count
                if at(offset) == UInt8(ascii: "(") {
                    guard let end = groupEnd(at: offset) else { return nil }
                    offset = end
                } else {
                    offset += 1
                }
                continue
            }
            if !isMultiline, bytes[offset] == 0x0A || bytes[offset] == 0x0D { return nil }
            offset += 1
        }
        return nil
    }

    /// The end of the comment at `start`, without the line break; `nil` if none starts there.
    func commentEnd(at start: Int) -> Int? {
        guard at(start) == UInt8(ascii: "/") else { return nil }
        if at(start + 1) == UInt8(ascii: "/") { return run(from: start) { $0 != 0x0A && $0 != 0x0D } }
        guard at(start + 1) == UInt8(ascii: "*") else { return nil }
        var depth = 0
        var offset = start
        while offset + 1 < bytes.count {
            switch (bytes[offset], bytes[offset + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
            default:
                offset += 1
                continue
            }
            offset += 2
            if depth == 0 { return offset }
        }
        return nil
    }

    /// The end of the parenthesised group at `start`, which may contain strings and comments.
    private func groupEnd(at start: Int) -> Int? {
        var depth = 0
        var offset = start
        while offset < bytes.count {
            if let end = commentEnd(at: offset) {
                offset = end
                continue
            }
            switch bytes[offset] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return offset + 1 }
            case let byte where isQuoteOrSign(byte) && opensString(at: offset):
                guard let end = stringEnd(at: offset) else { return nil }
                offset = end
                continue
            default: break
            }
            offset += 1
        }
        return nil
    }

    /// Whether a string starts at an offset, with or without number signs.
    private func opensString(at start: Int) -> Bool {
        bytes[start...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
    }

    private func numberEnd(at start: Int) -> Int {
        let isHexadecimal = bytes[start] == UInt8(ascii: "0") && at(start + 1) == UInt8(ascii: "x")
        let exponents = Set(isHexadecimal ? "pP".utf8 : "eE".utf8)
        var offset = start
        var isFraction = false
        while let byte = at(offset) {
            let next = at(offset + 1)
            if exponents.contains(byte), next == UInt8(ascii: "+") || next == UInt8(ascii: "-") {
                offset += 2
            } else if byte == UInt8(ascii: "."), !isFraction, next.map(Self.isDigit) == true {
                isFraction = true
                offset += 1
            } else if Self.isIdentifier(byte) {
                offset += 1
            } else {
                break
            }
        }
        return offset
    }

    private func isQuoteOrSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") }
    private func identifierEnd(at start: Int) -> Int { run(from: start, while: Self.isIdentifier) }

    private func run(from start: Int, while isInside: (UInt8) -> Bool) -> Int {
        bytes[start...].firstIndex { !isInside($0) } ?? bytes.count
    }

    private func at(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }
    private func hashSigns(_ count: Int) -> [UInt8] { [UInt8](repeating: UInt8(ascii: "#"), count: count) }

    /// Tokens of one byte, whatever follows: `a!` ends with its mark, and `Set<Set<Int>>` has two closing brackets.
    private static let single = Set("()[]{},;:!?>@".utf8)
    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    static func isIdentifier(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || byte >= 0x80
    }
    static func isOperator(_ byte: UInt8) -> Bool { "+-*/%<>=!&|^~?.\\".utf8.contains(byte) }
}
