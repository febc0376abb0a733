import AgentCore
import Foundation

/// `memory extract`: reads conversations as JSON lines and returns what would be learned. Stores nothing.
struct ExtractCommand {
    /// Returns one result a line.
    ///
    /// - Parameter file: a path; `-` or `nil` for standard input.
    func run(_ file: String?, _ invocation: Invocation) throws -> SkillOutput {
        guard file != nil || invocation.input != nil else {
            throw AgentError(
                .usage, "memory extract reads JSON lines on standard input",
                remedy: "Pipe them in: agent memory extract < cases.jsonl")
        }
        var answers: [JSONValue] = []
        for (index, line) in try invocation.text(of: file ?? "-", limit: 1 << 28).lines.enumerated()
        where line.contains(where: { !$0.isWhitespace }) {
            guard let value = try? JSONValue(parsing: Data(line.utf8)), value["turns"]?.arrayValue != nil else {
                throw AgentError(
                    .usage, "memory extract: line \(index + 1) is no JSON object with turns",
                    remedy:
                        #"A line is {"id","date","store":[{"subject","attribute","value"}],"turns":[{"role","text"}]}."#
                )
            }
            answers.append(answer(value))
        }
        return SkillOutput(
            text: answers.map { $0.text() }.joined(separator: "\n"), json: .array(answers), jsonLines: answers)
    }

    private func answer(_ value: JSONValue) -> JSONValue {
        let date = Self.date(value["date"]?.stringValue)
        let store = (value["store"]?.arrayValue ?? []).compactMap { Self.fact($0, date) }
        let turns = value["turns"]?.arrayValue ?? []
        let last = turns.last
        let earlier = turns.dropLast().filter { $0["role"]?.stringValue == "user" }
            .compactMap { ($0["text"] ?? $0["content"])?.stringValue }
        let question = turns.dropLast().last.flatMap { turn in
            turn["role"]?.stringValue == "assistant" ? (turn["text"] ?? turn["content"])?.stringValue : nil
        }
        let isUser = last?["role"]?.stringValue.map { $0 == "user" } ?? true
        let text = isUser ? (last?["text"] ?? last?["content"])?.stringValue ?? "" : ""
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var reconciler = Reconciler(current: store, provenance: Provenance(at: date, now: date))
        reconciler.apply(
            StatementReader(calendar: calendar).read(text, at: date, known: store, after: earlier, replyingTo: question)
        )
        return [
            "id": value["id"] ?? .null,
            "operations": .array(reconciler.outcomes.compactMap(Self.operation)),
        ]
    }

    private static func operation(_ outcome: Reconciler.Outcome) -> JSONValue? {
        guard let operation = outcome.operation else { return nil }
        let fact = outcome.fact
        let from = fact.validFrom == fact.source.at ? nil : fact.validFrom
        return [
            "op": .string(operation.rawValue), "subject": .string(fact.subject),
            "attribute": .string(Attribute(fact.attribute).generalName), "value": .string(fact.value),
            "text": .string(fact.text), "valid_from": .optional(from), "valid_to": .optional(fact.validTo),
        ]
    }

    private static func fact(_ value: JSONValue, _ date: Date) -> Fact? {
        guard let subject = value["subject"]?.stringValue, let attribute = value["attribute"]?.stringValue,
            let content = value["value"]?.stringValue
        else { return nil }
        return Fact(
            text: FactSentence.plain(subject, attribute: attribute, value: content), subject: subject,
            attribute: attribute, value: content,
            // Known facts count as said a week before the message.
            source: FactSource(at: Timestamp.text(date.addingTimeInterval(-7 * 86_400)), quote: content),
            createdAt: Timestamp.text(date))
    }

    /// Parses an ISO 8601 time, or a day, which means its noon in UTC; the current time where there is none.
    private static func date(_ text: String?) -> Date {
        guard let text else { return Date() }
        return Timestamp.date(text) ?? Timestamp.date("\(text.prefix(10))T12:00:00Z") ?? Date()
    }
}
