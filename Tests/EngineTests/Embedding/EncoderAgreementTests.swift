import EngineKernels
import Testing

@testable import Engine

/// The encoders' embeddings against those of the reference in numpy.
@Suite struct EncoderAgreementTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let model: FixtureEncoder
        let type: WeightType
        var testDescription: String { "\(model.name) \(type.rawValue)" }
    }

    static let cases = FixtureEncoder.all.flatMap { model in
        model.types.compactMap(WeightType.init(rawValue:)).map { Case(model: model, type: $0) }
    }

    /// The largest of one minus the cosine, over all lengths and instruction sets.
    static func largestError(_ sample: Case) throws -> Double {
        let loaded = try sample.model.loaded(sample.type)
        var largest = 0.0
        for index in 0..<ek_kernels_count() {
            let encoder = loaded.makeEncoder(threads: 2, kernels: ek_kernels_at(index))
            let vectors = try #require(try encoder.encode(FixtureEncoder.lengths.map(sample.model.tokens)))
            for (length, vector) in zip(FixtureEncoder.lengths, vectors) {
                let key = "\(sample.model.name)/\(sample.type.rawValue)/\(length)"
                largest = max(largest, 1 - cosine(vector, try #require(FixtureEncoder.references[key])))
            }
        }
        return largest
    }

    @Test(arguments: cases)
    func `embeddings agree with the reference, with every instruction set`(_ sample: Case) throws {
        let quantised = ek_block_length(sample.type.kernelType) > 1
        #expect(try Self.largestError(sample) < (quantised ? 1e-6 : 1e-9))
    }

    @Test func `all models and weight types of the reference are there`() {
        #expect(Self.cases.count == 22)
        #expect(FixtureEncoder.references.count == Self.cases.count * FixtureEncoder.lengths.count)
    }
}
