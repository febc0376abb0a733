import EngineKernels

/// Attention: queries, keys and values, their positions, and the cache.
extension TransformerDecoder {
    /// Computes cosines and sines for every position of the batch, shared by all layers with the same frequencies.
    func turnPositions(_ count: Int) {
        let dimensions = config.rotary.dimensions
        for index in 0..<count {
            let offset = index * dimensions
            ek_rope_turns(
                state.turns.start + offset, position + index, dimensions / 2, rotary.frequencies, rotary.magnitude)
            guard config.window != nil else { continue }
            ek_rope_turns(
                state.localTurns.start + offset, position + index, dimensions / 2, localRotary.frequencies,
                localRotary.magnitude)
        }
    }

    /// Adds biases, applies head norms and rotary positions, then stores keys and values in the cache.
    func remember(_ layer: LayerWeights, _ index: Int, _ count: Int) {
        let (kernels, state, config) = (kernels, state, config)
        let rotary = config.rotary
        let allTurns = config.isLocal(index) ? state.localTurns : state.turns
        let isTurned = rotary.isUsed(inLayer: index)
        let attention = attention(index, count)
        pool.forEach(count) { token, _ in
            let query = state.query.start + token * config.queryWidth
            let key = state.key.start + token * config.keyValueWidth
            let value = state.value.start + token * config.keyValueWidth
            if let bias = layer.queryBias { ek_add(kernels, query, bias.start, config.queryWidth) }
            if let bias = layer.keyBias { ek_add(kernels, key, bias.start, config.keyValueWidth) }
            if let bias = layer.valueBias { ek_add(kernels, value, bias.start, config.keyValueWidth) }
            if let norm = layer.queryNorm { Self.normalizeHeads(kernels, query, config.headCount, norm, config) }
            if let norm = layer.keyNorm { Self.normalizeHeads(kernels, key, config.keyValueHeadCount, norm, config) }
            guard isTurned else { return }
            let turns = allTurns.start + token * rotary.dimensions
            ek_rope(kernels, query, turns, config.headCount, config.headSize, rotary.dimensions, rotary.isSplit)
            ek_rope(kernels, key, turns, config.keyValueHeadCount, config.headSize, rotary.dimensions, rotary.isSplit)
        }
        // Neighbouring positions share cache lines of keys, so each thread writes blocks of 32.
        let start = position % 32
        pool.forEach((start + count + 31) / 32) { block, _ in
            var attention = attention
            for token in max(0, block * 32 - start)..<min(count, block * 32 + 32 - start) {
                ek_store(kernels, &attention, state.key.start, state.value.start, token)
            }
        }
    }

    private static func normalizeHeads(
        _ kernels: UnsafePointer<ek_kernels>, _ heads: UnsafeMutablePointer<Float>, _ count: Int,
        _ norm: Buffer<Float>, _ config: ModelConfig
    ) {
        for head in 0..<count {
            let start = heads + head * config.headSize
            ek_rms_norm(kernels, start, norm.start, start, config.headSize, config.normEpsilon)
        }
    }

    /// attended = softmax(q · kᵀ · scale) · v, for each group of heads and a few tokens at a time.
    func attend(_ index: Int, from first: Int, _ end: Int) {
        let (kernels, heads) = (kernels, config.keyValueHeadCount)
        let attention = attention(index, end)
        let tokensAtOnce = max(1, 64 / (config.headCount / heads))
        let tiles = (end - first + tokensAtOnce - 1) / tokensAtOnce
        let isSmall = (end - first) * (position + end) * config.keyValueWidth < 1 << 14
        pool.forEach(heads * tiles, alone: isSmall) { item, _ in
            var attention = attention
            // Late tokens attend to the most positions; they come first, so that the threads finish together.
            let tile = tiles - 1 - item / heads
            let start = first + tile * tokensAtOnce
            ek_attend(kernels, &attention, item % heads, start, min(start + tokensAtOnce, end))
        }
    }

    private func attention(_ index: Int, _ count: Int) -> ek_attention {
        ek_attention(
            q: state.query.start, out: state.attended.values.start, chunks: UnsafePointer(cache.chunks),
            type: cache.type.kernelType, chunk_blocks: KeyValueCache.chunkBlocks,
            layer_offset: index * cache.layerStride, tokens: count,
            position: position, heads: config.headCount, kv_heads: config.keyValueHeadCount,
            head_dim: config.headSize, scale: config.scales.attention, soft_cap: config.scales.attentionCap ?? 0,
            window: config.isLocal(index) ? config.window?.length ?? 0 : 0)
    }
}
