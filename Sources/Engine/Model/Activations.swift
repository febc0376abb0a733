import EngineKernels

/// Columns to be multiplied: as floats, and with room for their eight-bit form.
final class Activations {
    /// Planes of columns in one tile.
    static let tilePlanes = Int(EK_TILE_PLANES)

    /// Length of one column.
    let width: Int
    let values: Buffer<Float>  // [capacity][width]
    private let bytes: Buffer<Int8>  // [planes][width]
    private let scales: Buffer<Float>  // [planes][width / 32]
    private let sums: Buffer<Float>  // [planes][width / 32]
    private let corrections32: Buffer<Int32>  // [planes][width / 32]
    private let corrections16: Buffer<Int32>  // [planes][width / 16]
    private let tiles: Buffer<UInt8>  // [planes / 12, rounded up][width / 32] of ek_tile_block

    init(capacity: Int, width: Int) {
        self.width = width
        values = Buffer(count: capacity * width)
        // Many columns have one plane each, a few columns have two.
        let planes = max(capacity, 2 * min(capacity, Int(EK_EXACT_COLUMNS)))
        bytes = Buffer(count: planes * width)
        scales = Buffer(count: planes * (width / 32))
        sums = Buffer(count: planes * (width / 32))
        corrections32 = Buffer(count: planes * (width / 32))
        corrections16 = Buffer(count: planes * (width / 32) * 2)
        let tileCount = capacity > 1 ? (planes + Self.tilePlanes - 1) / Self.tilePlanes : 0
        tiles = Buffer(count: tileCount * (width / 32) * MemoryLayout<ek_tile_block>.stride)
    }

    /// The kernels' view of `columns` columns from `first` on. Their eight-bit form is always at the start of the
    /// buffers, and valid until other columns are rounded.
    func kernel(from first: Int, _ columns: Int) -> ek_activations {
        let tiles = UnsafeMutableRawPointer(tiles.start).assumingMemoryBound(to: ek_tile_block.self)
        return ek_activations(
            k: width, planes: ek_planes(columns), x: values.start + first * width, q: bytes.start, d: scales.start,
            s: sums.start, c32: corrections32.start, c16: corrections16.start, tiles: tiles)
    }
}
