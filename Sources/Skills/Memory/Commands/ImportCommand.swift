import AgentCore
import Foundation

/// `memory import FILE [--skip-bad]`: reads facts from JSON lines or Markdown, as written by `memory export`.
struct ImportCommand {
    let store: any MemoryStore
    let hand: HandWritten
    private var now: Date { hand.now }

    /// A line that cannot be imported.
    struct Problem: Sendable, Hashable, Error {
        /// The line's number, from 1.
        let line: Int
        /// What is wrong.
        let message: String
    }

    /// The result of the valid lines.
    private struct Outcome: Sendable {
        var added: [Fact] = []
        var edited: [Fact] = []
        var unchanged = 0
    }

    /// Imports all lines. If one is invalid, it imports nothing, unless `skipsBad` is set.
    ///
    /// - Throws: `AgentError`; nothing was changed then.
    func run(file: String, skipsBad: Bool, _ invocation: Invocation) async throws -> SkillOutput {
        let text = try invocation.text(of: file, limit: 1 << 28)
        let isMarkdown = file.hasSuffix(".md") || !text.contains("{") && text.contains("- ")
        var problems: [Problem] = []
        let all = try store.facts(in: Set(Fact.State.allCases))
        // Reading takes time, so it is done before the transaction.
        let lines = isMarkdown ? try await read(FactMarkdown.lines(of: text), all, &problems) : []
        let outcome = try store.revise { known -> ([FactChange], Outcome) in
            var draft = Draft(known: known, all: all)
            if isMarkdown {
                for (line, written) in lines { take(line, written, &draft) }
            } else {
                for (index, line) in text.lines.enumerated()
                where line.contains(where: { !$0.isWhitespace }) {
                    collect(&problems) { () throws(Problem) in try take(line, number: index + 1, &draft) }
                }
            }
            guard problems.isEmpty || skipsBad else { return ([], Outcome()) }
            return (draft.changes, draft.outcome)
        }
        guard problems.isEmpty || skipsBad else {
            let list = problems.prefix(20).map { "line \($0.line): \($0.message)" }.joined(separator: "; ")
            let more = problems.count > 20 ? "; and \(problems.count - 20) more" : ""
            throw AgentError(
                .failed, "\(problems.count) lines cannot be imported: \(list)\(more)",
                remedy: "Nothing was imported. Correct them, or leave them out with --skip-bad.")
        }
        return output(outcome, problems)
    }

    private func collect(_ problems: inout [Problem], _ body: () throws(Problem) -> Void) {
        do throws(Problem) { try body() } catch { problems.append(error) }
    }

    private func output(_ outcome: Outcome, _ problems: [Problem]) -> SkillOutput {
        var lines = problems.map { "line \($0.line): \($0.message)" }
        lines.append(
            "\(outcome.added.count) facts imported, \(outcome.edited.count) changed, \(outcome.unchanged) were there already."
        )
        return SkillOutput(
            text: lines.joined(separator: "\n"),
            json: [
                "imported": .integer(outcome.added.count), "edited": .integer(outcome.edited.count),
                "unchanged": .integer(outcome.unchanged),
                "skipped": .array(problems.map { ["line": .integer($0.line), "message": .string($0.message)] }),
            ])
    }

    // MARK: Lines

    /// The changes collected so far.
    private struct Draft {
        var known: [Fact]
        let all: [String: Fact]
        /// The contents of current facts, and the ids in use.
        private var contents: Set<String>
        private var ids: Set<String>
        var changes: [FactChange] = []
        var outcome = Outcome()

        init(known: [Fact], all: [Fact]) {
            self.known = known.filter { $0.state == .current }
            self.all = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
            contents = Set(self.known.map(Self.content))
            ids = Set(all.map(\.id))
        }

        private static func content(_ fact: Fact) -> String {
            "\(fact.subject)\u{0}\(fact.attribute)\u{0}\(fact.valueKey)"
        }

        mutating func add(_ fact: Fact) {
            let content = Self.content(fact)
            guard !ids.contains(fact.id), fact.state != .current || !contents.contains(content) else {
                outcome.unchanged += 1
                return
            }
            if fact.state == .current {
                known.append(fact)
                contents.insert(content)
            }
            ids.insert(fact.id)
            changes.append(.insert(fact))
            outcome.added.append(fact)
        }
    }

    private func take(_ line: Substring, number: Int, _ draft: inout Draft) throws(Problem) {
        guard let value = try? JSONValue(parsing: Data(line.utf8)), case .object = value else {
            throw Problem(line: number, message: "is not a JSON object")
        }
        do throws(FactDocument.Refusal) {
            draft.add(try FactDocument.fact(value, now: now))
        } catch {
            throw Problem(line: number, message: error.reason)
        }
    }

    /// Reads the lines that are new or were changed.
    private func read(
        _ lines: [FactMarkdown.Line], _ all: [Fact], _ problems: inout [Problem]
    ) async throws -> [(FactMarkdown.Line, HandWritten.Written?)] {
        let texts = Dictionary(all.map { ($0.id, $0.text) }) { first, _ in first }
        let known = all.filter { $0.state == .current }
        var read: [(FactMarkdown.Line, HandWritten.Written?)] = []
        for line in lines {
            if let id = line.id, texts[id] == FactText.oneLine(line.text) {
                read.append((line, nil))
                continue
            }
            do {
                read.append((line, try await hand.read(line.text, known: known)))
            } catch let error as AgentError where error.code == .refused || error.code == .usage {
                problems.append(Problem(line: line.number, message: error.message))
            }
        }
        return read
    }

    private func take(_ line: FactMarkdown.Line, _ written: HandWritten.Written?, _ draft: inout Draft) {
        guard let written else {
            draft.outcome.unchanged += 1
            return
        }
        let statements = hand.statements(written, known: draft.known.filter { $0.id != line.id })
        if let old = line.id.flatMap({ draft.all[$0] }), let statement = statements.first {
            let (history, edited) = EditCommand.edited(old, to: statement, at: now)
            draft.changes += [.insert(history), .update(edited)]
            draft.outcome.edited.append(edited)
            return
        }
        for statement in statements {
            let source = FactSource(at: Timestamp.text(now), quote: statement.quote)
            draft.add(
                Fact(
                    text: statement.text, subject: statement.subject,
                    person: statement.attribute == "name" ? nil : statement.person, attribute: statement.attribute,
                    value: statement.value, confidence: 1, validFrom: statement.validFrom ?? source.at, source: source,
                    createdAt: source.at))
        }
    }
}
