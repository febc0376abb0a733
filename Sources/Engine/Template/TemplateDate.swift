public import Foundation

/// Dates as chat templates write them.
public enum TemplateDate {
    /// `26 Jul 2024`, in the local time zone.
    public static func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "dd MMM yyyy"
        return formatter.string(from: date)
    }
}
