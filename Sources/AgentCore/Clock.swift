public import Foundation

/// Where the time comes from, so that tests and `AGENT_NOW` can set it.
public struct Clock: Sendable {
    /// The present moment.
    public let now: @Sendable () -> Date

    /// A clock that reads `now` from the function given.
    public init(now: @escaping @Sendable () -> Date) { self.now = now }

    /// The machine's clock.
    public static let system = Self { Date() }

    /// A clock that stands still.
    public static func fixed(_ date: Date) -> Self { Self { date } }
}
