import Foundation

/// The weights of a model directory: `model.safetensors`, or the parts that `model.safetensors.index.json` names,
/// mapped into memory.
///
/// The index is { "metadata": …, "weight_map": { tensor: file } }. The format of the files is described at
/// `SafetensorsReader`.
public final class SafetensorsFiles: Sendable {
    /// The tensors by name.
    public let tensors: [String: SafetensorsTensor]
    /// Bytes of all files.
    public var byteCount: Int { files.reduce(0) { $0 + $1.count } }
    /// Number of files.
    public var count: Int { files.count }

    private let files: [MappedFile]

    /// Opens the files of a directory and checks their headers; the weights themselves are not read.
    ///
    /// - Throws: `EngineError` naming the file and the field: no weights, a missing part, or a header that is cut off,
    ///   inconsistent or in conflict with the index.
    public init(directory: String) throws(EngineError) {
        let index = "\(directory)/model.safetensors.index.json"
        if FileManager.default.fileExists(atPath: index) {
            let map = try Self.weightMap(try MappedFile(path: index))
            let (files, tensors) = try Self.open(
                Set(map.values).sorted(), in: directory, "model.safetensors.index.json names it")
            self.files = files
            self.tensors = try Self.chosen(map, of: tensors, files)
            return
        }
        let names = try Self.names(in: directory)
        let (files, tensors) = try Self.open(names, in: directory, "the others' names say so")
        var all: [String: SafetensorsTensor] = [:]
        for tensor in tensors.flatMap(\.values) where all.updateValue(tensor, forKey: tensor.name) != nil {
            throw EngineError(
                .malformed, "\(files[tensor.shard].path): tensor \(tensor.name) is in another part as well")
        }
        self.files = files
        self.tensors = all
    }

    /// The first byte of a tensor of these files, valid as long as this object lives.
    public func data(of tensor: SafetensorsTensor) -> UnsafeRawPointer { files[tensor.shard].base + tensor.offset }

    /// The path of the file that holds a tensor.
    public func path(of tensor: SafetensorsTensor) -> String { files[tensor.shard].path }

    /// The bytes of each file.
    var contents: [UnsafeRawBufferPointer] {
        files.map { UnsafeRawBufferPointer(start: $0.base, count: $0.count) }
    }

    // MARK: Parts

    private static func weightMap(_ file: MappedFile) throws(EngineError) -> [String: String] {
        var map: [String: String] = [:]
        var scanner = JSONScanner(file)
        try scanner.object("index") { scanner, key throws(EngineError) in
            guard key == "weight_map" else {
                _ = try scanner.skip(key)
                return
            }
            try scanner.object("weight_map") { scanner, name throws(EngineError) in
                let part = try scanner.text("weight_map of \(name)")
                guard isPlain(part) else {
                    throw scanner.malformed(
                        "weight_map of \(name)", "is \"\(part.prefix(80))\", no safetensors file in the same folder")
                }
                guard map.updateValue(part, forKey: name) == nil else {
                    throw scanner.malformed("weight_map", "names tensor \(name) twice")
                }
            }
        }
        try scanner.finish("index")
        guard !map.isEmpty else { throw EngineError(.malformed, "\(file.path): weight_map is missing or empty") }
        return map
    }

    /// Whether a name stays within its folder.
    private static func isPlain(_ name: String) -> Bool {
        name.hasSuffix(".safetensors") && !name.contains("/") && !name.contains("\0") && !name.hasPrefix(".")
    }

    private static func open(
        _ names: [String], in directory: String, _ why: String
    ) throws(EngineError) -> ([MappedFile], [[String: SafetensorsTensor]]) {
        let paths = names.map { "\(directory)/\($0)" }
        let missing = paths.filter { !FileManager.default.fileExists(atPath: $0) }
        if let first = missing.first {
            throw EngineError(
                .missing,
                "\(first): this part of the model is missing (\(missing.count) of \(paths.count) are); \(why)")
        }
        var files: [MappedFile] = []
        var tensors: [[String: SafetensorsTensor]] = []
        for (shard, path) in paths.enumerated() {
            let file = try MappedFile(path: path)
            tensors.append(try SafetensorsReader(file, shard: shard).tensors)
            files.append(file)
        }
        return (files, tensors)
    }

    /// Each tensor from the file that the index names for it.
    private static func chosen(
        _ map: [String: String], of tensors: [[String: SafetensorsTensor]], _ files: [MappedFile]
    ) throws(EngineError) -> [String: SafetensorsTensor] {
        let names = Set(map.values).sorted()
        let shards = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        var result: [String: SafetensorsTensor] = [:]
        for (name, part) in map.sorted(by: { $0.key < $1.key }) {
            guard let shard = shards[part], let tensor = tensors[shard][name] else {
                throw EngineError(.malformed, "\(part): tensor \(name) is missing, though the index puts it there")
            }
            result[name] = tensor
        }
        return result
    }

    /// The files of a directory without an index: `model.safetensors`, or all of `model-00001-of-00002.safetensors` and
    /// so on, as counted in the name.
    private static func names(in directory: String) throws(EngineError) -> [String] {
        let single = "model.safetensors"
        if FileManager.default.fileExists(atPath: "\(directory)/\(single)") { return [single] }
        let all = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        let parts = all.sorted().compactMap { $0.wholeMatch(of: /model-\d{5}-of-(\d{5})\.safetensors/) }
        guard let first = parts.first else {
            throw EngineError(
                .missing, "\(directory): there is neither model.safetensors nor model.safetensors.index.json")
        }
        guard let count = Int(first.1), (1...99_999).contains(count), parts.allSatisfy({ $0.1 == first.1 }) else {
            throw EngineError(.malformed, "\(directory): the names of the parts do not say how many there are")
        }
        func five(_ number: Int) -> String { String("\(100_000 + number)".dropFirst()) }
        return (1...count).map { "model-\(five($0))-of-\(five(count)).safetensors" }
    }
}
