import AgentCore
import Foundation

/// Chooses the past messages for the prompt of a turn that asks for what was said.
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
        let query = MessageQuery(
            text, vector: try await embedder?.vector(of: text),
            range: DateReader(now: now, calendar: calendar).range(in: text)?.timestamps, excluded: history)
        var words = 0
        let found = try store.searchMessages(query, limit: Self.limit).filter { message in
            words += message.text.split(separator: " ").count
            return words <= Self.wordLimit
        }
        return found.sorted { $0.at < $1.at }
    }
}

extension DateInterval {
    /// The interval as ISO-8601 times, as a search takes it; `nil` if it is empty.
    var timestamps: Range<String>? {
        let (start, end) = (Timestamp.text(start), Timestamp.text(end))
        return start < end ? start..<end : nil
    }
}
