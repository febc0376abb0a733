import AgentCore
import Foundation
import Synchronization
import TestKit
import Testing

@Suite struct AgentLoopTests {
    let room: TurnRoom
    private var sessions: SQLiteSessionStore { room.sessions }
    private var now: Date { room.now }

    init() throws { room = try TurnRoom() }

    private func loop(_ model: ScriptedModel, _ skills: StubSkill...) -> AgentLoop {
        room.loop(
            model,
            skills.map {
                room.entry($0.name, "A stub.", "Instructions of \($0.name).", scope: .builtin, implementation: $0)
            })
    }

    @Test func `a turn streams the reply and saves both sides`() async throws {
        let model = ScriptedModel { _ in [.text("Hello "), .text("Mia.")] }
        let (result, events) = try await loop(model).collect(TurnRequest(text: "Hi, I'm Mia"))
        let session = try #require(result.session)
        #expect(result.reply == "Hello Mia.")
        #expect(result.finishReason == .stop)
        #expect(events.contains(.text("Hello ")) && events.contains(.text("Mia.")))
        let messages = try sessions.messages(of: session)
        #expect(messages.map(\.content) == ["Hi, I'm Mia", "Hello Mia."])
        #expect(messages.last?.finishReason == .stop)
        #expect(try sessions.session(session).title == "Hi, I'm Mia")
    }

    @Test func `the user's text is stored before the model is asked`() async throws {
        let sessions = sessions
        let stored = Mutex<[String]>([])
        let model = ScriptedModel { _ in
            let found = (try? sessions.sessions().first.map { try sessions.messages(of: $0.id) }) ?? nil
            stored.withLock { $0 = found?.map(\.content) ?? [] }
            return [.text("ok")]
        }
        _ = try await loop(model).collect(TurnRequest(text: "Keep this"))
        #expect(stored.withLock { $0 } == ["Keep this"])
    }

