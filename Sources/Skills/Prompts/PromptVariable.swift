public import Foundation

/// Variables that every prompt has. Memory adds facts about the user in a section of its own, whether or not a prompt
/// also uses `{{facts}}` or `{{profile}}`.
public enum PromptVariable: String, Sendable, Hashable, CaseIterable {
    /// `Friday, 20 November 2026`
    case date
    /// `morning`, `afternoon`, `evening` or `night`
    case timeOfDay = "time_of_day"
    /// The user's name, or `the user` if it is unknown.
    case name
    /// The newest facts about the user, one per line; `nothing yet` if there are none.
    case facts
    /// Who the user is, in a few sentences; `nothing yet` if nothing is known.
    case profile
    /// The name of the prompt in use.
    case mode

    /// The text for memory without facts.
    static let nothing = "nothing yet"

    /// The values of the variables at a time.
    ///
    /// - Parameters:
    ///   - now: the time.
    ///   - timeZone: the user's time zone.
    ///   - userName: the user's name; `nil` if it is unknown.
    ///   - mode: the name of the prompt in use.
    ///   - facts: facts about the user, as sentences.
    ///   - profile: who the user is, as sentences.
    public static func values(
        at now: Date, timeZone: TimeZone, userName: String?, mode: String, facts: [String] = [], profile: [String] = []
    ) -> [PromptVariable: String] {
        let day = EnglishDay(now, timeZone: timeZone)
        return [
            .date: day.longDate, .timeOfDay: day.timeOfDay, .name: userName ?? "the user", .mode: mode,
            .facts: facts.isEmpty ? nothing : facts.map { "- " + oneLine($0) }.joined(separator: "\n"),
            .profile: profile.isEmpty ? nothing : profile.map(oneLine).joined(separator: " "),
        ]
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
