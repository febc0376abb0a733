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
        advance(1)
        var result: [UInt8] = []
        var isASCII = true
        while let stretch = plainStretch() {
            result.append(contentsOf: stretch)
            if isASCII { isASCII = stretch.allSatisfy { $0 < 0x80 } }
            switch current {
            case UInt8(ascii: "\""):
                advance(1)
                guard isASCII || String(validating: result, as: UTF8.self) != nil else {
                    throw malformed(field(), "is no UTF-8")
                }
                return result
            case UInt8(ascii: "\\"):
                advance(1)
                let scalar = try escape(field())
                if !scalar.isASCII { isASCII = false }
                result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            case nil: throw malformed(field(), "has no end")
            default: throw malformed(field(), "holds a control character")
            }
        }
        throw malformed(field(), "has no end")
    }

    /// The character of an escape, after the backslash. An unpaired surrogate becomes U+FFFD.
    private mutating func escape(_ field: String) throws(EngineError) -> Unicode.Scalar {
        guard let letter = current else { throw malformed(field, "has no end") }
        advance(1)
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw malformed(field, "has an unknown escape")
        }
        let code = try hexadecimal(field)
        guard (0xD800..<0xDC00).contains(code) else { return Unicode.Scalar(code) ?? "\u{FFFD}" }
        let rest = self
        guard current == UInt8(ascii: "\\") else { return "\u{FFFD}" }
        advance(1)
        guard current == UInt8(ascii: "u") else {
            self = rest
            return "\u{FFFD}"
        }
        advance(1)
        let low = try hexadecimal(field)
        guard (0xDC00..<0xE000).contains(low) else {
            self = rest
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
    }

    private mutating func hexadecimal(_ field: String) throws(EngineError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = current.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                throw malformed(field, "has \\u without four digits")
            }
            value = value << 4 | UInt32(digit)
            advance(1)
        }
        return value
    }
}
