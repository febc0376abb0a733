import EngineKernels

/// Multiplies matrices with columns, and owns the kernels' scratch memory.
final class ColumnProducts {
    private let kernels: UnsafePointer<ek_kernels>
    private let pool: ThreadPool
    private let buffers: [Buffer<UInt8>]
    /// The kernels' scratch memory, one block per thread.
    let scratch: [UnsafeMutableRawPointer?]

    /// - Parameter widest: length of the longest column.
    init(kernels: UnsafePointer<ek_kernels>, pool: ThreadPool, widest: Int) {
        self.kernels = kernels
        self.pool = pool
        buffers = (0..<pool.threads).map { _ in Buffer(count: ek_scratch_bytes(widest)) }
        scratch = buffers.map { UnsafeMutableRawPointer($0.start) }
    }

    /// Multiplies several matrices with the same columns; each `to` is [columns][rows].
    ///
    /// Columns for quantised matrices go in groups small enough to be multiplied exactly, so that a text's vector does
    /// not depend on the other texts in the batch.
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

    /// Rounds columns to eight bits. Each thread takes whole tiles, so that no two threads write to the same one.
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
