public import Foundation

/// Variables that every prompt has. What is remembered of the user comes in a section of its own, from memory, whether or
/// not a prompt also places `{{facts}}` or `{{profile}}`.
public enum PromptVariable: String, Sendable, Hashable, CaseIterable {
    /// `Friday, 20 November 2026`
    case date
    /// `morning`, `afternoon`, `evening` or `night`
    case timeOfDay = "time_of_day"
    /// The user's name, or `the user` where it is not known.
    case name
    /// What is remembered of the user, newest facts, one a line; `nothing yet` where nothing is.
    case facts
    /// Who the user is, in a few sentences; `nothing yet` where nothing is known.
    case profile
    /// The name of the prompt in use.
    case mode

    /// What stands for memory that has nothing to say.
    static let nothing = "nothing yet"

    /// The values at a moment.
    ///
    /// - Parameters:
    ///   - now: the moment.
    ///   - timeZone: where the user is.
    ///   - userName: the user's name, where it is known.
    ///   - mode: the name of the prompt in use.
    ///   - facts: facts of the user, as sentences.
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
