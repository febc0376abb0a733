/// Reads the JSON (RFC 8259) of a mapped file value by value, without building a tree: a tokenizer has several hundred
/// thousand entries and is read at every start.
///
/// Every reading method takes the name of the field for its error. Nothing is allocated beyond what the caller asked
/// for, and recursion is limited to `deepest`.
struct JSONScanner {
    /// Maximum nesting of lists and objects.
    static let deepest = 64

    private let file: MappedFile
    private let end: Int
    private var depth = 0
    /// Offset of the next value in the file.
    private(set) var offset: Int

    /// A scanner for the bytes in `range`, which must lie within the file; by default the whole file.
    init(_ file: MappedFile, in range: Range<Int>? = nil) {
        self.file = file
        offset = range?.lowerBound ?? 0
        end = range?.upperBound ?? file.count
    }

    /// The kind of a value, as its first character shows.
    enum Kind {
        case object
        case array
        case string
        case number
        case bool
        case null
    }

    /// The kind of the next value; `nil` if there is none.
    mutating func kind() -> Kind? {
        skipSpace()
        switch current {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
        case UInt8(ascii: "n"): return .null
        case let digit? where digit == UInt8(ascii: "-") || (0x30...0x39).contains(digit): return .number
        default: return nil
        }
    }

    /// Reads an object; `member` is called for each key and must read its value.
    ///
    /// - Throws: `EngineError` naming the file, the field and the position; whatever `member` throws.
    mutating func object(
        _ field: @autoclosure () -> String, _ member: (inout Self, String) throws(EngineError) -> Void
    ) throws(EngineError) {
        try members(field()) { scanner, key throws(EngineError) in
            try member(&scanner, String(decoding: key, as: UTF8.self))
        }
    }

    /// As `object`, with keys as bytes, for objects with very many members.
    mutating func members(
        _ field: @autoclosure () -> String, _ member: (inout Self, [UInt8]) throws(EngineError) -> Void
    ) throws(EngineError) {
        try enter(UInt8(ascii: "{"), "object", field())
        if !take(UInt8(ascii: "}")) {
            repeat {
                let key = try string("a key of \(field())")
                guard take(UInt8(ascii: ":")) else {
                    throw malformed(field(), "lacks ':' after \"\(String(decoding: key.prefix(60), as: UTF8.self))\"")
                }
                try member(&self, key)
            } while take(UInt8(ascii: ","))
            guard take(UInt8(ascii: "}")) else { throw malformed(field(), "lacks '}'") }
        }
        depth -= 1
    }

    /// Reads a list; `element` is called with each index and must read the element.
    ///
    /// - Throws: `EngineError` naming the file, the field and the position; whatever `element` throws.
    mutating func array(
        _ field: @autoclosure () -> String, _ element: (inout Self, Int) throws(EngineError) -> Void
    ) throws(EngineError) {
        try enter(UInt8(ascii: "["), "list", field())
        if !take(UInt8(ascii: "]")) {
            var index = 0
            repeat {
                try element(&self, index)
                index += 1
            } while take(UInt8(ascii: ","))
            guard take(UInt8(ascii: "]")) else { throw malformed(field(), "lacks ']'") }
        }
        depth -= 1
    }

    /// Reads `true` or `false`.
    mutating func bool(_ field: @autoclosure () -> String) throws(EngineError) -> Bool {
        skipSpace()
        if word("true") { return true }
        if word("false") { return false }
        throw malformed(field(), "is neither true nor false")
    }

    /// Reads `null`, if it is there.
    mutating func null() -> Bool {
        skipSpace()
        return word("null")
    }

    /// Reads a whole number.
    mutating func integer(_ field: @autoclosure () -> String) throws(EngineError) -> Int {
        let spelling = try spelling(field())
        guard let value = Int(spelling) else {
            throw malformed(field(), "is \(spelling.prefix(40)), no whole number that can be counted with")
        }
        return value
    }

    /// Reads a finite number.
    mutating func number(_ field: @autoclosure () -> String) throws(EngineError) -> Double {
        let spelling = try spelling(field())
        guard let value = Double(spelling), value.isFinite else {
            throw malformed(field(), "is \(spelling.prefix(40)), no number")
        }
        return value
    }

    /// Reads any value and returns its range in the file.
    mutating func skip(_ field: @autoclosure () -> String) throws(EngineError) -> Range<Int> {
        let kind = kind()
        let start = offset
        switch kind {
        case .object: try object(field()) { scanner, _ throws(EngineError) in _ = try scanner.skip(field()) }
        case .array: try array(field()) { scanner, _ throws(EngineError) in _ = try scanner.skip(field()) }
        case .string: _ = try string(field())
        case .number: _ = try number(field())
        case .bool: _ = try bool(field())
        case .null where null(): break
        case .null, nil: throw malformed(field(), "has no value")
        }
        return start..<offset
    }

    /// Reads any value as a tree.
    mutating func value(_ field: @autoclosure () -> String) throws(EngineError) -> JSONValue {
        let range = try skip(field())
        do throws(JSONReaderError) { return try JSONReader().read(Array(bytes(range))) } catch {
            throw malformed(field(), "cannot be read: \(error.message)")
        }
    }

    /// Checks that only whitespace follows.
    mutating func finish(_ field: String) throws(EngineError) {
        skipSpace()
        guard offset == end else { throw malformed(field, "is followed by more") }
    }

    /// An error about a field, at the current offset.
    func malformed(_ field: String, _ what: String) -> EngineError {
        let problem = "\(field) \(what) (at byte \(offset))"
        return offset < file.count
            ? EngineError(.malformed, "\(file.path): \(problem)") : file.incomplete("it ends where \(problem)")
    }

    // MARK: Characters

    /// The bytes of a part of the file, valid as long as the file is.
    func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: file.base + range.lowerBound, count: range.count)
    }

    /// Skips bytes that were already checked.
    mutating func advance(_ count: Int) { offset += count }

    /// The byte at the current offset; `nil` at the end.
    var current: UInt8? { offset < end ? file.base.load(fromByteOffset: offset, as: UInt8.self) : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    private mutating func take(_ character: UInt8) -> Bool {
        skipSpace()
        guard current == character else { return false }
        offset += 1
        return true
    }

    private mutating func enter(_ bracket: UInt8, _ kind: String, _ field: String) throws(EngineError) {
        guard depth < Self.deepest else { throw malformed(field, "is nested deeper than \(Self.deepest) levels") }
        guard take(bracket) else { throw malformed(field, "is no \(kind)") }
        depth += 1
    }

    private mutating func word(_ word: StaticString) -> Bool {
        guard end - offset >= word.utf8CodeUnitCount else { return false }
        for index in 0..<word.utf8CodeUnitCount
        where file.base.load(fromByteOffset: offset + index, as: UInt8.self) != word.utf8Start[index] { return false }
        offset += word.utf8CodeUnitCount
        return true
    }

    private mutating func spelling(_ field: String) throws(EngineError) -> String {
        guard kind() == .number else { throw malformed(field, "is no number") }
        let start = offset
        while let byte = current,
            byte == 0x2B || byte == 0x2D || byte == 0x2E || byte | 0x20 == 0x65 || byte &- 0x30 < 10
        {
            offset += 1
        }
        return String(decoding: bytes(start..<offset), as: UTF8.self)
    }
}
