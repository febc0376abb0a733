import Foundation

/// Days and times of day as people read them, in the local time zone.
enum Day {
    /// `2026-11-20`
    static func text(_ date: Date) -> String {
        let parts = Calendar.current.dateComponents([.year, .month, .day], from: date)
        return [parts.year ?? 0, parts.month ?? 0, parts.day ?? 0].map(twoDigits).joined(separator: "-")
    }

    /// `10:05`
    static func time(_ date: Date) -> String {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
        return [parts.hour ?? 0, parts.minute ?? 0].map(twoDigits).joined(separator: ":")
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
