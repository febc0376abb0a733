import AgentCore
import Foundation

/// Reads facts that the user writes by hand, for `add`, `edit` and `import`.
struct HandWritten {
    let reader: StatementReader
    let now: Date

    /// The longest text that can be a fact, in characters.
    static let limit = FactText.limit

    /// The statements that the reader finds in a text, or else the text itself as a note.
    ///
    /// - Throws: `AgentError` of kind `usage` for an empty text, `refused` for an instruction, a secret, or one that is
    ///   too long.
    func statements(_ text: String, known: [Fact]) throws -> [Statement] {
        let line = FactText.oneLine(text)
        guard !line.isEmpty else {
            throw AgentError(.usage, "the text of a fact is empty", remedy: MemoryCommand.usage)
        }
        guard line.count <= Self.limit else {
            throw AgentError(
                .refused, "a fact has at most \(Self.limit) characters, this text has \(line.count)",
                remedy: "Say it in one short sentence.")
        }
        guard !FactText.readsLikeInstruction(line) else {
            throw AgentError(
                .refused, "this reads like an instruction to the assistant, not like a fact about you",
                remedy: "Put instructions into a system prompt: `agent prompts edit`.")
        }
        guard !Guards.holdsSecret(Sentence(line)) else {
            throw AgentError(
                .refused, "this looks like a secret, and secrets are not remembered",
                remedy: "Keep passwords, numbers of cards and keys in a password manager.")
        }
        let read = reader.read(Self.firstPerson(line), at: now, known: known).filter { $0.kind == .asserted }
        let statements =
            read.isEmpty
            ? [note(line)] : Self.keepingWords(of: line, read).map { isNew($0, besides: known) ? $0 : note(line) }
        return statements.map { statement in
            var statement = statement
            statement.quote = line
            statement.confidence = 1
            return statement
        }
    }

    /// False if a statement with its own wording would be merged into a fact of the same value, and its wording lost:
    /// "the user's dog Biscuit must not eat chicken" and "the user's dog Biscuit is seven" both have the value "dog
    /// named Biscuit".
    private func isNew(_ statement: Statement, besides known: [Fact]) -> Bool {
        guard let literal = statement.literal else { return true }
        let key = Folding.key(statement.value)
        return !known.contains { fact in
            fact.state == .current && fact.subject == statement.person.path && fact.attribute == statement.attribute
                && fact.valueKey == key
                && !Set(Folding.stems(fact.text)).isSuperset(of: Folding.stems(literal))
        }
    }

    private func note(_ line: String) -> Statement {
        var statement = Statement(.user, "note", line, .verb(""))
        statement.literal = line
        return statement
    }

    /// Keeps the line as the fact's sentence if the canonical sentence would lose words of it: "The user moved to Lyon
    /// in 2019."
    private static func keepingWords(of line: String, _ statements: [Statement]) -> [Statement] {
        guard firstPerson(line) != line || own.isDisjoint(with: Folding.words(line)) else { return statements }
        let kept = Set(Folding.stems(statements.map(\.text).joined(separator: " ")))
        let lost = Folding.words(line).filter { word in
            !SearchTerms.stopWords.contains(word) && !implied.contains(word) && !kept.contains(Folding.stem(word))
        }
        // The canonical sentence may contain a year that the line does not have.
        let isDated = statements.contains {
            $0.text.split(separator: " ").contains {
                $0.contains(where: \.isNumber) && !line.contains($0.prefix { $0.isNumber })
            }
        }
        guard !lost.isEmpty || isDated else { return statements }
        let told = statements.filter { statements.count == 1 || $0.attribute != "name" }
        let words = Set(Folding.stems(line))
        func said(_ statement: Statement) -> Set<String> { words.intersection(Folding.stems(statement.text)) }
        guard let fullest = told.max(by: { said($0).count < said($1).count }) else { return statements }
        // Statements of the same attribute that say no more than the fullest one are dropped.
        let others = told.filter {
            $0 != fullest && !($0.attribute == fullest.attribute && said($0).isSubset(of: said(fullest)))
        }
        guard others.isEmpty || isDated || lost.contains(where: { $0.contains(where: \.isNumber) }) else {
            return statements
        }
        return statements.filter { !told.contains($0) || others.contains($0) || $0 == fullest }.map { statement in
            guard statement == fullest else { return statement }
            var whole = statement
            whole.literal = line.last.map { ".!?".contains($0) } == true ? line : line + "."
            return whole
        }
    }

    /// First-person words.
    private static let own: Set<String> = [
        "i", "im", "ive", "id", "my", "me", "mine", "we", "our", "us", "ours", "myself",
    ]

    /// Words that the canonical sentences express differently.
    private static let implied: Set<String> = ["called", "named", "name", "s", "favourite", "currently"]

    /// Turns a canonical sentence into the first person, which the reader expects: "The user's sister is named Anna.",
    /// "The user speaks Thai."
    private static func firstPerson(_ line: String) -> String {
        for (third, first) in [("the user's ", "my "), ("the user ", "I ")] where line.lowercased().hasPrefix(third) {
            let rest = String(line.dropFirst(third.count))
            return first + (first == "my " ? rest : FirstPersonVerb.sentence(rest))
        }
        return line
    }
}
