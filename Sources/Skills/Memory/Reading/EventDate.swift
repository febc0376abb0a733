import AgentCore

/// Says of what happened when it did, in the sentence that is remembered: "The user passed their driving test on 17 August 2026."
enum EventDate {
    /// The statement; one that is no event, or whose sentence tells a time already, as it is.
    ///
    /// - Parameter today: the day on which it is said, as ISO-8601; a later one was said of something else, and is no date of what is over.
    static func told(_ statement: Statement, today: String?) -> Statement {
        guard statement.kind == .asserted, statement.attribute == "event", statement.validTo == nil, isOver(statement),
            let from = statement.validFrom, let today
        else { return statement }
        guard from <= today else {
            var undated = statement
            undated.validFrom = nil
            return undated
        }
        guard other.isDisjoint(with: Folding.words(statement.quote)),
            let time = spoken(from), !tellsTime(statement.text)
        else { return statement }
        var told = statement
        let text = statement.text
        told.literal = (text.hasSuffix(".") ? String(text.dropLast()) : text) + " \(time)."
        return told
    }

    /// Whether it tells of something that happened, not of what is to come.
    static func isOver(_ statement: Statement) -> Bool {
        PastVerbs.contains(statement.value.prefix { $0.isLetter }.lowercased()) || FactSentence.isDone(statement.value)
            || statement.value == "died"
    }

    /// Words by which a time may be that of something else, or no certain one.
    private static let other: Set<String> = [
        "and", "but", "next", "around", "about", "before", "after", "by", "since", "until", "summer", "winter",
        "spring", "autumn",
    ]

    private static func tellsTime(_ text: String) -> Bool {
        text.contains(where: \.isNumber) || !AnswerKind.days.isDisjoint(with: Folding.words(text))
    }

    /// "2019" as "in 2019", "2026-08-17" as "on 17 August 2026"; `nil` for what is no date.
    private static func spoken(_ date: String) -> String? {
        let parts = date.prefix(10).split(separator: "-").compactMap { Int($0) }
        guard let year = parts.first, year > 999 else { return nil }
        guard parts.count > 1 else { return "in \(year)" }
        guard months.indices.contains(parts[1] - 1) else { return nil }
        let month = "\(months[parts[1] - 1]) \(year)"
        return parts.count > 2 ? "on \(parts[2]) \(month)" : "in \(month)"
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
