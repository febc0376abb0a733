import AgentCore
import Foundation

/// Chooses the past messages for a turn's prompt, if the message asks about the past.
struct PastMessages {
    let store: any MemoryStore
    let embedder: Embedder?
    let calendar: Calendar

    /// Limits on the messages in a prompt and on their words.
    static let limit = 5
    static let wordLimit = 200

    /// The past messages for a turn, oldest first.
    ///
    /// - Parameters:
    ///   - text: the turn's text.
    ///   - history: ids of the messages that the model already sees.
    func messages(for text: String, besides history: Set<String>, now: Date) async throws -> [ScoredMessage] {
        let range = TimeExpression(now: now, calendar: calendar).range(in: text)
        guard Self.asksAboutThePast(text, hasTime: range != nil) else { return [] }
        var words = 0
        let found = try await found(text, range, history, now).filter { message in
            words += message.text.split(separator: " ").count
            return words <= Self.wordLimit
        }
        return found.sorted { $0.at < $1.at }
    }

    private func found(
        _ text: String, _ range: Range<String>?, _ history: Set<String>, _ now: Date
    ) async throws -> [ScoredMessage] {
        if PastTalk.isAsked(by: text) {
            return try PastTalk.messages(in: range, besides: history, store, now: now).suffix(Self.limit)
        }
        let query = MessageQuery(
            text, vector: try await embedder?.vector(of: text), range: range, excluded: history)
        return try store.searchMessages(query, limit: Self.limit)
    }

    /// Whether a text asks what was said or happened: a question in the past tense, or one that names a time.
    static func asksAboutThePast(_ text: String, at now: Date, in calendar: Calendar) -> Bool {
        asksAboutThePast(text, hasTime: TimeExpression(now: now, calendar: calendar).range(in: text) != nil)
    }

    private static func asksAboutThePast(_ text: String, hasTime: Bool) -> Bool {
        let words = Set(Folding.words(text))
        let asks =
            text.contains("?")
            || ["what", "when", "who", "where", "which", "did", "do"].contains(Folding.words(text).first ?? "")
            || !words.isDisjoint(with: ["remind", "recall"])
        guard asks else { return false }
        let speaks = !words.isDisjoint(with: [
            "said", "say", "told", "tell", "talked", "talk", "mentioned", "mention", "discussed", "recommended",
            "suggested", "spoke", "asked", "remember", "recall", "remind", "earlier", "previously", "before",
        ])
        let isPast = !words.isDisjoint(with: ["did", "was", "were", "had"])
        let isOurs = !words.isDisjoint(with: ["i", "we", "you", "my", "our", "us", "me"])
        return isOurs && (speaks || isPast || hasTime)
    }
}
