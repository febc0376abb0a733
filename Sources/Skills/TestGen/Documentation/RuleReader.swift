import SwiftTools

/// Reads sentences as rules: an outcome, and when it comes.
struct RuleReader {
    let conditions: ConditionReader
    let outcomes: OutcomeReader
    let functions: KnownFunctionReader

    private static let openers: Set<String> = ["if", "when", "whenever", "for", "unless", "on", "where"]
    private static let otherwise: Set<String> = ["otherwise", "else"]
    static let linking: Set<String> = [
        "returns", "return", "gives", "give", "yields", "yield", "is", "are", "has", "have", "becomes", "become",
        "produces", "produce",
    ]

    /// The rules of a sentence.
    ///
    /// - Parameter isThrowing: Whether the sentence says what is thrown.
    func rules(_ sentence: DocumentationSentence, isThrowing: Bool) -> [CallRule] {
        // What is excepted would be read as the rule's own case, or not at all.
        guard !sentence.tokens.contains(where: { $0.isWord(["except", "excepting"]) }) else { return [] }
        // `if there is no such order because the graph has a cycle`: what there is none of is told before.
        guard !(sentence.says(["no such"]) && sentence.says(["because"])) else { return [] }
        var rules: [CallRule] = []
        var seen: [CallCondition] = []
        let clauses = (isThrowing ? Self.withoutDetail(sentence.tokens) : sentence.tokens).split { $0 == .mark(";") }
        for clause in clauses {
            if let first = clause.first, first.isWord(Self.otherwise),
                let outcome = outcome(clause.dropFirst(), isThrowing), !seen.isEmpty
            {
                rules.append(CallRule(condition: .not(.or(seen)), outcome: outcome, quote: sentence.text))
                continue
            }
            let isOther = clause.first?.isWord(Self.otherwise) ?? false
            let said = isOther ? clause.dropFirst() : clause
            let made =
                parse(said, isThrowing, quote: sentence.text) ?? coordinated(said, quote: sentence.text) ?? []
            // What comes otherwise comes only where nothing before did.
            let before = isOther ? CallCondition.or(seen) : nil
            rules += made.map { rule in
                guard let before, let condition = rule.condition else { return rule }
                return CallRule(condition: .and([.not(before), condition]), outcome: rule.outcome, quote: rule.quote)
            }
            seen += made.compactMap(\.condition)
        }
        return rules
    }

    /// Without what an error carries: `` `ParseError.outOfRange` with the number if it is … ``
    private static func withoutDetail(_ tokens: [SentenceToken]) -> [SentenceToken] {
        guard
            let place = tokens.indices.dropLast(3).first(where: { place in
                tokens[place] == .word("with") && tokens[place + 1].isWord(["the", "its"])
                    && tokens[place + 2].word != nil && tokens[place + 3].isWord(["if", "when", "unless"])
            })
        else { return tokens }
        return Array(tokens[..<place] + tokens[(place + 3)...])
    }

    func outcome(_ tokens: ArraySlice<SentenceToken>, _ isThrowing: Bool, subject: Int? = nil) -> CallOutcome? {
        if let whole = outcomes.outcome(isThrowing ? [.word("throws")] + tokens : tokens, subject: subject) {
            return whole
        }
        return isThrowing ? nil : conjunct(tokens, subject: subject)
    }

    /// The rules of a clause; `nil` where it is not understood.
    private func parse(_ tokens: ArraySlice<SentenceToken>, _ isThrowing: Bool, quote: String) -> [CallRule]? {
        let tokens = Self.withoutPurpose(ConditionReaderTrim.joints(tokens))
        guard let first = tokens.first else { return nil }
        // `With a share of 0.25, the values 1, 2 and 6 …` is an example, and no rule for other values.
        if first == .word("with"), Self.listsNumbers(tokens) { return nil }
        if first.isWord(Self.openers) || first == .word("with") || tokens.starts(with: [.word("in"), .word("case")]) {
            return leading(tokens, isThrowing, quote)
        }
        if let made = relative(tokens, quote) { return made }
        if let made = anythingElse(tokens, isThrowing, quote) { return made }
        if let made = trailing(tokens, isThrowing, quote) { return made }
        if let made = subjectFirst(tokens, quote) { return made }
        return afterDefault(tokens, isThrowing, quote)
    }

