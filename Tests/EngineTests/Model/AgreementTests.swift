import EngineKernels
import Foundation
import Testing

@testable import Engine

/// The engine's logits against those of the reference in numpy.
@Suite struct AgreementTests {
    /// Sequences that are multiplied exactly, by their length, and one that is rounded to eight bits.
    static let short = ["1", "20"]
    static let long = ["long"]

    /// Largest difference over the spread of the reference's logits, with every instruction set of this machine.
    struct Agreement {
        var error = 0.0
        var sameTop = true

        mutating func add(_ logits: [Double], _ expected: [Double]) {
            let spread = (expected.max() ?? 0) - (expected.min() ?? 0)
            error = max(error, (zip(logits, expected).map { abs($0 - $1) }.max() ?? .infinity) / spread)
            let top = logits.indices.max { logits[$0] < logits[$1] }
            if top != expected.indices.max(by: { expected[$0] < expected[$1] }) { sameTop = false }
        }
    }

    static func agreement(
        _ model: FixtureModel, _ type: WeightType, _ sequences: [String]
    ) throws -> Agreement {
        let loaded = try model.loaded(type)
        var result = Agreement()
        for label in sequences {
            let reference = try #require(FixtureModel.references["\(model.name)/\(type.rawValue)/\(label)"])
            let expected = reference.logits
            // Plain C is slow, so it only does short sequences.
            for index in (sequences == short ? 0 : min(1, ek_kernels_count() - 1))..<ek_kernels_count() {
                let decoder = loaded.makeDecoder(contextLength: nil, threads: nil, kernels: ek_kernels_at(index))
                let logits = try decoder.logits(after: model.tokens(reference.length)).map(Double.init)
                try #require(logits.count == expected.count)
                result.add(logits, expected)
            }
        }
        return result
    }

    @Test(arguments: FixtureModel.all, WeightType.stored)
    func `over a few tokens all models agree with the reference to a thousandth`(
        _ model: FixtureModel, _ type: WeightType
    ) throws {
        let agreement = try Self.agreement(model, type, Self.short)
        #expect(agreement.error < 1e-3)
        #expect(agreement.sameTop)
    }

    @Test(arguments: FixtureModel.all, WeightType.stored)
    func `over many tokens dense floats agree to a thousandth, quantised weights and mixtures to two hundredths`(
        _ model: FixtureModel, _ type: WeightType
    ) throws {
        let agreement = try Self.agreement(model, type, Self.long)
        let rounded = ek_block_length(type.kernelType) > 1 || model.experts != nil
        #expect(agreement.error < (rounded ? 0.02 : 1e-3))
        #expect(agreement.sameTop)
    }
}
