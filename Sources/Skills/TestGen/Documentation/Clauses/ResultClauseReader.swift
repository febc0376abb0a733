import SwiftTools

/// Reads what one clause of a sentence says of every result: `the result never has more than n characters`,
/// `no chunk is ever empty`, `it has as many elements as the array`.
///
/// A clause is a subject (the result, by whatever noun, or each of its elements) and a predicate; the clauses beside it
/// may explain, but may not take anything back.
struct ResultClauseReader {
    let properties: ResultPropertyReader

    private typealias Property = ResultPropertyReader.Property
    private var shape: CallShape { properties.shape }
    private var names: SlotNames { SlotNames(shape: shape) }

    private static let openers: Set<String> = [
        "so", "that", "which", "means", "and", "but", "yet", "thus", "hence", "therefore", "i.e", "means", "also", "in",
        "any", "case",
    ]
    private static let auxiliaries: Set<String> = [
        "is", "are", "has", "have", "be", "will", "always", "ever", "contains", "contain", "holds", "guaranteed", "to",
    ]
    private static let comparatives: Set<String> = [
        "longer", "shorter", "larger", "smaller", "greater", "other", "others", "anything", "otherwise",
    ]
    private static let universal: Set<String> = ["never", "always", "no"]

    /// The property that one of the sentence's clauses states.
    func property(_ sentence: DocumentationSentence) -> ResultPropertyReader.Property? {
        let clauses = sentence.tokens.split {
            $0 == .mark(",") || $0 == .mark(";") || $0 == .mark(":") || $0 == .mark("(") || $0 == .mark(")")
        }
        if let purpose = purpose(sentence) { return purpose }
        for (index, clause) in clauses.enumerated() {
            let isUniversal = clause.contains { $0.isWord(Self.universal) }
            let before = clauses[..<index]
            // `A longer one is cut …: the result has …` is said of the longer ones.
            if let first = before.first?.prefix(3), first.contains(where: { $0.isWord(Self.comparatives) }),
                !isUniversal
            {
                continue
            }
            // Under a condition only what is said of all results is said of the others too.
            if before.contains(where: { $0.contains { $0.isWord(["if", "when", "unless", "for", "otherwise"]) } }),
                !isUniversal
            {
                continue
            }
            guard !clauses[(index + 1)...].contains(where: { ResultPropertyReader.takesBack($0) }),
                !clause.contains(where: { $0.isWord(Vocabulary.doubts.subtracting(["or", "but"])) }),
                let made = read(clause)
            else { continue }
            if sentence.says(["whatever the signs", "no matter", "regardless of"]) || made.isSigned { noteSigns() }
            return made.property
        }
        return nil
    }

    /// `Shortens the string so that it is no longer than n characters`: what is done to the text is true of the result.
    private func purpose(_ sentence: DocumentationSentence) -> ResultPropertyReader.Property? {
        let tokens = sentence.tokens[...]
        guard shape.result?.isString ?? false, !sentence.isConditional,
            !sentence.says(["not", "each", "every", "lines"]),
            tokens.first?.isWord(["shortens", "truncates", "cuts", "limits", "trims", "pads", "extends", "fills"])
                ?? false,
            let place = tokens.indices.first(where: {
                tokens[$0...].starts(with: [.word("so"), .word("that"), .word("it")])
            })
        else { return nil }
        var rest = tokens[(place + 3)...]
        if let comma = rest.firstIndex(of: .mark(",")) { rest = rest[..<comma] }
        return said(rest, measure: "result", type: shape.result ?? .bool)?.property
    }

    /// Numbers of either sign for all whole numbers.
    private func noteSigns() {
        for slot in shape.slots.indices where shape.slots[slot].type == .integer("Int") {
            properties.hints.numbers[slot, default: []].formUnion([-12, -6, -5, 4, 7])
        }
    }

