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
    }

    static func agreement(
        _ model: FixtureModel, _ type: WeightType, _ sequences: [String]
    ) throws -> Agreement {
        let loaded = try model.loaded(type)
        var result = Agreement()
        for label in sequences {
            let reference = try #require(FixtureModel.references["\(model.name)/\(type.rawValue)/\(label)"])
            let expected = reference.logits
            let spread = try #require(expected.max()) - (try #require(expected.min()))
            // Plain C is slow, so it only does short sequences.
            for index in (sequences == short ? 0 : min(1, ek_kernels_count() - 1))..<ek_kernels_count() {
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

    @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORD_AGREEMENT"] != nil))
    func `the tables of agreement are written`() throws {
        let text = """
            # Agreement of logits

            The engine's logits of the last token against those of a reference in numpy (64-bit floats, weights \
            dequantised by the `gguf` package), over small random models. Each cell: the largest difference as a share \
            of the spread (largest minus smallest logit of the reference) with any instruction set of the machine, and \
            whether the most likely token is always the same.

            Written by `RECORD_AGREEMENT=1 swift test --filter AgreementTests`; the reference is \
            `Tests/EngineTests/Reference/reference.py`, the shapes are in `Tests/EngineTests/Fixtures/models.json`.

            ## Few tokens

            Sequences of 1 and 20 tokens. Up to \(EK_EXACT_COLUMNS) tokens at once, as in generation, activations \
            have a second plane of eight bits for what rounding to the first leaves over.

            \(try Self.table(Self.short))

            ## Many tokens

            Sequences of about 600 tokens: a batch of 512 and the rest. Quantised weights meet activations rounded to eight \
            bits, which is where their difference comes from. It may tip a tie either way, so their \
            sequences are chosen: the first length from 600 on at which the two largest logits lie more than 3 % of the \
            spread apart. In mixtures of experts rounding keys to 16 bits already may send a token whose best experts \
            are nearly tied to another one; the reference moves as much when its keys are rounded.

            \(try Self.table(Self.long))

            """
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let file = root.appending(path: "docs/logits-agreement.md")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private static func table(_ sequences: [String]) throws -> String {
        var lines = [
            "| model | " + WeightType.stored.map(\.rawValue).joined(separator: " | ") + " |",
            "| --- |" + String(repeating: " --- |", count: WeightType.stored.count),
        ]
        for model in FixtureModel.all {
            let cells = try WeightType.stored.map { type in
                let agreement = try agreement(model, type, sequences)
                let share = String(format: "%.1e", agreement.error)
                return "\(share), \(agreement.sameTop ? "same" : "other") top"
            }
            lines.append("| \(model.name) | " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }
}
