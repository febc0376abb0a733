import EngineKernels

/// How keys and values of past positions are kept.
public enum CacheType: String, Sendable, Hashable, CaseIterable {
    /// Half floats.
    case f16
    /// Signed bytes, with one scale for a head at a position: about half the memory, and slightly other numbers.
    case q8

    /// The kernels' number of the type.
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
