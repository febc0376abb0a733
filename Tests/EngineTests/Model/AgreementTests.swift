import EngineKernels
import Foundation
import Testing

@testable import Engine

/// The engine's logits against those of the reference in numpy.
@Suite struct AgreementTests {
    /// Largest difference over the spread of the reference's logits, with every instruction set of this machine.
    struct Agreement {
        var error = 0.0
        var sameTop = true
    }

    static func agreement(_ model: FixtureModel, _ type: WeightType) throws -> Agreement {
        let loaded = try model.loaded(type)
        var result = Agreement()
        for label in ["short", "long"] {
            let reference = try #require(FixtureModel.references["\(model.name)/\(type.rawValue)/\(label)"])
            let expected = reference.logits
            let spread = try #require(expected.max()) - (try #require(expected.min()))
            // Plain C is slow, so it only does the short sequence.
            for index in (label == "short" ? 0 : min(1, ek_kernels_count() - 1))..<ek_kernels_count() {
                let decoder = loaded.makeDecoder(contextLength: nil, threads: nil, kernels: ek_kernels_at(index))
                let logits = try decoder.logits(after: model.tokens(reference.length)).map(Double.init)
                try #require(logits.count == expected.count)
                let error = zip(logits, expected).map { abs($0 - $1) }.max() ?? .infinity
                result.error = max(result.error, error / spread)
                let top = logits.indices.max { logits[$0] < logits[$1] }
                if top != expected.indices.max(by: { expected[$0] < expected[$1] }) { result.sameTop = false }
            }
        }
        return result
    }

    @Test(arguments: FixtureModel.all, [WeightType.f32, .f16, .bf16])
    func `models with float weights agree with the reference to a thousandth`(
        _ model: FixtureModel, _ type: WeightType
    ) throws {
        let agreement = try Self.agreement(model, type)
        #expect(agreement.error < 1e-3)
        #expect(agreement.sameTop)
    }

    @Test(arguments: FixtureModel.all, [WeightType.q8, .q4, .q4K, .q6K])
    func `models with quantised weights agree with the reference to two hundredths`(
        _ model: FixtureModel, _ type: WeightType
    ) throws {
        let agreement = try Self.agreement(model, type)
        #expect(agreement.error < 0.02)
        #expect(agreement.sameTop)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORD_AGREEMENT"] != nil))
    func `the table of agreement is written`() throws {
        var lines = [
            "# Agreement of logits", "",
            "The engine's logits of the last token against those of a reference in numpy (64-bit floats, weights "
                + "dequantised by the `gguf` package), over small random models and two sequences, of about 7 and 530 tokens. "
                + "Each cell: the largest difference as a share of the spread (largest minus smallest logit of the "
                + "reference) with any instruction set of the machine, and whether the most likely token is always the "
                + "same. Quantised weights meet activations rounded to eight bits, which is where their difference "
                + "comes from.", "",
            "Written by `RECORD_AGREEMENT=1 swift test --filter AgreementTests`; the reference is "
                + "`Tests/EngineTests/Reference/reference.py`, the shapes are in "
                + "`Tests/EngineTests/Fixtures/models.json`.", "",
            "| model | " + WeightType.allCases.map(\.rawValue).joined(separator: " | ") + " |",
            "| --- |" + String(repeating: " --- |", count: WeightType.allCases.count),
        ]
        for model in FixtureModel.all {
            let cells = try WeightType.allCases.map { type in
                let agreement = try Self.agreement(model, type)
                let percent = String(format: "%.1e", agreement.error)
                return "\(percent), \(agreement.sameTop ? "same" : "other") top"
            }
            lines.append("| \(model.name) | " + cells.joined(separator: " | ") + " |")
        }
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let file = root.appending(path: "docs/logits-agreement.md")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
}
