/// A matrix of floats in an adapter's file, with how its rows are to be read.
struct AdapterMatrix: @unchecked Sendable {
    /// Where it lies.
    let data: UnsafeRawPointer
    /// Rows.
    let rows: Int
    /// The length of a row.
    let columns: Int
    /// F32, F16 or BF16.
    let type: WeightType
    /// Whether the file holds column after column, as MLX does.
    var isTransposed = false

    /// Numbers of some of the rows, in memory of their own.
    ///
    /// - Parameter order: the rows, in the order they are wanted; all of them in the file's where empty.
    func bytes(rows order: [Int] = []) -> Buffer<UInt8> {
        let size = type.blockBytes
        let count = order.isEmpty ? rows : order.count
        let copy = Buffer<UInt8>(count: count * columns * size)
        let target = UnsafeMutableRawPointer(copy.start)
        for row in 0..<count {
            let source = order.isEmpty ? row : order[row]
            let start = target + row * columns * size
            guard isTransposed else {
                start.copyMemory(from: data + source * columns * size, byteCount: columns * size)
                continue
            }
            for column in 0..<columns {
                (start + column * size).copyMemory(from: data + (column * rows + source) * size, byteCount: size)
            }
        }
        return copy
    }
}
