import EngineKernels

/// Multiplies matrices with columns, and keeps what the kernels need for it.
final class ColumnProducts {
    private let kernels: UnsafePointer<ek_kernels>
    private let pool: ThreadPool
    private let buffers: [Buffer<UInt8>]
    /// For the kernels, one for each thread.
    let scratch: [UnsafeMutableRawPointer?]

    /// - Parameter widest: the longest column.
    init(kernels: UnsafePointer<ek_kernels>, pool: ThreadPool, widest: Int) {
        self.kernels = kernels
        self.pool = pool
        buffers = (0..<pool.threads).map { _ in Buffer(count: ek_scratch_bytes(widest)) }
        scratch = buffers.map { UnsafeMutableRawPointer($0.start) }
    }

    /// Products of several matrices with the same columns: `to` [columns][rows] each.
    ///
    /// Columns of quantised matrices go in groups small enough to be multiplied exactly, so that a text's vector does
    /// not depend on how many others are with it.
    func multiply(_ products: [(matrix: ek_matrix, to: Buffer<Float>)], _ input: Activations, _ count: Int) {
        let rounds = products.contains(where: \.matrix.isQuantized)
        let step = rounds ? Int(EK_EXACT_COLUMNS) : count
        for first in stride(from: 0, to: count, by: step) {
            let columns = min(step, count - first)
            var columnsIn = input.kernel(from: first, columns)
            if rounds { round(columnsIn, columns) }
            let list = products.map { product in
                ek_product(
                    w: product.matrix, y: product.to.start + first * product.matrix.rows, ldy: product.matrix.rows)
            }
            ek_multiply(kernels, pool.handle, list, list.count, &columnsIn, columns, scratch)
        }
    }

    /// Rounds columns to eight bits; a thread does whole tiles, so that no two write to one.
    private func round(_ columns: ek_activations, _ count: Int) {
        let (kernels, tile) = (kernels, Activations.tilePlanes)
        pool.forEach((count + tile - 1) / tile) { item, _ in
            var columns = columns
            for index in item * tile..<min((item + 1) * tile, count) {
                ek_quantize(kernels, &columns, index)
                if count > 1 { ek_arrange(&columns, index) }
            }
        }
    }
}
