/// How a tensor of a model directory becomes one that the kernels read.
enum WeightRecipe {
    /// It is used where it lies in the file.
    case mapped(SafetensorsTensor)
    /// Tensors of one type are copied one behind the other: those of experts, or one that is not aligned.
    case copied([SafetensorsTensor])
    /// Words of MLX's affine quantisation, with the scale and the offset of every group, become blocks; those of
    /// experts one behind the other.
    case affine([AffineParts], AffineQuantization.Format)
    /// Numbers become floats and one more.
    case plusOne(SafetensorsTensor)
    /// Numbers that follow from the configuration.
    case floats([Float])

    /// The three tensors of one quantised matrix.
    struct AffineParts {
        let words: SafetensorsTensor
        let scales: SafetensorsTensor
        let offsets: SafetensorsTensor
    }
}
