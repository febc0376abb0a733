import AgentCore
import Engine
import Foundation
import Synchronization
import Testing

@testable import EngineAdapter

struct NativeLanguageModelTests {
    private func request(_ turns: String..., configure: (inout GenerationOptions) -> Void = { _ in }) -> ModelRequest {
        var options = GenerationOptions()
        configure(&options)
        let roles: [ChatMessage.Role] = [.user, .assistant]
        return ModelRequest(
            messages: turns.enumerated().map { ChatMessage(roles[$0 % 2], $1) }, options: options)
    }

    private func reply(
        _ model: NativeLanguageModel, _ request: ModelRequest
    ) async throws -> (text: String, end: FinishReason?, usage: ModelUsage, reasoning: String) {
        var text = ""
        var reasoning = ""
        for try await event in model.stream(request) {
            switch event {
            case .text(let part): text += part
            case .reasoning(let part): reasoning += part
            case .textWasReasoning: (reasoning, text) = (reasoning + text, "")
            case .toolCall(let call): Issue.record("a call of \(call.name)")
            case .end(let reason, let usage): return (text, reason, usage, reasoning)
            }
        }
        return (text, nil, ModelUsage(), reasoning)
    }

    @Test func `a reply streams as text and one end`() async throws {
        let model = Script(["Hello 👋"]).model()
        let reply = try await reply(model, request("Hi"))
        #expect(reply.text == "Hello 👋")
        #expect(reply.end == .stop)
        #expect(reply.usage.promptTokens == "<|im_start|>user\nHi<|im_end|>\n<|im_start|>assistant\n".utf8.count)
        #expect(reply.usage.completionTokens == 10)
        #expect(reply.usage.promptMilliseconds > 0)
    }

    @Test func `a plain text is gone on with as it is, without a chat format`() async throws {
        let script = Script([" upon a time</think>"])
        let ask = ModelRequest(messages: [], text: "Once<|im_end|>")
        let reply = try await reply(script.model(), ask)
        #expect(reply.text == " upon a time</think>" && reply.reasoning.isEmpty)
        #expect(script.prompts == ["Once<|im_end|>"])
    }

    @Test func `the model is loaded once, and not before it is needed`() async throws {
        let script = Script(["a", "b"])
        let model = script.model()
        #expect(model.loadState == .idle)
        _ = model.stream(request("never pulled"))
        #expect(script.loads == 0)
        #expect(try await model.contextLength() == 500)
        _ = try await reply(model, request("x"))
        _ = try await reply(model, request("y"))
        #expect(script.loads == 1)
        #expect(model.loadState == .loaded)
    }

    @Test func `a model that cannot be loaded is unusable and tried again`() async throws {
        let attempts = Mutex(0)
        let model = NativeLanguageModel(identity: Script.identity, clock: .system) { _ throws(EngineError) in
            attempts.withLock { $0 += 1 }
            throw EngineError(.malformed, "m.gguf: cut off")
        }
        for _ in 0..<2 {
            await #expect(throws: ModelError(.unusable, "m.gguf: cut off")) { try await reply(model, request("x")) }
        }
        #expect(model.loadState == .failed("m.gguf: cut off"))
        #expect(attempts.withLock { $0 } == 2)
        await #expect(throws: ModelError(.unusable, "m.gguf: cut off")) { try await model.countTokens([]) }
    }

    @Test func `paths that are no model file say so`() async throws {
        for (path, message) in [
            ("missing/model.gguf", "there is no model missing/model.gguf"),
            ("Tests", "Tests: there is no config.json; it is no model directory"),
            ("https://host/v1", "https://host/v1 is an address; only files and directories can be run"),
        ] {
            let model = NativeLanguageModel(path: path, identity: Script.identity)
            await #expect(throws: ModelError(.unusable, message)) { try await model.contextLength() }
        }
    }

