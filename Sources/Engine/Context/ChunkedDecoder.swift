/// A decoder whose cache can be saved to disk: its memory is split into chunks of a fixed number of positions.
protocol ChunkedDecoder: CausalDecoder {
    /// Positions in one chunk.
    var chunkPositions: Int { get }
    /// Bytes of one chunk.
    var chunkBytes: Int { get }

    /// The bytes of the chunks in use; valid until the decoder changes.
    var chunks: [UnsafeRawBufferPointer] { get }

    /// Replaces the cache with chunks that hold `position` positions.
    func adopt(_ chunks: [PrivateMapping], position: Int)
}