    /// Whether three numbers or more stand beside each other.
    private static func listsNumbers(_ tokens: ArraySlice<SentenceToken>) -> Bool {
        func isNumber(_ token: SentenceToken) -> Bool { token.word.flatMap { Double($0) } != nil }
        let list = tokens.split { !isNumber($0) && $0 != .mark(",") && $0 != .word("and") }
        return list.contains { $0.count(where: isNumber) > 2 }
    }

    /// Without what is said before the rule itself: `To keep secrets secret, …`, `By convention, …`.
    private static func withoutPurpose(_ tokens: ArraySlice<SentenceToken>) -> ArraySlice<SentenceToken> {
        guard tokens.first?.isWord(["to", "by", "as", "note", "likewise", "similarly", "conversely"]) ?? false,
            let comma = tokens.firstIndex(of: .mark(",")), comma + 1 < tokens.endIndex,
            !tokens[..<comma].contains(where: { $0.isWord(["if", "when", "unless", "returns", "throws"]) })
        else { return tokens }
        return tokens[(comma + 1)...]
    }

    /// `A text that already has three characters is returned unchanged`
    private func relative(_ tokens: ArraySlice<SentenceToken>, _ quote: String) -> [CallRule]? {
        guard let (slot, count) = conditions.names.subject(tokens, last: nil), tokens.count > count + 4,
            tokens.dropFirst(count).first?.isWord(["that", "which", "without"]) ?? false,
            let verb = tokens.lastIndex(where: { $0.isWord(["is", "are"]) }), verb > tokens.startIndex + count + 1,
            tokens[verb...].contains(where: { $0.isWord(["returned", "unchanged"]) })
        else { return nil }
        let said = tokens[(tokens.startIndex + count + 1)..<verb].filter { !$0.isWord(["already"]) }
        let isWithout = tokens[tokens.startIndex + count] == .word("without")
        let condition = isWithout ? lacking(said[...], slot) : conditions.condition(said[...], last: slot)
        guard !condition.hasUnknown, let outcome = outcome(tokens[(verb + 1)...], false, subject: slot) else {
            return nil
        }
        return [CallRule(condition: condition, outcome: outcome, quote: quote)]
    }

    /// `A name without underscores`
    private func lacking(_ tokens: ArraySlice<SentenceToken>, _ slot: Int) -> CallCondition {
        guard conditions.names.shape.slots[slot].type.isString,
            let (character, count) = CharacterNames.character(tokens.drop { $0.isWord(["a", "an", "any"]) }),
            count == tokens.count
        else { return .unknown }
        return .test { $0.values[slot]?.text.map { !$0.contains(character) } }
    }

    /// `if the list is empty, nil is returned`
    func leading(_ tokens: ArraySlice<SentenceToken>, _ isThrowing: Bool, _ quote: String) -> [CallRule]? {
        let isNegated = tokens.first == .word("unless")
        let isList = tokens.first == .word("for")
        let body = tokens.dropFirst(tokens.first == .word("in") ? 2 : 1)
        let commas = body.indices.filter { body[$0] == .mark(",") }
        // Authors leave the comma out: a clause then starts where all before it is understood.
        let starts = body.indices.filter { place in
            place > body.startIndex
                && body[place].isWord(["the", "it", "this", "returns", "there", "nothing", "all", "nil", "zero", "an"])
        }
        for place in commas + starts {
            let condition = conditions.condition(body[..<place], isList: isList)
            guard !condition.isUnknown, commas.contains(place) || isList || !condition.hasUnknown else { continue }
            var rest = body[place...]
            if rest.first == .mark(",") { rest = rest.dropFirst() }
            var end = rest.endIndex
            if let other = rest.indices.first(where: { rest[$0].isWord(Self.otherwise) }) { end = other }
            guard
                let outcome = outcome(
                    rest[..<end], isThrowing || rest.contains { $0.isWord(["throws", "thrown"]) },
                    subject: conditions.names.subject(body[..<place], last: nil)?.slot ?? soleSubject(body[..<place]))
            else { continue }
            let made: CallCondition = isNegated ? .not(condition) : condition
            var rules = [CallRule(condition: made, outcome: outcome, quote: quote)]
            if end < rest.endIndex, let other = self.outcome(rest[(end + 1)...], isThrowing) {
                rules.append(CallRule(condition: .not(made), outcome: other, quote: quote))
            }
            return rules
        }
        return nil
    }

