import Engine
import EngineKernels
import Testing

/// An instruction set's kernels, named in test output.
struct KernelSet: Sendable, CustomTestStringConvertible {
    let index: Int

    /// Those of this machine beside the scalar reference.
    static var vectorised: [KernelSet] { (1..<max(1, ek_kernels_count())).map(KernelSet.init) }

    var kernels: UnsafePointer<ek_kernels> { ek_kernels_at(index) }
    var testDescription: String { String(cString: kernels.pointee.name) }
}

/// Random floats within ±1.
func randomFloats(_ name: String, _ count: Int) -> [Float] {
    let hashes = RandomWeights.Hashes(name)
    return (0..<count).map { hashes.unit($0) * 2 - 1 }
}

/// Largest difference over the largest magnitude of `expected`.
func relativeError(_ values: [Float], _ expected: [Float]) -> Float {
    let size = expected.map(abs).max() ?? 0
    let difference = zip(values, expected).map { abs($0 - $1) }.max() ?? .infinity
    return values.count == expected.count ? difference / max(size, .leastNormalMagnitude) : .infinity
}

/// Columns with room for their bytes, alive as long as the object.
final class SampleColumns {
    private(set) var kernel: ek_activations
    private let allocations: [UnsafeMutableRawPointer]
    let count: Int
    private let planes: Int  // of all columns together

    init(_ name: String, k: Int, count: Int) {
        self.count = count
        func allocate<Element>(_ count: Int, _: Element.Type) -> UnsafeMutablePointer<Element> {
            UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Element>.stride + 64, alignment: 64)
                .bindMemory(to: Element.self, capacity: count)
        }
        planes = count * ek_planes(count)
        kernel = ek_activations(
            k: k, planes: ek_planes(count), x: allocate(count * k, Float.self), q: allocate(planes * k, Int8.self),
            d: allocate(planes * k / 32, Float.self), s: allocate(planes * k / 32, Float.self),
            c32: allocate(planes * k / 32, Int32.self), c16: allocate(planes * k / 16, Int32.self),
            tiles: allocate((planes + 11) / 12 * (k / 32), ek_tile_block.self))
        allocations = [
            UnsafeMutableRawPointer(kernel.x), UnsafeMutableRawPointer(kernel.q), UnsafeMutableRawPointer(kernel.d),
            UnsafeMutableRawPointer(kernel.s), UnsafeMutableRawPointer(kernel.c32),
            UnsafeMutableRawPointer(kernel.c16), UnsafeMutableRawPointer(kernel.tiles),
        ]
        for (index, value) in randomFloats(name, count * k).enumerated() { kernel.x[index] = value }
        for index in 0..<min(32, k) { kernel.x[index] = 0 }  // a block of zeros has no scale
    }

    deinit { for allocation in allocations { allocation.deallocate() } }

    func quantize(_ kernels: UnsafePointer<ek_kernels>) {
        for column in 0..<count {
            ek_quantize(kernels, &kernel, column)
            ek_arrange(&kernel, column)
        }
    }

    /// Everything that rounding to eight bits wrote.
    var rounded: [Float] {
        let (values, blocks) = (planes * kernel.k, planes * kernel.k / 32)
        var all = (0..<values).map { Float(kernel.q[$0]) }
        all += (0..<blocks).flatMap { [kernel.d[$0], kernel.s[$0], Float(kernel.c32[$0])] }
        return all + (0..<blocks * 2).map { Float(kernel.c16[$0]) }
    }

    /// The matrix times these columns.
    func product(_ set: UnsafePointer<ek_kernels>, _ weights: [UInt8], rows: Int, _ type: ek_type) -> [Float] {
        let scratch = UnsafeMutableRawPointer.allocate(byteCount: ek_scratch_bytes(kernel.k), alignment: 64)
        defer { scratch.deallocate() }
        var result = [Float](repeating: .nan, count: rows * count)
        weights.withUnsafeBytes { bytes in
            var matrix = ek_matrix(data: bytes.baseAddress, rows: rows, k: kernel.k, type: type)
            ek_matmul(set, &matrix, 0, rows, &kernel, count, &result, rows, scratch)
        }
        return result
    }
}
