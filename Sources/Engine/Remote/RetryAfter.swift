import Foundation

/// Reads `Retry-After` (RFC 9110, 10.2.3): seconds, or a date.
enum RetryAfter {
    /// Seconds from now; `nil` if the field is neither.
    static func seconds(_ field: String, now: Date) -> Double? {
        let text = field.trimmingCharacters(in: .whitespaces)
        if let seconds = Double(text) { return seconds.isFinite ? max(0, seconds) : nil }
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = .gmt
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return format.date(from: text).map { max(0, $0.timeIntervalSince(now)) }
    }
}
