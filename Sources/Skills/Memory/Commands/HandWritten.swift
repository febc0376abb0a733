import AgentCore
import Foundation

/// Reads facts that the user writes by hand, for `add`, `edit` and `import`: as a message is read, and as a note if
/// the reader finds nothing in it or there is no reader.
struct HandWritten {
    let source: (any OperationSource)?
    let now: Date
    let calendar: Calendar

    /// A line with what was read in it.
    struct Written: Sendable {
        /// The line.
        let line: String
        let operations: [ReadOperation]
    }

    /// Checks and reads a text.
    ///
    /// - Throws: `AgentError` of kind `usage` for an empty text, `refused` for an instruction, a secret, or one that is
    ///   too long; what the reader throws.
    func read(_ text: String, known: [Fact]) async throws -> Written {
        let line = FactText.oneLine(text)
        guard !line.isEmpty else {
            throw AgentError(.usage, "the text of a fact is empty", remedy: MemoryCommand.usage)
        }
        guard line.count <= FactText.limit else {
            throw AgentError(
                .refused, "a fact has at most \(FactText.limit) characters, this text has \(line.count)",
                remedy: "Say it in one short sentence.")
        }
        guard !FactText.readsLikeInstruction(line) else {
            throw AgentError(
                .refused, "this reads like an instruction to the assistant, not like a fact about you",
                remedy: "Put instructions into a system prompt: `agent prompts edit`.")
        }
        guard !Secrets.isIn(line) else {
            throw AgentError(
                .refused, "this looks like a secret, and secrets are not remembered",
                remedy: "Keep passwords, numbers of cards and keys in a password manager.")
        }
        let operations = try await source?.read(message(line).knowing(known)) ?? []
        return Written(line: line, operations: operations.filter { $0.kind != .delete })
    }

    /// The statements of a line about the known facts; the line itself as a note if there are none, or if they would
    /// lose what it says.
    func statements(_ written: Written, known: [Fact]) -> [Statement] {
        let line = written.line
        var read = OperationGate(message(line)).statements(written.operations, known: known)
        if loses(line, read) {
            // One statement keeps the line as its sentence; several cannot say the whole of it.
            if read.count == 1 { read[0].text = line } else { read = [] }
        }
        if read.isEmpty || read.contains(where: { isLost($0, line, known) }) {
            read = [Statement(attribute: "note", value: line, text: line, quote: line)]
        }
        return read.map { statement in
            var statement = statement
            statement.quote = line
            statement.confidence = 1
            return statement
        }
    }

    private func message(_ line: String) -> ReadableMessage { ReadableMessage(line, at: now, calendar: calendar) }

    /// Whether the sentences lack words of the line.
    private func loses(_ line: String, _ statements: [Statement]) -> Bool {
        let kept = Set(statements.flatMap { Folding.words("\($0.text) \($0.subject)") }.map(Folding.stem))
        let lost = Folding.words(line).filter { !SearchTerms.stopWords.contains($0) && $0.count > 1 }
        return !statements.isEmpty && !Set(lost.map(Folding.stem)).isSubset(of: kept)
    }

    /// Whether a statement that keeps the whole line would be merged into a fact that says something else of the same
    /// value: "my dog Biscuit must not eat chicken", where "my dog Biscuit is seven" is known.
    private func isLost(_ statement: Statement, _ line: String, _ known: [Fact]) -> Bool {
        statement.text == line
            && known.contains { fact in
                fact.state == .current && fact.repeats(statement)
                    && !Set(Folding.stems(fact.text)).isSuperset(of: Folding.stems(line))
            }
    }
}
