/// The characters of a JSON string (RFC 8259, section 7) as bytes of UTF-8 (RFC 3629, section 4).
struct StringParts: Sendable {
    /// Any character, literal or escaped.
    let any: Int32
    /// A literal character outside ASCII.
    let beyondASCII: Int32
}

extension ShapeBuilder {
    /// Builds the parts. Control characters are neither literal nor escaped by number, only by letter; a character
    /// beyond the basic plane is escaped as a complete surrogate pair.
    mutating func stringParts() throws(EngineError) -> StringParts {
        let beyond = try beyondASCII()
        var plain = ByteSet(0x20...0x7E)
        plain.remove(UInt8(ascii: "\""))
        plain.remove(UInt8(ascii: "\\"))
        let any = try either([byte(plain, Self.back), beyond, literal("\\", escape())])
        return StringParts(any: any, beyondASCII: beyond)
    }

    /// A literal character outside ASCII.
    mutating func beyondASCII() throws(EngineError) -> Int32 {
        let rest = ByteSet(0x80...0xBF)
        let one = try byte(rest, Self.back)
        let two = try byte(rest, one)
        return try either([
            byte(ByteSet(0xC2...0xC2), byte(ByteSet(0xA0...0xBF), Self.back)),
            byte(ByteSet(0xC3...0xDF), one),
            byte(ByteSet(0xE0...0xE0), byte(ByteSet(0xA0...0xBF), one)),
            // Excludes U+2028 and U+2029, which patterns count as line breaks.
            byte(
                ByteSet(0xE2...0xE2),
                either([
                    byte(ByteSet(0x80...0x80), byte(ByteSet(0x80...0xA7, 0xAA...0xBF), Self.back)),
                    byte(ByteSet(0x81...0xBF), one),
                ])),
            byte(ByteSet(0xE1...0xE1, 0xE3...0xEC, 0xEE...0xEF), two),
            byte(ByteSet(0xED...0xED), byte(ByteSet(0x80...0x9F), one)),
            byte(ByteSet(0xF0...0xF0), byte(ByteSet(0x90...0xBF), two)),
            byte(ByteSet(0xF1...0xF3), byte(rest, two)),
            byte(ByteSet(0xF4...0xF4), byte(ByteSet(0x80...0x8F), two)),
        ])
    }

    /// The rest of an escape, after the backslash.
    private mutating func escape() throws(EngineError) -> Int32 {
        let hex = ByteSet(0x30...0x39, 0x41...0x46, 0x61...0x66)
        let d = ByteSet([0x44, 0x64])
        let last = try byte(hex, byte(hex, Self.back))
        var notD = hex
        notD.remove(0x44)
        notD.remove(0x64)
        let low = try literal("\\u", byte(d, byte(ByteSet(0x43...0x46, 0x63...0x66), last)))
        let high = try byte(ByteSet(0x38...0x39, 0x41...0x42, 0x61...0x62), byte(hex, byte(hex, low)))
        notD.remove(0x30)
        let tail = try byte(hex, last)
        // No control characters by number: those with a letter are escaped by letter.
        let zero = try either([
            byte(ByteSet(0x31...0x39, 0x41...0x46, 0x61...0x66), last),
            literal("0", byte(ByteSet(0x32...0x37, 0x41...0x46, 0x61...0x66), byte(hex, Self.back))),
        ])
        let number = try either([
            byte(notD, tail), literal("0", zero),
            byte(d, either([byte(ByteSet(0x30...0x37), last), high])),
        ])
        return try either([byte(ByteSet("\"\\/bfnrt".utf8), Self.back), literal("u", number)])
    }
}
