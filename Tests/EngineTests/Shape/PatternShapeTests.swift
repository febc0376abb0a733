import Testing

@testable import Engine

@Suite struct PatternShapeTests {
    private static let patterns = [
        "(none|hint) (no|(memory|all): [^\\n|]{1,40})",
        "(add|delete) \\| [a-z_]{2,6}(\\.[a-z]{1,3}){0,2}( \\| [^\\n|]{1,9}){2}(\\n[0-9]{2}){0,3}",
        "x?(é|ß|[a-c]){2,4}\\\\", "\"[^\"]*\"", "a|b|cc", "[^a-z]{3}",
    ]

    @Test(arguments: patterns)
    func `answers of random models match the pattern as a whole and end in time`(_ pattern: String) throws {
        let regex = try Regex(pattern).matchingSemantics(.unicodeScalar)
        let grammar = try ShapeGrammar(pattern: pattern)
        for (name, tokenizer) in try ShapeGenerationTests.tokenizers() {
            let vocabulary = try ShapeVocabulary(tokenizer)
            for run in 0..<UInt64(20) {
                let decoder = RandomDecoder(
                    vocabularySize: tokenizer.vocabularySize + 3, seed: run, spread: run % 2 == 0 ? 4 : 60)
                let limit = grammar.smallest + [0, 200, 9][Int(run % 3)]
                let answer = try ShapeRuns.answer(
                    grammar, vocabulary, tokenizer, in: CachedContext(decoder), sampling: ShapeRuns.sampling(run),
                    maxTokens: limit)
                #expect(answer.text.wholeMatch(of: regex) != nil, "\(name): \(answer.text.debugDescription)")
                #expect(answer.end == .stop && answer.tokens <= limit)
            }
        }
    }

    @Test func `what the model wants to say stays as far as the pattern allows`() throws {
        let vocabulary = try ShapeVocabulary(ByteTokenizer())
        func answer(_ wanted: String, _ pattern: String) throws -> String {
            var options = SamplingOptions()
            options.temperature = 0
            return try ShapeRuns.answer(
                ShapeGrammar(pattern: pattern), vocabulary, ByteTokenizer(),
                in: CachedContext(ScriptedDecoder(contextLength: 200, text: wanted)), sampling: options, maxTokens: 60
            ).text
        }
        #expect(try answer("Grüße, 世界 🌿!", "[^\\n|]{1,30}") == "Grüße, 世界 🌿!")
        #expect(try answer("say \"it\"\t\\n", "[^\\n|]{1,30}") == "say \"it\"\t\\n")
        #expect(try answer("hint no", "(none|hint) no") == "hint no")
    }

    @Test func `a pattern that is not supported is refused`() {
        for pattern in ["(?<=a)b", "a^b", "(a", "[^\\n]{1,99999}"] {
            #expect(throws: EngineError.self, "\(pattern)") { try ShapeGrammar(pattern: pattern) }
        }
    }
}
