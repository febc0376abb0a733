import Engine
import EngineKernels
import Testing

@testable import Engine

/// Every matrix kernel against plain C.
@Suite struct MatrixKernelTests {
    @Test(arguments: KernelSet.vectorised, WeightType.allCases)
    func `products are those of the scalar reference for odd numbers of rows and columns`(
        _ set: KernelSet, _ type: WeightType
    ) {
        let cases = [
            (37, 512, 1), (37, 512, 29), (37, 512, 41), (16, 256, 12), (1, 256, 1), (3, 768, 3), (50, 256, 5),
            (50, 256, 36),
        ]
        for (rows, k, columns) in cases {
            let weights = RandomWeights.matrix("weights \(rows)", rows * k, type)
            let x = SampleColumns("x \(columns)", k: k, count: columns)
            x.quantize(ek_scalar_kernels())
            let expected = x.product(ek_scalar_kernels(), weights, rows: rows, type.kernelType)
            x.quantize(set.kernels)
            let found = x.product(set.kernels, weights, rows: rows, type.kernelType)
            #expect(relativeError(found, expected) < 2e-6, "\(rows) rows of \(k), \(columns) columns")
        }
    }

    @Test(arguments: KernelSet.vectorised, WeightType.allCases.filter { $0.blockLength == 32 })
    func `rows of an odd number of blocks are read to their end`(_ set: KernelSet, _ type: WeightType) {
        for (k, columns) in [(32, 1), (96, 1), (96, 7), (288, 1), (288, 13), (288, 35)] {
            let weights = RandomWeights.matrix("odd", 19 * k, type)
            let x = SampleColumns("odd", k: k, count: columns)
            x.quantize(set.kernels)
            let expected = x.product(ek_scalar_kernels(), weights, rows: 19, type.kernelType)
            let found = x.product(set.kernels, weights, rows: 19, type.kernelType)
            #expect(relativeError(found, expected) < 2e-6, "rows of \(k), \(columns) columns")
        }
    }

    @Test(arguments: KernelSet.vectorised, [WeightType.f32, .f16, .bf16])
    func `rows of floats need no length in particular`(_ set: KernelSet, _ type: WeightType) {
        for columns in [1, 2, 14] {
            let k = 75
            let weights = RandomWeights.matrix("short", 18 * k, type)
            let x = SampleColumns("short", k: k, count: columns)
            let expected = x.product(ek_scalar_kernels(), weights, rows: 18, type.kernelType)
            let found = x.product(set.kernels, weights, rows: 18, type.kernelType)
            #expect(relativeError(found, expected) < 2e-6, "\(columns) columns")
        }
    }

    @Test(arguments: KernelSet.vectorised, WeightType.allCases)
    func `one column alone and among others gives the same`(_ set: KernelSet, _ type: WeightType) {
        let (rows, k) = (33, 512)
        let weights = RandomWeights.matrix("same", rows * k, type)
        let many = SampleColumns("columns", k: k, count: 6)
        let one = SampleColumns("columns", k: k, count: 1)
        many.quantize(set.kernels)
        one.quantize(set.kernels)
        let first = Array(many.product(set.kernels, weights, rows: rows, type.kernelType)[..<rows])
        #expect(relativeError(one.product(set.kernels, weights, rows: rows, type.kernelType), first) < 2e-6)
    }

    @Test(arguments: WeightType.allCases)
    func `the scalar product is that of the dequantised rows, for few columns exactly`(_ type: WeightType) {
        let (rows, k) = (5, 512)
        let weights = RandomWeights.matrix("plain", rows * k, type)
        for (columns, tolerance) in [(1, Float(5e-5)), (32, 5e-5), (33, 0.02)] {
            let x = SampleColumns("plain", k: k, count: columns)
            x.quantize(ek_scalar_kernels())
            let found = x.product(ek_scalar_kernels(), weights, rows: rows, type.kernelType)
            let expected: [Float] = weights.withUnsafeBytes { bytes in
                var matrix = ek_matrix(data: bytes.baseAddress, rows: rows, k: k, type: type.kernelType)
                return (0..<columns * rows).map { index in
                    var values = [Float](repeating: 0, count: k)
                    ek_dequantize_row(&matrix, index % rows, &values)
                    let column = UnsafeBufferPointer(start: x.kernel.x + index / rows * k, count: k)
                    return zip(values, column).map(*).reduce(0, +)
                }
            }
            let error = relativeError(found, expected)
            #expect(error < tolerance, "\(columns) columns")
        }
    }
}
