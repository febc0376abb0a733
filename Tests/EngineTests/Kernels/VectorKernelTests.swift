import EngineKernels
import Foundation
import Testing

/// Norms, activations, rotations and attention against plain C.
@Suite struct VectorKernelTests {
    @Test(arguments: KernelSet.vectorised)
    func `rounding to eight bits is that of the scalar reference`(_ set: KernelSet) {
        for columns in [3, Int(EK_EXACT_COLUMNS) + 1] {
            let x = SampleColumns("rounding", k: 288, count: columns)
            x.quantize(ek_scalar_kernels())
            let expected = x.rounded
            x.quantize(set.kernels)
            #expect(x.rounded == expected)
        }
    }

    @Test(arguments: KernelSet.vectorised, [16, 64, 75, 1000])
    func `norms, gates, caps, factors and sums are those of the scalar reference`(_ set: KernelSet, _ count: Int) {
        let (x, weight) = (randomFloats("x", count).map { $0 * 9 }, randomFloats("w", count))
        func all(_ kernels: UnsafePointer<ek_kernels>) -> [[Float]] {
            var normed = [Float](repeating: 0, count: count)
            ek_rms_norm(kernels, x, weight, &normed, count, 1e-5)
            var gate = x
            ek_swiglu(kernels, &gate, weight, count)
            var gelu = x
            ek_geglu(kernels, &gelu, weight, count)
            var capped = x
            ek_soft_cap(kernels, &capped, count, 2.5)
            var scaled = x
            ek_scale(kernels, &scaled, count, -0.3)
            var sum = x
            ek_add(kernels, &sum, weight, count)
            return [normed, gate, gelu, capped, scaled, sum]
        }
        for (found, expected) in zip(all(set.kernels), all(ek_scalar_kernels())) {
            #expect(relativeError(found, expected) < 1e-6)
        }
    }

    @Test(arguments: KernelSet.vectorised, [true, false])
    func `rotations are those of the scalar reference, with or without a rest that stays`(
        _ set: KernelSet, _ split: Bool
    ) {
        for (headSize, turned) in [(64, 64), (80, 48)] {
            var turns = [Float](repeating: 0, count: turned)
            let frequencies = (0..<turned / 2).map { pow(10_000, -2 * Double($0) / Double(turned)) }
            ek_rope_turns(&turns, 1234, turned / 2, frequencies, 1)
            var (found, expected) = (randomFloats("heads", 3 * headSize), randomFloats("heads", 3 * headSize))
            ek_rope(set.kernels, &found, turns, 3, headSize, turned, split)
            ek_rope(ek_scalar_kernels(), &expected, turns, 3, headSize, turned, split)
            #expect(relativeError(found, expected) < 1e-6)
        }
    }

    @Test(arguments: KernelSet.vectorised, [Float(0), 2])
    func `attention within a window, with capped scores or without, is that of the scalar reference`(
        _ set: KernelSet, _ softCap: Float
    ) {
        for (window, position, tokens) in [
            (1, 40, 3), (7, 0, 40), (32, 64, 1), (33, 90, 70), (100, 300, 65), (500, 10, 9),
        ] {
            let sample = AttentionSample(
                heads: 6, groups: 2, headSize: 64, position: position, tokens: tokens, window: window,
                softCap: softCap)
            let error = relativeError(sample.result(set.kernels), sample.result(ek_scalar_kernels()))
            #expect(error < 1e-5, "a window of \(window), \(tokens) tokens at \(position)")
        }
    }

    @Test func `attention over keys and values in bytes is near that over half floats`() {
        var sample = AttentionSample(heads: 6, groups: 2, headSize: 64, position: 150, tokens: 40)
        let exact = sample.result(ek_scalar_kernels())
        sample.cache = EK_CACHE_Q8
        let error = relativeError(sample.result(ek_scalar_kernels()), exact)
        #expect(error < 0.02 && error > 0)
    }

    @Test(arguments: KernelSet.vectorised, [16, 64, 80])
    func `attention over bytes is that of the scalar reference`(_ set: KernelSet, _ headSize: Int) {
        for (heads, groups, position, tokens) in [(6, 2, 0, 1), (6, 2, 70, 5), (4, 4, 31, 40), (3, 1, 255, 2)] {
            var sample = AttentionSample(
                heads: heads, groups: groups, headSize: headSize, position: position, tokens: tokens)
            sample.cache = EK_CACHE_Q8
            let error = relativeError(sample.result(set.kernels), sample.result(ek_scalar_kernels()))
            #expect(error < 1e-5, "\(heads) heads in \(groups) groups, \(tokens) tokens at \(position)")
        }
    }

    @Test(arguments: KernelSet.vectorised, [16, 48, 64, 80, 128])
    func `attention is that of the scalar reference`(_ set: KernelSet, _ headSize: Int) {
        let cases = [(6, 2, 0, 1), (6, 2, 70, 5), (4, 4, 31, 40), (3, 1, 255, 2), (8, 1, 3, 70)]
        for (heads, groups, position, tokens) in cases {
            let sample = AttentionSample(
                heads: heads, groups: groups, headSize: headSize, position: position, tokens: tokens)
            let error = relativeError(sample.result(set.kernels), sample.result(ek_scalar_kernels()))
            #expect(error < 1e-5, "\(heads) heads in \(groups) groups, \(tokens) tokens at \(position)")
        }
    }
}

/// Attention over random keys and values.
private struct AttentionSample {
    let heads: Int
    let groups: Int
    let headSize: Int
    let position: Int
    let tokens: Int
    var window = 0
    var softCap: Float = 0
    var cache = EK_CACHE_F16

    func result(_ kernels: UnsafePointer<ek_kernels>) -> [Float] {
        let (chunkBlocks, total) = (2, position + tokens)
        let chunkSize = groups * chunkBlocks * ek_cache_block_bytes(cache, headSize)
        let chunkCount = (total + chunkBlocks * Int(EK_CACHE_BLOCK) - 1) / (chunkBlocks * Int(EK_CACHE_BLOCK))
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: chunkCount * chunkSize)
        memory.initialize(repeating: 0, count: chunkCount * chunkSize)
        defer { memory.deallocate() }
        let chunks: [UnsafeMutablePointer<UInt8>?] = (0..<chunkCount).map { memory + $0 * chunkSize }
        let (keys, values) = (
            randomFloats("keys", total * groups * headSize), randomFloats("values", total * groups * headSize)
        )
        let queries = randomFloats("queries", tokens * heads * headSize).map { $0 * 3 }
        var out = [Float](repeating: .nan, count: queries.count)
        out.withUnsafeMutableBufferPointer { out in
            chunks.withUnsafeBufferPointer { chunks in
                queries.withUnsafeBufferPointer { queries in
                    var attention = ek_attention(
                        q: queries.baseAddress, out: out.baseAddress, chunks: chunks.baseAddress,
                        type: cache, chunk_blocks: chunkBlocks, layer_offset: 0, tokens: tokens, position: 0,
                        heads: heads,
                        kv_heads: groups, head_dim: headSize, scale: 1 / Float(headSize).squareRoot(),
                        soft_cap: softCap,
                        window: window)
                    for token in 0..<total { ek_store(kernels, &attention, keys, values, token) }
                    attention.position = position
                    for group in 0..<groups { ek_attend(kernels, &attention, group, 0, tokens) }
                }
            }
        }
        return out
    }
}
