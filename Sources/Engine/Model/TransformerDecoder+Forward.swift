import EngineKernels

/// The network itself: "Attention Is All You Need" (Vaswani et al. 2017) in the form of Llama (Touvron et al. 2023),
/// with grouped queries (Ainslie et al. 2023) and rotary positions (Su et al. 2021).
extension TransformerDecoder {
    /// Passes `tokens`, at the positions from `position` on, through all layers.
    ///
    /// The last layer works for the last token alone where logits are wanted, and otherwise only fills the cache.
    func forward(_ tokens: ArraySlice<TokenID>, wantsLogits: Bool, _ shouldStop: () -> Bool) -> Bool {
        let count = tokens.count
        embed(tokens)
        turnPositions(count)
        for (index, layer) in weights.layers.enumerated() {
            if shouldStop() { return false }
            let isLast = index == weights.layers.count - 1
            let first = isLast ? (wantsLogits ? count - 1 : count) : 0

            normalize(layer.attentionNorm, for: [layer.query, layer.key, layer.value], from: 0, count)
            multiply(
                [(layer.query, state.query), (layer.key, state.key), (layer.value, state.value)], state.normed,
                from: 0, count)
            remember(layer, index, count)
            if first == count { break }
            attend(index, from: first, count)
            fill(state.attended, for: [layer.attentionOutput], from: first, count)
            multiply([(layer.attentionOutput, state.projected)], state.attended, from: first, count - first)
            addProjected(from: first, count)

            normalize(layer.feedForwardNorm, for: [layer.gate, layer.up], from: first, count)
            multiply(
                [(layer.gate, state.hidden.values), (layer.up, state.up)], state.normed, from: first, count - first)
            activate(for: layer.down, from: first, count)
            multiply([(layer.down, state.projected)], state.hidden, from: first, count - first)
            addProjected(from: first, count)
        }
        if wantsLogits {
            normalize(weights.outputNorm, for: [weights.output], from: count - 1, count)
            // One column, wherever it lies in the batch, goes to the one vector of logits.
            var column = state.normed.kernel(from: count - 1, 1)
            let product = ek_product(w: weights.output, y: logits.start, ldy: weights.output.rows)
            multiply([product], &column, 1)
        }
        return true
    }

    /// x = the embeddings of the tokens.
    private func embed(_ tokens: ArraySlice<TokenID>) {
        var embedding = weights.embedding
        for (index, token) in tokens.enumerated() {
            ek_dequantize_row(&embedding, Int(token), state.x.start + index * config.width)
        }
    }

    /// Cosines and sines for every position of the batch, the same in all layers.
    private func turnPositions(_ count: Int) {
        for index in 0..<count {
            ek_rope_turns(
                state.turns.start + index * config.ropeDimensions, position + index, config.ropeDimensions,
                config.ropeBase, config.ropeScale, weights.ropeFactors?.start)
        }
    }

    /// normed = RMS norm of x, rounded to eight bits if one of the matrices wants it so.
    private func normalize(_ weight: Buffer<Float>, for matrices: [ek_matrix], from first: Int, _ end: Int) {
        let (kernels, state, width, epsilon) = (kernels, state, config.width, config.normEpsilon)
        fill(state.normed, for: matrices, from: first, end) { token in
            let offset = token * width
            ek_rms_norm(
                kernels, state.x.start + offset, weight.start, state.normed.values.start + offset, width, epsilon)
        }
    }

    /// Computes the columns of `activations`, one call of `column` for each, and brings them into the form that
    /// products with `matrices` read: rounded to eight bits, and arranged in tiles where there are several.
    private func fill(
        _ activations: Activations, for matrices: [ek_matrix], from first: Int, _ end: Int,
        column: (Int) -> Void = { _ in }
    ) {
        let kernels = kernels
        let rounds = matrices.contains(where: \.isQuantized)
        let count = end - first
        let arranges = rounds && count > 1
        // A thread does whole tiles, so that no two write to one.
        let tile = Activations.tilePlanes
        pool.forEach((count + tile - 1) / tile) { item, _ in
            var columns = activations.kernel(from: first, count)
            for index in item * tile..<min((item + 1) * tile, count) {
                column(first + index)
                if rounds { ek_quantize(kernels, &columns, index) }
                if arranges { ek_arrange(&columns, index) }
            }
        }
    }

    /// Biases, norms of the heads and rotary positions; then keys and values go into the cache.
    private func remember(_ layer: LayerWeights, _ index: Int, _ count: Int) {
        let (kernels, state, config) = (kernels, state, config)
        let split = config.ropeIsSplit
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
            let turns = state.turns.start + token * config.ropeDimensions
            ek_rope(kernels, query, turns, config.headCount, config.headSize, config.ropeDimensions, split)
            ek_rope(kernels, key, turns, config.keyValueHeadCount, config.headSize, config.ropeDimensions, split)
        }
        // Neighbouring positions share cache lines of keys, so one thread writes 32 of them.
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

    /// attended = softmax(q · kᵀ / √head size) · v, for each group of heads and a few tokens at a time.
    private func attend(_ index: Int, from first: Int, _ end: Int) {
        let (kernels, heads) = (kernels, config.keyValueHeadCount)
        let attention = attention(index, end)
        let tokensAtOnce = max(1, 64 / (config.headCount / heads))
        let tiles = (end - first + tokensAtOnce - 1) / tokensAtOnce
        let isSmall = (end - first) * (position + end) * config.keyValueWidth < 1 << 14
        pool.forEach(heads * tiles, alone: isSmall) { item, _ in
            var attention = attention
            // Late tokens look back furthest; they come first, so that the threads end together.
            let tile = tiles - 1 - item / heads
            let start = first + tile * tokensAtOnce
            ek_attend(kernels, &attention, item % heads, start, min(start + tokensAtOnce, end))
        }
    }

    private func attention(_ index: Int, _ count: Int) -> ek_attention {
        ek_attention(
            q: state.query.start, out: state.attended.values.start, chunks: UnsafePointer(cache.chunks),
            chunk_blocks: KeyValueCache.chunkBlocks, layer_offset: index * cache.layerStride, tokens: count,
            position: position, heads: config.headCount, kv_heads: config.keyValueHeadCount,
            head_dim: config.headSize, scale: 1 / Float(config.headSize).squareRoot())
    }

    /// hidden = SiLU(gate) · up.
    private func activate(for down: ek_matrix, from first: Int, _ end: Int) {
        let (kernels, state, width) = (kernels, state, config.feedForwardWidth)
        fill(state.hidden, for: [down], from: first, end) { token in
            let offset = token * width
            ek_swiglu(kernels, state.hidden.values.start + offset, state.up.start + offset, width)
        }
    }

    /// x = x + projected.
    private func addProjected(from first: Int, _ end: Int) {
        let (kernels, state, width) = (kernels, state, config.width)
        pool.forEach(end - first) { item, _ in
            let offset = (first + item) * width
            ek_add(kernels, state.x.start + offset, state.projected.start + offset, width)
        }
    }
}