    @Test func `if the model breaks off, the user's text and the partial reply are kept`() async throws {
        let model = ScriptedModel { _ in [.text("Half a"), .fail(ModelError(.failed, "the power went"))] }
        let error = await #expect(throws: AgentError.self) {
            try await loop(model).collect(TurnRequest(text: "Tell me"))
        }
        #expect(error?.message == "the power went")
        let session = try #require(try sessions.sessions().first)
        let messages = try sessions.messages(of: session.id)
        #expect(messages.map(\.content) == ["Tell me", "Half a"])
        #expect(messages.last?.finishReason == .interrupted)
    }

    @Test func `a tool that nobody offered is not called, and the text before it is the reply`() async throws {
        let call = ToolCall(id: "1", name: "delete_all", arguments: "{}")
        let model = ScriptedModel { _ in [.text("I will."), .call(call)] }
        let (result, _) = try await loop(model).collect(TurnRequest(text: "Help"))
        #expect(result.reply == "I will.")
        #expect(result.toolCalls.map(\.outcome) == [.refused])
        #expect(model.requests.count == 1)
        let session = try #require(try sessions.sessions().first)
        #expect(try sessions.messages(of: session.id).map(\.content) == ["Help", "I will."])
    }

    @Test func `a model that only calls tools that were not offered is told so once`() async throws {
        let call = ToolCall(id: "1", name: "delete_all", arguments: "{")
        let model = ScriptedModel { request in
            request.messages.contains { $0.role == .tool } ? [.text("In words, then.")] : [.call(call)]
        }
        let (result, _) = try await loop(model).collect(TurnRequest(text: "Help"))
        #expect(result.reply == "In words, then.")
        let stubborn = ScriptedModel { _ in [.call(call)] }
        let (nothing, _) = try await loop(stubborn).collect(TurnRequest(text: "Help"))
        #expect(stubborn.requests.count == 2)
        #expect(nothing.ending?.shortfall?.message == "the reply is empty")
    }

    @Test func `cancelling keeps the partial reply as interrupted and still learns from the user`() async throws {
        let memory = StubSkill(name: "memory")
        let loop = loop(ScriptedModel { _ in [.text("Once upon "), .hang] }, memory)
        let started = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            try await loop.run(TurnRequest(text: "I like tea. Tell a story")) { event in
                if case .text = event { started.continuation.yield() }
            }
        }
        for await _ in started.stream { break }
        task.cancel()
        let result = try await task.value
        #expect(result.reply == "Once upon ")
        #expect(result.finishReason == .interrupted)
        let saved = try #require(result.message)
        #expect(try sessions.message(saved)?.finishReason == .interrupted)
        #expect(memory.exchanges.map(\.user.content) == ["I like tea. Tell a story"])
    }

    @Test(arguments: ["", "   \n\t"]) func `an empty message is refused and nothing is stored`(text: String)
        async throws
    {
        let model = ScriptedModel { _ in [.text("never")] }
        let error = await #expect(throws: AgentError.self) {
            try await loop(model).collect(TurnRequest(text: text))
        }
        #expect(error?.code == .usage)
        #expect(try sessions.sessions().isEmpty)
        #expect(model.requests.isEmpty)
    }

    @Test func `an unknown skill offers the nearest names without asking the model`() async throws {
        let model = ScriptedModel { _ in [.text("never")] }
        let error = await #expect(throws: AgentError.self) {
            try await loop(model, StubSkill(name: "memory")).collect(TurnRequest(text: "@memori list"))
        }
        #expect(error?.code == .notFound)
        #expect(error?.remedy.contains("@memory") == true)
        #expect(model.requests.isEmpty)
        #expect(try sessions.sessions().isEmpty)
    }

    @Test func `a skill that answers alone needs no model and stores no message`() async throws {
        let model = ScriptedModel { _ in [.text("never")] }
        let skill = StubSkill(
            name: "memory", invoke: { call, _ in SkillOutput(text: call.words.joined(separator: "+"), json: nil) })
        let (result, events) = try await loop(model, skill).collect(TurnRequest(text: "@memory list all"))
        #expect(result.reply == "list+all")
        #expect(result.skillOutput != nil)
        #expect(events == [.skill(RoutedSkill(name: "memory", why: .named))])
        #expect(model.requests.isEmpty)
        #expect(try sessions.sessions().isEmpty)
    }

    @Test func `a named skill without an answer of its own gives the model its instructions`() async throws {
        let model = ScriptedModel { _ in [.text("ok")] }
        _ = try await loop(model, StubSkill(name: "poet")).collect(TurnRequest(text: "@poet about rain"))
        let messages = try #require(model.requests.first?.messages)
        #expect(messages.first?.content == "Instructions of poet.")
        #expect(messages.last == ChatMessage(.user, "about rain"))
    }

    @Test func `a skill that prepares is told which message the turn is about`() async throws {
        let told = Mutex<[String?]>([])
        let memory = StubSkill(
            name: "memory",
            prepare: { _, context in
                told.withLock { $0.append(context.message) }
                return Preparation()
            })
        let loop = loop(ScriptedModel { _ in [.text("ok")] }, memory)
        let (result, _) = try await loop.collect(TurnRequest(text: "Hello"))
        _ = try await loop.collect(TurnRequest(text: "Hello", isPrivate: true))
        let saved = try sessions.messages(of: try #require(result.session)).first
        #expect(told.withLock { $0 } == [saved?.id, nil])
    }

    @Test func `the system prompt holds the sections in their order and the trace names the facts`() async throws {
        let fact = FactReference(id: "f1", text: "The user likes tea.")
        let memory = StubSkill(
            name: "memory",
            prepare: { _, _ in
                var preparation = Preparation()
                preparation.sections = [PromptSection(.memory, "Known: tea.", source: "memory")]
                preparation.factsUsed = [fact]
                return preparation
            })
        let prompts = StubSkill(
            name: "prompts",
            prepare: { _, _ in
                var preparation = Preparation()
                preparation.sections = [
                    PromptSection(.circumstances, "Today is Friday.", source: "date"),
                    PromptSection(.instructions, "Be kind.", source: "companion"),
                ]
                return preparation
            })
        let model = ScriptedModel { _ in [.text("ok")] }
        let (result, _) = try await loop(model, memory, prompts).collect(TurnRequest(text: "Hi"))
        #expect(model.requests.first?.messages.first?.content == "Be kind.\nToday is Friday.\n\nKnown: tea.")
        #expect(result.factsUsed == [fact])
        let reply = try #require(result.message)
        let trace = try #require(try sessions.trace(of: reply))
        #expect(trace["prompt"]?.stringValue == "companion")
        #expect(trace["prompt_hash"]?.stringValue?.count == 64)
        #expect(trace["facts_used"]?.arrayValue?.first?["id"]?.stringValue == "f1")
    }

    @Test func `a conversation longer than the context loses its oldest turns and says so`() async throws {
        let session = try sessions.begin(title: "long", with: "question 0 with some more words", at: now).session
        for index in 0..<20 {
            if index > 0 {
                _ = try sessions.append(
                    .user, "question \(index) with some more words", to: session, at: now, finishReason: nil)
            }
            _ = try sessions.append(
                .assistant, "answer \(index) with some more words", to: session, at: now, finishReason: .stop)
        }
        let model = ScriptedModel(context: 100) { _ in [.text("ok")] }
        let (_, events) = try await loop(model).collect(TurnRequest(text: "newest words", session: session))
        let messages = try #require(model.requests.first?.messages)
        #expect(messages.first?.role == .user)
        #expect(messages.last?.content == "newest words")
        #expect(messages.contains { $0.content.hasPrefix("answer 19") })
        #expect(!messages.contains { $0.content.hasPrefix("question 0 ") })
        let notice = events.compactMap { if case .notice(let text) = $0 { text } else { nil } }.first
        #expect(notice?.contains("\(40 - (messages.count - 1)) oldest messages") == true)
        #expect(try await model.countTokens(messages) <= 75)
    }

    @Test func `history is dropped a quarter of the context at a time, so most prompts share a prefix`()
        async throws
    {
        let model = ScriptedModel(context: 400) { _ in [.text("an answer of a few words")] }
        var session: String?
        for index in 0..<60 {
            let (result, _) = try await loop(model).collect(
                TurnRequest(text: "question \(index) with some more words", session: session))
            session = result.session
        }
        let full = model.requests.map(\.messages).filter { $0.first?.content.hasPrefix("question 0 ") == false }
        let changes = zip(full, full.dropFirst()).count { $0.first != $1.first }
        #expect(full.count > 20)
        #expect(changes * 4 < full.count)
        for messages in full { #expect(try await (150...300).contains(model.countTokens(messages))) }
    }

    @Test func `facts that left the context are recalled, and memory and instructions stay`() async throws {
        let session = try sessions.begin(title: "long", with: "I am allergic to peanuts", at: now).session
        let first = try #require(try sessions.messages(of: session).first).id
        for index in 0..<20 {
            _ = try sessions.append(
                .assistant, "answer \(index) with some more words", to: session, at: now, finishReason: .stop)
            _ = try sessions.append(
                .user, "question \(index) with some more words", to: session, at: now, finishReason: nil)
        }
        let model = ScriptedModel(context: 100) { _ in [.text("ok")] }
        let skill = StubSkill(name: "recalling") { turn, _ in
            var preparation = Preparation()
            preparation.sections = [PromptSection(.instructions, "Be kind.", source: "companion")]
            if !turn.history.contains(where: { $0.id == first }) {
                preparation.sections.append(
                    PromptSection(.memory, "The user is allergic to peanuts.", source: "memory"))
            }
            return preparation
        }
        _ = try await loop(model, skill).collect(TurnRequest(text: "newest words", session: session))
        let messages = try #require(model.requests.first?.messages)
        #expect(messages.first?.role == .system)
        #expect(messages.first?.content == "Be kind.\n\nThe user is allergic to peanuts.")
        #expect(!messages.contains { $0.content.hasPrefix("I am allergic") })
        #expect(try await model.countTokens(messages) <= 75)
    }

    @Test func `a message that cannot fit is an error with the numbers, and is not stored`() async throws {
        let model = ScriptedModel(context: 40) { _ in [.text("never")] }
        let long = Array(repeating: "word", count: 200).joined(separator: " ")
        let error = await #expect(throws: AgentError.self) {
            try await loop(model).collect(TurnRequest(text: long))
        }
        #expect(error?.message.contains("202 tokens") == true)
        #expect(error?.message.contains("30") == true)
        #expect(try sessions.sessions().isEmpty)
        #expect(try sessions.search("word", limit: 5).isEmpty)
    }

    @Test func `a private turn reads the session and writes nothing`() async throws {
        let memory = StubSkill(name: "memory")
        let model = ScriptedModel { _ in [.text("secret reply")] }
        var request = TurnRequest(text: "between us", isPrivate: true)
        request.privateHistory = [ChatMessage(.user, "earlier"), ChatMessage(.assistant, "yes")]
        let (result, _) = try await loop(model, memory).collect(request)
        #expect(result.session == nil && result.message == nil)
        #expect(result.reply == "secret reply")
        #expect(model.requests.first?.messages.map(\.content) == ["earlier", "yes", "between us"])
        #expect(try sessions.sessions().isEmpty)
        #expect(memory.exchanges.isEmpty)
    }

    @Test func `a skill that fails to learn is reported and the exchange is kept`() async throws {
        let memory = StubSkill(
            name: "memory", observe: { _ in throw AgentError(.failed, "no room", remedy: "") })
        let model = ScriptedModel { _ in [.text("ok")] }
        let (result, events) = try await loop(model, memory).collect(TurnRequest(text: "Hi"))
        #expect(events.last == .notice("@memory could not learn from this turn: no room"))
        #expect(try sessions.messages(of: #require(result.session)).count == 2)
    }

    @Test func `memory takes no part if it is switched off`() async throws {
        let memory = StubSkill(name: "memory", remembers: true)
        let model = ScriptedModel { _ in [.text("ok")] }
        var request = TurnRequest(text: "Hi")
        request.usesMemory = false
        let (result, _) = try await loop(model, memory).collect(request)
        #expect(result.skills.isEmpty)
        #expect(memory.exchanges.isEmpty)
    }

    @Test func `a missing model is reported, and the text is kept`() async throws {
        let model = ScriptedModel { _ in [.fail(ModelError(.unusable, "no file x.gguf"))] }
        let error = await #expect(throws: AgentError.self) {
            try await loop(model).collect(TurnRequest(text: "Hi"))
        }
        #expect(error?.code == .noModel)
        #expect(try sessions.sessions().count == 1)
    }
}
