import EngineKernels
import Foundation
import TestKit
import Testing

@testable import Engine

/// The model that comes with the program and tells what answers a message, against its own weights in floats
/// (`Reference/ranking_fixtures.py`).
@Suite struct TextRankerTests {
    /// A message and a text with their score.
    struct Reference: Decodable {
        let message: String
        let text: String
        let score: Double
    }

    static let references: [Reference] = StoredFixture.load("rankings")
    /// Scores lie between about -8 and 8.
    private static let tolerance = 0.02

    static var path: String {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "models/answers.gguf").path(percentEncoded: false)
    }

    @Test func `pairs have the scores that the file's weights give`() throws {
        let ranker = try TextRanker(path: Self.path, threads: 2)
        for reference in Self.references {
            let score = try #require(try ranker.scores([reference.text], for: reference.message)?.first)
            #expect(abs(score - reference.score) < Self.tolerance, "\(reference.message) \(reference.text): \(score)")
        }
    }

    @Test func `the fact that answers stands above one that is about the same thing`() throws {
        let ranker = try TextRanker(path: Self.path)
        let facts = ["The user's dog Biscuit is a whippet.", "The user's dog Biscuit sleeps in the kitchen."]
        let breed = try #require(try ranker.scores(facts, for: "what breed is my dog?"))
        #expect(breed[0] > breed[1] + 1)
        let scores = try #require(try ranker.scores(facts, for: "where does my dog sleep?"))
        #expect(scores[1] > scores[0] + 1)
    }

    @Test func `texts ranked together have the scores they have alone, on any number of threads`() throws {
        let texts = Self.references.map(\.text) + [String(repeating: "tea and cake ", count: 60)]
        let message = "what breed is my dog?"
        let together = try #require(try TextRanker(path: Self.path, threads: 2).scores(texts, for: message))
        let alone = try TextRanker(path: Self.path, threads: 1)
        for (text, score) in zip(texts, together) {
            let own = try #require(try alone.scores([text], for: message)?.first)
            #expect(abs(own - score) < 1e-3, "\(text)")
        }
        #expect(try alone.scores([], for: message)?.isEmpty == true)
    }

    /// A message with the first numbers of its reading.
    struct Reading: Decodable {
        let message: String
        let numbers: [Float]
    }

    static let readings: [Reading] = StoredFixture.load("readings")
    private static let branch = path.replacing("answers.gguf", with: "reading.gguf")

    @Test func `a text read alone has the vector that the weights of both files give`() throws {
        let ranker = try TextRanker(path: Self.path, branch: Self.branch, threads: 2)
        for reference in Self.readings {
            let reading = try #require(try ranker.reading(of: reference.message))
            #expect(reading.count == ranker.model.config.width)
            for (own, number) in zip(reading, reference.numbers) {
                #expect(Double(abs(own - number)) < Self.tolerance, "\(reference.message): \(own), \(number)")
            }
        }
        let pair = try ranker.scores(["The user likes tea."], for: "what breed is my dog?")
        #expect(try TextRanker(path: Self.path).scores(["The user likes tea."], for: "what breed is my dog?") == pair)
        #expect(
            try ranker.reading(of: String(repeating: "tea and cake ", count: 600))?.count == ranker.model.config.width)
        #expect(try ranker.reading(of: "tea", shouldStop: { true }) == nil)
    }

    @Test func `a ranker without the layers for it reads no text alone, and layers that do not go with it are named`()
        throws
    {
        let alone = #expect(throws: EngineError.self) { try TextRanker(path: Self.path).reading(of: "tea") }
        #expect(alone?.code == .unsupported)
        let other = #expect(throws: EngineError.self) { try TextRanker(path: Self.path, branch: Self.path) }
        #expect(other?.message.contains("branch.start") == true)
    }

    @Test func `of a message longer than the context the end is read`() throws {
        let ranker = try TextRanker(path: Self.path)
        let facts = ["The user's dog Biscuit is a whippet.", "The user likes tea."]
        let message = String(repeating: "It rained all day and I stayed in. ", count: 120) + "What breed is my dog?"
        let scores = try #require(try ranker.scores(facts, for: message))
        #expect(scores[0] > scores[1])
        let long = try ranker.scores([String(repeating: "tea ", count: 2_000)], for: message)
        #expect(long?.count == 1)
    }

    @Test func `ranking stops when it is told to`() throws {
        #expect(try TextRanker(path: Self.path).scores(["a", "b"], for: "c", shouldStop: { true }) == nil)
    }

    @Test func `a file that ranks embeds nothing, and one that embeds does not rank; both say so`() throws {
        let embedding = #expect(throws: EngineError.self) { try TextEmbedder(path: Self.path) }
        #expect(embedding?.code == .unsupported)
        #expect(embedding?.message.hasSuffix("bert.pooling_type 4 (a ranking, no embedding) is not supported") == true)
        let model = try FixtureEncoder.named("bert-first")
        let ranking = #expect(throws: EngineError.self) {
            try model.writer(.f32).written { try TextRanker(path: $0) }
        }
        #expect(ranking?.code == .unsupported)
        #expect(ranking?.message.contains("(no ranking)") == true)
    }

    @Test func `a ranking file without its head, and one with a head of another shape, are named`() throws {
        let model = try FixtureEncoder.named("bert-first")
        var writer = model.writer(.f32)
        writer.remove("bert.pooling_type")
        writer.set("bert.pooling_type", .uint32(4))
        let missing = #expect(throws: EngineError.self) { try writer.written { try TextRanker(path: $0) } }
        #expect(missing?.message.hasSuffix("tensor cls.output.weight is missing") == true)
        writer.add("cls.output.weight", shape: [3], type: 0, data: [UInt8](repeating: 0, count: 12))
        let shape = #expect(throws: EngineError.self) { try writer.written { try TextRanker(path: $0) } }
        #expect(shape?.code == .malformed)
        #expect(shape?.message.contains("tensor cls.output.weight has shape [3]") == true)
    }

    @Test func `a head with a middle bends it by the hyperbolic tangent`() {
        let identity: [Float] = [1, 0, 0, 1]
        let output: [Float] = [2, -1]
        let bias = Buffer<Float>(count: 1)
        bias.start[0] = 0.5
        identity.withUnsafeBytes { middle in
            output.withUnsafeBytes { last in
                let head = RankingHead(
                    middle: .init(matrix: .init(data: middle.baseAddress, rows: 2, k: 2, type: EK_F32), bias: nil),
                    output: .init(matrix: .init(data: last.baseAddress, rows: 1, k: 2, type: EK_F32), bias: bias))
                let plain = RankingHead(middle: nil, output: head.output)
                #expect(abs(head.score([1, -2], 2) - (2 * tanh(1) - tanh(-2) + 0.5)) < 1e-12)
                #expect(plain.score([1, -2], 2) == 4.5)
            }
        }
    }
}
