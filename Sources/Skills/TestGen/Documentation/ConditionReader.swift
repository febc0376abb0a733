import SwiftTools

/// Reads what sentences say about a call's values: `the string is empty`, `n is less than 1 or even`.
struct ConditionReader {
    let names: SlotNames
    let quantities: QuantityReader
    let predicates: PredicateReader

    /// Makes a reader for the calls of a shape.
    ///
    /// - Parameter ranges: Which numbers are allowed, by slot.
    init(
        shape: CallShape, fields: Set<String>, hints: ValueHints, ranges: [Int: ClosedRange<Double>] = [:]
    ) {
        names = SlotNames(shape: shape)
        quantities = QuantityReader(names: names, fields: fields)
        predicates = PredicateReader(names: names, quantities: quantities, hints: hints, ranges: ranges)
    }

    private static let openers: Set<String> = [
        "if", "when", "whenever", "that", "whether", "there", "unless", "where", "while", "for", "of",
    ]
    private static let verbs: Set<String> = [
        "is", "are", "was", "were", "be", "being", "has", "have", "had", "contains", "contain", "containing",
        "consists", "consist", "lies", "lie",
        "does", "do", "did", "starts", "start", "ends", "end", "begins", "begin", "exceeds", "equals", "occurs",
        "occur", "falls", "fall", "exceed", "made", "lying", "with", "having",
    ]
    private static let states: Set<String> = [
        "is", "are", "was", "were", "be", "being", "lies", "lie", "falls", "fall", "lying", "does", "do", "did",
    ]

    /// Reads a condition; parts that are not understood are unknown.
    ///
    /// - Parameters:
    ///   - tokens: The words.
    ///   - isList: Whether `and` joins cases of which one is enough: `for 0 and 1`.
    ///   - last: What `it` stands for.
    func condition(_ tokens: ArraySlice<SentenceToken>, isList: Bool = false, last: Int? = nil) -> CallCondition {
        var last = last
        return read(Self.trimmed(tokens), isList: isList, last: &last)
    }

    private func read(_ tokens: ArraySlice<SentenceToken>, isList: Bool, last: inout Int?) -> CallCondition {
        // `one, but not both` and its like are about more than one thing at once.
        if tokens.isEmpty || tokens.contains(where: { $0.isWord(["but"]) }) { return .unknown }
        if let atom = atom(tokens, last: &last) { return atom }
        if let shared = shared(tokens) { return shared }
        let hasOr = tokens.contains { $0.isWord(["or"]) }
        let hasAnd = tokens.contains { $0.isWord(["and"]) }
        if hasOr, !isList || !hasAnd {
            let parts = parts(tokens, at: "or", commas: !hasAnd || tokens.contains(.mark(",")))
            if hasAnd, !tokens.contains(.mark(",")) { return .unknown }
            return joined(parts, isList: isList, last: &last, by: CallCondition.or)
        }
        if hasAnd {
            return joined(
                parts(tokens, at: "and", commas: true), isList: isList, last: &last,
                by: isList ? CallCondition.or : CallCondition.and)
        }
        return .unknown
    }

    /// `a or b is negative`, `a and b are zero`: one thing said of several values.
    private func shared(_ tokens: ArraySlice<SentenceToken>) -> CallCondition? {
        guard let verb = tokens.firstIndex(where: { $0.isWord(Self.states) }), verb > tokens.startIndex else {
            return nil
        }
        let subjects = tokens[..<verb].split { $0.isWord(["or", "and", "nor"]) || $0 == .mark(",") }
        let isAll = tokens[..<verb].contains(.word("and"))
        guard subjects.count > 1, !isAll || !tokens[..<verb].contains(where: { $0.isWord(["or", "nor"]) }) else {
            return nil
        }
        var conditions: [CallCondition] = []
        for subject in subjects {
            guard let (slot, count) = names.subject(subject, last: nil), count == subject.count,
                let made = predicate(tokens[verb...], subject: slot, whole: tokens)
            else { return nil }
            conditions.append(made.condition)
        }
        return isAll ? .and(conditions) : .or(conditions)
    }

    private func joined(
        _ parts: [ArraySlice<SentenceToken>], isList: Bool, last: inout Int?,
        by join: ([CallCondition]) -> CallCondition
    ) -> CallCondition {
        guard parts.count > 1 else { return .unknown }
        var conditions: [CallCondition] = []
        for part in parts { conditions.append(read(Self.trimmed(part), isList: isList, last: &last)) }
        return join(conditions)
    }

