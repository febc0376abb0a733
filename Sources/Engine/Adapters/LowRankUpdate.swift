import EngineKernels

/// What an adapter adds to the products of one matrix: factor · B·(A·x).
///
/// "LoRA: Low-Rank Adaptation of Large Language Models" (Hu et al. 2021, arXiv 2106.09685).
struct LowRankUpdate: @unchecked Sendable {
    /// [rank][columns of the matrix]
    let down: ek_matrix
    /// [rows of the matrix][rank]
    let up: ek_matrix
    /// On the product; the scale of a request comes on top.
    let factor: Float
    /// What the two matrices lie in.
    private let storage: [Buffer<UInt8>]

    /// The length of the vector between the two matrices.
    var rank: Int { down.rows }

    /// - Parameters:
    ///   - pair: the two matrices.
    ///   - rows: which rows of the second belong to the matrix, in its order; all of them where empty.
    init(_ pair: AdapterPair, rows: [Int]) {
        let (down, up) = (pair.down, pair.up)
        let buffers = [down.bytes(), up.bytes(rows: rows)]
        self.down = ek_matrix(data: buffers[0].start, rows: down.rows, k: down.columns, type: down.type.kernelType)
        self.up = ek_matrix(
            data: buffers[1].start, rows: rows.isEmpty ? up.rows : rows.count, k: up.columns,
            type: up.type.kernelType)
        factor = pair.factor
        storage = buffers
    }
}

/// Tells a matrix of a loaded model from others: by its first byte.
struct MatrixAddress: Hashable, Sendable {
    private let bits: UInt

    init(_ matrix: ek_matrix) { bits = UInt(bitPattern: matrix.data) }
}
