import SwiftTools

/// Reads how a text that is made starts and ends: `neither starts nor ends with a hyphen`, `a negative amount has a
/// minus sign in front`.
struct EdgeReader: LawReader {
    let calls: LawCalls

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard calls.shape.result?.isString ?? false, !calls.context.symbol.isMutating else { return [] }
        if case .parameter = role { return [] }
        return neither(sentence) + runs(sentence) + negative(sentence) + trimmed(sentence, role, comment)
            + cased(sentence, role, comment)
    }

    /// Texts with much at their ends that is neither letter nor digit.
    private static let ragged = [
        " Salt & Pepper!", "a  & b", "!!a b??", "  x  ", "--a--b--", "a", "...", "Hello, World",
    ]

    private func texts(_ quote: String, _ condition: String, without character: Character) -> [DocumentedExpectation] {
        guard let slot = calls.sole(\.isString) else { return [] }
        return Self.ragged.filter { !$0.contains(character) }.flatMap { text in
            calls.rows([slot: [.string(text)]], count: 1).prefix(1).compactMap {
                calls.promise(quote, $0, .holds(condition))
            }
        }
    }

    /// `The slug neither starts nor ends with a hyphen`, `has no leading or trailing hyphens`
    private func neither(_ sentence: DocumentationSentence) -> [DocumentedExpectation] {
        let openings = [
            ["neither", "starts", "nor", "ends", "with"], ["neither", "begins", "nor", "ends", "with"],
            ["never", "starts", "or", "ends", "with"], ["never", "begins", "or", "ends", "with"],
            ["does", "not", "start", "or", "end", "with"], ["has", "no", "leading", "or", "trailing"],
        ]
        guard !sentence.isConditional else { return [] }
        for opening in openings {
            guard
                let place = sentence.tokens.indices.first(where: {
                    sentence.tokens[$0...].prefix(opening.count).map { $0.word ?? "`" } == opening
                }), place > 0, place <= 3,
                // What is said of a value that is passed is a demand.
                !sentence.tokens[..<place].contains(where: { calls.names.named($0) != nil }),
                isResult(sentence.tokens[place - 1]),
                let character = CharacterNames.character(
                    sentence.tokens[(place + opening.count)...].drop { $0.isWord(["a", "an"]) })
            else { continue }
            let text = SwiftLiteral.string(String(character.character))
            return texts(
                sentence.text, "!result.hasPrefix(\(text)) && !result.hasSuffix(\(text))", without: character.character)
        }
        return []
    }

    /// Whether a noun means what is made: `the result`, or a word of the declaration's own name.
    private func isResult(_ noun: SentenceToken) -> Bool {
        guard let word = noun.word else { return false }
        return ["result", "output"].contains(word) || SlotNames.words(calls.context.symbol.baseName).contains(word)
    }

    /// `Every run of other characters becomes a single hyphen, except at the start and at the end, where it is dropped`
    private func runs(_ sentence: DocumentationSentence) -> [DocumentedExpectation] {
        let words = sentence.tokens.map { $0.word ?? "`" }
        guard let run = words.firstIndex(where: { ["run", "runs", "sequence", "sequences"].contains($0) }),
            words[..<run].suffix(3).contains(where: { ["every", "each", "any", "all"].contains($0) })
        else { return [] }
        for link in [
            ["becomes"], ["turns", "into"], ["is", "replaced", "by"], ["is", "replaced", "with"],
            ["is", "collapsed", "into"],
            ["is", "turned", "into"], ["collapses", "into"], ["become"],
        ] {
            guard
                let place = words.indices.first(where: { words[$0...].prefix(link.count).elementsEqual(link) }),
                place > run
            else { continue }
            let rest = sentence.tokens[(place + link.count)...]
            guard rest.first?.isWord(["a", "one"]) ?? false,
                let character = CharacterNames.character(rest.drop { $0.isWord(["a", "one", "single"]) })
            else { return [] }
            let one = String(character.character)
            var condition = "!result.contains(\(SwiftLiteral.string(one + one)))"
            if sentence.says(["start", "beginning"]), sentence.says(["end"]), sentence.says(["except"]),
                sentence.says(["dropped", "removed", "left out", "omitted"])
            {
                let text = SwiftLiteral.string(one)
                condition += " && !result.hasPrefix(\(text)) && !result.hasSuffix(\(text))"
            } else if sentence.isConditional {
                return []
            }
            return texts(sentence.text, condition, without: character.character)
        }
        return []
    }

    /// `Returns the text without leading and trailing white space`
    private func trimmed(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard sentence == comment.first || role == .returns, !sentence.isConditional,
            !sentence.says(["each", "every", "line", "lines", "not"]),
            sentence.says([
                "without leading and trailing whitespace", "without leading and trailing white space",
                "leading and trailing whitespace removed", "trims it at ends", "trimmed at ends",
                "without leading or trailing whitespace", "leading and trailing white space removed",
                "without leading and trailing spaces", "leading and trailing spaces are removed",
                "leading and trailing whitespace is removed", "leading and trailing white space is removed",
            ])
        else { return [] }
        return texts(sentence.text, "result.first != \" \" && result.last != \" \"", without: "\t")
    }

    /// `…, in lower case`
    private func cased(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard sentence == comment.first || role == .returns, !sentence.isConditional else { return [] }
        let words = sentence.tokens.suffix(4).map { $0.word ?? "," }.joined(separator: " ")
        for (tails, method) in [
            ([", in lower case", ", in lowercase", ", all lowercase", ", in lowercase letters"], "lowercased"),
            ([", in upper case", ", in uppercase", ", in capital letters"], "uppercased"),
        ] where tails.contains(where: { words.hasSuffix($0) }) {
            return texts(sentence.text, "result == result.\(method)()", without: "\t")
        }
        return []
    }

    /// `A negative span starts with a minus sign`
    private func negative(_ sentence: DocumentationSentence) -> [DocumentedExpectation] {
        let tokens = sentence.tokens
        guard tokens.count > 4, !sentence.isConditional,
            !sentence.says([
                "no", "not", "without", "parentheses", "only", "removed", "dropped", "lost", "ignored", "trailing",
                "after",
                "instead", "end",
            ]),
            let place = tokens.indices.first(where: { tokens[$0] == .word("negative") }), place <= 1,
            let verb = tokens.indices.first(where: {
                tokens[$0].isWord(["starts", "start", "begins", "begin", "has", "have", "gets", "get", "shows"])
            }), tokens[verb...].prefix(5).contains(where: { $0.isWord(["minus"]) }),
            let slot = calls.shape.slots.indices.first(where: { !calls.shape.slots[$0].hasDefault }),
            calls.shape.slots.allSatisfy({ $0.hasDefault || $0.name == calls.shape.slots[slot].name })
        else { return [] }
        let isFirst = tokens[verb].isWord(["starts", "start", "begins", "begin"])
        let condition =
            isFirst
            ? "result.hasPrefix(\"-\") || result.hasPrefix(\"−\")" : "result.contains(\"-\") || result.contains(\"−\")"
        let numbers = [-1, -50, -99, -100, -1_234, -3_600]
        let values: [SampleValue]
        switch calls.shape.slots[slot].type {
        case .integer("Int"): values = numbers.map { .int($0) }
        case .other(let name):
            guard let type = NumberType(name, count: 1, module: calls.context.module) else { return [] }
            values = numbers.map { type.value($0) }
        default: return []
        }
        return values.compactMap { value in
            var row: [SampleValue?] = calls.shape.slots.map { _ in nil }
            row[slot] = value
            return calls.promise(sentence.text, row, .holds(condition))
        }
    }
}