    /// Splits where the parts can be read: at a word, and at commas.
    private func parts(_ tokens: ArraySlice<SentenceToken>, at word: String, commas: Bool) -> [ArraySlice<
        SentenceToken
    >] {
        var parts: [ArraySlice<SentenceToken>] = []
        var start = tokens.startIndex
        for index in tokens.indices where tokens[index] == .word(word) || commas && tokens[index] == .mark(",") {
            if word == "and", index > tokens.startIndex,
                tokens[start..<index].contains(where: { $0.isWord(["between", "only"]) }),
                !tokens[start..<index].contains(where: { $0.isWord(["and"]) })
            {
                continue
            }
            parts.append(tokens[start..<index])
            start = index + 1
        }
        parts.append(tokens[start...])
        return parts.map { Self.trimmed($0) }.filter { !$0.isEmpty }
    }

    static func trimmed(_ tokens: ArraySlice<SentenceToken>) -> ArraySlice<SentenceToken> {
        var tokens = tokens
        while let first = tokens.first, first.isWord(openers.union(["and", "or"])) || isMark(first) {
            tokens = tokens.dropFirst()
        }
        while let last = tokens.last, isMark(last) { tokens = tokens.dropLast() }
        return tokens
    }

    private static func isMark(_ token: SentenceToken) -> Bool { if case .mark = token { true } else { false } }

    /// A condition without `and` and `or`; `nil` where it is not understood as a whole.
    private func atom(_ tokens: ArraySlice<SentenceToken>, last: inout Int?) -> CallCondition? {
        let tokens = tokens.filter { $0 != .mark("(") && $0 != .mark(")") }[...]
        if let adjective = adjective(tokens, last: &last) { return adjective }
        if let empty = nothing(tokens) { return empty }
        if let several = several(tokens) { return several }
        if let amount = amount(tokens) { return amount }
        if let different = predicates.lengths(tokens) { return different }
        if let absence = predicates.absence(tokens) { return absence }
        if let pair = PairPredicate(names: names, hints: predicates.hints).condition(tokens) { return pair }
        var subject: Int?
        var rest = tokens
        if let (slot, count) = names.subject(tokens, last: last), count < tokens.count {
            subject = slot
            rest = tokens.dropFirst(count)
        }
        // `there are no words`: what there is so many of, and not a number that happens to be taken.
        let isCounting = subject == nil && tokens.first?.isWord(Self.states) ?? false
        if subject == nil, rest.count > 1, rest.first?.isWord(["it", "they"]) ?? false { rest = rest.dropFirst() }
        for candidate in [subject, subject == nil ? last : nil, nil] {
            if let made = predicate(rest, subject: candidate, whole: tokens),
                !isCounting || !names.shape.slots[made.slot].type.unwrapped.isNumber
                    || tokens.last.flatMap({ names.named($0) }) == made.slot
            {
                last = candidate ?? made.slot
                return made.condition
            }
            if subject != nil { break }
        }
        return nil
    }

    /// `either argument is zero`, `both of them are`: one thing said of one of several numbers, or of all.
    ///
    /// `either` and `both` are no words; the noun's number tells them apart.
    private func several(_ tokens: ArraySlice<SentenceToken>) -> CallCondition? {
        let nouns: Set<String> = ["argument", "number", "value", "operand", "input", "integer", "factor", "side"]
        let slots = names.shape.slots.indices.filter {
            names.shape.slots[$0].type.isNumber && !names.shape.slots[$0].hasDefault
        }
        guard slots.count > 1, slots.count == names.shape.slots.count, let first = tokens.first,
            let verb = tokens.dropFirst().first
        else { return nil }
        let isOne = first.isWord(nouns.union(["them"])) && verb == .word("is")
        let isAll = first.isWord(Set(nouns.map { $0 + "s" }).union(["them", "they"])) && verb == .word("are")
        guard isOne || isAll else { return nil }
        let made = slots.compactMap { predicate(tokens.dropFirst(), subject: $0, whole: tokens)?.condition }
        guard made.count == slots.count else { return nil }
        return isAll ? .and(made) : .or(made)
    }

