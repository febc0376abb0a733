import Testing

@testable import Engine

/// Generation over the real network, with random weights.
struct RealDecoderTests {
    /// A printable character for every token.
    private struct LetterTokenizer: Tokenizer {
        let vocabularySize: Int
        var endOfGeneration: Set<TokenID> { [] }
        var beginToken: TokenID? { nil }

        func encode(_ text: String, addSpecial: Bool, parseSpecial: Bool) -> [TokenID] {
            text.utf8.map { TokenID($0) - 32 }
        }

        func bytes(of token: TokenID) -> [UInt8] { [UInt8(token + 32)] }
    }

    private func reply(
        _ prompt: String, _ count: Int, in context: CachedContext, _ tokenizer: LetterTokenizer
    ) throws -> (text: String, usage: GenerationUsage) {
        let request = GenerationRequest(
            prompt: tokenizer.encode(prompt, addSpecial: false, parseSpecial: false), sampling: .greedy,
            maxTokens: count)
        let generation = Generation(request, in: context, tokenizer: tokenizer)
        var text = ""
        while let event = try generation.next() {
            switch event {
            case .text(let part): text += part
            case .reasoning(let text): Issue.record("reasoning: \(text)")
            case .call(let call): Issue.record("a call of \(call.name)")
            case .end(_, let usage): return (text, usage)
            }
        }
        throw EngineError(.invalidRequest, "no end")
    }

    @Test func `a conversation that reuses the cache reads like one that does not`() throws {
        let fixture = try FixtureModel.first
        let model = try fixture.loaded(.f32)
        let tokenizer = LetterTokenizer(vocabularySize: fixture.vocabulary)
        let kept = CachedContext(model.makeDecoder(contextLength: 512, threads: 1))
        var conversation = ""
        for turn in ["HELLO THERE", "AND AGAIN, A LITTLE LONGER", "BYE"] {
            conversation += turn
            let fresh = CachedContext(model.makeDecoder(contextLength: 512, threads: 1))
            let one = try reply(conversation, 20, in: kept, tokenizer)
            let other = try reply(conversation, 20, in: fresh, tokenizer)
            #expect(one.text == other.text)
            #expect(one.usage.cachedTokens == max(0, conversation.utf8.count - turn.utf8.count - 1))
            #expect(other.usage.cachedTokens == 0)
            conversation += one.text
        }
        // Going back to an earlier point of the conversation reuses what is before it.
        let back = try reply("HELLO THERE", 20, in: kept, tokenizer)
        #expect(conversation.hasPrefix("HELLO THERE" + back.text))
        #expect(back.usage.cachedTokens == 10)
    }
}
