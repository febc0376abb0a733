import EngineKernels
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
    func `norm, gate and sum are those of the scalar reference`(_ set: KernelSet, _ count: Int) {
        let (x, weight) = (randomFloats("x", count).map { $0 * 9 }, randomFloats("w", count))
        func all(_ kernels: UnsafePointer<ek_kernels>) -> [[Float]] {
            var normed = [Float](repeating: 0, count: count)
            ek_rms_norm(kernels, x, weight, &normed, count, 1e-5)
            var gate = x
            ek_swiglu(kernels, &gate, weight, count)
            var sum = x
            ek_add(kernels, &sum, weight, count)
            return [normed, gate, sum]
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
            ek_rope_turns(&turns, 1234, turned, 10_000, 1, nil)
            var (found, expected) = (randomFloats("heads", 3 * headSize), randomFloats("heads", 3 * headSize))
            ek_rope(set.kernels, &found, turns, 3, headSize, turned, split)
            ek_rope(ek_scalar_kernels(), &expected, turns, 3, headSize, turned, split)
            #expect(relativeError(found, expected) < 1e-6)
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

    func result(_ kernels: UnsafePointer<ek_kernels>) -> [Float] {
        let (chunkBlocks, total) = (2, position + tokens)
        let chunkSize = groups * chunkBlocks * 2 * Int(EK_CACHE_BLOCK) * headSize
        let chunkCount = (total + chunkBlocks * Int(EK_CACHE_BLOCK) - 1) / (chunkBlocks * Int(EK_CACHE_BLOCK))
        let memory = UnsafeMutablePointer<UInt16>.allocate(capacity: chunkCount * chunkSize)
        memory.initialize(repeating: 0, count: chunkCount * chunkSize)
        defer { memory.deallocate() }
        let chunks: [UnsafeMutablePointer<UInt16>?] = (0..<chunkCount).map { memory + $0 * chunkSize }
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
                        chunk_blocks: chunkBlocks, layer_offset: 0, tokens: tokens, position: 0, heads: heads,
                        kv_heads: groups, head_dim: headSize, scale: 1 / Float(headSize).squareRoot())
                    for token in 0..<total { ek_store(kernels, &attention, keys, values, token) }
                    attention.position = position
                    for group in 0..<groups { ek_attend(kernels, &attention, group, 0, tokens) }
                }
            }
        }
        return out
    }
}
