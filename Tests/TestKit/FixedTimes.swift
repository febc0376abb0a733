import AgentCore
public import Foundation

extension Date {
    /// The moment of an ISO-8601 text; a test that writes it wrongly stops.
    public static func iso(_ text: String) -> Date {
        guard let date = Timestamp.date(text) else { preconditionFailure("not a time: \(text)") }
        return date
    }
}

extension Calendar {
    /// The Gregorian calendar in UTC, so that tests do not depend on where they run.
    public static let utc: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}
