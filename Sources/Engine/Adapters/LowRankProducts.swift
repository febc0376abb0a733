import EngineKernels

/// Adds the low-rank updates of adapters to a decoder's products. Belongs to one decoder.
final class LowRankProducts {
    /// Columns in a tile; they go through both matrices together.
    private static let tileColumns = 64
    /// Rows computed at once, which bounds the size of `sums`.
    private static let tileRows = 1024

    private struct Update {
        let update: LowRankUpdate
        let factor: Float
    }

    private let updates: [MatrixAddress: [Update]]
    private let between: [Buffer<Float>]  // [threads][columns of a tile][rank]
    private let sums: [Buffer<Float>]  // [threads][columns of a tile][rows of a tile]

    /// - Parameters:
    ///   - uses: adapters of one model, at least one.
    ///   - threads: number of threads in the pool.
    init(_ uses: [AdapterUse], threads: Int) {
        var updates: [MatrixAddress: [Update]] = [:]
        for use in uses {
            for (matrix, update) in use.adapter.updates {
                updates[matrix, default: []].append(Update(update: update, factor: update.factor * use.scale))
            }
        }
        self.updates = updates
        let rank = updates.values.joined().map(\.update.rank).max() ?? 0
        between = (0..<threads).map { _ in Buffer(count: Self.tileColumns * rank) }
        sums = (0..<threads).map { _ in Buffer(count: Self.tileColumns * Self.tileRows) }
    }

    /// y += Σ factor · up · (down · x) for every product whose matrix is adapted.
    func add(
        to products: [ek_product], _ input: ek_activations, _ columns: Int, _ kernels: UnsafePointer<ek_kernels>,
        _ pool: ThreadPool, scratch: [UnsafeMutableRawPointer?]
    ) {
        let work = products.compactMap { product in updates[MatrixAddress(product.w)].map { (product, $0) } }
        guard !work.isEmpty else { return }
        let tiles = (columns + Self.tileColumns - 1) / Self.tileColumns
        // With a single tile, threads share the rows, and each computes down · x again.
        let parts = tiles == 1 ? pool.threads : 1
        pool.forEach(work.count * tiles * parts) { item, thread in
            let (product, updates) = work[item % work.count]
            let (tile, part) = (item / work.count % tiles, item / work.count / tiles)
            let first = tile * Self.tileColumns
            let rows = product.w.rows
            let share = ((rows + parts - 1) / parts + 15) / 16 * 16
            for update in updates {
                add(
                    update, to: product, min(rows, part * share)..<min(rows, (part + 1) * share), input,
                    first..<min(columns, first + Self.tileColumns), kernels, thread, scratch[thread])
            }
        }
    }

    private func add(
        _ update: Update, to product: ek_product, _ rows: Range<Int>, _ input: ek_activations, _ columns: Range<Int>,
        _ kernels: UnsafePointer<ek_kernels>, _ thread: Int, _ scratch: UnsafeMutableRawPointer?
    ) {
        guard !rows.isEmpty else { return }
        let (between, sums, rank) = (between[thread].start, sums[thread].start, update.update.rank)
        var down = update.update.down
        var x = input
        x.x = input.x + columns.lowerBound * input.k
        ek_matmul(kernels, &down, 0, rank, &x, columns.count, between, rank, scratch)
        ek_scale(kernels, between, columns.count * rank, update.factor)
        x.x = between
        x.k = rank
        var row = rows.lowerBound
        while row < rows.upperBound {
            let count = min(Self.tileRows, rows.upperBound - row)
            var up = update.update.up.slice(from: row, count: count)
            ek_matmul(kernels, &up, 0, count, &x, columns.count, sums, count, scratch)
            for column in 0..<columns.count {
                ek_add(
                    kernels, product.y + (columns.lowerBound + column) * product.ldy + row, sums + column * count, count
                )
            }
            row += count
        }
    }
}
