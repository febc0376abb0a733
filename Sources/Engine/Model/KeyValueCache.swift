import EngineKernels

/// Keys and values of all past positions.
///
/// Memory is allocated in chunks of 256 positions as needed, so that a long context costs only what is used. The layout
/// inside a chunk is described at `ek_attention`.
final class KeyValueCache {
    /// Blocks of `EK_CACHE_BLOCK` positions in one chunk.
    static let chunkBlocks = 8
    /// Positions in one chunk.
    static let chunkPositions = chunkBlocks * Int(EK_CACHE_BLOCK)

    /// Number type of the keys and values.
    let type: CacheType
    /// One pointer for each possible chunk; nil for those not allocated.
    let chunks: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    /// Bytes of one layer in one chunk.
    let layerStride: Int
    /// Bytes of one chunk.
    let chunkBytes: Int
    private let mostChunks: Int
    /// Owns the memory of each chunk.
    private var owners: [AnyObject] = []

    init(config: ModelConfig, contextLength: Int, type: CacheType) {
        self.type = type
        layerStride =
            config.keyValueHeadCount * Self.chunkBlocks * ek_cache_block_bytes(type.kernelType, config.headSize)
        chunkBytes = config.layerCount * layerStride
        mostChunks = (contextLength + Self.chunkPositions - 1) / Self.chunkPositions
        chunks = .allocate(capacity: max(1, mostChunks))
        chunks.initialize(repeating: nil, count: max(1, mostChunks))
    }

    deinit { chunks.deallocate() }

    /// Bytes allocated now.
    var byteCount: Int { owners.count * chunkBytes }

    /// Makes room for positions 0 ..< `count`, which must lie within the context.
    func reserve(_ count: Int) {
        while owners.count < mostChunks, owners.count * Self.chunkPositions < count {
            let chunk = Buffer<UInt8>(count: chunkBytes)
            chunks[owners.count] = chunk.start
            owners.append(chunk)
        }
    }

    /// The bytes of the chunks that hold positions 0 ..< `count`.
    func contents(_ count: Int) -> [UnsafeRawBufferPointer] {
        (0..<(count + Self.chunkPositions - 1) / Self.chunkPositions).map { index in
            UnsafeRawBufferPointer(start: chunks[index], count: chunkBytes)
        }
    }

    /// Replaces all chunks with these, each of `chunkBytes`.
    func adopt(_ mappings: [PrivateMapping]) {
        for index in owners.indices { chunks[index] = nil }
        owners = mappings
        for (index, mapping) in mappings.enumerated() { chunks[index] = mapping.start }
    }
}
