import EngineKernels

/// The weights of a convolutional encoder: matrices stay in the mapped file, the few vectors are copied as floats.
struct ConvolutionalWeights: @unchecked Sendable {
    /// [vocabulary][width], one row for each token.
    let embedding: ek_matrix
    /// One for each of `ConvolutionalConfig.orders`.
    let branches: [Branch]
    let tokenNorm: EncoderWeights.LayerNorm  // [wide]
    let tokenOutput: EncoderWeights.Projection  // [width][wide]
    let text: [ek_matrix]  // [320][width], [320][320], [width][320], [width][width]
    let firstSkip: ek_matrix  // [320][width]
    let lastSkip: ek_matrix  // [width][320]

    /// The layers that look at windows of `order` tokens.
    struct Branch: @unchecked Sendable {
        let order: Int
        let input: EncoderWeights.Projection  // [256][width]
        let norm: EncoderWeights.LayerNorm  // [256]
        let convolutions: [EncoderWeights.Projection]  // two of [256][order · 256]
    }

    /// Finds the tensors of a model and checks their shapes. The names are those of `Training/sentences.py`.
    ///
    /// - Throws: `EngineError` naming the file and the tensor: missing or of another shape (malformed), or unknown
    ///   (unsupported).
    init(_ file: any ModelFile, _ config: ConvolutionalConfig) throws(EngineError) {
        var tensors = TensorReader(file)
        func projection(_ name: String, rows: Int, columns: Int) throws(EngineError) -> EncoderWeights.Projection {
            EncoderWeights.Projection(
                matrix: try tensors.matrix(name + ".weight", rows: rows, columns: columns),
                bias: try tensors.vector(name + ".bias", rows))
        }
        func norm(_ name: String, _ count: Int) throws(EngineError) -> EncoderWeights.LayerNorm {
            EncoderWeights.LayerNorm(
                weight: try tensors.vector(name + ".weight", count), bias: try tensors.vector(name + ".bias", count))
        }
        let (width, branch, middle) = (config.width, ConvolutionalConfig.branchWidth, ConvolutionalConfig.textWidth)
        embedding = try tensors.matrix("token_embd.weight", rows: config.vocabularySize, columns: width)
        var branches: [Branch] = []
        for order in ConvolutionalConfig.orders {
            let prefix = "ngram.\(order)."
            branches.append(
                Branch(
                    order: order, input: try projection(prefix + "proj", rows: branch, columns: width),
                    norm: try norm(prefix + "norm", branch),
                    convolutions: [
                        try projection(prefix + "conv.0", rows: branch, columns: order * branch),
                        try projection(prefix + "conv.1", rows: branch, columns: order * branch),
                    ]))
        }
        self.branches = branches
        tokenNorm = try norm("tokens.norm", config.wide)
        tokenOutput = try projection("tokens.output", rows: width, columns: config.wide)
        text = [
            try tensors.matrix("text.0.weight", rows: middle, columns: width),
            try tensors.matrix("text.1.weight", rows: middle, columns: middle),
            try tensors.matrix("text.2.weight", rows: width, columns: middle),
            try tensors.matrix("text.3.weight", rows: width, columns: width),
        ]
        firstSkip = try tensors.matrix("text.1.skip.weight", rows: middle, columns: width)
        lastSkip = try tensors.matrix("text.3.skip.weight", rows: width, columns: middle)
        try tensors.refuseUnknown()
    }
}
