/// What day it is, as the prompt tells it.
enum DateReply {
    /// The topic of messages that ask for it.
    static let topic = "today's date"

    private static let opening = "Today is "

    /// Whether a message asks for it: "my daughter's birth date, which date is it?" does not.
    static func isWanted(by message: String) -> Bool {
        let sentences = message.split { ".!?\n".contains($0) }.filter { $0.contains(where: \.isLetter) }
        let asking = sentences.last.map { SpokenWord.words(String($0)).map(\.form) } ?? []
        return sentences.count < 2 || !now.isDisjoint(with: asking)
            || sentences.dropLast().allSatisfy { other.isDisjoint(with: SpokenWord.words(String($0)).map(\.form)) }
    }

    /// Words for days of their own.
    private static let other: Set<String> = [
        "date", "birthday", "born", "appointment", "wedding", "anniversary", "deadline",
    ]
    private static let now: Set<String> = ["today", "now", "todays", "today's"]

    /// The reply; `nil` where no system message tells the day.
    static func text(_ messages: [ChatMessage]) -> String? {
        for message in messages where message.role == .system {
            for line in message.content.split(separator: "\n") where line.hasPrefix(opening) {
                return "It's \(line.dropFirst(opening.count))"
            }
        }
        return nil
    }
}