    private func read(_ clause: ArraySlice<SentenceToken>) -> (property: ResultPropertyReader.Property, isSigned: Bool)?
    {
        var tokens = clause
        while tokens.first?.isWord(Self.openers) ?? false { tokens = tokens.dropFirst() }
        if let (rest, isNone) = parts(tokens) { return each(rest, isNone: isNone).map { ($0, false) } }
        guard let rest = result(tokens) else { return nil }
        return said(rest, measure: "result", type: shape.result ?? .bool)
    }

    /// What is left behind a subject that means the result.
    private func result(_ tokens: ArraySlice<SentenceToken>) -> ArraySlice<SentenceToken>? {
        guard let first = tokens.first else { return nil }
        // What `it` stands for is sure only of what is said of all calls.
        if first == .word("it") { return tokens.contains { $0.isWord(Self.universal) } ? tokens.dropFirst() : nil }
        var rest = tokens
        while rest.count > 1, rest.first?.isWord(["the", "returned", "returns", "a", "an"]) ?? false {
            rest = rest.dropFirst()
        }
        guard rest.startIndex > tokens.startIndex, let noun = rest.first else { return nil }
        let isReturned = tokens.prefix(2).contains { $0.isWord(["returned"]) }
        // What names a value of the call is not the result.
        if !isReturned, names.named(noun) != nil { return nil }
        guard noun.isWord(Vocabulary.results) || noun.isWord(nouns) || isReturned else { return nil }
        return rest.dropFirst()
    }

    /// Nouns of the symbol's name.
    private var nouns: Set<String> {
        let taken = Set(shape.slots.map { $0.name.lowercased() })
        return Set(
            SlotNames.words(shape.symbol.baseName).filter { $0.count > 3 }.flatMap { [$0, Vocabulary.singular($0)] }
        )
        .subtracting(taken)
    }

    /// `no chunk …`, `each line …`: what is left behind a subject that means the parts of the result.
    private func parts(_ tokens: ArraySlice<SentenceToken>) -> (rest: ArraySlice<SentenceToken>, isNone: Bool)? {
        guard case .array? = shape.result, let first = tokens.first, first.isWord(["no", "each", "every"]),
            let noun = tokens.dropFirst().first?.word
        else { return nil }
        let own = Set(nouns.map { Vocabulary.singular($0) }).union(stems)
        guard own.contains(noun) || ["element", "entry", "line", "part", "piece"].contains(noun) else { return nil }
        return (tokens.dropFirst(2), first == .word("no"))
    }

    /// `chunk` of `chunked`.
    private var stems: Set<String> {
        Set(
            SlotNames.words(shape.symbol.baseName).flatMap { word in
                word.hasSuffix("ed") ? [String(word.dropLast(2)), String(word.dropLast(1))] : [word]
            })
    }

    private func each(_ tokens: ArraySlice<SentenceToken>, isNone: Bool) -> ResultPropertyReader.Property? {
        guard let element = shape.result?.element else { return nil }
        var rest = tokens
        while rest.first?.isWord(Self.auxiliaries) ?? false { rest = rest.dropFirst() }
        let words = rest.map { $0.word ?? "`" }.joined(separator: " ")
        if isNone,
            ["listed twice", "repeated", "twice", "occurs twice", "appears twice", "included twice"].contains(words),
            !element.isOther, !element.isFloating
        {
            return { _ in "Set(result).count == result.count" }
        }
        guard let made = said(rest, measure: "$0", type: element) else { return nil }
        return { assignment in
            made.property(assignment).map { "result.allSatisfy { \(isNone ? "!(\($0))" : $0) }" }
        }
    }

