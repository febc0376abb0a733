import EngineKernels

/// What an adapter adds to the products of one matrix: factor · B·(A·x).
///
/// "LoRA: Low-Rank Adaptation of Large Language Models" (Hu et al. 2021, arXiv 2106.09685).
struct LowRankUpdate: @unchecked Sendable {
    /// [rank][columns of the matrix]
    let down: ek_matrix
    /// [rows of the matrix][rank]
    let up: ek_matrix
    /// Multiplies the product, in addition to the scale of the request.
    let factor: Float
    /// Owns the memory of both matrices.
    private let storage: [Buffer<UInt8>]

    /// The length of A·x.
    var rank: Int { down.rows }

    /// - Parameters:
    ///   - pair: the two matrices.
    ///   - rows: the rows of the second matrix that belong to the adapted matrix, in its order; empty for all.
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

/// Identifies a matrix of a loaded model by the address of its first byte.
struct MatrixAddress: Hashable, Sendable {
    private let bits: UInt

    init(_ matrix: ek_matrix) { bits = UInt(bitPattern: matrix.data) }
}