    private func soleSubject(_ tokens: ArraySlice<SentenceToken>) -> Int? {
        let slots = Set(tokens.compactMap { conditions.names.named($0) })
        return slots.count == 1 ? slots.first : nil
    }

    /// `nil if the list is empty, and the first element otherwise`
    private func trailing(_ tokens: ArraySlice<SentenceToken>, _ isThrowing: Bool, _ quote: String) -> [CallRule]? {
        for place in tokens.indices where tokens[place].isWord(Self.openers) && place > tokens.startIndex {
            guard let outcome = outcome(tokens[..<place], isThrowing) else { continue }
            let body = tokens[(place + 1)...]
            let isNegated = tokens[place] == .word("unless")
            let isList = tokens[place] == .word("for")
            func rule(_ end: Int) -> CallRule {
                let condition = conditions.condition(body[..<end], isList: isList, last: soleSubject(tokens[..<place]))
                return CallRule(condition: isNegated ? .not(condition) : condition, outcome: outcome, quote: quote)
            }
            let breaks = body.indices.filter {
                body[$0] == .mark(",") || body[$0].isWord(["and", "or"]) || body[$0].isWord(Self.otherwise)
            }
            for end in breaks {
                let rest = ConditionReaderTrim.joints(body[end...])
                if let first = rest.first, first.isWord(["because", "since", "as", "so"]) { return [rule(end)] }
                let own = rule(end)
                if let first = rest.first, first.isWord(Self.otherwise),
                    let other = self.outcome(rest.dropFirst(), isThrowing), let condition = own.condition
                {
                    return [own, CallRule(condition: .not(condition), outcome: other, quote: quote)]
                }
                if rest.last.map({ $0.isWord(Self.otherwise) }) ?? false,
                    let other = self.outcome(rest.dropLast(), isThrowing), let condition = own.condition
                {
                    return [own, CallRule(condition: .not(condition), outcome: other, quote: quote)]
                }
                if let more = trailing(rest, isThrowing, quote), !(own.condition?.isUnknown ?? true) {
                    return [own] + more
                }
            }
            return [rule(body.endIndex)]
        }
        return nil
    }

    /// `an empty text gives an empty result`
    func subjectFirst(_ tokens: ArraySlice<SentenceToken>, _ quote: String) -> [CallRule]? {
        for place in tokens.indices.dropFirst() where tokens[place].isWord(Self.linking) {
            let before = tokens[..<place]
            let isTold =
                before.contains(where: { $0.isWord(PredicateReader.adjectives) })
                || isAmount(before)
                || before.contains(where: { token in Comparison.wordsBefore.contains(token.word ?? "") })
            guard isTold || before.count > 2 && conditions.names.subject(before, last: nil) != nil else { continue }
            // `Rotating an empty array gives …`
            let isGerund = before.count > 2 && before.first?.word?.hasSuffix("ing") ?? false
            let condition = conditions.condition(isGerund ? before.dropFirst() : before, isList: true)
            guard !condition.isUnknown, isTold || !condition.hasUnknown else { continue }
            let rest = tokens[(place + 1)...]
            let end = rest.firstIndex(of: .mark(",")) ?? rest.endIndex
            let subject = conditions.names.subject(before, last: nil)?.slot ?? soleSubject(before)
            if let outcome = outcomes.outcome(rest[..<end], subject: subject) ?? counted(rest[..<end]) {
                return [CallRule(condition: condition, outcome: outcome, quote: quote)]
            }
            if let claim = claim(rest[..<end]) {
                return [CallRule(condition: condition, outcome: .value { _ in .bool(claim) }, quote: quote)]
            }
        }
        return nil
    }

