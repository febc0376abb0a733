import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct MessageReaderTests {
    private let date = Date(timeIntervalSince1970: 1_790_000_000)
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private func message(_ text: String, known: [String] = []) -> ReadableMessage {
        ReadableMessage(
            text, at: date, calendar: calendar, known: known,
            after: [ChatMessage(.user, "Hello"), ChatMessage(.assistant, "How is\nAnna?")])
    }

    @Test func `the model sees the day, what is known, the last turns and the message`() async throws {
        let model = ScriptedReader { _ throws(ModelError) in "none no" }
        _ = try await MessageReader(model).signals(of: message("She moved", known: ["user.sister | name | Anna"]))
        #expect(
            model.prompts.first == """
                2026-09-21 Mon
                known: user.sister | name | Anna
                earlier: Hello
                companion: How is Anna?
                message: She moved
                """)
    }

    @Test(arguments: [
        ("none no", MessageSignals()), ("none memory: anna", MessageSignals(request: .recall(about: "anna"))),
        ("none all: me", MessageSignals(request: .list(about: "me"))),
        ("none forget", MessageSignals(request: .forget)),
        ("emergency no", MessageSignals(danger: .emergency)),
    ])
    func `the first line says who is in danger and what is asked of memory`(
        _ line: String, _ signals: MessageSignals
    ) async throws {
        let reader = MessageReader(ScriptedReader { _ throws(ModelError) in line })
        #expect(try await reader.signals(of: message("x")) == signals)
    }

    @Test func `care and memory that ask about one message have it read once`() async throws {
        let model = ScriptedReader { _ throws(ModelError) in "none no" }
        let reader = MessageReader(model)
        _ = try await reader.signals(of: message("x", known: ["user | pet | cat"]))
        _ = try await reader.signals(of: message("x"))
        #expect(model.prompts.count == 1)
        _ = try await reader.signals(of: message("y"))
        #expect(model.prompts.count == 2)
    }

    @Test func `the operations follow, line by line`() async throws {
        let reader = MessageReader(
            ScriptedReader { _ throws(ModelError) in
                "none no\nadd | user | pet | cat called Pickle |  | The user has a cat called Pickle.\n"
                    + "delete | user | employer | Bosch | last week | The user left Bosch."
            })
        #expect(
            try await reader.operations(in: message("x")) == [
                ReadOperation(
                    .add, subject: "user", attribute: "pet", value: "cat called Pickle",
                    sentence: "The user has a cat called Pickle."),
                ReadOperation(
                    .delete, subject: "user", attribute: "employer", value: "Bosch", time: "last week",
                    sentence: "The user left Bosch."),
            ])
        let silent = MessageReader(ScriptedReader { _ throws(ModelError) in "none no\nnone" })
        #expect(try await silent.operations(in: message("x")) == [])
    }
}
