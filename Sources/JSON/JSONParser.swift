/// Recursive-descent parser state for one JSON text; `JSONReader` is the public interface.
struct JSONParser {
    let bytes: [UInt8]
    let refusesDuplicateKeys: Bool
    var depthLeft: Int
    var valuesLeft: Int
    var offset = 0

    private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func document() throws(JSONReaderError) -> JSONValue {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        let value = try value()
        skipSpace()
        guard offset == bytes.count else { throw error("something follows the document") }
        return value
    }

    private func error(_ message: String) -> JSONReaderError {
        JSONReaderError(message: message, offset: offset, line: bytes.prefix(offset).count { $0 == 0x0A } + 1)
    }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B && byte != 0x0C {
            offset += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard current == byte else { return false }
        offset += 1
        return true
    }

    private mutating func value() throws(JSONReaderError) -> JSONValue {
        skipSpace()
        valuesLeft -= 1
        guard valuesLeft >= 0 else { throw error("too many values") }
        switch current {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case .none: throw error("a value is missing")
        default: return try number()
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONReaderError) -> JSONValue {
        let length = word.utf8CodeUnitCount
        let matches = word.withUTF8Buffer { bytes[offset...].prefix(length).elementsEqual($0) }
        guard matches else { throw error("this is no value") }
        offset += length
        return value
    }

    private mutating func enter() throws(JSONReaderError) {
        depthLeft -= 1
        guard depthLeft >= 0 else { throw error("nested too deep") }
        offset += 1
    }

    private mutating func array() throws(JSONReaderError) -> JSONValue {
        try enter()
        var elements: [JSONValue] = []
        if !take(UInt8(ascii: "]")) {
            repeat { elements.append(try value()) } while take(UInt8(ascii: ","))
            guard take(UInt8(ascii: "]")) else { throw error("a list lacks ]") }
        }
        depthLeft += 1
        return .array(elements)
    }

    private mutating func object() throws(JSONReaderError) -> JSONValue {
        try enter()
        var members: [JSONValue.Member] = []
        var places: [String: Int] = [:]
        if !take(UInt8(ascii: "}")) {
            repeat {
                skipSpace()
                guard current == UInt8(ascii: "\"") else { throw error("a key is missing") }
                let key = try string()
                guard take(UInt8(ascii: ":")) else { throw error("a key lacks :") }
                let member = JSONValue.Member(key, try value())
                if let place = places.updateValue(members.count, forKey: key) {
                    guard !refusesDuplicateKeys else { throw error("the key \"\(key.prefix(40))\" occurs twice") }
                    places[key] = place
                    members[place] = member
                } else {
                    members.append(member)
                }
            } while take(UInt8(ascii: ","))
            guard take(UInt8(ascii: "}")) else { throw error("an object lacks }") }
        }
        depthLeft += 1
        return .object(members)
    }

    private mutating func number() throws(JSONReaderError) -> JSONValue {
        let start = offset
        if current == UInt8(ascii: "-") { offset += 1 }
        let whole = try digits()
        guard bytes[whole.lowerBound] != UInt8(ascii: "0") || whole.count == 1 else {
            throw error("a number begins with 0")
        }
        var isWhole = true
        if current == UInt8(ascii: ".") {
            isWhole = false
            offset += 1
            _ = try digits()
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            isWhole = false
            offset += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
            _ = try digits()
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        if isWhole, let integer = Int(text) { return .integer(integer) }
        guard Double(text)?.isFinite == true else { throw error("a number is too large") }
        return .decimal(JSONDecimal(spelling: text))
    }

    private mutating func digits() throws(JSONReaderError) -> Range<Int> {
        let start = offset
        while let byte = current, (0x30...0x39).contains(byte) { offset += 1 }
        guard offset > start else { throw error("this is no value") }
        return start..<offset
    }

    private mutating func string() throws(JSONReaderError) -> String {
        offset += 1
        var text: [UInt8] = []
        while true {
            let start = offset
            while let byte = current, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                offset += 1
            }
            text.append(contentsOf: bytes[start..<offset])
            switch current {
            case UInt8(ascii: "\""):
                offset += 1
                guard let string = String(validating: text, as: UTF8.self) else { throw error("a text is no UTF-8") }
                return string
            case UInt8(ascii: "\\"):
                offset += 1
                text.append(contentsOf: String(try escape()).utf8)
            case .none: throw error("a text lacks its closing quote")
            default: throw error("a text holds a control character")
            }
        }
    }

    private mutating func escape() throws(JSONReaderError) -> Unicode.Scalar {
        guard let byte = current else { throw error("a text lacks its closing quote") }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw error("an escape is not known")
        }
    }

    private mutating func unicodeEscape() throws(JSONReaderError) -> Unicode.Scalar {
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
            bytes[offset + 1] == UInt8(ascii: "u")
        else { return "\u{FFFD}" }
        let before = offset
        offset += 2
        let second = try codeUnit()
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (UInt32(first - 0xD800) << 10) + UInt32(second - 0xDC00))
        else {
            offset = before
            return "\u{FFFD}"
        }
        return scalar
    }

    private mutating func codeUnit() throws(JSONReaderError) -> UInt16 {
        guard offset + 4 <= bytes.count else { throw error("an escape breaks off") }
        var unit: UInt16 = 0
        for byte in bytes[offset..<offset + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw error("an escape is not known")
            }
            unit = unit << 4 | UInt16(digit)
        }
        offset += 4
        return unit
    }
}
