import EngineKernels
import Foundation

/// The convolutional Universal Sentence Encoder (Yang et al. 2019, "Multilingual Universal Sentence Encoder for
/// Semantic Retrieval"). Branches look at windows of two, three and five tokens. Each token's vector and its branch
/// outputs are concatenated and projected; the results are summed over the text and pass through four layers.
///
/// Not safe to share between tasks. Several may run over one loaded model.
final class ConvolutionalEncoder: TextEncoder {
    var contextLength: Int { config.contextLength }
    var vocabularySize: Int { config.vocabularySize }

    /// Smaller than the default: a token takes nearly fifty kilobytes on its way through the windows.
    static var batchSize: Int { 128 }

    private let config: ConvolutionalConfig
    private let weights: ConvolutionalWeights
    private let kernels: UnsafePointer<ek_kernels>
    private let pool: ThreadPool
    private let products: ColumnProducts
    private var state: ConvolutionalState
    private let model: LoadedConvolution

    init(model: LoadedConvolution, threads: Int, kernels: UnsafePointer<ek_kernels>) {
        self.model = model
        self.kernels = kernels
        config = model.config
        weights = model.weights
        pool = ThreadPool(threads: threads)
        let windows = ConvolutionalConfig.orders.map { $0 * ConvolutionalConfig.branchWidth }
        products = ColumnProducts(kernels: kernels, pool: pool, widest: max(config.wide, windows.max() ?? 0))
        state = ConvolutionalState(config: config, capacity: 1)
    }

    func vectors(of batch: EncoderBatch, shouldStop: () -> Bool) throws(EngineError) -> [[Float]]? {
        let count = batch.tokens.count
        if state.capacity < count { state = ConvolutionalState(config: config, capacity: count) }
        embed(batch)
        for index in weights.branches.indices {
            if shouldStop() { return nil }
            run(branch: index, batch)
        }
        if shouldStop() { return nil }
        combine(batch)
        return try finish(batch)
    }

    /// embedded = the embedding rows of the tokens; each row of `wide` begins with a copy.
    private func embed(_ batch: EncoderBatch) {
        let (state, width, wide) = (state, config.width, config.wide)
        pool.forEach(batch.tokens.count) { token, _ in
            var embedding = self.weights.embedding
            let row = state.embedded.values.start + token * width
            ek_dequantize_row(&embedding, Int(batch.tokens[token]), row)
            (state.wide.values.start + token * wide).update(from: row, count: width)
        }
    }

    /// A branch: h = norm(input · embedded + bias), then twice h = ReLU(convolution · window(h) + bias) + h. Copies the
    /// last h to `wide`.
    private func run(branch index: Int, _ batch: EncoderBatch) {
        let (state, kernels, config) = (state, kernels, config)
        let (branch, width) = (weights.branches[index], ConvolutionalConfig.branchWidth)
        let count = batch.tokens.count
        products.multiply([(branch.input.matrix, state.branch)], state.embedded, count)
        pool.forEach(count) { token, _ in
            let row = state.branch.start + token * width
            if let bias = branch.input.bias { ek_add(kernels, row, bias.start, width) }
            ek_layer_norm(
                kernels, row, branch.norm.weight.start, branch.norm.bias?.start, width, config.normEpsilon)
        }
        for convolution in branch.convolutions {
            gather(branch.order, state.windows[index], batch)
            products.multiply([(convolution.matrix, state.added)], state.windows[index], count)
            pool.forEach(count) { token, _ in
                let row = state.added.start + token * width
                if let bias = convolution.bias { ek_add(kernels, row, bias.start, width) }
                Self.rectify(row, width)
                ek_add(kernels, state.branch.start + token * width, row, width)
            }
        }
        let offset = config.width + index * width
        for token in 0..<count {
            (state.wide.values.start + token * config.wide + offset)
                .update(from: state.branch.start + token * width, count: width)
        }
    }

    /// Builds every token's window: the rows around it, concatenated, with zeros beyond the ends of the text.
    private func gather(_ order: Int, _ windows: Activations, _ batch: EncoderBatch) {
        let (state, width) = (state, ConvolutionalConfig.branchWidth)
        pool.forEach(batch.ranges.count) { item, _ in
            let text = batch.ranges[item]
            for token in text {
                var to = windows.values.start + token * order * width
                for offset in ConvolutionalConfig.window(order) {
                    if text.contains(token + offset) {
                        to.update(from: state.branch.start + (token + offset) * width, count: width)
                    } else {
                        to.update(repeating: 0, count: width)
                    }
                    to += width
                }
            }
        }
    }

    /// text = Σ (output · norm(wide) + bias) / √tokens.
    private func combine(_ batch: EncoderBatch) {
        let (state, kernels, config, weights) = (state, kernels, config, weights)
        let count = batch.tokens.count
        pool.forEach(count) { token, _ in
            ek_layer_norm(
                kernels, state.wide.values.start + token * config.wide, weights.tokenNorm.weight.start,
                weights.tokenNorm.bias?.start, config.wide, config.normEpsilon)
        }
        products.multiply([(weights.tokenOutput.matrix, state.output)], state.wide, count)
        for (item, text) in batch.ranges.enumerated() {
            let sum = state.text.values.start + item * config.width
            sum.update(repeating: 0, count: config.width)
            for token in text {
                ek_add(kernels, sum, state.output.start + token * config.width, config.width)
                if let bias = weights.tokenOutput.bias { ek_add(kernels, sum, bias.start, config.width) }
            }
            let share = 1 / Float(text.count).squareRoot()
            for index in 0..<config.width { sum[index] *= share }
        }
    }

    /// The four layers over whole texts; the last applies tanh and scales the vector to length one.
    private func finish(_ batch: EncoderBatch) throws(EngineError) -> [[Float]] {
        let (texts, width, middle) = (batch.ranges.count, config.width, ConvolutionalConfig.textWidth)
        products.multiply([(weights.text[0], state.first.values)], state.text, texts)
        Self.rectify(state.first.values.start, texts * middle)
        products.multiply([(weights.text[1], state.second.values)], state.first, texts)
        products.multiply([(weights.firstSkip, state.skip)], state.text, texts)
        ek_add(kernels, state.second.values.start, state.skip.start, texts * middle)
        Self.rectify(state.second.values.start, texts * middle)
        products.multiply([(weights.text[2], state.third.values)], state.second, texts)
        Self.rectify(state.third.values.start, texts * width)
        products.multiply([(weights.text[3], state.output)], state.third, texts)
        products.multiply([(weights.lastSkip, state.skip)], state.second, texts)
        ek_add(kernels, state.output.start, state.skip.start, texts * width)
        var vectors: [[Float]] = []
        for item in 0..<texts {
            let row = UnsafeBufferPointer(start: state.output.start + item * width, count: width)
            // tanh would turn an infinite value into one.
            let numbers = row.map { $0.isFinite ? tanh(Double($0)) : .nan }
            vectors.append(try Self.unit(numbers, of: model.file.path))
        }
        return vectors
    }

    /// ReLU that keeps NaN; `max` would turn it into zero.
    private static func rectify(_ values: UnsafeMutablePointer<Float>, _ count: Int) {
        for index in 0..<count where values[index] < 0 { values[index] = 0 }
    }
}
