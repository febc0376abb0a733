/// The buffers of a forward pass, for up to `capacity` tokens at a time.
final class RunState {
    /// Tokens that fit.
    let capacity: Int
    let x: Buffer<Float>  // [tokens][width], the hidden state
    let normed: Activations  // [tokens][width]
    let query: Buffer<Float>  // [tokens][heads · head size]
    let key: Buffer<Float>  // [tokens][key-value heads · head size]
    let value: Buffer<Float>  // [tokens][key-value heads · head size]
    let attended: Activations  // [tokens][heads · head size]
    let projected: Buffer<Float>  // [tokens][width], output of a sublayer, added to x
    let hidden: Activations  // [tokens][feed-forward width]
    let up: Buffer<Float>  // [tokens][feed-forward width]
    let turns: Buffer<Float>  // [tokens][rope dimensions / 2][cosine, sine]
    let localTurns: Buffer<Float>  // the same, for layers with a sliding window
    let experts: ExpertState?

    init(config: ModelConfig, capacity: Int) {
        self.capacity = capacity
        x = Buffer(count: capacity * config.width)
        normed = Activations(capacity: capacity, width: config.width)
        query = Buffer(count: capacity * config.queryWidth)
        key = Buffer(count: capacity * config.keyValueWidth)
        value = Buffer(count: capacity * config.keyValueWidth)
        attended = Activations(capacity: capacity, width: config.queryWidth)
        projected = Buffer(count: capacity * config.width)
        let dense = config.experts == nil ? config.feedForwardWidth : 0
        hidden = Activations(capacity: capacity, width: dense)
        up = Buffer(count: capacity * dense)
        turns = Buffer(count: capacity * config.rotary.dimensions)
        localTurns = Buffer(count: config.window == nil ? 0 : capacity * config.rotary.dimensions)
        experts = config.experts.map { ExpertState(config: $0, width: config.width, capacity: capacity) }
    }
}

/// The buffers of a mixture of experts.
final class ExpertState {
    let scores: Buffer<Float>  // [tokens][experts]
    let input: Activations  // [tokens of one expert][width]
    let hidden: Activations  // [tokens of one expert, or experts of one token][feed-forward width]
    let up: Buffer<Float>  // the same
    let output: Buffer<Float>  // [tokens of one expert][width]

    init(config: ExpertConfig, width: Int, capacity: Int) {
        let columns = max(capacity, config.usedCount)
        scores = Buffer(count: capacity * config.count)
        input = Activations(capacity: capacity, width: width)
        hidden = Activations(capacity: columns, width: config.feedForwardWidth)
        up = Buffer(count: columns * config.feedForwardWidth)
        output = Buffer(count: columns * width)
    }
}
