import SwiftTools

/// Reads what sentences say a call gives: `` `nil` ``, `an empty array`, `the string itself`, `` `ParseError.empty` ``.
struct OutcomeReader {
    let names: SlotNames
    let context: DocumentationContext
    let result: SampleType?

    private static let verbs: Set<String> = [
        "returns", "return", "returning", "yields", "yield", "gives", "give", "is", "are", "evaluates", "produces",
        "returned", "it", "this", "the",
        "result", "function", "method", "value", "property", "a", "an", "throws", "throw", "throwing", "thrown", "be",
        "will", "to",
        "error", "raises", "new", "get", "gets", "back", "in", "as", "itself", "unchanged", "unmodified", "simply",
        "call", "subscript", "becomes", "become",
        "initializer", "initialiser", "answer", "outcome", "output", "you", "instead", "hence", "so", "thus",
        "therefore",
        "exactly", "already", "call's", "results", "whole", "has", "have", "had", "there",
    ]

    /// Words for the result that the symbol's own name has: `area`, `windows`.
    private var nouns: Set<String> {
        let symbol = names.shape.symbol
        let words = SlotNames.words(symbol.baseName).filter {
            $0.count > 2 && !["has", "all", "any", "nil", "zero", "one", "true", "false", "empty"].contains($0)
        }
        let taken = Set(names.shape.slots.map { $0.name.lowercased() })
        return Set(words.flatMap { [$0, Vocabulary.singular($0), $0 + "s"] }).subtracting(taken)
    }

    /// `there is no window`, `no chunks at all`: of a list, that it is empty; of an optional, that it is `nil`.
    private func none(_ tokens: [SentenceToken]) -> CallOutcome? {
        var words = tokens.compactMap(\.word)
        guard words.count == tokens.count else { return nil }
        if words.suffix(2) == ["at", "all"] { words = words.dropLast(2) }
        guard words.count >= 2, words[words.count - 2] == "no", let noun = words.last,
            words.dropLast(2).allSatisfy({ Self.verbs.contains($0) }), nouns.contains(noun)
        else { return nil }
        if result?.isArray ?? false { return .empty }
        // `An empty plan has no rounds` is no `nil` where that stands for something else.
        guard case .optional(let value)? = result, !value.isArray else { return nil }
        return .isNil
    }

    /// `does nothing`, `the quantity is ignored`, `the account stays as it was`: of a member that changes its value.
    private func isIneffective(_ tokens: [SentenceToken]) -> Bool {
        let shape = names.shape
        guard shape.slots.first?.isReceiver ?? false, shape.slots[0].type.isOther, shape.symbol.kind == .method else {
            return false
        }
        let text = tokens.map { $0.word ?? "`" }.joined(separator: " ")
        let subjects: Set<String> = Self.verbs.union(nouns).union([
            "request", "addition", "attempt", "change", "whole", "element", "item", "call", "operation",
        ])
        for phrase in Vocabulary.ineffective where text == phrase || text.hasSuffix(" " + phrase) {
            let count = phrase.split(separator: " ").count
            let subject = tokens.dropLast(count)
            return subject.allSatisfy { $0.isWord(subjects) || names.named($0) != nil }
        }
        return false
    }

    /// `all of them are returned`, `everything is returned`: as many elements as there are.
    private func all(_ tokens: [SentenceToken]) -> CallOutcome? {
        let words = tokens.map { $0.word ?? "`" }.joined(separator: " ")
        let phrases: Set<String> = [
            "all of them are returned", "all are returned", "everything is returned", "all elements are returned",
            "the result has all of them", "the result contains all of them", "it returns all of them",
            "the result is all of them", "all of the elements are returned", "you get all of them",
        ]
        let lists = names.shape.slots.indices.filter { names.shape.slots[$0].type == result }
        guard phrases.contains(words), lists.count == 1, result?.element?.isNumber ?? false,
            !names.shape.symbol.isMutating
        else { return nil }
        return .holds { assignment in
            assignment.values[lists[0]]?.elements.map { elements in
                let list = elements.map { $0.swift(as: names.shape.slots[lists[0]].type.element ?? .bool) }
                return "result.sorted() == [\(list.joined(separator: ", "))].sorted()"
            }
        }
    }

    /// `is hidden completely`: nothing of the text is left.
    private func hidden(_ tokens: [SentenceToken], _ subject: Int?) -> CallOutcome? {
        let words = Set(tokens.compactMap(\.word)).subtracting(Self.verbs)
        guard result?.isString ?? false, let slot = subject, words.count == 2, tokens.allSatisfy({ $0.word != nil }),
            !words.isDisjoint(with: ["hidden", "masked", "obscured", "redacted", "concealed"]),
            !words.isDisjoint(with: ["completely", "entirely", "fully", "wholly"])
        else { return nil }
        return .holds { assignment in
            assignment.values[slot]?.text.map { text in
                text.isEmpty ? "true" : "!result.contains(where: \(SwiftLiteral.string(text)).contains)"
            }
        }
    }

