import SwiftTools

/// To which side of a limit a comment says the limit itself belongs: `at least the price` and `less than the price` both
/// put the price itself with what is above it.
enum BoundarySide: Hashable {
    case above
    case below

    /// Reads how a value stands to the limit.
    init?(_ comparison: Comparison) {
        switch comparison {
        case .less, .atLeast: self = .above
        case .greater, .atMost: self = .below
        case .equal, .different: return nil
        }
    }

    /// Reads an operator between a value and its limit.
    ///
    /// - Parameter isFirst: Whether the limit stands before the operator.
    init?(_ name: String, isFirst: Bool) {
        switch (name, isFirst) {
        case ("<", false), (">=", false), (">", true), ("<=", true): self = .above
        case (">", false), ("<=", false), ("<", true), (">=", true): self = .below
        default: return nil
        }
    }
}

/// What the sentences of a comment say of limits.
struct BoundaryClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) {
        sentences = DocumentationSentence.all(in: documentation)
    }

    /// Words for what lies on one side, where the limit is said to belong to it.
    private static let moments: [String: BoundarySide] = [
        "before": .below, "after": .above, "below": .below, "above": .above, "under": .below, "over": .above,
    ]
    /// Phrases that say too little of the limit itself, or are often about something else.
    private static let loose: Set<[String]> = [
        ["up", "to"], ["before"], ["past"], ["beyond"], ["<"], [">"], ["over"], ["under"], ["<="], [">="],
    ]

    /// Of an age they say how large it is, of a day or a version how early.
    private static let ages: Set<[String]> = [["older", "than"], ["younger", "than"]]

    /// What is said of a limit.
    struct Claim {
        let side: BoundarySide
        let quote: String
        /// Whether it is a condition of what is compared, rather than a bound of what comes of it.
        let isCondition: Bool
    }

    /// The side of a limit, with the sentence that says so; `nil` where nothing or both is said.
    func side(of limit: ComparedThing) -> Claim? {
        let said = sentences.flatMap { sentence in
            sides(of: limit, in: sentence.tokens[...]).map { side in
                Claim(
                    side: side, quote: sentence.text,
                    isCondition: side == .above || !sentence.says(["never", "at most", "no more", "not", "no longer"]))
            }
        }
        guard let first = said.first, said.allSatisfy({ $0.side == first.side }) else { return nil }
        return first
    }

    /// `until it has failed `limit` times`: the limit is reached by counting.
    ///
    /// - Parameters:
    ///   - counter: What is compared with the limit.
    ///   - mutants: Changes of the same function; what is counted has to be counted before it is compared.
    func times(
        _ limit: ComparedThing, counting counter: String?, beside mutants: [Mutant], _ comparison: CodeComparison
    ) -> Claim? {
        guard let counter, counter.last == "s",
            mutants.contains(where: {
                $0.original.hasSuffix("\(counter) += 1")
                    && $0.range.upperBound <= comparison.mutant.range.lowerBound
            })
        else { return nil }
        let said = sentences.filter { sentence in
            let tokens = sentence.tokens[...]
            return tokens.indices.contains { place in
                guard let count = Self.anyCount(limit, tokens[place...]), place > tokens.startIndex,
                    tokens[place...].dropFirst(count).first?.isWord(["times"]) ?? false
                else { return false }
                let before = tokens[..<place].suffix(4)
                return before.contains { $0.isWord(["until", "once", "after"]) }
                    && before.contains { $0.word.map { $0.count > 3 && $0.prefix(4) == counter.prefix(4) } ?? false }
            }
        }
        return said.count == 1 ? Claim(side: .above, quote: said[0].text, isCondition: true) : nil
    }

    /// How many words name a limit, whatever follows.
    private static func anyCount(_ limit: ComparedThing, _ tokens: ArraySlice<SentenceToken>) -> Int? {
        guard case .name(let name) = limit else { return nil }
        let plain = { (code: String) in code.filter { $0 != "`" }.split(separator: ".").last.map(String.init) }
        if let code = tokens.first?.code, plain(code) == name { return 1 }
        let words = SlotNames.words(name)
        return tokens.prefix(words.count).compactMap(\.word) == words ? words.count : nil
    }

    /// `their bucket is below `p``: what is measured is named, and its limit goes by a name of the comment's own.
    ///
    /// - Parameter names: Names of the call that would be limits of their own.
    func side(ofMeasured name: String, unless names: [String]) -> Claim? {
        let words = SlotNames.words(name)
        let said = sentences.flatMap { sentence -> [Claim] in
            let tokens = sentence.tokens
            return tokens.indices.compactMap { place -> Claim? in
                guard tokens[place...].prefix(words.count).compactMap(\.word) == words,
                    tokens[place...].dropFirst(words.count).first == .word("is")
                else { return nil }
                let rest = tokens[place...].dropFirst(words.count + 1)
                guard
                    let row = Comparison.words.first(where: { row in
                        rest.prefix(row.words.count).map({ $0.word ?? "`" }) == row.words
                    }), let side = BoundarySide(row.comparison),
                    let limit = rest.dropFirst(row.words.count).first?.code, !names.contains(limit),
                    // It is a name that the comment gives: `rollout(p)`.
                    sentences.contains(where: { $0.tokens.contains { $0.code?.hasSuffix("(\(limit))") ?? false } })
                else { return nil }
                return Claim(side: side, quote: sentence.text, isCondition: true)
            }
        }
        return said.count == 1 && !words.isEmpty ? said[0] : nil
    }

    /// What a comment says of the limit itself, for what gives a truth: `at exactly 0 degrees it is frozen`.
    func truth(of limit: ComparedThing) -> (isTrue: Bool, quote: String)? {
        let said = sentences.compactMap { sentence -> (isTrue: Bool, quote: String)? in
            let tokens = sentence.tokens[...]
            let heads: [[String]] = [["exactly"], ["equal", "to"], ["precisely"]]
            let isSpoken = tokens.indices.contains { place in
                heads.contains { head in
                    tokens[place...].prefix(head.count).map { $0.word ?? "`" } == head
                        && limit.count(in: tokens[place...].dropFirst(head.count)) != nil
                }
            }
            guard isSpoken, !sentence.isConditional, !sentence.says(["or", "only", "but"]),
                sentence.says(["is", "are", "counts", "count", "belongs", "belong", "does", "do"])
            else { return nil }
            return (!sentence.says(["not", "no", "never", "neither", "longer"]), sentence.text)
        }
        return said.count == 1 ? said.first : nil
    }

    private static let enough = [
        "is good enough", "is enough", "suffices", "fits", "is long enough", "is large enough", "still counts",
        "counts too",
        "is allowed", "is accepted",
    ]

    /// The sentence by which what is just as long, or large, as asked for is enough: `A gap exactly as long as asked for is good
    /// enough`.
    func enough() -> String? {
        sentences.first { sentence in
            let words = sentence.tokens.map { $0.word ?? "`" }
            let isExact = words.indices.contains { place in
                words[place] == "exactly" && place + 3 < words.count && words[place + 1] == "as"
                    && words[place + 3] == "as"
            }
            return isExact && sentence.says(Self.enough) && !sentence.says(["not", "no", "never", "unless"])
        }?.text
    }

    private func sides(of limit: ComparedThing, in tokens: ArraySlice<SentenceToken>) -> [BoundarySide] {
        tokens.indices.flatMap { place -> [BoundarySide] in
            let rest = tokens[place...]
            return [phrase(limit, rest, before: tokens[..<place]), after(limit, rest, before: tokens[..<place])]
                .compactMap(\.self) + span(limit, rest)
        }
    }

    /// `at least the price`, `up to and including 80`
    private func phrase(
        _ limit: ComparedThing, _ tokens: ArraySlice<SentenceToken>, before: ArraySlice<SentenceToken>
    ) -> BoundarySide? {
        let words = tokens.prefix(6).map { $0.word ?? "`" }
        if words.starts(with: ["up", "to", "but", "not", "including"]), limit.count(in: tokens.dropFirst(5)) != nil {
            return .above
        }
        if words.starts(with: ["just", "before"]), limit.count(in: tokens.dropFirst(2)) != nil { return .above }
        // `before the start or exactly at the start`, `at or after the start`
        if let side = Self.moments[words.first ?? ""], let count = limit.count(in: tokens.dropFirst()) {
            let rest = tokens.dropFirst(count + 1).drop { $0.isWord(["or", "and", "exactly"]) }
            if rest.count < tokens.count - count - 1, rest.first == .word("at"),
                limit.count(in: rest.dropFirst()) != nil
            {
                return side
            }
        }
        if words.count > 2, words[0] == "at", words[1] == "or", let side = Self.moments[words[2]],
            limit.count(in: tokens.dropFirst(3)) != nil
        {
            return side
        }
        if words.first == "reaches" || words.first == "reach", limit.count(in: tokens.dropFirst()) != nil {
            return .above
        }
        guard let row = Comparison.words.first(where: { words.starts(with: $0.words) }),
            !Self.loose.contains(row.words), let side = BoundarySide(row.comparison)
        else { return nil }
        let said = Self.afterManner(tokens.dropFirst(row.words.count))
        if Self.ages.contains(row.words), !limit.isDuration { return nil }
        // "more than zero grams": the limit is the number, not what is weighed in grams.
        if Self.number(said.first) != nil, !limit.isNumber { return nil }
        guard let count = limit.count(in: said) else { return nil }
        // `more than three times`, `more than 5 below the limit`
        let next = tokens.dropFirst(row.words.count + count).first
        return next?.isWord(["times", "less", "more", "below", "above", "fewer"]) ?? false ? nil : side
    }

    /// Without `as high as`.
    private static func afterManner(_ tokens: ArraySlice<SentenceToken>) -> ArraySlice<SentenceToken> {
        let words = tokens.prefix(3).map { $0.word ?? "`" }
        return words.count == 3 && words[0] == "as" && words[2] == "as" ? tokens.dropFirst(3) : tokens
    }

    /// `80 or more`, `90 and above`, `from 60 on`
    private func after(
        _ limit: ComparedThing, _ tokens: ArraySlice<SentenceToken>, before: ArraySlice<SentenceToken>
    ) -> BoundarySide? {
        guard let count = limit.count(in: tokens) else { return nil }
        let rest = tokens.dropFirst(count).prefix(3).map { $0.word ?? "`" }
        if before.last == .word("from"),
            rest.first.map({ ["on", "onwards", "upwards", "onward"].contains($0) }) ?? false
        {
            return .above
        }
        guard rest.count > 1, rest[0] == "or" || rest[0] == "and" else { return nil }
        if rest[0] == "and" {
            if ["above", "over", "up", "upwards", "higher", "more"].contains(rest[1]), rest.count < 3 || rest[2] != "`"
            {
                return isEnded(rest) ? .above : nil
            }
            return ["below", "under"].contains(rest[1]) && isEnded(rest) ? .below : nil
        }
        // `zero or more` tells what may be, not what is compared.
        guard let comparison = Comparison.wordsAfter[rest[1]], rest.count < 3 || rest[2] != "than",
            limit != .number(0)
        else { return nil }
        return BoundarySide(comparison)
    }

    /// Whether `above` and its like are not followed by a limit of their own.
    private func isEnded(_ words: [String]) -> Bool {
        words.count < 3 || !(NumberWord.number(words[2]) != nil || ["the", "`"].contains(words[2]))
    }

    /// `from 0 to 63`, `between 1 and 5 inclusive`
    private func span(_ limit: ComparedThing, _ tokens: ArraySlice<SentenceToken>) -> [BoundarySide] {
        guard case .number(let number) = limit, tokens.count > 3 else { return [] }
        // `1 to 3999, both included`
        if let low = Self.number(tokens.first), let high = Self.number(tokens.dropFirst(2).first), low < high,
            tokens.dropFirst().first?.isWord(["to", "through"]) ?? false
        {
            let next = tokens.dropFirst(3).drop { if case .mark = $0 { true } else { false } }.first
            guard next?.isWord(["inclusive", "inclusively", "included"]) ?? false else { return [] }
            return (low == number ? [.above] : []) + (high == number ? [.below] : [])
        }
        guard
            tokens.first?.isWord(["from", "outside", "between"]) ?? false
        else { return [] }
        let said = tokens.dropFirst().drop { $0.isWord(["the", "range", "of", "from"]) }
        guard said.count > 2, let low = Self.number(said.first),
            let high = Self.number(said.dropFirst(2).first), low < high
        else { return [] }
        let joint = said.dropFirst().first
        let next = said.dropFirst(3).drop { if case .mark = $0 { true } else { false } }.first
        let isOpen = said.contains { $0.isWord(["exclusive", "excluded", "excluding", "exclusively", "not"]) }
        let isBetween = tokens.first == .word("between")
        guard !isOpen, joint?.isWord(isBetween ? ["and"] : ["to", "through"]) ?? false,
            !isBetween || next?.isWord(["inclusive", "inclusively", "included"]) ?? false
        else { return [] }
        return (low == number ? [.above] : []) + (high == number ? [.below] : [])
    }

    private static func number(_ token: SentenceToken?) -> Double? {
        (token?.word ?? token?.code).flatMap { NumberWord.number($0.filter { $0 != "_" })?.number }
    }
}
