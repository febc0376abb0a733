/// What day it is, as the prompt tells it.
enum DateReply {
    /// The topic of messages that ask for it.
    static let topic = "today's date"

    private static let opening = "Today is "

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
