/// A matrix of floats in an adapter file, and how to read its rows.
struct AdapterMatrix: @unchecked Sendable {
    /// The first value.
    let data: UnsafeRawPointer
    /// Number of rows.
    let rows: Int
    /// The length of a row.
    let columns: Int
    /// F32, F16 or BF16.
    let type: WeightType
    /// Whether the file stores columns one after another, as MLX does.
    var isTransposed = false

    /// Copies rows into a new buffer, [rows][columns] in the file's number type.
    ///
    /// - Parameter order: indices of the rows to copy, in that order; empty for all rows in file order.
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
