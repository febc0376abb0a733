import AgentCore
import Foundation
import TestKit
import Testing

/// Turns that end without a reply, and what they leave.
@Suite struct UnansweredTurnTests {
    let room: TurnRoom
    private var sessions: SQLiteSessionStore { room.sessions }

    init() throws { room = try TurnRoom() }

    private func texts(_ session: String?) throws -> [String] {
        try sessions.messages(of: #require(session)).map(\.content)
    }

    @Test func `a message refused as too long leaves the session unchanged`() async throws {
        let model = ScriptedModel { request in
            request.messages.last?.content == "Too long"
                ? [.fail(ModelError(.contextFull, "it does not fit"))] : [.text("ok")]
        }
        let loop = room.loop(model, [room.entry("memory", implementation: StubSkill(name: "memory"))])
        let first = try await loop.collect(TurnRequest(text: "One")).result
        let before = try sessions.sessions()
        var request = TurnRequest(text: "Too long", session: first.session)
        await #expect(throws: AgentError.self) { try await loop.collect(request) }
        #expect(try sessions.sessions() == before)
        #expect(try texts(first.session) == ["One", "ok"])
        request.session = nil
        await #expect(throws: AgentError.self) { try await loop.collect(request) }
        #expect(try sessions.sessions() == before)
        #expect(try sessions.pendingObservations().isEmpty)
        #expect(try sessions.search("long", limit: 3).isEmpty)
    }

    @Test func `a replaced exchange stays until there is a new reply`() async throws {
        let model = ScriptedModel { request in
            switch request.messages.last?.content {
            case "down": [.fail(ModelError(.failed, "the power went"))]
            case "mute": []
            default: [.text("to \(request.messages.last?.content ?? "")")]
            }
        }
        let loop = room.loop(model)
        let session = try await loop.collect(TurnRequest(text: "One")).result.session
        _ = try await loop.collect(TurnRequest(text: "Two", session: session))
        let before = try texts(session)
        await #expect(throws: AgentError.self) {
            try await loop.collect(TurnRequest(text: "down", session: session, replacesLast: true))
        }
        let mute = try await loop.collect(TurnRequest(text: "mute", session: session, replacesLast: true))
        #expect(mute.events.last == .withdrawn)
        #expect(try texts(session) == before)
        _ = try await loop.collect(TurnRequest(text: "2", session: session, replacesLast: true))
        #expect(model.requests.last?.messages.map(\.content) == ["One", "to One", "2"])
        #expect(try texts(session) == ["One", "to One", "2", "to 2"])
    }

    @Test func `reasoning is stored in the reply's trace, not in the conversation`() async throws {
        let model = ScriptedModel { _ in [.reason("The user "), .reason("greets."), .text("Hi.")] }
        let loop = room.loop(model)
        let (result, events) = try await loop.collect(TurnRequest(text: "Hello"))
        #expect(result.reply == "Hi." && result.json["reasoning"] == "The user greets.")
        #expect(events.contains(.reasoning("The user ")))
        let trace = try sessions.trace(of: #require(result.message))
        #expect(trace?["reasoning"] == "The user greets.")
        #expect(try texts(result.session) == ["Hello", "Hi."])
        _ = try await loop.collect(TurnRequest(text: "More", session: result.session))
        #expect(model.requests.last?.messages.map(\.content) == ["Hello", "Hi.", "More"])
    }

    @Test func `reasoning stored in an old reply is neither shown, sent nor copied`() async throws {
        let session = try sessions.begin(title: "Old", with: "Hello <think>", at: room.now).session
        _ = try sessions.append(
            .assistant, "<think>\nHm.\n</think>\n\nHi.", to: session, at: room.now, finishReason: .stop)
        let model = ScriptedModel { _ in [.text("ok")] }
        _ = try await room.loop(model).collect(TurnRequest(text: "More", session: session))
        #expect(model.requests.last?.messages.map(\.content) == ["Hello <think>", "Hi.", "More"])
        #expect(try texts(sessions.fork(session, at: room.now).id) == ["Hello <think>", "Hi.", "More", "ok"])
    }

    @Test func `an empty reply says why`() async throws {
        func ending(_ steps: ScriptedModel.Step...) async throws -> ReplyEnding? {
            let result = try await room.loop(ScriptedModel { _ in steps }).collect(TurnRequest(text: "Hello")).result
            #expect(result.message == nil || !result.reply.isEmpty)
            return result.ending
        }
        #expect(try await ending(.text("Hi.")).map { $0.shortfall == nil && $0.cut == nil } == true)
        #expect(try await ending(.text("H"), .text("i"), .end(.length))?.cut == "the reply was cut at 2 tokens")
        let thought = try await ending(.reason("a"), .reason("b"), .end(.length))?.shortfall
        #expect(thought?.message == "the reply was cut at 2 tokens: it spent its tokens thinking")
        #expect(thought?.code == .failed)
        #expect(
            try await ending(.reason("a"))?.shortfall?.message == "the reply is empty: it spent its tokens thinking")
        #expect(try await ending()?.shortfall?.message == "the reply is empty")
        #expect(try await ending(.text(" \n"))?.shortfall?.message == "the reply is empty")
    }

    @Test func `a skill's name alone is sent as the user's message`() async throws {
        let model = ScriptedModel { _ in [.text("ok")] }
        let loop = room.loop(model, [room.entry("tea", "Tea.", "Brew $ARGUMENTS, see $ARGUMENTS_FILE.")])
        let (result, _) = try await loop.collect(TurnRequest(text: "@tea"))
        #expect(model.requests.last?.messages.last == ChatMessage(.user, "@tea"))
        #expect(model.requests.last?.messages.first?.content == "Brew , see $ARGUMENTS_FILE.")
        #expect(try texts(result.session) == ["@tea", "ok"])
    }
}
