import EngineKernels

/// The forward pass: "BERT" (Devlin et al. 2018), and Nomic's variant (Nussbaum et al. 2024).
extension TransformerEncoder {
    /// Passes a batch through the layers; x then holds the vectors of all tokens. False if it was stopped.
    func forward(_ batch: EncoderBatch, _ shouldStop: () -> Bool) -> Bool {
        let count = batch.tokens.count
        scratch.reserve(batch.ranges.map(\.count).max() ?? 0)
        embed(batch)
        for layer in weights.layers {
            if shouldStop() { return false }
            products.multiply(
                [
                    (layer.query.matrix, state.query), (layer.key.matrix, state.key),
                    (layer.value.matrix, state.value),
                ], state.x, count)
            prepareHeads(layer, count)
            attend(batch)
            products.multiply([(layer.attentionOutput.matrix, state.projected)], state.attended, count)
            addProjected(layer.attentionOutput.bias, layer.attentionNorm, count)

            if let gate = layer.gate {
                products.multiply([(gate, state.hidden.values), (layer.up.matrix, state.up)], state.x, count)
            } else {
                products.multiply([(layer.up.matrix, state.hidden.values)], state.x, count)
            }
            activate(layer, count)
            products.multiply([(layer.down.matrix, state.projected)], state.hidden, count)
            addProjected(layer.down.bias, layer.outputNorm, count)
        }
        return true
    }

    /// x = norm(token embedding + token type embedding + position embedding).
    private func embed(_ batch: EncoderBatch) {
        let (kernels, state, weights, width) = (kernels, state, weights, config.width)
        let rotary = config.architecture.hasRotaryPositions
        let headSize = config.headSize
        let frequencies = RotaryTable.frequencies(base: Double(config.ropeBase), dimensions: headSize)
        pool.forEach(batch.ranges.count) { item, _ in
            var embedding = weights.embedding
            let row = UnsafeMutablePointer<Float>.allocate(capacity: width)
            defer { row.deallocate() }
            for (position, index) in batch.ranges[item].enumerated() {
                let x = state.x.values.start + index * width
                ek_dequantize_row(&embedding, Int(batch.tokens[index]), x)
                if let type = weights.tokenType { ek_add(kernels, x, type.start, width) }
                if var positions = weights.positions {
                    ek_dequantize_row(&positions, position, row)
                    ek_add(kernels, x, row, width)
                }
                Self.normalize(kernels, x, weights.embeddingNorm, self.config)
                if rotary {
                    ek_rope_turns(state.turns.start + index * headSize, position, headSize / 2, frequencies, 1)
                }
            }
        }
    }

    /// Adds biases and applies rotary positions.
    private func prepareHeads(_ layer: EncoderLayer, _ count: Int) {
        let (kernels, state, config) = (kernels, state, config)
        let rotary = config.architecture.hasRotaryPositions
        guard rotary || layer.query.bias != nil || layer.key.bias != nil || layer.value.bias != nil else { return }
        pool.forEach(count) { token, _ in
            let start = token * config.width
            for (values, bias) in [
                (state.query, layer.query.bias), (state.key, layer.key.bias), (state.value, layer.value.bias),
            ] {
                if let bias { ek_add(kernels, values.start + start, bias.start, config.width) }
            }
            guard rotary else { return }
            let turns = state.turns.start + token * config.headSize
            for values in [state.query, state.key] {
                ek_rope(
                    kernels, values.start + start, turns, config.headCount, config.headSize, config.headSize, true)
            }
        }
    }

    /// hidden = GELU(hidden), or SiLU(gate) · up.
    private func activate(_ layer: EncoderLayer, _ count: Int) {
        let (kernels, state, width) = (kernels, state, config.feedForwardWidth)
        let isGated = layer.gate != nil
        pool.forEach(count) { token, _ in
            let hidden = state.hidden.values.start + token * width
            let biased = isGated ? state.up.start + token * width : hidden
            if let bias = layer.up.bias { ek_add(kernels, biased, bias.start, width) }
            if isGated { ek_swiglu(kernels, hidden, biased, width) } else { ek_gelu(kernels, hidden, width) }
        }
    }

    /// x = norm(x + projected + bias).
    private func addProjected(_ bias: Buffer<Float>?, _ norm: EncoderWeights.LayerNorm, _ count: Int) {
        let (kernels, state, config) = (kernels, state, config)
        pool.forEach(count) { token, _ in
            let x = state.x.values.start + token * config.width
            ek_add(kernels, x, state.projected.start + token * config.width, config.width)
            if let bias { ek_add(kernels, x, bias.start, config.width) }
            Self.normalize(kernels, x, norm, config)
        }
    }

    private static func normalize(
        _ kernels: UnsafePointer<ek_kernels>, _ x: UnsafeMutablePointer<Float>, _ norm: EncoderWeights.LayerNorm,
        _ config: EncoderConfig
    ) {
        ek_layer_norm(kernels, x, norm.weight.start, norm.bias?.start, config.width, config.normEpsilon)
    }
}
