/// How a tensor of a model directory becomes one that the kernels read.
enum WeightRecipe {
    /// Used in place in the file.
    case mapped(SafetensorsTensor)
    /// Tensors of one type are copied one after another: those of experts, or one that is not aligned.
    case copied([SafetensorsTensor])
    /// Words of MLX's affine quantisation, with the scale and offset of every group, become blocks; those of experts
    /// one after another.
    case affine([AffineParts], AffineQuantization.Format)
    /// Numbers become floats, plus one.
    case plusOne(SafetensorsTensor)
    /// Numbers derived from the configuration.
    case floats([Float])

    /// The three tensors of one quantised matrix.
    struct AffineParts {
        let words: SafetensorsTensor
        let scales: SafetensorsTensor
        let offsets: SafetensorsTensor
    }
}
