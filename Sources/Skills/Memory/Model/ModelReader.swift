import AgentCore
import Foundation

/// The second reader of messages: a language model constrained by a JSON Schema. `FindingGate` checks its answers.
struct ModelReader: Sendable {
    /// What the user can do if a model cannot read messages.
    static let remedy = "`agent config set memory_reader rules` leaves models out of memory."

    let model: any LanguageModel

    /// Token limit of an answer, enough for eight findings with quotes.
    private static let room = 700

    /// Asks the model for the facts in a message.
    ///
    /// - Parameters:
    ///   - message: the user's message.
    ///   - history: the messages before it.
    ///   - known: facts that the message may refer to.
    /// - Throws: `CancellationError` if the task is cancelled; `AgentError` if the model fails or does not support the
    ///   schema.
    func read(_ message: Message, after history: [Message], known: [Fact]) async throws -> [ModelFinding] {
        let question = ShapedQuestion(
            instructions: Self.instructions, task: Self.task(message, history, known), schema: ModelFinding.schema,
            room: Self.room)
        let list: ModelFinding.List = try await question.answer(
            of: model, to: "read the message", remedy: ModelReader.remedy)
        return list.facts
    }

    private static let instructions = """
        You read one message of a user and list what it states about the user, or about people near them, that will still \
        be true in a month: who they are, where they live and work, family, pets, health, tastes, habits, plans.
        List nothing from questions, from what may be or is made up, from quotations, and nothing that passes within days. \
        Never list passwords or numbers of cards and accounts.
        Copy quote and value from the message, word for word. If nothing is stated, the list is empty.
        """

    private static func task(_ message: Message, _ history: [Message], _ known: [Fact]) -> String {
        var parts: [String] = []
        if !known.isEmpty {
            parts.append("Known already:\n" + known.map { "- \(FactText.oneLine($0.text))" }.joined(separator: "\n"))
        }
        if !history.isEmpty {
            let lines = history.map { "\($0.role.rawValue): \(FactText.oneLine(String($0.content.prefix(300))))" }
            parts.append("Said before, only to know who is meant:\n" + lines.joined(separator: "\n"))
        }
        let day = Timestamp.text(message.createdAt).prefix(10)
        parts.append("The message, of \(day):\n\"\"\"\n\(message.content.replacing("\"\"\"", with: "''"))\n\"\"\"")
        return parts.joined(separator: "\n\n")
    }
}
