extension JSONScanner {
    /// Reads a string.
    mutating func text(_ field: @autoclosure () -> String) throws(EngineError) -> String {
        String(decoding: try string(field()), as: UTF8.self)
    }

    /// Reads a string as its UTF-8 bytes.
    ///
    /// - Throws: `EngineError` if it is not a string, has no end, holds control characters or unknown escapes, or is
    ///   not UTF-8.
    mutating func string(_ field: @autoclosure () -> String) throws(EngineError) -> [UInt8] {
        guard kind() == .string else { throw malformed(field(), "is no text") }
        let start = offset
        advance(1)
        var hasEscapes = false
        while let byte = current, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw malformed(field(), "holds a control character") }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                advance(1)
            }
            advance(1)
        }
        guard current != nil else { throw malformed(field(), "has no end") }
        let inside = bytes(start + 1..<offset)
        advance(1)
        guard inside.allSatisfy({ $0 < 0x80 }) || String(validating: inside, as: UTF8.self) != nil else {
            throw malformed(field(), "is no UTF-8")
        }
        guard hasEscapes else { return Array(inside) }
        guard case .string(let text)? = try? JSONReader().read(Array(bytes(start..<offset))) else {
            throw malformed(field(), "has an unknown escape")
        }
        return Array(text.utf8)
    }
}
