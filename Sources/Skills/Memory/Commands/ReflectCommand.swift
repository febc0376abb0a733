import AgentCore
import Foundation

/// `memory reflect`: what changed over weeks and months. Each statement names the days it is based on, and none is a
/// diagnosis.
struct ReflectCommand {
    let store: any MemoryStore
    let now: Date
    let calendar: Calendar
    /// Summarises the findings in a few sentences, where there is one that can.
    let model: (any LanguageModel)?

    /// The user's messages in one week.
    private struct Week {
        /// Its first day, as `2026-03-09`.
        let start: String
        let messages: Int
    }

    /// One statement and the days it is based on.
    private struct Finding {
        let kind: String
        let text: String
        let days: [String]
        var facts: [String] = []
        var sessions: [String] = []
    }

    /// Reports on the last weeks.
    func run(weeks: Int) async throws -> SkillOutput {
        let start = calendar.date(byAdding: .day, value: -7 * weeks, to: now) ?? now
        let since = Timestamp.text(start)
        let messages = try store.userMessages(since: since).filter { $0.at <= Timestamp.text(now) }
        let facts = try store.facts(in: [.current, .superseded])
        let timeline = weekly(messages, from: start)
        let findings =
            changes(facts, since) + goals(facts, messages, since) + topics(messages)
        let plot = Self.plot(timeline)
        var lines = [
            "The last \(weeks) weeks, from \(FactPrinter.day(since)) to \(FactPrinter.day(Timestamp.text(now)))"
        ]
        if !plot.isEmpty { lines.append(plot) }
        let telling = try await Telling.of(
            findings.map(\.text), subject: "what changed in what the user said over weeks", by: model)
        if let short = telling.part({ findings[$0].days.joined(separator: ", ") }) { lines.append(short) }
        lines += findings.map { "- \($0.text) [\($0.days.joined(separator: ", "))]" }
        if findings.isEmpty { lines.append("Nothing that was said shows a change.") }
        return SkillOutput(
            text: lines.joined(separator: "\n"),
            json: [
                "from": .string(FactPrinter.day(since)), "to": .string(FactPrinter.day(Timestamp.text(now))),
                "summary": .array(
                    telling.sentences.map { sentence in
                        [
                            "text": .string(sentence.text),
                            "days": .array(sentence.evidence.flatMap { findings[$0].days }.map(JSONValue.string)),
                        ]
                    }),
                "findings": .array(
                    findings.map {
                        [
                            "kind": .string($0.kind), "text": .string($0.text),
                            "days": .array($0.days.map(JSONValue.string)),
                            "facts": .array($0.facts.map(JSONValue.string)),
                            "sessions": .array($0.sessions.map(JSONValue.string)),
                        ]
                    }),
                "weeks": .array(
                    timeline.map {
                        [
                            "start": .string($0.start), "messages": .integer($0.messages),
                        ]
                    }),
            ])
    }

    // MARK: Findings

    private func changes(_ facts: [Fact], _ since: String) -> [Finding] {
        let byID = Dictionary(facts.map { ($0.id, $0) }) { first, _ in first }
        return facts.filter { $0.state == .superseded && $0.attribute != "goal" }.compactMap { old in
            guard let until = old.validTo, until >= since else { return nil }
            guard let new = old.supersededBy.flatMap({ byID[$0] }) else {
                return Finding(
                    kind: "ended", text: "No longer so: \(old.text)", days: Self.days([old.source.at, until]),
                    facts: [old.id])
            }
            return Finding(
                kind: "changed", text: "\(new.text) Before: \(old.text)",
                days: Self.days([old.source.at, new.source.at]),
                facts: [old.id, new.id], sessions: [old, new].compactMap(\.source.session))
        }
    }

    private func goals(_ facts: [Fact], _ messages: [ScoredMessage], _ since: String) -> [Finding] {
        facts.filter { $0.attribute == "goal" }.compactMap { goal in
            let stems = Set(Folding.stems(goal.value))
            guard !stems.isEmpty else { return nil }
            let done = facts.first { fact in
                ["event", "experience", "habit"].contains(fact.attribute) && fact.source.at > goal.source.at
                    && fact.subject == goal.subject && stems.isSubset(of: Set(Folding.stems(fact.text)))
            }
            if let done {
                return Finding(
                    kind: "goal", text: "A goal moved: \(goal.text) Then: \(done.text)",
                    days: Self.days([goal.source.at, done.source.at]), facts: [goal.id, done.id])
            }
            if goal.state == .superseded {
                guard let until = goal.validTo, until >= since else { return nil }
                return Finding(
                    kind: "goal", text: "A goal was given up or changed: \(goal.text)",
                    days: Self.days([goal.source.at, until]), facts: [goal.id])
            }
            let mentions = messages.filter { message in
                message.id != goal.source.message && message.at > goal.source.at
                    && stems.isSubset(of: Set(Folding.stems(message.text)))
            }
            guard !mentions.isEmpty || goal.source.at >= since else { return nil }
            let text =
                mentions.isEmpty ? "A goal, not spoken of since: \(goal.text)" : "A goal spoken of again: \(goal.text)"
            return Finding(
                kind: "goal", text: text, days: Self.days([goal.source.at] + mentions.map(\.at)), facts: [goal.id],
                sessions: Array(Set(mentions.map(\.session))).sorted())
        }
    }

    private func topics(_ messages: [ScoredMessage]) -> [Finding] {
        Topics.topics(messages.map { (FactPrinter.day($0.at), $0.text) }).flatMap { month, topics in
            topics.map { topic in
                Finding(
                    kind: "topic", text: "In \(month) you spoke of “\(topic.word)” \(topic.count) times.",
                    days: topic.days)
            }
        }
    }

    // MARK: Weeks

    private func weekly(_ messages: [ScoredMessage], from start: Date) -> [Week] {
        var weeks: [Week] = []
        var day = start
        while day <= now, weeks.count < 521 {
            let next = calendar.date(byAdding: .day, value: 7, to: day) ?? now
            let (from, to) = (Timestamp.text(day), Timestamp.text(next))
            weeks.append(Week(start: FactPrinter.day(from), messages: messages.count { $0.at >= from && $0.at < to }))
            guard next > day else { break }
            day = next
        }
        return weeks
    }

    /// A text chart with one column a week: the number of messages.
    private static func plot(_ weeks: [Week]) -> String {
        let most = weeks.map(\.messages).max() ?? 0
        guard most > 0, let first = weeks.first, let last = weeks.last else { return "" }
        let bars = Array("▁▂▃▄▅▆▇█")
        let messages = weeks.map { week in
            week.messages == 0 ? " " : String(bars[min(7, week.messages * 8 / (most + 1))])
        }.joined()
        let dates = first.start + String(repeating: " ", count: max(1, weeks.count - 20)) + last.start
        return "messages |\(messages)| at most \(most) a week\n          \(dates)"
    }

    private static func days(_ times: [String]) -> [String] { Array(Set(times.map(FactPrinter.day))).sorted() }
}
