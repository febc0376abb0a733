import EngineKernels

/// The forward pass: "Attention Is All You Need" (Vaswani et al. 2017) in the form of Llama (Touvron et al. 2023), with
/// grouped queries (Ainslie et al. 2023), rotary positions (Su et al. 2021), and the variants in `Architecture`.
extension TransformerDecoder {
    /// Passes `tokens`, at the positions from `position` on, through all layers. False if it was stopped.
    ///
    /// The last layer computes only the last token if logits are wanted, and otherwise only fills the cache.
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
            addProjected(layer.attentionOutputBias, norm: layer.attentionPostNorm, from: first, count)

            feedForward(layer, from: first, count)
            addProjected(nil, norm: layer.feedForwardPostNorm, from: first, count)
        }
        if wantsLogits { computeLogits(of: count - 1) }
        return true
    }

    /// logits = output · norm(x) of one token of the batch.
    private func computeLogits(of token: Int) {
        normalize(weights.outputNorm, for: [weights.output], from: token, token + 1)
        // The logits hold one column, whatever the token's index in the batch.
        var column = state.normed.kernel(from: token, 1)
        let product = ek_product(w: weights.output, y: logits.start, ldy: weights.output.rows)
        multiply([product], &column, 1)
        if config.scales.logits != 1 { ek_scale(kernels, logits.start, logits.count, config.scales.logits) }
        if let cap = config.scales.logitCap { ek_soft_cap(kernels, logits.start, logits.count, cap) }
    }

    /// x = the embeddings of the tokens.
    private func embed(_ tokens: ArraySlice<TokenID>) {
        var embedding = weights.embedding
        for (index, token) in tokens.enumerated() {
            let start = state.x.start + index * config.width
            ek_dequantize_row(&embedding, Int(token), start)
            if config.scales.embedding != 1 { ek_scale(kernels, start, config.width, config.scales.embedding) }
        }
    }

    /// x += projected, after applying bias, norm and factor to projected.
    private func addProjected(_ bias: Buffer<Float>?, norm: Buffer<Float>?, from first: Int, _ end: Int) {
        let (kernels, state, width, epsilon) = (kernels, state, config.width, config.normEpsilon)
        let factor = config.scales.residual
        pool.forEach(end - first) { item, _ in
            let offset = (first + item) * width
            let projected = state.projected.start + offset
            if let bias { ek_add(kernels, projected, bias.start, width) }
            if let norm { ek_rms_norm(kernels, projected, norm.start, projected, width, epsilon) }
            if factor != 1 { ek_scale(kernels, projected, width, factor) }
            ek_add(kernels, state.x.start + offset, projected, width)
        }
    }

    /// normed = RMS norm of x, rounded to eight bits if one of the matrices needs that.
    func normalize(_ weight: Buffer<Float>, for matrices: [ek_matrix], from first: Int, _ end: Int) {
        let (kernels, state, width, epsilon) = (kernels, state, config.width, config.normEpsilon)
        fill(state.normed, for: matrices, from: first, end) { token in
            let offset = token * width
            ek_rms_norm(
                kernels, state.x.start + offset, weight.start, state.normed.values.start + offset, width, epsilon)
        }
    }

    /// Computes the columns of `activations`, with one call of `column` for each, and converts them to the form that
    /// products with `matrices` read: rounded to eight bits for quantised ones, and arranged in tiles if there are
    /// several columns.
    func fill(
        _ activations: Activations, for matrices: [ek_matrix], from first: Int, _ end: Int,
        column: (Int) -> Void = { _ in }
    ) {
        let kernels = kernels
        let rounds = matrices.contains(where: \.isQuantized)
        let count = end - first
        let arranges = rounds && count > 1
        // Each thread takes whole tiles, so that no two threads write to the same one.
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
}
