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

    @Test(arguments: cases)
    func `embeddings agree with the reference, with every instruction set`(_ sample: Case) throws {
        let loaded = try sample.model.loaded(sample.type)
        let quantised = ek_block_length(sample.type.kernelType) > 1
        for index in 0..<ek_kernels_count() {
            let encoder = loaded.makeEncoder(threads: 2, kernels: ek_kernels_at(index))
            let texts = FixtureEncoder.lengths.map(sample.model.tokens)
            let vectors = try #require(try encoder.encode(texts))
            for (length, vector) in zip(FixtureEncoder.lengths, vectors) {
                let key = "\(sample.model.name)/\(sample.type.rawValue)/\(length)"
                let reference = try #require(FixtureEncoder.references[key])
                let error = 1 - cosine(vector, reference)
                #expect(error < (quantised ? 1e-6 : 1e-9), "\(key) with \(encoder.kernelName)")
            }
        }
    }

    @Test func `all models and weight types of the reference are there`() {
        #expect(Self.cases.count == 22)
        #expect(FixtureEncoder.references.count == Self.cases.count * FixtureEncoder.lengths.count)
    }
}
