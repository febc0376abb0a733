/// Reads the header of a GGUF file.
///
/// The format (ggml, `docs/gguf.md`), all little-endian, strings as an eight-byte length and bytes:
///
///     "GGUF"  version: u32  tensor count: u64  metadata count: u64
///     metadata count × { key: string  type: u32  value }
///     tensor count × { name: string  dimensions: u32  dimensions × length: u64  type: u32  offset: u64 }
///     padding to the alignment, then the tensors; offsets count from here
///
/// A value of type array is { element type: u32 count: u64 elements }. The alignment is `general.alignment`, 32 by
/// default. Versions 2 and 3 are the same in little-endian files.
struct GGUFReader {
    /// No model file nests arrays deeper.
    private static let deepestArray = 4
    /// No model has more keys or tensors; each takes more memory than bytes of the file.
    private static let mostEntries = 1 << 18

    private let file: MappedFile
    private let shard: Int
    private var reader: ByteReader
    private(set) var version = 0
    private var keys: [String] = []
    private var values: [String: GGUFValue] = [:]
    private(set) var tensors: [String: GGUFTensor] = [:]

    var metadata: GGUFMetadata { GGUFMetadata(keys: keys, values: values) }

    /// Reads and checks everything up to the tensors' data, and that the data lies within the file.
    ///
    /// - Parameter shard: the file's number in a split model, from 0.
    /// - Throws: `EngineError` naming the file and the field.
    init(_ file: MappedFile, shard: Int) throws(EngineError) {
        self.file = file
        self.shard = shard
        reader = ByteReader(file)
        let magic = try reader.integer(UInt32.self, "magic")
        guard magic == 0x4655_4747 else { throw malformed("does not begin with GGUF") }
        let number = try reader.integer(UInt32.self, "version")
        guard number == 2 || number == 3 else {
            throw EngineError(.unsupported, "\(file.path): GGUF version \(number) is not supported (2 and 3 are)")
        }
        version = Int(number)
        let tensorCount = try reader.count(unit: 32, "tensor count")
        let metadataCount = try reader.count(unit: 13, "metadata count")
        for (count, name) in [(tensorCount, "tensor count"), (metadataCount, "metadata count")]
        where count > Self.mostEntries {
            throw malformed("\(name) is \(count); at most \(Self.mostEntries) are possible")
        }
        for index in 0..<metadataCount { try readEntry(index) }
        var infos: [TensorInfo] = []
        for index in 0..<tensorCount { infos.append(try readTensor(index)) }
        try locateTensors(infos)
    }

    // MARK: Metadata

    private mutating func readEntry(_ index: Int) throws(EngineError) {
        let bytes = try reader.bytes("key \(index) of the metadata")
        guard bytes.count <= 65_535, let key = String(validating: bytes, as: UTF8.self) else {
            throw malformed("key \(index) of the metadata is no text of at most 65535 bytes")
        }
        guard values[key] == nil else { throw malformed("metadata key \(key) appears twice") }
        let type = try valueType("type of \(key)")
        values[key] = try value(of: type, key, depth: 0)
        keys.append(key)
    }

    private mutating func valueType(_ field: @autoclosure () -> String) throws(EngineError) -> GGUFValueType {
        let code = try reader.integer(UInt32.self, field())
        guard let type = GGUFValueType(rawValue: code) else {
            throw malformed("\(field()) is \(code), which is no value type")
        }
        return type
    }

    private mutating func value(
        of type: GGUFValueType, _ key: @autoclosure () -> String, depth: Int
    ) throws(EngineError) -> GGUFValue {
        guard type == .array else { return try Self.scalar(type, from: &reader, key()) }
        guard depth < Self.deepestArray else { throw malformed("\(key()) nests arrays too deeply") }
        let element = try valueType("element type of \(key())")
        let count = try reader.count(unit: element.size, "count of \(key())")
        let start = reader.offset
        switch element {
        case .string, .array:
            // Checks the elements once now, so that reading them later cannot fail.
            for _ in 0..<count {
                if element == .string {
                    let length = try reader.count(unit: 1, "length of a string in \(key())")
                    _ = try reader.skip(length, "a string in \(key())")
                } else {
                    _ = try value(of: .array, key(), depth: depth + 1)
                }
            }
        default: _ = try reader.skip(count * element.size, key())
        }
        return .array(GGUFArray(element: element, count: count, file: file, offset: start))
    }

    /// Reads one value that is not an array.
    static func scalar(
        _ type: GGUFValueType, from reader: inout ByteReader, _ key: @autoclosure () -> String
    ) throws(EngineError) -> GGUFValue {
        switch type {
        case .uint8: .integer(Int(try reader.integer(UInt8.self, key())))
        case .int8: .integer(Int(try reader.integer(Int8.self, key())))
        case .uint16: .integer(Int(try reader.integer(UInt16.self, key())))
        case .int16: .integer(Int(try reader.integer(Int16.self, key())))
        case .uint32: .integer(Int(try reader.integer(UInt32.self, key())))
        case .int32: .integer(Int(try reader.integer(Int32.self, key())))
        case .int64: .integer(Int(try reader.integer(Int64.self, key())))
        case .uint64: large(try reader.integer(UInt64.self, key()))
        case .float32: .float(Double(Float(bitPattern: try reader.integer(UInt32.self, key()))))
        case .float64: .float(Double(bitPattern: try reader.integer(UInt64.self, key())))
        case .bool: .bool(try reader.integer(UInt8.self, key()) != 0)
        case .string, .array: .string(try reader.bytes(key()))
        }
    }

