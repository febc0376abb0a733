import EngineKernels

/// The buffers of a forward pass, for up to `capacity` tokens at a time.
final class ConvolutionalState {
    /// Tokens that fit.
    let capacity: Int
    let embedded: Activations  // [tokens][width]
    let branch: Buffer<Float>  // [tokens][256], the h of a branch
    let added: Buffer<Float>  // [tokens][256], what a convolution adds to it
    let windows: [Activations]  // for each branch [tokens][order · 256]
    let wide: Activations  // [tokens][wide]
    let output: Buffer<Float>  // [tokens][width]
    let text: Activations  // [texts][width]
    let first: Activations  // [texts][320]
    let second: Activations  // [texts][320]
    let third: Activations  // [texts][width]
    let skip: Buffer<Float>  // [texts][320] or [texts][width], a skip connection

    init(config: ConvolutionalConfig, capacity: Int) {
        self.capacity = capacity
        let branchWidth = ConvolutionalConfig.branchWidth
        embedded = Activations(capacity: capacity, width: config.width)
        branch = Buffer(count: capacity * branchWidth)
        added = Buffer(count: capacity * branchWidth)
        windows = ConvolutionalConfig.orders.map { Activations(capacity: capacity, width: $0 * branchWidth) }
        wide = Activations(capacity: capacity, width: config.wide)
        output = Buffer(count: capacity * config.width)
        text = Activations(capacity: capacity, width: config.width)
        first = Activations(capacity: capacity, width: ConvolutionalConfig.textWidth)
        second = Activations(capacity: capacity, width: ConvolutionalConfig.textWidth)
        third = Activations(capacity: capacity, width: config.width)
        skip = Buffer(count: capacity * Self.skipWidth(config))
    }

    /// Approximate bytes of all buffers for `tokens` tokens. Activations take four more bytes per value, for the
    /// rounded copy.
    static func byteCount(_ config: ConvolutionalConfig, tokens: Int) -> Int {
        let branchWidth = ConvolutionalConfig.branchWidth
        let windows = ConvolutionalConfig.orders.reduce(0, +) * branchWidth
        let activations = 3 * config.width + windows + config.wide + 2 * ConvolutionalConfig.textWidth
        let others = 2 * branchWidth + config.width + skipWidth(config)
        return tokens * (2 * activations + others) * MemoryLayout<Float>.stride
    }

    /// Length of the longer of the two vectors in `skip`: a model may be narrower than its middle layers.
    private static func skipWidth(_ config: ConvolutionalConfig) -> Int {
        max(config.width, ConvolutionalConfig.textWidth)
    }
}
