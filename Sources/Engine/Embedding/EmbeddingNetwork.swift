/// An embedding model whose files have been opened and checked, shared by any number of encoders.
public protocol EmbeddingNetwork: Sendable {
    /// The file or directory, which also holds the vocabulary.
    var file: any ModelFile { get }
    /// Tokens of the vocabulary.
    var vocabularySize: Int { get }
    /// What the model takes of memory while it works through the longest text.
    var memoryNeed: MemoryNeed { get }

    /// An encoder.
    ///
    /// - Parameter threads: threads at work, by default one for each core.
    func encoder(threads: Int?) -> any TextEncoder
}

extension EmbeddingNetwork {
    /// Numbers in all tensors.
    public var parameterCount: Int { file.tensors.values.reduce(0) { $0 + $1.elementCount } }

    /// Bytes of all tensors.
    public var weightBytes: Int { file.tensors.values.reduce(0) { $0 + $1.byteCount } }
}