    /// What is said of a value, as a Swift condition.
    private func said(
        _ tokens: ArraySlice<SentenceToken>, measure: String, type: SampleType
    ) -> (property: ResultPropertyReader.Property, isSigned: Bool)? {
        var rest = tokens
        var isNever = false
        var verb = ""
        while let word = rest.first?.word, Self.auxiliaries.contains(word) || ["never", "not"].contains(word) {
            if word == "never" || word == "not" { isNever.toggle() }
            if ["has", "have", "contains", "contain", "holds"].contains(word) { verb = "has" }
            rest = rest.dropFirst()
        }
        // `positive no matter whether …`: for all calls, which is what is read here anyway.
        if let tail = rest.indices.first(where: { place in
            rest[place...].starts(with: [.word("no"), .word("matter")])
                || rest[place].isWord(["regardless", "whatever"])
        }) {
            rest = rest[..<tail]
            if rest.map(\.word) == ["positive"], type.isNumber { return ({ _ in "\(measure) >= 0" }, true) }
        }
        let words = rest.map { $0.word ?? "`" }
        let phrase = words.joined(separator: " ")
        let sign = isNever ? "!" : ""
        if type.isNumber, let signed = signed(rest, phrase, isNever, measure) { return (signed, true) }
        if type.isString, let ends = ends(rest, isNever: isNever, measure: measure) { return (ends, false) }
        if phrase == "empty", type.isArray || type.isString { return ({ _ in "\(sign)\(measure).isEmpty" }, false) }
        if type.isArray || type.isString,
            let size = size(rest, verb: verb, type: type, isNever: isNever, measure: measure)
        {
            return (size, false)
        }
        if type.isNumber, verb.isEmpty, measure == "result" {
            let bound =
                words.first.map { ["exceeds", "exceed"].contains($0) } ?? false
                ? [.word("more"), .word("than")] + rest.dropFirst() : rest
            let whole = (isNever ? [.word("never")] : []) + bound
            // `between the two` and its like name no bounds.
            return properties.comparison(whole[...], measure: measure).map { ($0, false) }
        }
        return nil
    }

    private static let marks = [
        "hyphen": "-", "dash": "-", "slash": "/", "dot": ".", "period": ".", "underscore": "_", "space": " ",
        "newline": "\\n", "comma": ",",
    ]

    /// `never starts or ends with a hyphen`
    private func ends(
        _ tokens: ArraySlice<SentenceToken>, isNever: Bool, measure: String
    ) -> ResultPropertyReader.Property? {
        let words = tokens.map { $0.word ?? "`" }.filter { !["a", "an"].contains($0) }
        let verbs: Set<String> = ["starts", "start", "begins", "begin", "ends", "end", "or", "and"]
        let said = words.prefix { verbs.contains($0) }
        guard isNever, !said.isEmpty, words.count == said.count + 2, words[said.count] == "with",
            let mark = Self.marks[words[said.count + 1]]
        else { return nil }
        let isFirst = said.contains { $0.hasPrefix("start") || $0.hasPrefix("begin") }
        let isLast = said.contains { $0.hasPrefix("end") }
        let conditions =
            (isFirst ? ["!\(measure).hasPrefix(\"\(mark)\")"] : [])
            + (isLast ? ["!\(measure).hasSuffix(\"\(mark)\")"] : [])
        return { _ in conditions.joined(separator: " && ") }
    }

    /// `never negative`, `the sign of the divisor`
    private func signed(
        _ tokens: ArraySlice<SentenceToken>, _ phrase: String, _ isNever: Bool, _ measure: String
    ) -> ResultPropertyReader.Property? {
        switch (phrase, isNever) {
        case ("negative", true), ("non-negative", false): return { _ in "\(measure) >= 0" }
        default: break
        }
        let words = tokens.map { $0.word ?? "`" }
        for opening in [["the", "sign", "of"], ["the", "same", "sign", "as"]]
        where words.starts(with: opening) && !isNever {
            guard let (slot, count) = names.subject(tokens.dropFirst(opening.count), last: nil),
                count == tokens.count - opening.count, shape.slots[slot].type.isNumber
            else { return nil }
            return { assignment in
                assignment.values[slot]?.number.map { number in
                    number == 0 ? "true" : "\(measure) == 0 || (\(measure) < 0) == \(number < 0)"
                }
            }
        }
        return nil
    }

