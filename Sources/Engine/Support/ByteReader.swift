/// Reads little-endian values one after another from a mapped file, never beyond its end.
struct ByteReader {
    private let file: MappedFile
    /// Offset of the next value.
    private(set) var offset: Int

    init(_ file: MappedFile, at offset: Int = 0) {
        self.file = file
        self.offset = offset
    }

    /// Bytes from here to the end of the file.
    var remaining: Int { file.count - offset }

    /// The next integer.
    ///
    /// - Parameter field: its name, for the error.
    /// - Throws: `EngineError` (malformed) if the file ends first.
    mutating func integer<Value: FixedWidthInteger>(
        _ type: Value.Type, _ field: @autoclosure () -> String
    ) throws(EngineError) -> Value {
        let size = MemoryLayout<Value>.size
        guard remaining >= size else { throw truncated(field()) }
        defer { offset += size }
        return Value(littleEndian: file.base.loadUnaligned(fromByteOffset: offset, as: Value.self))
    }

    /// A length or count, which must fit the rest of the file if each unit takes at least `unit` bytes.
    mutating func count(unit: Int, _ field: @autoclosure () -> String) throws(EngineError) -> Int {
        let raw = try integer(UInt64.self, field())
        guard raw <= UInt64(remaining / unit) else {
            throw EngineError(
                .malformed,
                "\(file.path): is incomplete or damaged: \(field()) is \(raw), more than the file can hold (\(file.count) bytes)",
                remedy: MappedFile.howToComplete)
        }
        return Int(raw)
    }

    /// Skips `count` bytes and returns their offset.
    mutating func skip(_ count: Int, _ field: @autoclosure () -> String) throws(EngineError) -> Int {
        guard count >= 0, remaining >= count else { throw truncated(field()) }
        defer { offset += count }
        return offset
    }

    /// A string: its length in eight bytes, then its bytes, copied unchanged.
    mutating func bytes(_ field: @autoclosure () -> String) throws(EngineError) -> [UInt8] {
        let length = try count(unit: 1, "length of \(field())")
        let start = try skip(length, field())
        return [UInt8](UnsafeRawBufferPointer(start: file.base + start, count: length))
    }

    private func truncated(_ field: String) -> EngineError {
        file.incomplete("it ends within \(field), at byte \(offset) of \(file.count)")
    }
}
