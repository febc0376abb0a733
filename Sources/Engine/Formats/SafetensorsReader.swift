/// Reads the header of a safetensors file.
///
/// The format (https://huggingface.co/docs/safetensors), all little-endian:
///
///     length of the header: u64
///     header: JSON, { "__metadata__": { text: text }, name: { "dtype", "shape": […], "data_offsets": [from, to] } }
///     the tensors' bytes; offsets count from here
///
/// Tensors fill the data without holes or overlaps, and a header has at most 100 MB, as in the reference
/// implementation.
struct SafetensorsReader {
    /// Maximum length of the header in bytes.
    static let longestHeader = 100_000_000

    private let file: MappedFile
    private let shard: Int
    private(set) var tensors: [String: SafetensorsTensor] = [:]

    /// Reads the header and checks that the tensors fill the rest of the file.
    ///
    /// - Parameter shard: the file's number in a split model, from 0.
    /// - Throws: `EngineError` naming the file and the field.
    init(_ file: MappedFile, shard: Int) throws(EngineError) {
        self.file = file
        self.shard = shard
        var reader = ByteReader(file)
        let length = try reader.integer(UInt64.self, "length of the header")
        guard length <= UInt64(Self.longestHeader) else {
            throw malformed("length of the header is \(length); at most \(Self.longestHeader) bytes are possible")
        }
        guard length <= UInt64(reader.remaining) else {
            throw file.incomplete(
                "length of the header is \(length), more than the file can hold (\(file.count) bytes)")
        }
        let start = reader.offset + Int(length)
        var scanner = JSONScanner(file, in: reader.offset..<start)
        var found: [SafetensorsTensor] = []
        try scanner.object("header") { scanner, name throws(EngineError) in
            if name == "__metadata__" {
                _ = try scanner.skip("__metadata__")
            } else {
                found.append(try tensor(name, from: &scanner, data: start))
            }
        }
        try scanner.finish("header")
        if let end = found.map({ $0.offset + $0.byteCount }).max(), end > file.count {
            throw file.incomplete("it has \(file.count) bytes of \(end)")
        }
        try addTensors(found, from: start)
    }

    private func tensor(
        _ name: String, from scanner: inout JSONScanner, data start: Int
    ) throws(EngineError) -> SafetensorsTensor {
        var type: SafetensorsType?
        var shape: [Int]?
        var offsets: [Int]?
        try scanner.object("tensor \(name)") { scanner, key throws(EngineError) in
            switch key {
            case "dtype":
                let text = try scanner.text("dtype of tensor \(name)")
                guard let known = SafetensorsType(rawValue: text) else {
                    throw EngineError(
                        .unsupported, "\(file.path): dtype \(text.prefix(40)) of tensor \(name) is not supported")
                }
                type = known
            case "shape": shape = try Self.numbers("shape of tensor \(name)", from: &scanner)
            case "data_offsets": offsets = try Self.numbers("data_offsets of tensor \(name)", from: &scanner)
            default: _ = try scanner.skip("\(key.prefix(60)) of tensor \(name)")
            }
        }
        guard let type else { throw malformed("tensor \(name) has no dtype") }
        guard let shape else { throw malformed("tensor \(name) has no shape") }
        guard let offsets, offsets.count == 2 else { throw malformed("tensor \(name) has no two data_offsets") }
        guard offsets[0] <= offsets[1], offsets[1] < 1 << 60 else {
            throw malformed("data_offsets \(offsets) of tensor \(name) make no sense")
        }
        var bytes = type.size
        for length in shape {
            let (product, overflow) = bytes.multipliedReportingOverflow(by: length)
            guard !overflow else { throw malformed("tensor \(name) has more elements than can be counted") }
            bytes = product
        }
        guard bytes == offsets[1] - offsets[0] else {
            throw malformed(
                "tensor \(name) of \(type.rawValue) \(shape) takes \(bytes) bytes, but data_offsets are \(offsets)")
        }
        return SafetensorsTensor(
            name: name, type: type, shape: shape, shard: shard, offset: start + offsets[0], byteCount: bytes)
    }

    /// A short list of counts.
    private static func numbers(
        _ field: String, from scanner: inout JSONScanner
    ) throws(EngineError) -> [Int] {
        var numbers: [Int] = []
        try scanner.array(field) { scanner, index throws(EngineError) in
            guard index < 8 else { throw scanner.malformed(field, "has more than 8 numbers") }
            let number = try scanner.integer(field)
            guard number >= 0 else { throw scanner.malformed(field, "holds \(number)") }
            numbers.append(number)
        }
        return numbers
    }

    private mutating func addTensors(_ found: [SafetensorsTensor], from start: Int) throws(EngineError) {
        var end = start
        var last = "the header"
        for tensor in found.sorted(by: { ($0.offset, $0.byteCount) < ($1.offset, $1.byteCount) }) {
            guard tensor.offset >= end else { throw malformed("tensors \(last) and \(tensor.name) overlap") }
            guard tensor.offset == end else {
                throw malformed("\(tensor.offset - end) bytes between \(last) and \(tensor.name) belong to no tensor")
            }
            guard tensors.updateValue(tensor, forKey: tensor.name) == nil else {
                throw malformed("tensor \(tensor.name) appears twice")
            }
            end = tensor.offset + tensor.byteCount
            last = tensor.name
        }
        guard end == file.count else {
            throw malformed("\(file.count - end) bytes behind \(last) belong to no tensor")
        }
    }

    private func malformed(_ what: String) -> EngineError { EngineError(.malformed, "\(file.path): \(what)") }
}
