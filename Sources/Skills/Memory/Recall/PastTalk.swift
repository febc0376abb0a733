import AgentCore
import Foundation

/// Handles questions about everything that was said, such as "What did we talk about yesterday?". They contain no words
/// to search for.
enum PastTalk {
    /// How far back, in seconds, the previous conversation may be if no time is named.
    private static let longest: TimeInterval = 60 * 86_400

    /// Whether a text asks only what was talked about, or what the user said.
    static func isAsked(by text: String) -> Bool {
        let words = Folding.words(text)
        let all = Set(words)
        let isOurs = all.contains("we") && !all.isDisjoint(with: together)
        let isMine = all.contains("i") && !all.isDisjoint(with: telling)
        let asks = text.contains("?") || !all.isDisjoint(with: ["what", "remind", "recap"])
        guard asks, isOurs || isMine, words.count <= 14 else { return false }
        return all.subtracting(SearchTerms.stopWords).subtracting(together).subtracting(telling).subtracting(times)
            .subtracting(["i"]).allSatisfy { Numbers.value($0) != nil }
    }

    /// The user's messages in a time range, oldest first; without a range, those of the previous conversation.
    ///
    /// - Parameter excluded: ids of messages that the model already sees.
    static func messages(
        in range: Range<String>?, besides excluded: Set<String>, _ store: any MemoryStore, now: Date
    ) throws -> [ScoredMessage] {
        let since = range?.lowerBound ?? Timestamp.text(now.addingTimeInterval(-longest))
        let said = try store.userMessages(since: since).filter { message in
            !excluded.contains(message.id) && range.map { message.at < $0.upperBound } != false
                && !isAsked(by: message.text) && sentence(of: message.text) != nil
        }
        return range == nil ? said.filter { $0.session == said.last?.session } : said
    }

    /// The first statement in a message; `nil` if it only asks.
    static func sentence(of message: String) -> String? {
        ToldSentence.read(message, message: 0, thesaurus: .standard).first?.text
    }

    /// Whether a text asks what the user said about one subject: "what did I tell you about the car?"
    static func asksOfOne(_ text: String) -> Bool {
        let words = Folding.words(text)
        guard let place = words.firstIndex(of: "about"), words.contains("what") else { return false }
        let before = Set(words[..<place])
        return before.contains("i") && !before.isDisjoint(with: telling)
            || before.contains("we") && !before.isDisjoint(with: together)
    }

    private static let together: Set<String> = [
        "talk", "talked", "talking", "discuss", "discussed", "chat", "chatted", "chatting", "speak", "spoke",
        "conversation", "say", "said",
    ]

    private static let telling: Set<String> = ["tell", "told", "say", "said", "mention", "mentioned", "talk", "talked"]

    private static let times = Set(
        [
            "yesterday", "today", "last", "time", "before", "earlier", "previously", "ago", "past", "day", "days",
            "week", "weeks", "month", "months", "year", "years", "weekend", "morning", "afternoon", "evening", "night",
            "remember", "remind", "recall", "recap", "again", "all", "everything", "anything", "s",
        ] + Lexicon.weekdays + Lexicon.months)
}
