import EngineKernels
import Foundation
import TestKit
import Testing

@testable import Engine

/// What `docs/models.md` says, measured: run by `script/tables`.
@Suite(.enabled(if: RecordedTable.folder != nil), .serialized)
struct ModelTables {
    @Test(arguments: [("logits-few", AgreementTests.short), ("logits-many", AgreementTests.long)])
    func `logits of architectures and weight types`(name: String, sequences: [String]) throws {
        var table = RecordedTable(["architecture"] + WeightType.stored.map(\.rawValue))
        for model in FixtureModel.all {
            table.add(
                [model.name]
                    + (try WeightType.stored.map { type in
                        let agreement = try AgreementTests.agreement(model, type, sequences)
                        return String(format: "%.0e", agreement.error) + (agreement.sameTop ? "" : ", other top")
                    }))
        }
        try table.write(name)
    }

    @Test func `logits of directories`() throws {
        let folder = try TemporaryDirectory()
        var table = RecordedTable(["directory", "`model_type`", "largest difference", "most likely token"])
        for name in DirectoryFixture.all.keys.sorted() {
            let fixture = try DirectoryFixture.named(name)
            let location = folder.url.appending(path: name)
            try fixture.write(name, to: location, parts: name == "qwen3" ? 3 : 1)
            let agreement = try fixture.agreement(at: location)
            guard case .string(let type)? = try JSONReader().read(fixture.config)["model_type"] else { continue }
            table.add([
                name, type, String(format: "%.0e", agreement.error), agreement.sameTop ? "the same" : "another",
            ])
        }
        try table.write("directories")
    }

    @Test func `ids of tokenizers`() throws {
        var table = RecordedTable(["tokenizer", "read from", "comparisons", "the same ids"])
        func add(_ name: String, _ source: String, _ comparisons: [TokenComparison]) {
            let same = comparisons.count { $0.isSame }
            table.add([name, source, "\(comparisons.count)", same == comparisons.count ? "all" : "\(same)"])
        }
        for name in ReferenceTokenizerTests.byteLevel + ReferenceTokenizerTests.pieces {
            add(name, "GGUF", try ReferenceTokenizerTests.comparisons(name))
        }
        for name in WordPieceTests.names {
            add("WordPiece, \(name)", "GGUF", try WordPieceTests.comparisons(name, isJSON: false))
            add("WordPiece, \(name)", "`tokenizer.json`", try WordPieceTests.comparisons(name, isJSON: true))
        }
        for family in TokenizerJSONTests.families {
            add(family, "`tokenizer.json`", try TokenizerJSONTests.comparisons(family))
        }
        try table.write("tokenizers")
    }

    @Test func `texts of chat templates`() throws {
        var table = RecordedTable(["templates", "conversations", "rendered exactly", "refused by the reference too"])
        var (count, exact, refused, total) = (0, 0, 0, 0)
        for template in try JinjaReferenceTests.templates() {
            count += 1
            for result in template.results where result.isSame {
                if result.expected.hasPrefix("!") { refused += 1 } else { exact += 1 }
            }
            total += template.results.count
        }
        table.add(["\(count)", "\(total)", "\(exact)", "\(refused)"])
        try table.write("templates")
    }

    @Test func `validity of answers in a shape`() throws {
        var table = RecordedTable(["model", "schemas", "answers", "valid"])
        for (name, tokenizer) in try ShapeGenerationTests.tokenizers() {
            var (answers, valid) = (0, 0)
            let runs = (500 + ShapeSchemas.all.count) / ShapeSchemas.all.count
            for schema in ShapeSchemas.all {
                let results = try ShapeGenerationTests.answers(schema, tokenizer, runs: runs)
                answers += results.count
                valid += results.count { $0.fault == nil && $0.end == .stop && $0.tokens <= $0.limit }
            }
            table.add([
                "random logits, \(name)", "\(ShapeSchemas.all.count)", answers.formatted(), valid.formatted(),
            ])
        }
        try table.write("shapes")
    }

    @Test func `vectors of encoders`() throws {
        var table = RecordedTable(["architecture", "weight types", "1 − cosine, at most"])
        for model in FixtureEncoder.all {
            let cases = EncoderAgreementTests.cases.filter { $0.model.name == model.name }
            for isQuantised in [false, true] {
                let cases = cases.filter { (ek_block_length($0.type.kernelType) > 1) == isQuantised }
                guard !cases.isEmpty else { continue }
                let error = try cases.map { try EncoderAgreementTests.largestError($0) }.max() ?? .infinity
                let types = cases.map(\.type.rawValue).joined(separator: ", ")
                table.add([model.name, types, String(format: "%.0e", error)])
            }
        }
        try table.write("encoders")
    }

    @Test func `the random models are written, for other programs to read`() throws {
        let folder = try #require(RecordedTable.folder).appending(path: "models")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for model in FixtureModel.all {
            for type in WeightType.stored {
                let file = folder.appending(path: "\(model.name)-\(type.rawValue).gguf")
                try Data(model.writer(type).encoded()).write(to: file)
            }
        }
    }
}
