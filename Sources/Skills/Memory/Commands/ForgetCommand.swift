import AgentCore
import Foundation

/// `memory forget ID|TEXT`
struct ForgetCommand {
    let store: any MemoryStore
    let now: Date

    /// Erases a fact and reports where its value can still be found.
    ///
    /// - Throws: `AgentError`: `notFound` where nothing matches, `refused` where a text matches several facts or is not
    ///   confirmed.
    func run(_ target: String, confirmed: Bool, includingMessages: Bool) throws -> SkillOutput {
        let fact: Fact
        if let byID = try store.fact(id: target) {
            fact = byID
        } else {
            let matching = try matches(target)
            guard let only = matching.first else {
                throw AgentError(
                    .notFound, "nothing is remembered that matches \(target)",
                    remedy: "`agent memory list` shows what is.")
            }
            guard matching.count == 1 else {
                let list = matching.map { "\($0.id) (\($0.text))" }.joined(separator: ", ")
                throw AgentError(
                    .refused, "\(matching.count) facts match \(target): \(list)",
                    remedy: "Name one by its id: `agent memory forget \(only.id)`.")
            }
            guard confirmed else {
                throw AgentError(
                    .refused, "this would be forgotten: \(only.text) (\(only.id))",
                    remedy: "Confirm it with `agent memory forget \(only.id)`, or repeat the command with --yes.")
            }
            fact = only
        }
        let report = try store.erase([fact], includingMessages: includingMessages, at: now)
        return SkillOutput(text: Self.text(fact, report), json: Self.json(fact, report))
    }

    private func matches(_ text: String) throws -> [Fact] {
        let all = try store.facts(in: [.current, .proposed])
        let key = Folding.key(text)
        let exact = all.filter { $0.valueKey == key || Folding.key($0.text) == key }
        return exact.isEmpty ? all.filter { Folding.contains(text, in: $0.text) } : exact
    }

    static func text(_ fact: Fact, _ report: ErasureReport) -> String {
        var lines = ["Forgotten: \(fact.text)"]
        if !report.redacted.isEmpty { lines.append("Taken out of \(count(report.redacted.count, "message")).") }
        if report.hits == 0 {
            lines.append("Nothing of it is left in the database file.")
            return lines.joined(separator: "\n")
        }
        lines.append("It still stands \(report.hits == 1 ? "once" : "\(report.hits) times") in the database file:")
        let sessions = Dictionary(grouping: report.messages, by: \.session).sorted { $0.key < $1.key }
        for (session, messages) in sessions {
            lines.append("- in \(count(messages.count, "message")) of session \(session)")
        }
        for id in report.otherFacts { lines.append("- in the fact \(id)") }
        if report.messages.isEmpty && report.otherFacts.isEmpty {
            lines.append("- in no message or fact; as part of other words, or another program holds the file open")
        }
        if !report.messages.isEmpty {
            lines.append(
                "`agent memory forget … --messages` removes the sentence from messages too; `agent sessions delete ID` a whole session."
            )
        }
        return lines.joined(separator: "\n")
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func json(_ fact: Fact, _ report: ErasureReport) -> JSONValue {
        func list(_ messages: [ErasureReport.Message]) -> JSONValue {
            .array(messages.map { ["session": .string($0.session), "message": .string($0.id)] })
        }
        return [
            "forgotten": ["id": .string(fact.id), "text": .string(fact.text)],
            "removed": .array(report.removed.map(JSONValue.string)),
            "remaining": [
                "hits": .integer(report.hits), "messages": list(report.messages),
                "facts": .array(report.otherFacts.map(JSONValue.string)),
            ],
            "redacted": list(report.redacted),
        ]
    }
}