    private static func large(_ value: UInt64) -> GGUFValue {
        Int(exactly: value).map(GGUFValue.integer) ?? .large(value)
    }

    // MARK: Tensors

    private struct TensorInfo {
        let name: String
        let shape: [Int]
        let type: WeightType
        let byteCount: Int
        let offset: UInt64
    }

    private mutating func readTensor(_ index: Int) throws(EngineError) -> TensorInfo {
        let bytes = try reader.bytes("name of tensor \(index)")
        guard bytes.count <= 1024, let name = String(validating: bytes, as: UTF8.self) else {
            throw malformed("name of tensor \(index) is no text of at most 1024 bytes")
        }
        let dimensions = try reader.integer(UInt32.self, "dimensions of tensor \(name)")
        guard (1...4).contains(dimensions) else {
            throw malformed("tensor \(name) has \(dimensions) dimensions; 1 to 4 are possible")
        }
        var shape: [Int] = []
        var elements = 1
        for _ in 0..<dimensions {
            let length = try reader.integer(UInt64.self, "shape of tensor \(name)")
            guard let length = Int(exactly: length), length > 0 else {
                throw malformed("tensor \(name) has a dimension of \(length)")
            }
            let (product, overflow) = elements.multipliedReportingOverflow(by: length)
            guard !overflow else { throw malformed("tensor \(name) has more elements than can be counted") }
            elements = product
            shape.append(length)
        }
        let code = try reader.integer(UInt32.self, "type of tensor \(name)")
        guard let type = WeightType(code: code) else {
            throw EngineError(
                .unsupported,
                "\(file.path): weight type \(WeightType.name(ofCode: code)) of tensor \(name) is not supported")
        }
        guard shape[0] % type.blockLength == 0 else {
            throw malformed(
                "tensor \(name) has rows of \(shape[0]), no multiple of \(type.blockLength) as \(type.rawValue) needs")
        }
        let (byteCount, overflow) = (elements / type.blockLength).multipliedReportingOverflow(by: type.blockBytes)
        guard !overflow else { throw malformed("tensor \(name) has more bytes than can be counted") }
        let offset = try reader.integer(UInt64.self, "offset of tensor \(name)")
        return TensorInfo(name: name, shape: shape, type: type, byteCount: byteCount, offset: offset)
    }

    /// Turns offsets from the start of the data into offsets in the file.
    private mutating func locateTensors(_ infos: [TensorInfo]) throws(EngineError) {
        let alignment = metadata.integer("general.alignment") ?? 32
        guard alignment > 0, alignment <= 1 << 20, alignment & (alignment - 1) == 0 else {
            throw malformed("general.alignment is \(alignment), no power of two up to 1048576")
        }
        let start = (reader.offset + alignment - 1) / alignment * alignment
        let available = UInt64(max(0, file.count - start))
        try refuseIncomplete(infos, from: start)
        for info in infos {
            guard info.offset % UInt64(alignment) == 0 else {
                throw malformed("offset \(info.offset) of tensor \(info.name) is no multiple of \(alignment)")
            }
            guard info.offset <= available, UInt64(info.byteCount) <= available - info.offset else {
                throw malformed("tensor \(info.name) lies beyond the end of the file")
            }
            guard tensors[info.name] == nil else { throw malformed("tensor \(info.name) appears twice") }
            tensors[info.name] = GGUFTensor(
                name: info.name, shape: info.shape, type: info.type, shard: shard, offset: start + Int(info.offset),
                byteCount: info.byteCount)
        }
        try refuseOverlaps()
    }

    /// Reports a truncated file, such as an interrupted download, with the size it should have.
    private func refuseIncomplete(_ infos: [TensorInfo], from start: Int) throws(EngineError) {
        let ends = infos.compactMap { info -> (name: String, end: Int)? in
            guard let offset = Int(exactly: info.offset), offset < 1 << 60, info.byteCount < 1 << 60 else { return nil }
            return (info.name, start + offset + info.byteCount)
        }
        guard ends.count == infos.count, let last = ends.max(by: { $0.end < $1.end }), last.end > file.count else {
            return
        }
        throw file.incomplete("it has \(file.count) bytes of \(last.end), where tensor \(last.name) ends")
    }

    private func refuseOverlaps() throws(EngineError) {
        let sorted = tensors.values.sorted { $0.offset < $1.offset }
        for (one, next) in zip(sorted, sorted.dropFirst()) where one.offset + one.byteCount > next.offset {
            throw malformed("tensors \(one.name) and \(next.name) overlap")
        }
    }

    private func malformed(_ what: String) -> EngineError { EngineError(.malformed, "\(file.path): \(what)") }
}
