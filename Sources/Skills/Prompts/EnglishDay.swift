import Foundation

/// A date in English words, whatever the machine's language, because the prompts are English.
struct EnglishDay {
    private let weekday: Int
    private let day: Int
    private let month: Int
    private let year: Int
    private let hour: Int

    init(_ date: Date, timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        weekday = calendar.component(.weekday, from: date)
        day = calendar.component(.day, from: date)
        month = calendar.component(.month, from: date)
        year = calendar.component(.year, from: date)
        hour = calendar.component(.hour, from: date)
    }

    /// `Friday, 20 November 2026`
    var longDate: String { "\(Self.weekdays[weekday - 1]), \(day) \(Self.months[month - 1]) \(year)" }

    /// `morning` from 5:00, `afternoon` from 12:00, `evening` from 18:00, `night` from 22:00.
    var timeOfDay: String {
        switch hour {
        case 5..<12: "morning"
        case 12..<18: "afternoon"
        case 18..<22: "evening"
        default: "night"
        }
    }

    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
