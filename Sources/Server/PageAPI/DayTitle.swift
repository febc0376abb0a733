import Foundation

/// Days as the page's history names them, in the local time zone.
enum DayTitle {
    /// `2026-11-28`
    static func day(_ date: Date) -> String {
        let parts = Calendar.current.dateComponents([.year, .month, .day], from: date)
        return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }

    /// `09:41`
    static func time(_ date: Date) -> String {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
        return String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    }

    /// `Today`, `Yesterday`, the weekday within a week, else the date.
    static func title(_ date: Date, now: Date) -> String {
        let calendar = Calendar.current
        let days =
            calendar.dateComponents(
                [.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: now)
            ).day ?? 0
        switch days {
        case 0: return "Today"
        case 1: return "Yesterday"
        case 2..<7: return formatted(date, "EEEE")
        default:
            return formatted(date, calendar.isDate(date, equalTo: now, toGranularity: .year) ? "MMMM d" : "MMMM d, y")
        }
    }

    private static func formatted(_ date: Date, _ format: String) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = format
        return formatter.string(from: date)
    }
}
