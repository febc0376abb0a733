import EngineKernels

/// Keys and values of all past positions, as half floats.
///
/// Memory comes in chunks of 256 positions as they are needed, so that a long context costs what is used of it. The
/// layout inside a chunk is described at `ek_attention`.
final class KeyValueCache {
    /// Blocks of `EK_CACHE_BLOCK` positions in one chunk.
    static let chunkBlocks = 8
    /// Positions in one chunk.
    static let chunkPositions = chunkBlocks * Int(EK_CACHE_BLOCK)

    /// One pointer for each chunk there could be; nil beyond `chunkCount`.
    let chunks: UnsafeMutablePointer<UnsafeMutablePointer<UInt16>?>
    /// Half floats of one layer in one chunk.
    let layerStride: Int
    private let layerCount: Int
    private let mostChunks: Int
    private var storage: [Buffer<UInt16>] = []

    init(config: ModelConfig, contextLength: Int) {
        layerStride = config.keyValueWidth * 2 * Self.chunkPositions
        layerCount = config.layerCount
        mostChunks = (contextLength + Self.chunkPositions - 1) / Self.chunkPositions
        chunks = .allocate(capacity: max(1, mostChunks))
        chunks.initialize(repeating: nil, count: max(1, mostChunks))
    }

    deinit { chunks.deallocate() }

    /// Bytes held now.
    var byteCount: Int { storage.count * layerCount * layerStride * MemoryLayout<UInt16>.stride }

    /// Makes room for positions 0 ..< `count`, which must lie within the context.
    func reserve(_ count: Int) {
        while storage.count < mostChunks, storage.count * Self.chunkPositions < count {
            let chunk = Buffer<UInt16>(count: layerCount * layerStride)
            chunks[storage.count] = chunk.start
            storage.append(chunk)
        }
    }
}
