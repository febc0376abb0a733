import EngineKernels

/// Number type of the cached keys and values.
public enum CacheType: String, Sendable, Hashable, CaseIterable {
    /// Half floats.
    case f16
    /// Signed bytes, with one scale per head and position: about half the memory, and slightly different results.
    case q8

    /// The type's number in the kernels.
    var kernelType: ek_cache_type {
        switch self {
        case .f16: EK_CACHE_F16
        case .q8: EK_CACHE_Q8
        }
    }

    /// Bytes that a position takes in all layers of a model.
    func bytesPerPosition(_ config: ModelConfig) -> Int {
        config.layerCount * config.keyValueHeadCount * ek_cache_block_bytes(kernelType, config.headSize)
            / Int(EK_CACHE_BLOCK)
    }
}
