public import Foundation

/// A message of the user with what it takes to understand it.
public struct ReadableMessage: Sendable, Hashable {
    /// What the user wrote.
    public let text: String
    /// When it was written; its day is reckoned in `calendar`.
    public let date: Date
    /// The calendar, with the user's time zone.
    public let calendar: Calendar
    /// What is known of the people and things in it, each as `subject | attribute | value`.
    public var known: [String]
    /// The messages before it, oldest first; only the last two are read.
    public let earlier: [ChatMessage]

    /// Makes a message.
    public init(
        _ text: String, at date: Date, calendar: Calendar, known: [String] = [], after earlier: [ChatMessage] = []
    ) {
        self.text = text
        self.date = date
        self.calendar = calendar
        self.known = known
        self.earlier = earlier
    }
}