    /// `a single window: the array itself`
    private func sole(_ tokens: [SentenceToken]) -> CallOutcome? {
        guard case .array(let inner)? = result, inner.isArray,
            let place = tokens.firstIndex(where: { $0.isWord(["single", "one", "only"]) }), place + 1 < tokens.count,
            tokens[..<place].allSatisfy({ $0.isWord(Self.verbs) }), tokens[place + 1].isWord(nouns),
            let (slot, count) = names.subject(tokens[(place + 2)...], last: nil), names.shape.slots[slot].type == inner,
            tokens[(place + 2 + count)...].map({ $0.word ?? "`" }) == ["itself"]
        else { return nil }
        return .value { assignment in assignment.values[slot].map { .array([$0]) } }
    }

    /// The outcome that all of these words say; `nil` where they say anything else.
    func outcome(_ tokens: ArraySlice<SentenceToken>, subject: Int? = nil) -> CallOutcome? {
        let tokens = ConditionReader.trimmed(tokens).filter { if case .mark = $0 { false } else { true } }
        var words = tokens.compactMap(\.word)
        if words.suffix(3) == ["as", "it", "is"] || words.suffix(3) == ["as", "they", "are"] {
            words = words.dropLast(3) + ["unchanged"]
        } else if words.suffix(2) == ["as", "is"], words.count > 2 {
            words = words.dropLast(2) + ["unchanged"]
        }
        if let empty = words.firstIndex(of: "empty"), tokens.count == words.count {
            let rest = Set(words[(empty + 1)...])
            guard Set(words[..<empty]).isSubset(of: Self.verbs),
                rest.isSubset(
                    of: Self.verbs.union([
                        "array", "string", "list", "set", "dictionary", "collection", "sequence", "text", "result",
                    ]))
            else { return nil }
            return .empty
        }
        if isIneffective(tokens) { return .unchanged }
        let isThrown = words.contains { ["throws", "thrown", "throw", "throwing"].contains($0) }
        if isThrown, tokens.count == words.count, words.allSatisfy({ Self.verbs.contains($0) }) { return .error(nil) }
        if let made = none(tokens) ?? all(tokens) ?? sole(tokens) ?? hidden(tokens, subject) { return made }
        let nouns = nouns
        let content = tokens.filter { !$0.isWord(Self.verbs) && !$0.isWord(nouns) }
        if content.isEmpty {
            let says = Set(words)
            guard !says.isDisjoint(with: ["unchanged", "unmodified", "itself"]), let slot = subject else { return nil }
            return .value { $0.values[slot] }
        }
        let isSame = !Set(words).isDisjoint(with: ["unchanged", "unmodified", "itself"])
        guard let token = content.first else { return nil }
        if content.count == 1 {
            return single(token, isThrown: isThrown) ?? (isSame || token.code != nil ? slot(token) : nil)
        }
        if isSame || words.contains("original"),
            content.allSatisfy({ $0.isWord(["original", "string", "array", "input", "text", "same"]) })
        {
            let named = content.compactMap { names.named($0) }
            return Set(named).count == 1 ? .value { $0.values[named[0]] } : nil
        }
        if content.count == 2, content[1].isWord(["error"]) { return single(token, isThrown: isThrown) }
        return nil
    }

    private func slot(_ token: SentenceToken) -> CallOutcome? {
        guard let slot = names.named(token) else { return nil }
        return .value { $0.values[slot] }
    }

    private func single(_ token: SentenceToken, isThrown: Bool) -> CallOutcome? {
        switch token {
        case .mark: return nil
        case .word(let word):
            if word == "true" || word == "false" { return .value { _ in .bool(word == "true") } }
            if word == "nil" { return .isNil }
            if word == "nothing" { return nil }
            return NumberWord.number(word).map { value in .value { _ in value } }
        case .code(let code):
            if code == "nil" { return .isNil }
            if code == "true" || code == "false" { return .value { _ in .bool(code == "true") } }
            if let name = context.errorCase(named: code), isThrown || isError(code) { return .error(name) }
            if isError(code) { return .error(nil) }
            if let value = NumberWord.number(code) { return .value { _ in value } }
            if code == "[]" || code == "\"\"" { return .empty }
            guard let literal = LiteralText.whole(code) else { return nil }
            return .value { _ in .code(literal) }
        }
    }

    /// Whether a name is that of an error or one of its cases.
    private func isError(_ code: String) -> Bool {
        let name = code.split(separator: ".").first.map { String($0.prefix { $0 != "(" }) } ?? ""
        let type = context.module.first {
            $0.path.last == name && [.enumeration, .structure, .classType].contains($0.kind)
        }
        if let type {
            return type.conformances.contains("Error") || name.hasSuffix("Error")
                || type.conformances.contains("LocalizedError")
        }
        return code.hasPrefix(".") && context.errorCase(named: String(code.dropFirst())) != nil
    }
}