    /// What is said of a size: `more than n characters`, `as many elements as the array`, `no longer than width`.
    private func size(
        _ tokens: ArraySlice<SentenceToken>, verb: String, type: SampleType, isNever: Bool, measure: String
    ) -> ResultPropertyReader.Property? {
        let words = tokens.map { $0.word ?? "`" }
        let nouns = type.isString ? Vocabulary.characters : Vocabulary.elements.union(stems)
        // `fits into n characters`
        if words.count > 2, ["fits", "fit"].contains(words[0]), ["into", "in", "within"].contains(words[1]), !isNever {
            return self.size(
                [.word("at"), .word("most")] + tokens.dropFirst(2), verb: "has", type: type, isNever: false,
                measure: measure)
        }
        if let same = sameSize(tokens, nouns, measure), !isNever { return same }
        // `one more element than the array`
        if verb == "has", !isNever, words.count > 4,
            let number = properties.quantities.literal(tokens[tokens.startIndex]),
            ["more", "fewer", "less"].contains(words[1]), nouns.contains(words[2]), words[3] == "than",
            let (slot, count) = names.subject(tokens.dropFirst(4), last: nil), count == tokens.count - 4
        {
            let step = words[1] == "more" ? Int(number) : -Int(number)
            return { assignment in
                PredicateReader.count(assignment.values[slot]).map { "\(measure).count == \(max(0, Int($0) + step))" }
            }
        }
        var said = tokens
        var isMeasured =
            ["longer", "shorter", "wider"].contains(words.first ?? "")
            || words.count > 2 && ["no", "not"].contains(words[0]) && ["longer", "wider", "shorter"].contains(words[1])
        while let last = said.last, last.isWord(nouns) || last.isWord(["long", "wide"]) {
            said = said.dropLast()
            isMeasured = true
        }
        guard isMeasured, said.count > 1 || verb == "has" || said.count < tokens.count else { return nil }
        let whole = (isNever ? [.word("never")] : []) + said
        if let made = properties.comparison(whole[...], measure: "\(measure).count") { return made }
        guard !isNever, let quantity = properties.quantities.quantity(said), said.count < tokens.count else {
            return nil
        }
        return { assignment in
            quantity.value(assignment).flatMap { $0 >= 0 ? "\(measure).count == \(Int($0))" : nil }
        }
    }

    /// `the same length as the input`, `as long as the original`, `as many characters as the text`
    private func sameSize(
        _ tokens: ArraySlice<SentenceToken>, _ nouns: Set<String>, _ measure: String
    ) -> ResultPropertyReader.Property? {
        let words = tokens.map { $0.word ?? "`" }
        guard let end = words.lastIndex(of: "as"), end > 0, end + 1 < words.count else { return nil }
        let head = words[..<end].joined(separator: " ")
        let isSame =
            ["the same length", "as long", "the same size", "the same count", "the same width"].contains(head)
            || head.hasPrefix("as many ") && nouns.contains(words[end - 1]) && end == 2
            || head.hasPrefix("the same number of ") && nouns.contains(words[end - 1]) && end == 5
        guard isSame else { return nil }
        let owner = tokens[(tokens.startIndex + end + 1)...]
        var slot = names.subject(owner, last: nil).flatMap { $0.count == owner.count ? $0.slot : nil }
        if slot == nil, owner.map({ $0.word ?? "`" }).joined(separator: " ").hasSuffix("original") {
            let sized = shape.slots.indices.filter {
                !shape.slots[$0].hasDefault && (shape.slots[$0].type.isString || shape.slots[$0].type.isArray)
            }
            slot = sized.count == 1 ? sized[0] : nil
        }
        guard let slot else { return nil }
        return { assignment in
            PredicateReader.count(assignment.values[slot]).map { "\(measure).count == \(Int($0))" }
        }
    }
}
