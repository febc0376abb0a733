import AgentCore
import Foundation

/// Finds what the user said in other conversations that may answer a message, whatever it asks: much of what is told in
/// passing is no fact that memory keeps.
struct PastSayings {
    let store: any MemoryStore
    let reader: StatementReader
    /// Makes the vectors by which messages are found that share no word with the question.
    let weighing: AnswerWeighing

    /// The most messages that a search takes; those around them come too.
    private static let limit = 6
    /// The most of anybody's messages among which those of the user are looked for.
    private static let searched = 24

    /// The messages, each with the user's own before and behind it, as runs without a gap, oldest first.
    ///
    /// What has since changed, ended or been forgotten is left out of them, sentence by sentence.
    ///
    /// - Parameters:
    ///   - text: the message that may ask.
    ///   - inView: ids of the messages of its conversation.
    ///   - now: what "yesterday" is reckoned from.
    /// - Throws: `ModelError` where the encoder fails; `AgentError` where the store does.
    func runs(for text: String, besides inView: Set<String>, now: Date) async throws -> [[ScoredMessage]] {
        guard AskedQuestion.asks(text) || AskedQuestion.hints(text), try store.hasMessages(besides: inView) else {
            return []
        }
        // What reads the sentences loads while they are looked for.
        async let _ = weighing.load()
        let range = TimeExpression(now: now, calendar: reader.calendar).range(in: text)
        let vector = TextVector(model: VectorCache.name, try await weighing.vectors.vectors(of: [text])[text])
        let query = MessageQuery(text, vector: vector, range: range, excluded: inView)
        let found = try store.searchMessages(query, limit: Self.searched).filter { $0.role == "user" }
        let runs = try store.userRuns(around: found.prefix(Self.limit).map(\.id))
        let forgotten = try store.forgotten()
        return try runs.map { run in
            try run.filter { !inView.contains($0.id) }.map { try holding($0, forgotten) }
        }
    }

    /// A message without the sentences that hold no more.
    private func holding(_ message: ScoredMessage, _ forgotten: ForgottenKeys) throws -> ScoredMessage {
        let taught = try store.journal(of: message.id).compactMap { try store.fact(id: $0.fact) }
        let date = Timestamp.date(message.at) ?? .distantPast
        let kept = try ToldSentence.pieces(message.text).filter { piece in
            let words = Set(Folding.words(piece))
            if taught.contains(where: { $0.state != .current && Self.isSaid($0, in: words) }) { return false }
            return try reader.read(piece, at: date).allSatisfy { statement in
                // What was corrected by hand stands in the message as it was.
                let isChanged = taught.contains {
                    $0.subject == statement.person.path && $0.attribute == statement.attribute
                        && $0.valueKey != Folding.key(statement.value) && !Self.isSaid($0, in: words)
                }
                return try !isChanged
                    && !forgotten.holds(
                        statement.person.path, statement.attribute, statement.value, saidAt: date)
            }
        }
        return ScoredMessage(
            id: message.id, session: message.session, role: message.role, text: kept.joined(separator: "\n"),
            at: message.at, reference: message.reference, score: message.score)
    }

    private static func isSaid(_ fact: Fact, in words: Set<String>) -> Bool {
        let value = Folding.words(fact.value)
        return !value.isEmpty && words.isSuperset(of: value)
    }
}