    /// `a count of zero`
    private func isAmount(_ tokens: ArraySlice<SentenceToken>) -> Bool {
        tokens.count <= 4 && tokens.dropLast().last == .word("of")
            && tokens.last.flatMap { conditions.quantities.literal($0) } != nil
    }

    /// `a length of zero`, `zero vowels`, `no words`
    private func counted(_ tokens: ArraySlice<SentenceToken>) -> CallOutcome? {
        guard outcomes.result?.isInteger ?? false || outcomes.result?.isFloating ?? false else { return nil }
        let nameWords = Set(SlotNames.words(conditions.names.shape.symbol.baseName))
        let list = Array(tokens)
        if list.count == 4, list[0].isWord(["a", "an"]), let noun = list[1].word, nameWords.contains(noun),
            list[2] == .word("of"),
            let number = conditions.quantities.literal(list[3])
        {
            return .value { _ in .double(number) }.integral
        }
        guard list.count == 2, let number = conditions.quantities.literal(list[0]), let noun = list[1].word,
            nameWords.contains(noun) || nameWords.contains(String(noun.dropLast()))
        else { return nil }
        return .value { _ in .double(number) }.integral
    }

    /// `not prime`, `considered blank`: whether the symbol's own claim is said to be true.
    private func claim(_ tokens: ArraySlice<SentenceToken>) -> Bool? {
        guard outcomes.result == .bool else { return nil }
        var rest = tokens
        var isTrue = true
        while let word = rest.first?.word,
            ["not", "considered", "regarded", "as", "treated", "a", "an", "never"].contains(word)
        {
            if word == "not" || word == "never" { isTrue.toggle() }
            rest = rest.dropFirst()
        }
        let name = SlotNames.words(conditions.names.shape.symbol.baseName).joined(separator: " ")
        let claimed = rest.compactMap(\.word).joined(separator: " ")
        guard !claimed.isEmpty, claimed.count > 2, rest.allSatisfy({ $0.word != nil }) else { return nil }
        let plain = rest.compactMap(\.word).map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }.joined(
            separator: " ")
        return name == "is " + claimed || name == "is " + plain || name.hasPrefix("is " + claimed + " ") ? isTrue : nil
    }

    /// `the index of the key, or -1 if it is not found`
    private func afterDefault(_ tokens: ArraySlice<SentenceToken>, _ isThrowing: Bool, _ quote: String) -> [CallRule]? {
        for place in tokens.indices.dropFirst()
        where tokens[place].isWord(["or", "but"]) || tokens[place] == .mark(",") {
            let rest = ConditionReaderTrim.joints(tokens[place...])
            guard let more = trailing(rest, isThrowing, quote) else { continue }
            return defaults(tokens[..<place], quote) + more
        }
        let made = defaults(tokens, quote)
        return made.isEmpty ? nil : made
    }

    private func defaults(_ tokens: ArraySlice<SentenceToken>, _ quote: String) -> [CallRule] {
        functions.function(tokens).map { function in [CallRule(condition: nil, outcome: .value(function), quote: quote)]
        } ?? []
    }
}

extension CallOutcome {
    /// The same with whole numbers as integers.
    fileprivate var integral: CallOutcome {
        guard case .value(let make) = self else { return self }
        return .value { assignment in
            guard let value = make(assignment) else { return nil }
            if case .double(let number) = value, number == number.rounded() { return .int(Int(number)) }
            return value
        }
    }
}

extension Comparison {
    /// First words of comparisons.
    static let wordsBefore: Set<String> = [
        "less", "greater", "below", "above", "fewer", "more", "larger", "smaller", "under", "over", "outside",
    ]
}

/// Strips what joins clauses.
enum ConditionReaderTrim {
    static func joints(_ tokens: ArraySlice<SentenceToken>) -> ArraySlice<SentenceToken> {
        var tokens = tokens
        while let first = tokens.first,
            first == .mark(",") || first == .mark(":") || first.isWord(["and", "or", "but"])
        { tokens = tokens.dropFirst() }
        while let last = tokens.last, last == .mark(",") { tokens = tokens.dropLast() }
        return tokens
    }
}
