import AgentCore
import Foundation

/// `memory extract`: reads conversations as JSON lines and returns what would be learned. Stores nothing.
struct ExtractCommand {
    /// Reads the messages.
    let source: (any OperationSource)?

    /// Returns one result a line.
    ///
    /// - Parameter file: a path; `-` or `nil` for standard input.
    func run(_ file: String?, _ invocation: Invocation) async throws -> SkillOutput {
        guard file != nil || invocation.input != nil else {
            throw AgentError(
                .usage, "memory extract reads JSON lines on standard input",
                remedy: "Pipe them in: agent memory extract < cases.jsonl")
        }
        let lines = try invocation.text(of: file ?? "-", limit: 1 << 28).lines
        guard let source else {
            throw AgentError(
                .noModel, "there is no reader, so nothing can be learned from messages",
                remedy: "Fetch the small model with script/bootstrap, or set memory_reader to model.")
        }
        var answers: [JSONValue] = []
        for (index, line) in lines.enumerated()
        where line.contains(where: { !$0.isWhitespace }) {
            guard let value = try? JSONValue(parsing: Data(line.utf8)), value["turns"]?.arrayValue != nil else {
                throw AgentError(
                    .usage, "memory extract: line \(index + 1) is no JSON object with turns",
                    remedy:
                        #"A line is {"id","date","store":[{"subject","attribute","value"}],"turns":[{"role","text"}]}."#
                )
            }
            answers.append(try await answer(value, source))
        }
        return SkillOutput(
            text: answers.map { $0.text() }.joined(separator: "\n"), json: .array(answers), jsonLines: answers)
    }

    private func answer(_ value: JSONValue, _ source: any OperationSource) async throws -> JSONValue {
        let date = Self.date(value["date"]?.stringValue)
        let store = (value["store"]?.arrayValue ?? []).compactMap { Self.fact($0, date) }
        let turns = (value["turns"]?.arrayValue ?? []).map { turn in
            ChatMessage(
                turn["role"]?.stringValue == "assistant" ? .assistant : .user,
                (turn["text"] ?? turn["content"])?.stringValue ?? "")
        }
        var reconciler = Reconciler(current: store, provenance: Provenance(at: date, now: date))
        if let last = turns.last, last.role == .user {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            let message = ReadableMessage(last.content, at: date, calendar: calendar, after: turns.dropLast().suffix(2))
            let operations = try await source.read(message.knowing(store))
            reconciler.apply(OperationGate(message).statements(operations, known: store))
        }
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
