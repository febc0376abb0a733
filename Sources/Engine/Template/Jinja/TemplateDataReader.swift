/// Reads JSON (RFC 8259) and keeps the order of keys, which Foundation's parser does not.
struct TemplateDataReader {
    private let bytes: [UInt8]
    private var index = 0
    private static let deepest = 64

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// - Throws: `TemplateError` with the line.
    static func read(_ text: String) throws(TemplateError) -> TemplateData {
        var reader = Self(text)
        let value = try reader.value(level: 0)
        reader.skipSpace()
        guard reader.index == reader.bytes.count else { throw reader.error("there is more after the end") }
        return value
    }

    private func error(_ message: String) -> TemplateError {
        let line = bytes[..<min(index, bytes.count)].count { $0 == 10 } + 1
        return TemplateError("JSON, line \(line): \(message)")
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func value(level: Int) throws(TemplateError) -> TemplateData {
        guard level < Self.deepest else { throw error("nested deeper than \(Self.deepest) levels") }
        if take("{") {
            var members: [TemplateData.Member] = []
            if take("}") { return .object(members) }
            repeat {
                guard take("\"") else { throw error("a key is missing") }
                let key = try string()
                guard take(":") else { throw error("':' is missing after \"\(key.prefix(40))\"") }
                members.append(.init(key, try value(level: level + 1)))
            } while take(",")
            guard take("}") else { throw error("'}' is missing") }
            return .object(members)
        }
        if take("[") {
            var elements: [TemplateData] = []
            if take("]") { return .array(elements) }
            repeat { elements.append(try value(level: level + 1)) } while take(",")
            guard take("]") else { throw error("']' is missing") }
            return .array(elements)
        }
        if take("\"") { return .string(try string()) }
        return try word()
    }

    private mutating func word() throws(TemplateError) -> TemplateData {
        let start = index
        while index < bytes.count, !" \t\n\r,]}".utf8.contains(bytes[index]) { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        switch word {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default:
            let isPlain = word.utf8.allSatisfy { (48...57).contains($0) || $0 == 45 }
            if isPlain, let number = Int(word) { return .integer(number) }
            guard let first = word.utf8.first, first == 45 || (48...57).contains(first), let number = Double(word),
                number.isFinite
            else {
                index = start
                throw error("'\(word.prefix(40))' is no value")
            }
            return .number(number)
        }
    }

    private mutating func string() throws(TemplateError) -> String {
        var result: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\") else {
                guard byte >= 0x20 else { throw error("a control character in a string") }
                result.append(byte)
                continue
            }
            try readEscape(into: &result)
        }
        throw error("a string has no end")
    }

    private static let escapes: [UInt8: UInt8] = [
        34: 34, 92: 92, 47: 47, 98: 8, 102: 12, 110: 10, 114: 13, 116: 9,
    ]

    private mutating func readEscape(into result: inout [UInt8]) throws(TemplateError) {
        guard index < bytes.count else { throw error("a string has no end") }
        let letter = bytes[index]
        index += 1
        if let byte = Self.escapes[letter] { return result.append(byte) }
        guard letter == UInt8(ascii: "u") else { throw error("an unknown escape in a string") }
        var code = try readCode()
        if (0xD800..<0xDC00).contains(code), index + 1 < bytes.count, bytes[index] == 92, bytes[index + 1] == 117 {
            index += 2
            let low = try readCode()
            code = (0xDC00..<0xE000).contains(low) ? 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) : 0xFFFD
        }
        result += Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    }

    private mutating func readCode() throws(TemplateError) -> UInt32 {
        let digits = String(decoding: bytes[index..<min(bytes.count, index + 4)], as: UTF8.self)
        guard digits.count == 4, let code = UInt32(digits, radix: 16) else { throw error("\\u needs four digits") }
        index += 4
        return code
    }
}

extension TemplateData {
    /// Reads a JSON document; the order of keys is kept.
    ///
    /// - Throws: `TemplateError` with the line.
    public init(json: String) throws(TemplateError) { self = try TemplateDataReader.read(json) }
}