    @Test func `a prompt that does not fit is an error and a full context an end`() async throws {
        let model = Script(["a long reply that goes on and on and on"]).model(contextLength: 60)
        do {
            _ = try await reply(model, request(String(repeating: "x", count: 60)))
            Issue.record("no error")
        } catch let error as ModelError { #expect(error.code == .contextFull) }
        #expect(try await reply(model, request("Hi")).end == .context)
    }

    @Test func `the token limit and stop texts are passed on`() async throws {
        let model = Script(["abcdef", "abcdef"]).model()
        let short = try await reply(model, request("x") { $0.maxTokens = 2 })
        #expect(short.text == "ab")
        #expect(short.end == .length)
        let stopped = try await reply(model, request("x") { $0.stop = ["ef"] })
        #expect(stopped.text == "cd")
        #expect(stopped.end == .stop)
    }

    @Test func `the next turn evaluates only what is new`() async throws {
        let script = Script(["Hello", "Bye"])
        let model = script.model()
        _ = try await reply(model, request("Hi"))
        let second = try await reply(model, request("Hi", "Hello", "More"))
        #expect(second.usage.cachedTokens > 0)
        #expect(script.prompts.last == "<|im_end|>\n<|im_start|>user\nMore<|im_end|>\n<|im_start|>assistant\n")
    }

    @Test func `a retry and a fork evaluate only what differs`() async throws {
        let model = Script(["Hello", "Again", "One", "Two", "Three"]).model()
        let first = try await reply(model, request("Hi"))
        // The same prompt once more: its last token is needed for its logits.
        let retry = try await reply(model, request("Hi"))
        #expect(retry.usage.cachedTokens == first.usage.promptTokens - 1)
        let goneOn = try await reply(model, request("Hi", "Again", "How are you?"))
        #expect(goneOn.usage.cachedTokens >= retry.usage.promptTokens + "Again".utf8.count)
        // A branch shares all that is before it, and so does the way back.
        for text in ["Who are you?", "How are you?"] {
            let branch = try await reply(model, request("Hi", "Again", text))
            let shared = "<|im_start|>user\nHi<|im_end|>\n<|im_start|>assistant\nAgain<|im_end|>\n<|im_start|>user\n"
            #expect(branch.usage.cachedTokens >= shared.utf8.count)
        }
    }

    @Test func `a reply within a shape is one of the choices`() async throws {
        let model = Script(["maybe", "no"]).model()
        var ask = request("Shall I?")
        ask.shape = .choice(["yes", "no"])
        #expect(["yes", "no"].contains(try await reply(model, ask).text))
        ask.shape = .choice([])
        await #expect(throws: ModelError.self) { try await reply(model, ask) }
    }

    @Test func `counting tokens counts the rendered messages`() async throws {
        let model = Script([]).model()
        let messages = [ChatMessage(.system, "Be brief."), ChatMessage(.user, "é")]
        let text = "<|im_start|>system\nBe brief.<|im_end|>\n<|im_start|>user\né<|im_end|>\n<|im_start|>assistant\n"
        #expect(try await model.countTokens(messages) == text.utf8.count)
        #expect(try await model.countTokens(messages) == text.utf8.count)
    }

    @Test func `cancelling the task that pulls ends the stream as interrupted`() async throws {
        let model = Script([String(repeating: "x", count: 400)]).model()
        let stream = model.stream(request("go"))
        let task = Task {
            var count = 0
            var end: FinishReason?
            for try await event in stream {
                switch event {
                case .text:
                    count += 1
                    if count == 5 { withUnsafeCurrentTask { $0?.cancel() } }
                case .reasoning, .textWasReasoning: Issue.record("reasoning")
                case .toolCall(let call): Issue.record("a call of \(call.name)")
                case .end(let reason, let usage):
                    end = reason
                    #expect(usage.completionTokens == 5)
                }
            }
            return (count, end)
        }
        let (count, end) = try await task.value
        #expect(count == 5)
        #expect(end == .interrupted)
        #expect(try await reply(model, request("again")).end == .stop)
    }

    @Test func `tools are refused rather than left aside`() async throws {
        let model = Script(["first", "second"]).model()
        var ask = request("1")
        ask.tools = [ToolDeclaration(name: "time", description: "", parameters: "{}")]
        let error = await #expect(throws: ModelError.self) { try await reply(model, ask) }
        #expect(error?.code == .unsupported)
        #expect(error?.remedy?.contains("--model http") == true)
        #expect(try await reply(model, request("1")).text == "first")
    }

    @Test func `a second stream waits for the first`() async throws {
        let model = Script(["first", "second"]).model()
        var first = model.stream(request("1")).makeAsyncIterator()
        #expect(try await first.next() == .text("f"))
        let second = Task { try await reply(model, request("2")).text }
        for _ in 0..<50 { await Task.yield() }
        var rest = ""
        while case .text(let part)? = try await first.next() { rest += part }
        #expect(rest == "irst")
        #expect(try await second.value == "second")
    }

    @Test func `a stream that is dropped gives up its turn`() async throws {
        let model = Script(["abc"]).model()
        do {
            var dropped = model.stream(request("1")).makeAsyncIterator()
            #expect(try await dropped.next() == .text("a"))
        }
        #expect(try await reply(model, request("2")).text == "bc")
    }

    @Test func `a stream that is cancelled while it waits ends as interrupted`() async throws {
        let model = Script(["abc"]).model()
        var first = model.stream(request("1")).makeAsyncIterator()
        #expect(try await first.next() == .text("a"))
        let waiting = Task { try await reply(model, request("2")) }
        for _ in 0..<50 { await Task.yield() }
        waiting.cancel()
        #expect(try await waiting.value.end == .interrupted)
        #expect(try await first.next() == .text("b"))
    }

    /// Mistral's rule; Gemma 2's where it takes no system message either.
    private static func strict(_ system: String) -> String {
        """
        {% if messages[0]['role'] == 'system' %}\(system){% set rest = messages[1:] %}{% else %}{% set rest = messages %}\
        {% endif %}{% for m in rest %}{% if (m['role'] == 'user') != (loop.index0 % 2 == 0) %}\
        {{ raise_exception('Conversation roles must alternate') }}{% endif %}{{ m['role'] + ': ' + m['content'] + '|' }}\
        {% endfor %}{% if add_generation_prompt %}assistant:{% endif %}
        """
    }

    @Test(arguments: [
        ("system: {{ messages[0]['content'] }}|", "system: Be kind.|user: One\n\nTwo|assistant:"),
        ("{{ raise_exception('System role not supported') }}", "user: Be kind.\n\nOne\n\nTwo|assistant:"),
    ])
    func `a turn without a reply spoils nothing, whatever the template refuses`(
        _ system: String, _ prompt: String
    ) async throws {
        let script = Script(["Hi."])
        let model = script.model(template: Self.strict(system))
        let messages = [ChatMessage(.system, "Be kind."), ChatMessage(.user, "One"), ChatMessage(.user, "Two")]
        #expect(try await reply(model, ModelRequest(messages: messages)).text == "Hi.")
        #expect(script.prompts == [prompt])
        #expect(try await model.countTokens(messages) == prompt.utf8.count)
        #expect(try await model.countTokens([ChatMessage(.system, "Be kind.")]) > 0)
    }

    @Test func `reasoning in a file's reply is told from its text, also where the prompt begins it`() async throws {
        let written = try await reply(Script(["<think>Hm.</think>\n\nHi."]).model(), request("Hello"))
        #expect(written.text == "Hi." && written.reasoning == "Hm.")
        let begun = ChatFormats.chatML + "{% if add_generation_prompt %}{{ '<think>\\n' }}{% endif %}{# </think> #}"
        let model = Script(["Hm.\n</think>\n\nHi.", "Hm, and", "[1]"]).model(template: begun)
        let whole = try await reply(model, request("Hello"))
        #expect(whole.text == "Hi." && whole.reasoning == "Hm.\n")
        let cut = try await reply(model, request("Hello") { $0.maxTokens = 5 })
        #expect(cut.text == "" && cut.reasoning == "Hm, a" && cut.end == .length)
    }
}
