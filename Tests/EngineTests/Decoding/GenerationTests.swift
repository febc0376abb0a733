import Testing

@testable import Engine

struct GenerationTests {
    private func ids(_ text: String) -> [TokenID] { text.utf8.map { TokenID($0) } }

    private func request(_ prompt: String, maxTokens: Int = 100, stop: [String] = []) -> GenerationRequest {
        GenerationRequest(prompt: ids(prompt), sampling: .greedy, maxTokens: maxTokens, stop: stop)
    }

    /// Runs a generation to its end.
    private func run(
        _ request: GenerationRequest, in context: CachedContext, isCancelled: @escaping () -> Bool = { false }
    ) throws -> (texts: [String], end: GenerationEnd, usage: GenerationUsage) {
        let generation = Generation(request, in: context, tokenizer: ByteTokenizer(), isCancelled: isCancelled)
        var texts: [String] = []
        while let event = try generation.next() {
            switch event {
            case .text(let text): texts.append(text)
            case .reasoning(let text): Issue.record("reasoning: \(text)")
            case .call(let call): Issue.record("a call of \(call.name)")
            case .end(let end, let usage):
                #expect(try generation.next() == nil)
                return (texts, end, usage)
            }
        }
        throw EngineError(.invalidRequest, "no end")
    }

    @Test func `a reply is text and one end`() throws {
        let decoder = ScriptedDecoder(text: "Hi!")
        let reply = try run(request("prompt"), in: CachedContext(decoder))
        #expect(reply.texts == ["H", "i", "!"])
        #expect(reply.end == .stop)
        #expect(reply.usage.promptTokens == 6)
        #expect(reply.usage.cachedTokens == 0)
        #expect(reply.usage.completionTokens == 3)
        #expect(reply.usage.promptTime > .zero)
        #expect(decoder.evaluated == [ids("prompt"), ids("H"), ids("i"), ids("!")])
    }

    @Test func `characters split over tokens arrive whole`() throws {
        let reply = try run(request("p"), in: CachedContext(ScriptedDecoder(text: "é👩‍🚀x")))
        #expect(reply.texts == ["é", "👩", "\u{200d}", "🚀", "x"])
        #expect(reply.usage.completionTokens == Array("é👩‍🚀x".utf8).count)
    }

    @Test func `a stop text over several tokens ends the reply and is not part of it`() throws {
        let reply = try run(
            request("p", stop: ["User:", "\n\n"]), in: CachedContext(ScriptedDecoder(text: "Fine.\nUser: and")))
        #expect(reply.texts.joined() == "Fine.\n")
        #expect(reply.end == .stop)
        #expect(reply.usage.completionTokens == 11)
    }

    @Test func `text held back for a stop text comes at the end`() throws {
        let reply = try run(request("p", stop: ["User:"]), in: CachedContext(ScriptedDecoder(text: "a Use")))
        #expect(reply.texts == ["a", " ", "Use"])
        #expect(reply.end == .stop)
    }

    @Test func `an incomplete character becomes a replacement where the model stopped`() throws {
        let script = ids("a") + [0xf0, 0x9f]
        let stopped = try run(request("p"), in: CachedContext(ScriptedDecoder(script: script)))
        #expect(stopped.texts == ["a", "\u{fffd}"])
        let cut = try run(request("p", maxTokens: 3), in: CachedContext(ScriptedDecoder(script: script)))
        #expect(cut.texts == ["a"])
        #expect(cut.end == .length)
    }

    @Test func `the token limit ends the reply`() throws {
        let decoder = ScriptedDecoder(text: "abcdef")
        let reply = try run(request("p", maxTokens: 2), in: CachedContext(decoder))
        #expect(reply.texts == ["a", "b"])
        #expect(reply.end == .length)
        #expect(decoder.evaluated == [ids("p"), ids("a")])
        let none = try run(request("q", maxTokens: 0), in: CachedContext(decoder))
        #expect(none.texts.isEmpty)
        #expect(none.end == .length)
    }

    @Test func `a full context ends the reply`() throws {
        let reply = try run(
            request("1234"), in: CachedContext(ScriptedDecoder(contextLength: 6, text: "abcdef")))
        #expect(reply.texts == ["a", "b", "c"])
        #expect(reply.end == .context)
    }

