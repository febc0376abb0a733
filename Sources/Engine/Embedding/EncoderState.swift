import EngineKernels

/// The buffers of a forward pass, for up to `capacity` tokens at a time.
final class EncoderState {
    /// Tokens that fit.
    let capacity: Int
    let x: Activations  // [tokens][width], the hidden state
    let query: Buffer<Float>  // [tokens][width]
    let key: Buffer<Float>  // [tokens][width]
    let value: Buffer<Float>  // [tokens][width]
    let attended: Activations  // [tokens][width]
    let projected: Buffer<Float>  // [tokens][width], output of a sublayer, added to x
    let hidden: Activations  // [tokens][feed-forward width]
    let up: Buffer<Float>  // [tokens][feed-forward width], gated networks only
    let turns: Buffer<Float>  // [tokens][head size / 2][cosine, sine], rotary positions only

    init(config: EncoderConfig, capacity: Int) {
        self.capacity = capacity
        let wide = capacity * config.width
        x = Activations(capacity: capacity, width: config.width)
        query = Buffer(count: wide)
        key = Buffer(count: wide)
        value = Buffer(count: wide)
        attended = Activations(capacity: capacity, width: config.width)
        projected = Buffer(count: wide)
        hidden = Activations(capacity: capacity, width: config.feedForwardWidth)
        up = Buffer(count: config.architecture.isGated ? capacity * config.feedForwardWidth : 0)
        turns = Buffer(count: config.architecture.hasRotaryPositions ? capacity * config.headSize : 0)
    }

    /// Approximate bytes of all buffers for `tokens` tokens. Activations take four more bytes per value, for the
    /// rounded copy.
    static func byteCount(_ config: EncoderConfig, tokens: Int) -> Int {
        let floats = 4 * config.width + 2 * 2 * config.width + 2 * config.feedForwardWidth
        let gated = config.architecture.isGated ? config.feedForwardWidth + config.headSize : 0
        return tokens * (floats + gated) * MemoryLayout<Float>.stride
    }
}
