/// Formats facts for people.
enum FactPrinter {
    /// One fact a line: id, sentence, day, quote.
    static func lines(_ facts: [Fact]) -> String {
        let width = min(60, facts.map(\.text.count).max() ?? 0)
        return facts.map { fact in
            let text = fact.text + String(repeating: " ", count: max(0, width - fact.text.count))
            return "\(fact.id)  \(text)  \(day(fact.source.at))  “\(short(fact.source.quote))”"
        }.joined(separator: "\n")
    }

    /// All fields of one fact.
    static func details(_ fact: Fact) -> String {
        var rows = [
            ("fact", fact.text), ("id", fact.id), ("about", "\(fact.subject) · \(fact.attribute)"),
            ("value", fact.value),
            ("state", fact.state.rawValue), ("sure", "\(Int((fact.confidence * 100).rounded())) %"),
        ]
        if let from = fact.validFrom { rows.append(("since", day(from))) }
        if let to = fact.validTo { rows.append(("until", day(to))) }
        if fact.strengthened > 0 { rows.append(("said again", "\(fact.strengthened) times")) }
        let place = fact.source.message == nil ? "added by you" : "session \(fact.source.session ?? "?")"
        rows.append(("source", "“\(fact.source.quote)” (\(day(fact.source.at)), \(place))"))
        if let edited = fact.source.editedAt { rows.append(("edited", "by you, \(day(edited))")) }
        if let successor = fact.supersededBy { rows.append(("replaced by", successor)) }
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 }.joined(separator: "\n")
    }

    /// The day of an ISO 8601 time.
    static func day(_ time: String) -> String { String(time.prefix(10)) }

    /// At most sixty characters of a text.
    static func short(_ text: String) -> String { text.count > 60 ? text.prefix(59) + "…" : text }
}
