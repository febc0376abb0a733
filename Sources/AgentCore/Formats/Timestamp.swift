public import Foundation

/// Times as text: ISO 8601 in UTC, to the millisecond, so that sorting the texts sorts the times.
public enum Timestamp {
    /// `2026-11-20T10:00:00.000Z`
    public static func text(_ date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: .gmt))
    }

    /// Parses an ISO 8601 time with zone, with or without fractions of a second.
    public static func date(_ text: String) -> Date? {
        if let date = try? Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: .gmt).parse(text) {
            return date
        }
        return try? Date.ISO8601FormatStyle(timeZone: .gmt).parse(text)
    }
}
