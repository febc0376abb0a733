import EngineKernels

/// The feed-forward part: one gated network ("GLU Variants Improve Transformer", Shazeer 2020), or experts.
extension TransformerDecoder {
    /// projected = the feed-forward part of norm(x).
    func feedForward(_ layer: LayerWeights, from first: Int, _ end: Int) {
        switch layer.feedForward {
        case .dense(let network):
            normalize(layer.feedForwardNorm, for: [network.gate, network.up], from: first, end)
            multiply(
                [(network.gate, state.hidden.values), (network.up, state.up)], state.normed, from: first, end - first)
            activate(state.hidden, state.up, for: network.down, from: first, end)
            multiply([(network.down, state.projected)], state.hidden, from: first, end - first)
        case .experts(let router, let networks):
            guard let experts = state.experts, let config = config.experts else { return }
            mix(layer, router, networks, experts, config, from: first, end)
        }
    }

    /// hidden = activation(hidden) · up.
    private func activate(
        _ hidden: Activations, _ up: Buffer<Float>, for down: ek_matrix, from first: Int, _ end: Int
    ) {
        let (kernels, width, usesGELU) = (kernels, hidden.width, config.architecture.usesGELU)
        fill(hidden, for: [down], from: first, end) { token in
            let offset = token * width
            if usesGELU {
                ek_geglu(kernels, hidden.values.start + offset, up.start + offset, width)
            } else {
                ek_swiglu(kernels, hidden.values.start + offset, up.start + offset, width)
            }
        }
    }

    /// projected = the weighted sum of the outputs of the experts chosen for each token.
    private func mix(
        _ layer: LayerWeights, _ router: ek_matrix, _ networks: [GatedWeights], _ experts: ExpertState,
        _ config: ExpertConfig, from first: Int, _ end: Int
    ) {
        let width = self.config.width
        normalize(layer.feedForwardNorm, for: [router, networks[0].gate, networks[0].up], from: first, end)
        multiply([(router, experts.scores)], state.normed, from: first, end - first)
        (state.projected.start + first * width).update(repeating: 0, count: (end - first) * width)
        let choices = (first..<end).map { token in
            ExpertSelection.choose(
                UnsafeBufferPointer(start: experts.scores.start + token * config.count, count: config.count), config)
        }
        if choices.count == 1, let choice = choices.first {
            mixOne(choice, networks, experts, at: first)
        } else {
            for expert in networks.indices { mixMany(expert, networks[expert], choices, experts, from: first) }
        }
    }

    /// One token: all its experts read the same column, so their gate and up products run together.
    private func mixOne(
        _ choice: [ExpertSelection], _ networks: [GatedWeights], _ experts: ExpertState, at token: Int
    ) {
        let hidden = experts.hidden.width
        var column = state.normed.kernel(from: token, 1)
        let products = choice.enumerated().flatMap { index, chosen in
            let network = networks[chosen.expert]
            return [
                ek_product(w: network.gate, y: experts.hidden.values.start + index * hidden, ldy: hidden),
                ek_product(w: network.up, y: experts.up.start + index * hidden, ldy: hidden),
            ]
        }
        multiply(products, &column, 1)
        for (index, chosen) in choice.enumerated() {
            let down = networks[chosen.expert].down
            activate(experts.hidden, experts.up, for: down, from: index, index + 1)
            multiply([(down, experts.output)], experts.hidden, from: index, 1)
            add(experts.output.start + index * config.width, weight: chosen.weight, to: token)
        }
    }

    /// Many tokens: each expert gathers those that chose it.
    private func mixMany(
        _ expert: Int, _ network: GatedWeights, _ choices: [[ExpertSelection]], _ experts: ExpertState, from first: Int
    ) {
        let width = config.width
        let tokens = choices.enumerated().compactMap { offset, choice in
            choice.first { $0.expert == expert }.map { (token: first + offset, weight: $0.weight) }
        }
        guard !tokens.isEmpty else { return }
        let normed = state.normed
        fill(experts.input, for: [network.gate, network.up], from: 0, tokens.count) { index in
            (experts.input.values.start + index * width)
                .update(from: normed.values.start + tokens[index].token * width, count: width)
        }
        multiply(
            [(network.gate, experts.hidden.values), (network.up, experts.up)], experts.input, from: 0, tokens.count)
        activate(experts.hidden, experts.up, for: network.down, from: 0, tokens.count)
        multiply([(network.down, experts.output)], experts.hidden, from: 0, tokens.count)
        for (index, chosen) in tokens.enumerated() {
            add(experts.output.start + index * width, weight: chosen.weight, to: chosen.token)
        }
    }

    /// projected[token] += weight · output.
    private func add(_ output: UnsafeMutablePointer<Float>, weight: Float, to token: Int) {
        ek_scale(kernels, output, config.width, weight)
        ek_add(kernels, state.projected.start + token * config.width, output, config.width)
    }
}
