/// An embedding model whose files have been opened and checked, shared by any number of encoders.
public protocol EmbeddingNetwork: Sendable {
    /// The file or directory, which also holds the vocabulary.
    var file: any ModelFile { get }
    /// Tokens of the vocabulary.
    var vocabularySize: Int { get }
    /// The memory that the model needs for its longest text.
    var memoryEstimate: MemoryEstimate { get }

    /// Makes an encoder.
    ///
    /// - Parameter threads: number of threads; by default one per core.
    func encoder(threads: Int?) -> any TextEncoder
}

extension EmbeddingNetwork {
    /// Numbers in all tensors.
    public var parameterCount: Int { file.tensors.values.reduce(0) { $0 + $1.elementCount } }

    /// Bytes of all tensors.
    public var weightBytes: Int { file.tensors.values.reduce(0) { $0 + $1.byteCount } }
}
