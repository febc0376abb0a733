public import Foundation

/// Variables that every prompt has. What is remembered of the user comes in a section of its own, from memory.
public enum PromptVariable: String, Sendable, Hashable, CaseIterable {
    /// `Friday, 20 November 2026`
    case date
    /// `morning`, `afternoon`, `evening` or `night`
    case timeOfDay = "time_of_day"
    /// The user's name, or `the user` where it is not known.
    case name
    /// The name of the prompt in use.
    case mode

    /// The values at a moment.
    ///
    /// - Parameters:
    ///   - now: the moment.
    ///   - timeZone: where the user is.
    ///   - userName: the user's name, where it is known.
    ///   - mode: the name of the prompt in use.
    public static func values(
        at now: Date, timeZone: TimeZone, userName: String?, mode: String
    ) -> [PromptVariable: String] {
        let day = EnglishDay(now, timeZone: timeZone)
        return [
            .date: day.longDate, .timeOfDay: day.timeOfDay, .name: userName ?? "the user", .mode: mode,
        ]
    }
}
