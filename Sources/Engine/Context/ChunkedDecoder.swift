/// A decoder whose cache can be kept on disk: its memory comes in chunks of so many positions.
protocol ChunkedDecoder: CausalDecoder {
    /// Positions in one chunk.
    var chunkPositions: Int { get }
    /// Bytes of one chunk.
    var chunkBytes: Int { get }

    /// The bytes of the chunks that hold the positions there are; valid until the decoder changes.
    var chunks: [UnsafeRawBufferPointer] { get }

    /// Takes over chunks that hold `position` positions, in place of what it has.
    func adopt(_ chunks: [PrivateMapping], position: Int)
}
