public import Foundation

/// Source of the current time. Tests and `AGENT_NOW` replace it.
public struct Clock: Sendable {
    /// Returns the current time.
    public let now: @Sendable () -> Date

    /// A clock that reads `now` from the function given.
    public init(now: @escaping @Sendable () -> Date) { self.now = now }

    /// The machine's clock.
    public static let system = Self { Date() }

    /// A clock that always returns the same time.
    public static func fixed(_ date: Date) -> Self { Self { date } }
}
