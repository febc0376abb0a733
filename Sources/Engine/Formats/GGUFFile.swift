import Foundation

/// A GGUF model file: metadata, vocabulary and weights, mapped into memory.
///
/// The format is described at `GGUFReader`. Metadata is copied out or read on demand; weights stay in the mapping, so
/// opening a file of any size costs little time and memory.
public final class GGUFFile: Sendable {
    /// The path of the file.
    public let path: String
    /// The format's version, 2 or 3.
    public let version: Int
    /// The metadata of the model.
    public let metadata: GGUFMetadata
    /// The tensors by name.
    public let tensors: [String: GGUFTensor]
    /// Bytes of the whole file, or of all files of a split model.
    public var byteCount: Int { files.reduce(0) { $0 + $1.count } }

    private let files: [MappedFile]

    /// Opens a file and checks its header; the weights themselves are not read.
    ///
    /// - Parameter path: a GGUF file of version 2 or 3. Of a split model (`NAME-00001-of-00003.gguf`), any part; all of
    ///   them are opened.
    /// - Throws: `EngineError` naming the file and the field: it is missing, not a GGUF file, cut off or inconsistent,
    ///   or it holds weights of an unknown type. Unknown metadata is not an error.
    public init(path: String) throws(EngineError) {
        let shards = GGUFShards(path: path)
        let paths = shards?.paths ?? [path]
        self.path = paths[0]
        var files: [MappedFile] = []
        var first: GGUFReader?
        var tensors: [String: GGUFTensor] = [:]
        for (number, path) in paths.enumerated() {
            let file = try Self.open(path, of: paths)
            let reader = try GGUFReader(file, shard: number)
            try shards?.check(reader, path, shard: number)
            for (name, tensor) in reader.tensors where tensors.updateValue(tensor, forKey: name) != nil {
                throw EngineError(.malformed, "\(path): tensor \(name) is in another part of the model as well")
            }
            files.append(file)
            if first == nil { first = reader }
        }
        if let expected = first?.metadata.integer("split.tensors.count"), paths.count > 1,
            expected != tensors.count
        {
            throw EngineError(
                .malformed, "\(self.path): split.tensors.count is \(expected), but the parts hold \(tensors.count)")
        }
        guard let first else { throw EngineError(.missing, "\(path): there is no such file") }
        self.files = files
        self.tensors = tensors
        version = first.version
        metadata = first.metadata
    }

    private static func open(_ path: String, of parts: [String]) throws(EngineError) -> MappedFile {
        if parts.count > 1, !FileManager.default.fileExists(atPath: path) {
            throw EngineError(.missing, "\(path): this part of the model is missing; it has \(parts.count)")
        }
        return try MappedFile(path: path)
    }

    /// The bytes of each file.
    public var parts: [UnsafeRawBufferPointer] {
        files.map { UnsafeRawBufferPointer(start: $0.base, count: $0.count) }
    }

    /// The first byte of a tensor of this file, valid as long as the file object lives.
    public func data(of tensor: GGUFTensor) -> UnsafeRawPointer { files[tensor.shard].base + tensor.offset }
}
