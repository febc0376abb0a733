import Foundation
import TestKit
import Testing

@testable import Engine

struct ShapeGenerationTests {
    private static let runsEach = ProcessInfo.processInfo.environment["AGENT_TEST_ALL"] == "1" ? 30 : 3

    /// A vocabulary of single bytes, and one of byte pairs.
    static func tokenizers() throws -> [(name: String, tokenizer: any Tokenizer)] {
        let pairs = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/tokenizers/smollm/tokenizer.json").standardizedFileURL
        return [
            ("vocabulary of bytes", ByteTokenizer()),
            (
                "vocabulary of byte pairs",
                try TokenizerVocabulary(json: pairs.path(percentEncoded: false), limit: nil).makeTokenizer()
            ),
        ]
    }

    struct Answer {
        let text: String
        let end: GenerationEnd
        let tokens: Int
        let limit: Int
        /// What the schema has against it.
        let fault: String?
    }

    /// Answers of random models, drawn in different ways and with little, some and much room.
    static func answers(_ schema: String, _ tokenizer: any Tokenizer, runs: Int) throws -> [Answer] {
        let validator = try SchemaValidator(schema)
        let grammar = try ShapeGrammar(jsonSchema: schema)
        let vocabulary = try ShapeVocabulary(tokenizer)
        return try (0..<UInt64(runs)).map { run in
            let decoder = RandomDecoder(
                vocabularySize: tokenizer.vocabularySize + 3, seed: run, spread: run % 2 == 0 ? 4 : 60)
            let limit = grammar.smallest + [0, 200, 9][Int(run % 3)]
            let answer = try ShapeRuns.answer(
                grammar, vocabulary, tokenizer, in: CachedContext(decoder), sampling: ShapeRuns.sampling(run),
                maxTokens: limit)
            return Answer(
                text: answer.text, end: answer.end, tokens: answer.tokens, limit: limit,
                fault: validator.fault(in: answer.text))
        }
    }

    @Test(arguments: ShapeSchemas.all)
    func `answers of random models are valid and end in time`(schema: String) throws {
        for (_, tokenizer) in try Self.tokenizers() {
            for answer in try Self.answers(schema, tokenizer, runs: Self.runsEach) {
                #expect(answer.fault == nil, "\(schema): \(answer.text)")
                #expect(answer.end == .stop)
                #expect(answer.tokens <= answer.limit)
            }
        }
    }

    @Test func `an answer of a network with random weights is valid`() throws {
        let shape = """
            {"name":"bytes","architecture":"llama","layers":2,"width":64,"heads":2,"keyValueHeads":1,"headSize":32,
            "feedForward":96,"vocabulary":288,"context":512,"epsilon":1e-5,"ropeBase":10000,"tied":true}
            """
        let fixture = try JSONDecoder().decode(FixtureModel.self, from: Data(shape.utf8))
        let model = try fixture.loaded(.f32)
        let tokenizer = FirstBytes(vocabularySize: fixture.vocabulary)
        let vocabulary = try ShapeVocabulary(tokenizer)
        for schema in ShapeSchemas.all {
            let answer = try ShapeRuns.answer(
                ShapeGrammar(jsonSchema: schema), vocabulary, tokenizer,
                in: CachedContext(model.makeDecoder(contextLength: 300, threads: 1)), sampling: .greedy, maxTokens: 120)
            #expect(try SchemaValidator(schema).fault(in: answer.text) == nil, "\(schema): \(answer.text)")
        }
    }

    private struct FirstBytes: Tokenizer {
        let vocabularySize: Int
        var endOfGeneration: Set<TokenID> { [] }
        var beginToken: TokenID? { nil }
        func encode(_ text: String, addSpecial: Bool, parseSpecial: Bool) -> [TokenID] { text.utf8.map { TokenID($0) } }
        func bytes(of token: TokenID) -> [UInt8] { UInt8(exactly: token).map { [$0] } ?? [] }
    }

    @Test func `the model's preference decides among what the shape allows`() throws {
        let answer = { (script: String, grammar: ShapeGrammar) throws in
            try ShapeRuns.answer(
                grammar, ShapeVocabulary(ByteTokenizer()), ByteTokenizer(),
                in: CachedContext(ScriptedDecoder(contextLength: 200, text: script)), sampling: .greedy, maxTokens: 50)
        }
        #expect(try answer("no", ShapeGrammar(choices: ["yes", "no", "none"])).text == "no")
        #expect(try answer("none", ShapeGrammar(choices: ["yes", "no", "none"])).text == "none")
        let schema = try ShapeGrammar(jsonSchema: #"{"properties":{"n":{"type":"integer"}},"required":["n"]}"#)
        #expect(try answer(#"{"n":41}"#, schema).text == #"{"n":41}"#)
    }

    @Test func `a limit below the shortest answer is an error before anything is generated`() throws {
        let grammar = try ShapeGrammar(jsonSchema: #"{"const":"a long constant"}"#)
        #expect(
            throws: EngineError(
                .invalidShape,
                "the shortest answer of this shape has 17 bytes, and there is room for 16 tokens: raise the token limit or the context"
            )
        ) {
            try ShapeRuns.answer(
                grammar, ShapeVocabulary(ByteTokenizer()), ByteTokenizer(),
                in: CachedContext(ScriptedDecoder(contextLength: 100, text: "x")), sampling: .greedy, maxTokens: 16)
        }
    }

    @Test func `the full context closes an answer as the token limit does`() throws {
        let answer = try ShapeRuns.answer(
            ShapeGrammar(jsonSchema: #"{"type":"array","items":{"type":"string"},"minItems":2}"#),
            ShapeVocabulary(ByteTokenizer()), ByteTokenizer(),
            in: CachedContext(ScriptedDecoder(contextLength: 20, text: "[\"" + String(repeating: "a", count: 50))),
            sampling: .greedy, maxTokens: 500)
        #expect(answer.text == #"["aaaaaaaaaaaaa",""]"# || answer.text.hasSuffix(#"",""]"#))
        #expect(answer.end == .stop)
        #expect(answer.tokens == 19)
    }

    @Test func `tokens within a shape are drawn as often as their share of what is allowed`() throws {
        var counts = [0, 0]
        let grammar = try ShapeGrammar(choices: ["a", "b"])
        let vocabulary = try ShapeVocabulary(ByteTokenizer())
        var options = SamplingOptions()
        options.temperature = 1
        options.repetitionPenalty = 1
        options.minP = 0
        options.topP = 1
        var sampler = Sampler(options)
        for _ in 0..<3000 {
            var logits = [Float](repeating: 3, count: ByteTokenizer.count)
            (logits[97], logits[98]) = (0, Float(log(3.0)))
            var shape = try ShapeMatcher(grammar, vocabulary, ends: [ByteTokenizer.end], budget: 5)
            let token = try logits.withUnsafeMutableBufferPointer { logits throws(EngineError) in
                try sampler.next(logits, within: &shape)
            }
            counts[Int(token) - 97] += 1
        }
        #expect(abs(Double(counts[1]) / 3000 - 0.75) < 0.04)
    }

    @Test func `a vocabulary that cannot spell every byte is refused`() {
        struct Letters: Tokenizer {
            var vocabularySize: Int { 60 }
            var endOfGeneration: Set<TokenID> { [] }
            var beginToken: TokenID? { nil }
            func encode(_ text: String, addSpecial: Bool, parseSpecial: Bool) -> [TokenID] { [] }
            func bytes(of token: TokenID) -> [UInt8] { [UInt8(token + 65)] }
        }
        #expect(throws: EngineError.self) { try ShapeVocabulary(Letters()) }
    }
}
