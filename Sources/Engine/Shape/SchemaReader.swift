import Foundation

/// Reads a JSON document (RFC 8259) and keeps the order of members, which Foundation does not. Foundation validates the
/// document first, so this reader need not.
struct SchemaReader {
    /// Maximum length of a document in bytes.
    static let longest = 1 << 20
    /// Maximum nesting depth.
    static let deepest = 100

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    /// Reads a document.
    ///
    /// - Throws: `EngineError` (invalidShape) if it is not JSON, too long, nested too deeply, or has a key twice.
    static func read(_ text: String) throws(EngineError) -> SchemaValue {
        guard text.utf8.count <= longest else {
            throw EngineError(.invalidShape, "the schema has \(text.utf8.count) bytes, at most \(longest) are read")
        }
        do {
            _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
            throw EngineError(.invalidShape, "the schema is no JSON\(reason.map { ": \($0)" } ?? "")")
        }
        var reader = Self(bytes: Array(text.utf8))
        return try reader.value("")
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipBlanks() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    }

    private mutating func value(_ pointer: String) throws(EngineError) -> SchemaValue {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw EngineError(.invalidShape, "\(pointer): the schema is nested more than \(Self.deepest) deep")
        }
        skipBlanks()
        switch next {
        case UInt8(ascii: "{"): return .object(try members(pointer))
        case UInt8(ascii: "["): return .array(try elements(pointer))
        case UInt8(ascii: "\""): return .string(try string())
        default: return try word(pointer)
        }
    }

    private mutating func members(_ pointer: String) throws(EngineError) -> [SchemaValue.Member] {
        var result: [SchemaValue.Member] = []
        var keys: Set<String> = []
        index += 1
        while true {
            skipBlanks()
            switch next {
            case UInt8(ascii: "\""):
                let key = try string()
                guard keys.insert(key).inserted else {
                    throw EngineError(.invalidShape, "\(pointer): has the key \(SchemaValue.quoted(key)) twice")
                }
                skipBlanks()
                index += 1  // The colon.
                result.append(
                    SchemaValue.Member(key: key, value: try value(pointer + "/" + SchemaPointer.escaped(key))))
            case UInt8(ascii: "}"), nil:
                index += 1
                return result
            default: index += 1  // A comma.
            }
        }
    }

    private mutating func elements(_ pointer: String) throws(EngineError) -> [SchemaValue] {
        var result: [SchemaValue] = []
        index += 1
        while true {
            skipBlanks()
            switch next {
            case UInt8(ascii: "]"), nil:
                index += 1
                return result
            case UInt8(ascii: ","): index += 1
            default: result.append(try value("\(pointer)/\(result.count)"))
            }
        }
    }

    private mutating func string() throws(EngineError) -> String {
        let start = index
        index += 1
        while let byte = next, byte != UInt8(ascii: "\"") { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
        index += 1
        let written = Data(bytes[start..<min(index, bytes.count)])
        guard let text = try? JSONDecoder().decode(String.self, from: written) else {
            throw EngineError(.invalidShape, "the schema has a string at byte \(start) that is no text")
        }
        return text
    }

    private mutating func word(_ pointer: String) throws(EngineError) -> SchemaValue {
        let start = index
        while let byte = next, !",]} \t\r\n".utf8.contains(byte) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        switch text {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default:
            guard let value = Double(text), value.isFinite else {
                throw EngineError(.invalidShape, "\(pointer): \(text.prefix(40)) is no number")
            }
            return .number(text)
        }
    }
}
