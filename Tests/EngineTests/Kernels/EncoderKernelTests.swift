import EngineKernels
import Foundation
import Testing

/// Norms with a mean, GELU and softmax against plain C, and that against the definitions.
@Suite struct EncoderKernelTests {
    @Test(arguments: KernelSet.vectorised, [1, 16, 31, 384, 1000])
    func `layer norm, GELU and softmax are those of the scalar reference`(_ set: KernelSet, _ count: Int) {
        let (x, weight, bias) = (
            randomFloats("x", count).map { $0 * 9 + 3 }, randomFloats("w", count), randomFloats("b", count)
        )
        func all(_ kernels: UnsafePointer<ek_kernels>) -> [[Float]] {
            var (normed, plain, bent, shares) = (x, x, x, x)
            ek_layer_norm(kernels, &normed, weight, bias, count, 1e-5)
            ek_layer_norm(kernels, &plain, weight, nil, count, 1e-5)
            ek_gelu(kernels, &bent, count)
            ek_softmax(kernels, &shares, count, 0.7)
            return [normed, plain, bent, shares]
        }
        for (found, expected) in zip(all(set.kernels), all(ek_scalar_kernels())) {
            #expect(relativeError(found, expected) < 2e-6)
        }
    }

    @Test func `the definitions hold with every instruction set`() {
        let x = (0..<64).map { Float($0) / 4 - 8 }
        for index in 0..<ek_kernels_count() {
            var bent = x
            ek_gelu(ek_kernels_at(index), &bent, x.count)
            for (found, value) in zip(bent, x) {
                let expected = 0.5 * Double(value) * (1 + erf(Double(value) / 2.0.squareRoot()))
                #expect(abs(Double(found) - expected) < 1e-6)
            }
            var shares: [Float] = [1000, 999, -1000, 0]
            ek_softmax(ek_kernels_at(index), &shares, shares.count, 1)
            #expect(abs(shares[0] - 0.731_058_6) < 1e-6)
            #expect(shares[2] == 0)
            var normed: [Float] = [1, 2, 3, 6]
            ek_layer_norm(ek_kernels_at(index), &normed, [1, 1, 1, 2], [0, 0, 0, 1], normed.count, 0)
            for (found, expected) in zip(normed, [-1.069_045, -0.534_522_5, 0, 4.207_135] as [Float]) {
                #expect(abs(found - expected) < 1e-5)
            }
        }
    }
}