    /// Reads the verb, a negation, and what is said.
    private func predicate(
        _ tokens: ArraySlice<SentenceToken>, subject: Int?, whole: ArraySlice<SentenceToken>
    ) -> (condition: CallCondition, slot: Int)? {
        var rest = tokens
        var verb = ""
        var isNegated = false
        while let word = rest.first?.word {
            if word == "with", !verb.isEmpty { break }
            if Self.verbs.contains(word) {
                verb = Self.states.contains(word) && verb.isEmpty ? "is" : Self.states.contains(word) ? verb : word
            } else if word == "not" || word == "never" {
                isNegated.toggle()
            } else if word != "neither" {
                break
            }
            rest = rest.dropFirst()
        }
        let slots = subject.map { [$0] } ?? Array(names.shape.slots.indices)
        let found = slots.compactMap { slot in
            predicates.predicate(rest, verb: verb, slot: slot).map { (condition: $0, slot: slot) }
        }
        guard found.count == 1, let only = found.first else { return nil }
        return (isNegated ? .not(only.condition) : only.condition, only.slot)
    }

    /// `there are no numbers`: a list or a text of which that is the name is empty.
    private func nothing(_ tokens: ArraySlice<SentenceToken>) -> CallCondition? {
        guard tokens.count == 4 || tokens.count == 3, tokens.dropLast().last == .word("no"), let noun = tokens.last,
            tokens.dropLast(2).allSatisfy({ $0.isWord(["there", "are", "is"]) }), let slot = names.named(noun),
            names.shape.slots[slot].type.isArray
        else { return lacking(tokens) }
        return predicates.predicate([.word("empty")], verb: "is", slot: slot)
    }

    /// `there is no colon`: of the only text.
    private func lacking(_ tokens: ArraySlice<SentenceToken>) -> CallCondition? {
        guard let no = tokens.firstIndex(of: .word("no")), no - tokens.startIndex == 2,
            tokens[..<no].map({ $0.word ?? "," }) == ["there", "is"]
                || tokens[..<no].map({ $0.word ?? "," }) == ["there", "are"],
            let (character, count) = CharacterNames.character(tokens[(no + 1)...]), no + 1 + count == tokens.endIndex
        else { return nil }
        let texts = names.shape.slots.indices.filter {
            names.shape.slots[$0].type.isString && !names.shape.slots[$0].hasDefault
        }
        guard texts.count == 1, let slot = texts.first else { return nil }
        predicates.hints.texts[slot, default: []].formUnion(["abc", "ab\(character)cd"])
        return .test { $0.values[slot]?.text.map { !$0.contains(character) } }
    }

    /// `a count of zero`: of a number by its name.
    private func amount(_ tokens: ArraySlice<SentenceToken>) -> CallCondition? {
        let said = tokens.drop { $0.isWord(["a", "an", "any"]) }
        guard said.count == 3, said[said.startIndex + 1] == .word("of"), let noun = said.first,
            noun.code != nil || noun.word != "number", let slot = names.named(noun),
            names.shape.slots[slot].type.isNumber, !names.shape.slots[slot].isReceiver, let last = said.last,
            let number = quantities.literal(last)
        else { return nil }
        predicates.hints.note(number: number, slot: slot)
        return .test { $0.values[slot]?.number.map { $0 == number } }
    }

    /// `an empty array`, `negative numbers`, `a prime number`.
    private func adjective(_ tokens: ArraySlice<SentenceToken>, last: inout Int?) -> CallCondition? {
        var rest = tokens
        while rest.count > 1, rest.first?.isWord(["a", "an", "the", "any", "all", "every"]) ?? false {
            rest = rest.dropFirst()
        }
        var isNegated = false
        if rest.first == .word("not") {
            isNegated = true
            rest = rest.dropFirst()
        }
        guard rest.count == 2, let word = rest.first?.word,
            PredicateReader.adjectives.contains(word) || NumberFacts.tests[word] != nil,
            let noun = rest.last
        else { return nil }
        var slots = names.named(noun).map { [$0] } ?? []
        if slots.isEmpty, noun.isWord(["numbers", "values", "integers", "number", "value", "arguments", "inputs"]) {
            slots = names.shape.slots.indices.filter { names.shape.slots[$0].type.unwrapped.isNumber }
            if slots.count > 1 { return nil }
        }
        guard let slot = slots.first, let made = predicates.predicate(rest.prefix(1), verb: "is", slot: slot) else {
            return nil
        }
        last = slot
        return isNegated ? .not(made) : made
    }
}
