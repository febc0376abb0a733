import AgentCore
import Testing

@Suite struct AlternatingMessagesTests {
    private static let call = ToolCall(id: "a", name: "look", arguments: #"{"x": 1}"#)

    /// What every strict template asks for: user and assistant by turns, results behind their calls, no system message
    /// but the first.
    private func isStrict(_ messages: [ChatMessage]) -> Bool {
        let rest = messages.first?.role == .system ? Array(messages.dropFirst()) : messages
        let turns = rest.filter { $0.role == .user || $0.role == .assistant && $0.toolCalls.isEmpty }
        let alternates = turns.enumerated().allSatisfy { ($1.role == .user) == $0.isMultiple(of: 2) }
        let results = rest.filter { $0.role == .tool }.compactMap(\.toolCallID)
        return alternates && !rest.contains { $0.role == .system } && results == rest.flatMap(\.toolCalls).map(\.id)
    }

    /// Each has something that a strict template refuses.
    private static let histories: [[ChatMessage]] = [
        [ChatMessage(.user, "a"), ChatMessage(.user, "b")],
        [ChatMessage(.system, "s"), ChatMessage(.user, "a"), ChatMessage(.assistant, ""), ChatMessage(.user, "b")],
        [ChatMessage(.assistant, "hello"), ChatMessage(.user, "a")],
        [ChatMessage(.user, "a"), ChatMessage(.assistant, "b"), ChatMessage(.assistant, "c"), ChatMessage(.user, "d")],
        [ChatMessage(.user, "a"), ChatMessage(.system, "s"), ChatMessage(.user, "b")],
        [ChatMessage(.user, "a"), ChatMessage(.assistant, "b"), ChatMessage(.system, "s")],
        [ChatMessage(.system, "s"), ChatMessage(.system, "t"), ChatMessage(.user, "a")],
        [ChatMessage(.user, "a"), .calls([call]), ChatMessage(.user, "b")],
        [ChatMessage(.user, "a"), .calls([call])],
        [ChatMessage(.user, "a"), .calls([call]), .result(of: call, "r"), ChatMessage(.user, "b")],
        [ChatMessage(.user, "a"), .result(of: call, "r"), ChatMessage(.user, "b")],
        [ChatMessage(.user, "a"), ChatMessage(.assistant, "b"), .calls([call], saying: "c"), .result(of: call, "r")],
        [.calls([call])], [ChatMessage(.system, "s")], [ChatMessage(.assistant, "b")],
    ]

    @Test(arguments: histories) func `any history is accepted by a strict template, and no text is lost`(
        _ history: [ChatMessage]
    ) {
        let positions: [AlternatingMessages.SystemPosition] = [.first, .nowhere]
        for position in positions {
            let messages = AlternatingMessages(history, system: position).messages
            #expect(isStrict(messages), "\(messages)")
            #expect(position == .first || !messages.contains { $0.role == .system }, "\(messages)")
            let all = messages.map(\.content).joined(separator: "|")
            for message in history { #expect(message.content.isEmpty || all.contains(message.content), "\(all)") }
            #expect(AlternatingMessages(messages, system: position).messages == messages)
        }
    }

    @Test func `ordered messages stay unchanged`() {
        let history = [
            ChatMessage(.system, "s"), ChatMessage(.user, "a"), .calls([Self.call]), .result(of: Self.call, "r"),
            ChatMessage(.assistant, "b"), ChatMessage(.user, "c"),
        ]
        #expect(AlternatingMessages(history).messages == history)
        #expect(AlternatingMessages([]).messages.isEmpty)
    }

    @Test func `unanswered messages are joined, and system text without a place precedes the first`() {
        let history = [
            ChatMessage(.system, "Be kind."), ChatMessage(.user, "One"), ChatMessage(.user, "Two"),
        ]
        #expect(AlternatingMessages(history).messages == [history[0], ChatMessage(.user, "One\n\nTwo")])
        let folded = AlternatingMessages(history, system: .nowhere).messages
        #expect(folded == [ChatMessage(.user, "Be kind.\n\nOne\n\nTwo")])
    }

    @Test(arguments: [#"{"path": "x""#, "", "[1]", "null", "\"{}\"", "{} {}", "{'x': 1}", "\u{FEFF}{}"])
    func `arguments that are not a JSON object become an empty object`(_ arguments: String) throws {
        let call = ToolCall(id: "a", name: "look", arguments: arguments)
        let history: [ChatMessage] = [ChatMessage(.user, "a"), .calls([call]), .result(of: call, "r")]
        let sent = try #require(AlternatingMessages(history).messages[1].toolCalls.first)
        #expect(sent.arguments == "{}")
    }
}
