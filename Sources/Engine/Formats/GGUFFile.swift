/// A GGUF model file: metadata, vocabulary and weights, mapped into memory.
///
/// The format is described at the reader, `GGUFReader`. Values of metadata are copied out or read on demand; weights
/// stay where they are, so opening a file of any size costs little time and memory.
public final class GGUFFile: Sendable {
    /// Where the file lies.
    public let path: String
    /// The format's version, 2 or 3.
    public let version: Int
    /// What the file says about its model.
    public let metadata: GGUFMetadata
    /// The tensors by name.
    public let tensors: [String: GGUFTensor]
    /// Bytes of the whole file.
    public var byteCount: Int { file.count }

    private let file: MappedFile

    /// Opens a file and checks its head; the weights themselves are not read.
    ///
    /// - Parameter path: a GGUF file of version 2 or 3.
    /// - Throws: `EngineError` naming the file and the field: it is missing, it is no GGUF file, it is cut off or
    ///   contradicts itself, or it holds weights of an unknown type. Metadata without meaning here is not an error.
    public init(path: String) throws(EngineError) {
        self.path = path
        file = try MappedFile(path: path)
        let reader = try GGUFReader(file)
        version = reader.version
        metadata = reader.metadata
        tensors = reader.tensors
    }

    /// The first byte of a tensor of this file, valid as long as the file object lives.
    func data(of tensor: GGUFTensor) -> UnsafeRawPointer { file.base + tensor.offset }
}
