public import Foundation

/// A conversation. Once its day has passed it is frozen: it can still be read, searched, exported, renamed, forked and
/// deleted, but not continued.
public struct Session: Sendable, Hashable, Identifiable {
    /// The id.
    public let id: String
    /// A short title: the start of the first message, until the small model names it after the reply or the user does.
    public let title: String
    /// When it was started.
    public let createdAt: Date
    /// When its last message was written.
    public let lastMessageAt: Date
    /// How many messages it has.
    public let messageCount: Int

    /// Makes a session.
    public init(id: String, title: String, createdAt: Date, lastMessageAt: Date, messageCount: Int) {
        self.id = id
        self.title = title
        self.createdAt = createdAt
        self.lastMessageAt = lastMessageAt
        self.messageCount = messageCount
    }

    /// Whether its day has passed, in the calendar's time zone.
    public func isFrozen(at now: Date, calendar: Calendar = .current) -> Bool {
        !calendar.isDate(createdAt, inSameDayAs: now) && createdAt < now
    }
}