    @Test func `a prompt that does not fit or is empty is an error`() throws {
        let context = CachedContext(ScriptedDecoder(contextLength: 4, text: "abc"))
        #expect(throws: EngineError(.contextFull, "the prompt has 5 tokens, the context holds 4")) {
            try run(request("12345"), in: context)
        }
        #expect(throws: EngineError(.invalidRequest, "the prompt is empty")) { try run(request(""), in: context) }
        let exact = try run(request("1234"), in: context)
        #expect(exact.texts == ["a"])
        #expect(exact.end == .context)
    }

    @Test func `a cancelled reply ends before the next token and keeps its text`() throws {
        var asked = 0
        let decoder = ScriptedDecoder(text: "abcdef")
        let context = CachedContext(decoder)
        let generation = Generation(
            request("p", stop: ["bx"]), in: context, tokenizer: ByteTokenizer(), isCancelled: { asked > 0 })
        #expect(try generation.next() == .text("a"))
        asked = 1
        guard case .end(.interrupted, let usage)? = try generation.next() else {
            Issue.record("not interrupted")
            return
        }
        #expect(usage.completionTokens == 1)
        #expect(try generation.next() == nil)
        #expect(decoder.evaluated == [ids("p")])
    }

    @Test func `text held back when cancelled is given before the end`() throws {
        var count = 0
        let reply = try run(
            request("p", stop: ["bcx"]), in: CachedContext(ScriptedDecoder(text: "abcdef")),
            isCancelled: {
                count += 1
                return count > 4
            })
        #expect(reply.texts == ["a", "bc"])
        #expect(reply.end == .interrupted)
    }

    @Test func `cancelling within the prompt keeps what was evaluated`() throws {
        var count = 0
        let decoder = ScriptedDecoder(text: "abc")
        let context = CachedContext(decoder)
        let first = try run(
            request("0123456789"), in: context,
            isCancelled: {
                count += 1
                return count > 2
            })
        #expect(first.end == .interrupted)
        #expect(first.texts.isEmpty)
        #expect(first.usage.completionTokens == 0)
        #expect(context.tokens == ids("01234567"))
        let second = try run(request("0123456789"), in: context)
        #expect(second.usage.cachedTokens == 8)
        #expect(second.texts.joined() == "abc")
    }

    @Test func `the next turn evaluates only what is new`() throws {
        let decoder = ScriptedDecoder(text: "Hi")
        let context = CachedContext(decoder)
        _ = try run(request("u:hello a:"), in: context)
        #expect(context.tokens == ids("u:hello a:Hi"))
        decoder.script = ids("ok")
        let second = try run(request("u:hello a:Hi u:more a:"), in: context)
        #expect(second.usage.promptTokens == 22)
        #expect(second.usage.cachedTokens == 12)
        #expect(decoder.evaluated.contains(ids(" u:more a:")))
    }

    @Test func `the same prompt again evaluates its last token only`() throws {
        let decoder = ScriptedDecoder(text: "x")
        let context = CachedContext(decoder)
        _ = try run(request("hello"), in: context)
        decoder.script = ids("y")
        let again = try run(request("hello"), in: context)
        #expect(again.usage.cachedTokens == 4)
        #expect(again.texts == ["y"])
        let other = try run(request("help"), in: context)
        #expect(other.usage.cachedTokens == 3)
    }

    @Test func `a failure leaves the context usable`() throws {
        let decoder = ScriptedDecoder(text: "abc")
        decoder.failsAt = 2
        let context = CachedContext(decoder)
        let generation = Generation(request("pp"), in: context, tokenizer: ByteTokenizer())
        #expect(try generation.next() == .text("a"))
        #expect(try generation.next() == .text("b"))
        #expect(throws: EngineError(.malformed, "broken")) { try generation.next() }
        #expect(try generation.next() == nil)
        #expect(context.tokens == ids("ppa"))
    }

    @Test func `a generation that is dropped leaves the context usable`() throws {
        let decoder = ScriptedDecoder(text: "abcdef")
        let context = CachedContext(decoder)
        let generation = Generation(request("pp"), in: context, tokenizer: ByteTokenizer())
        _ = try generation.next()
        _ = try generation.next()
        decoder.script = ids("z")
        let next = try run(request("ppaq"), in: context)
        #expect(next.usage.cachedTokens == 3)
        #expect(next.texts == ["z"])
    }
}
