import SwiftTools

/// Reads what is said of one value: `empty`, `less than 3`, `between 3 and 16 characters long`.
struct PredicateReader {
    let names: SlotNames
    let quantities: QuantityReader
    let hints: ValueHints
    /// Which numbers are allowed, by slot.
    var ranges: [Int: ClosedRange<Double>] = [:]

    /// Words that say something of a value by themselves.
    static let adjectives: Set<String> = [
        "empty", "negative", "positive", "zero", "non-negative", "non-positive", "blank", "nil", "even", "odd",
    ]

    private static let articles: Set<String> = ["a", "an", "the"]

    /// Reads words about a slot's value; `nil` where they are not understood as a whole or do not suit its type.
    func predicate(_ tokens: ArraySlice<SentenceToken>, verb: String, slot: Int) -> CallCondition? {
        let type = names.shape.slots[slot].type
        var tokens = tokens
        while tokens.count > 1, tokens.first?.isWord(Self.articles) ?? false { tokens = tokens.dropFirst() }
        let words = tokens.compactMap(\.word)
        let phrase = words.count == tokens.count ? words.joined(separator: " ") : ""
        if phrase == "nil" || tokens.first == .code("nil") && tokens.count == 1 {
            guard type.isOptional else { return nil }
            hints.absent.insert(slot)
            return .test { $0.values[slot].map { $0 == .none } }
        }
        if verb == "" || verb == "is" || verb == "with" {
            if let simple = adjective(phrase, type: type.unwrapped, slot: slot) { return simple }
        }
        if let member = membership(phrase, verb: verb, slot: slot) { return member }
        if let size = extent(tokens, verb: verb, slot: slot) { return size }
        if type.unwrapped.isNumber, verb == "" || verb == "is" || verb.hasPrefix("exceed") || verb == "equals" {
            return number(tokens, verb: verb, slot: slot)
        }
        if type.unwrapped.isString { return text(tokens, phrase: phrase, verb: verb, slot: slot) }
        if type.unwrapped.isArray || type.unwrapped.isSet { return size(tokens, verb: verb, slot: slot) }
        return nil
    }

    private func adjective(_ phrase: String, type: SampleType, slot: Int) -> CallCondition? {
        switch phrase {
        case "empty":
            if type.isOther { return .test { Self.count($0.values[slot]).map { $0 == 0 } } }
            guard type.isString || type.isArray || type.isSet else { return nil }
            hints.note(length: 0, slot: slot)
            return .test { Self.count($0.values[slot]).map { $0 == 0 } }
        case "negative", "positive", "non-negative", "non-positive":
            guard type.isNumber else { return nil }
            hints.note(number: 0, slot: slot)
            let comparison: Comparison =
                ["negative": .less, "positive": .greater, "non-negative": .atLeast][phrase] ?? .atMost
            return .test { $0.values[slot]?.number.map { comparison.holds($0, 0) } }
        default: break
        }
        var name = phrase
        for tail in [" number", " integer", " value"] where name.hasSuffix(tail) && NumberFacts.tests[name] == nil {
            name = String(name.dropLast(tail.count))
        }
        guard type.isInteger else { return nil }
        if name == "a leap year" || name == "leap" { name = "leap year" }
        guard let test = NumberFacts.tests[name] else { return nil }
        noteFacts(name, slot)
        return .test { $0.values[slot]?.integer.map(test) }
    }

    /// Numbers at which mistakes about a fact show.
    private func noteFacts(_ name: String, _ slot: Int) {
        let values: [String: [Double]] = [
            "leap year": [1900, 2000, 2023, 2024, 2100, 1600, 2200], "prime": [1, 2, 3, 4, 9, 25, 49, 91, 97],
            "power of two": [1, 6, 8, 1024],
            "power of 2": [1, 6, 8, 1024], "perfect square": [4, 8, 9, 16], "even": [4, 0, 9], "odd": [4, 9],
            "palindrome": [121, 123, 7],
            "perfect number": [6, 28, 8],
        ]
        hints.numbers[slot, default: []].formUnion(values[name] ?? [])
        if names.shape.slots.count == 1 {
            for value in values[name] ?? [] { hints.wanted.insert([.int(Int(value))]) }
        }
    }

    /// The size of a slot's value.
    private static func count(at slot: Int) -> CallQuantity { { count($0.values[slot]) } }

    /// The number of elements or characters of a value.
    static func count(_ value: SampleValue?) -> Double? {
        if case .object(_, _, let fields)? = value { return fields["$elements"]?.elements.map { Double($0.count) } }
        return value?.elements.map { Double($0.count) }
    }

    /// Comparisons of a number.
    private func number(_ tokens: ArraySlice<SentenceToken>, verb: String, slot: Int) -> CallCondition? {
        let measure: CallQuantity = { $0.values[slot]?.number }
        if tokens.starts(with: [.word("divisible"), .word("by")])
            || tokens.starts(with: [.word("multiple"), .word("of")])
        {
            guard let (_, constant, _) = quantities.quantity(tokens.dropFirst(2)), let constant, constant > 0 else {
                return nil
            }
            hints.numbers[slot, default: []].formUnion([constant, constant + 1, constant * 2])
            return .test { $0.values[slot]?.integer.map { $0 % Int(constant) == 0 } }
        }
        if ["out of bounds", "out of range", "outside the bounds", "outside of the array", "outside the array"]
            .contains(tokens.compactMap(\.word).joined(separator: " "))
        {
            if let range = ranges[slot] { return outside(range, slot) }
            let lists = names.shape.slots.indices.filter { names.shape.slots[$0].type.isArray }
            guard lists.count == 1, let list = lists.first else { return nil }
            hints.numbers[slot, default: []].formUnion([-1, 0, 2, 3, 100])
            return .test { assignment in
                guard let index = assignment.values[slot]?.integer, let elements = assignment.values[list]?.elements
                else { return nil }
                return !elements.indices.contains(index)
            }
        }
        var tokens = tokens
        if verb.hasPrefix("exceed") { tokens = [.word("exceeds")] + tokens }
        // The name of another value alone says nothing: `hour` in `hour or minute is odd`.
        if verb.isEmpty, tokens.count == 1, let token = tokens.first, names.named(token) != nil { return nil }
        return compare(tokens, measure: measure, slot: slot) { self.hints.note(number: $0, slot: slot) }
    }

    /// Whether a number is not one of those allowed.
    func outside(_ range: ClosedRange<Double>, _ slot: Int) -> CallCondition {
        hints.note(number: range.lowerBound, slot: slot)
        hints.note(number: range.upperBound, slot: slot)
        return .test { $0.values[slot]?.number.map { !range.contains($0) } }
    }

    /// `shorter than the width`, `whose length equals the size`, `fewer than three corners`: of lists and texts alike.
    private func extent(_ tokens: ArraySlice<SentenceToken>, verb: String, slot: Int) -> CallCondition? {
        let type = names.shape.slots[slot].type.unwrapped
        guard type.isArray || type.isString || type.isSet, let first = tokens.first else { return nil }
        func compared(_ said: ArraySlice<SentenceToken>) -> CallCondition? {
            compare(said, measure: Self.count(at: slot), slot: slot) { self.hints.note(length: Int($0), slot: slot) }
        }
        if first == .word("whose") || verb == "with" || verb == "has" || verb == "have" || verb == "having" {
            let rest = tokens.drop { $0.isWord(["whose", "a", "an", "the"]) }
            if rest.first?.isWord(["length", "count", "size"]) ?? false {
                return compared(rest.dropFirst().drop { $0.isWord(["is", "of"]) })
            }
        }
        if verb == "is" || verb.isEmpty {
            // `has more than one` is not `is more than one`.
            if first.isWord(["longer", "shorter", "smaller", "larger", "bigger", "wider", "narrower"]),
                tokens.dropFirst().first == .word("than")
            {
                return compared(tokens)
            }
            guard let last = tokens.last, tokens.count > 1, !last.isWord(["long", "length"]) else { return nil }
            let isOwn =
                type.isArray && names.named(last) == slot && last.word != names.shape.slots[slot].name.lowercased()
            let isPlural =
                type.isArray && last.word == names.shape.slots[slot].name.lowercased() && last.word?.last == "s"
            let isNoun = last.isWord(type.isString ? Vocabulary.characters : Vocabulary.elements)
            guard isOwn || isPlural || isNoun, Comparison.isAmount(tokens.dropLast()) else { return nil }
            return compared(tokens.dropLast())
        }
        return nil
    }

    /// Comparisons of a size.
    private func size(_ tokens: ArraySlice<SentenceToken>, verb: String, slot: Int) -> CallCondition? {
        if ["contains", "contain"].contains(verb), let (item, count) = names.subject(tokens, last: nil),
            count == tokens.count, names.shape.slots[item].type == names.shape.slots[slot].type.element
        {
            hints.numbers[item, default: []].formUnion([1, 4, 99])
            return .test { assignment in
                guard let value = assignment.values[item], let elements = assignment.values[slot]?.elements else {
                    return nil
                }
                return elements.contains(value)
            }
        }
        guard ["has", "have", "contains", "contain", "with", "having", "containing"].contains(verb),
            let last = tokens.last,
            last.isWord(["elements", "element", "items", "item", "values", "entries", "numbers"])
        else { return nil }
        if tokens.count == 2, tokens.first == .word("no") {
            hints.note(length: 0, slot: slot)
            return .test { Self.count($0.values[slot]).map { $0 == 0 } }
        }
        return compare(tokens.dropLast(), measure: Self.count(at: slot), slot: slot) {
            self.hints.note(length: Int($0), slot: slot)
        }
    }

    /// What is said of a text.
    private func text(_ tokens: ArraySlice<SentenceToken>, phrase: String, verb: String, slot: Int) -> CallCondition? {
        if ["starts", "start", "begins", "begin", "ends", "end"].contains(verb), tokens.first == .word("with") {
            return affix(tokens.dropFirst(), isStart: !verb.hasPrefix("end"), slot: slot)
        }
        let last = tokens.last
        if last?.isWord(["long", "length"]) ?? false
            || last?.isWord(["characters", "character"]) ?? false && verb != "contains"
        {
            var rest = tokens.dropLast()
            if last == .word("length") {
                guard rest.last == .word("in") else { return nil }
                rest = rest.dropLast()
            }
            if rest.last?.isWord(["characters", "character"]) ?? false { rest = rest.dropLast() }
            return compare(rest, measure: Self.count(at: slot), slot: slot) {
                self.hints.note(length: Int($0), slot: slot)
            }
        }
        if verb == "is", tokens.first?.isWord(["longer", "shorter"]) ?? false {
            return compare(tokens, measure: Self.count(at: slot), slot: slot) {
                self.hints.note(length: Int($0), slot: slot)
            }
        }
        return CharacterPredicate(tokens: tokens, verb: verb).condition(
            slot: slot, hints: hints, quantities: quantities)
    }

    private func affix(_ tokens: ArraySlice<SentenceToken>, isStart: Bool, slot: Int) -> CallCondition? {
        var tokens = tokens
        while tokens.count > 1, tokens.first?.isWord(["a", "an", "the", "given"]) ?? false {
            tokens = tokens.dropFirst()
        }
        guard tokens.count == 1, let token = tokens.first else { return nil }
        if let other = names.named(token), other != slot, names.shape.slots[other].type.isString {
            hints.texts[slot, default: []].formUnion(["abc", "xyz", "abcabc"])
            hints.texts[other, default: []].formUnion(["abc", "ab", "c"])
            return .test { assignment in
                guard let text = assignment.values[slot]?.text, let part = assignment.values[other]?.text else {
                    return nil
                }
                return isStart ? text.hasPrefix(part) : text.hasSuffix(part)
            }
        }
        guard let code = token.code, let part = Self.quoted(code) else { return nil }
        hints.texts[slot, default: []].formUnion([isStart ? part + "abc" : "abc" + part, part, "abc"])
        return .test { $0.values[slot]?.text.map { isStart ? $0.hasPrefix(part) : $0.hasSuffix(part) } }
    }

    /// A code span's text: `"#"` and `#`.
    static func quoted(_ code: String) -> String? {
        if code.hasPrefix("\""), code.hasSuffix("\""), code.count >= 2 {
            let inner = String(code.dropFirst().dropLast())
            return inner.contains("\\") ? nil : inner
        }
        return code.count == 1 && !(code.first?.isLetter ?? true) ? code : nil
    }

    /// `at least 3`, `3 or more`, `between 3 and 16`, `5`.
    func compare(
        _ tokens: ArraySlice<SentenceToken>, measure: @escaping CallQuantity, slot: Int, note: (Double) -> Void
    ) -> CallCondition? {
        let words = tokens.map { $0.word ?? "" }
        func test(_ comparison: Comparison, _ part: ArraySlice<SentenceToken>) -> CallCondition? {
            guard let quantity = quantities.quantity(part) ?? withoutUnit(part).flatMap({ quantities.quantity($0) })
            else { return nil }
            if quantity.slot == slot { return nil }
            if let constant = quantity.constant { note(constant) } else { hints.related.insert(slot) }
            if let other = quantity.slot, names.shape.slots[other].type.isNumber, !names.shape.slots[slot].type.isNumber
            {
                hints.counted.insert(other)
            }
            return .test { assignment in
                guard let left = measure(assignment), let right = quantity.value(assignment) else { return nil }
                return comparison.holds(left, right)
            }
        }
        if words.count >= 4, words.first == "between" || words.first == "from" {
            let joint: Set<String> = words.first == "between" ? ["and"] : ["to", "through"]
            guard let middle = tokens.indices.first(where: { tokens[$0].isWord(joint) }) else { return nil }
            var end = tokens[(middle + 1)...]
            while let last = end.last, last.isWord(["inclusive", "inclusively", "included"]) || last == .mark(",") {
                end = end.dropLast()
            }
            guard let low = test(.atLeast, tokens[(tokens.startIndex + 1)..<middle]), let high = test(.atMost, end)
            else { return nil }
            return .and([low, high])
        }
        for row in Comparison.words where words.starts(with: row.words) {
            return test(row.comparison, tokens.dropFirst(row.words.count))
        }
        if words.count >= 3, words[words.count - 2] == "or",
            let comparison = Comparison.wordsAfter[words[words.count - 1]]
        {
            return test(comparison, tokens.dropLast(2))
        }
        if words.count >= 3, words[words.count - 2] == "and", ["above", "over", "up"].contains(words[words.count - 1]) {
            return test(.atLeast, tokens.dropLast(2))
        }
        if words.count >= 3, words[words.count - 2] == "and", ["below", "under"].contains(words[words.count - 1]) {
            return test(.atMost, tokens.dropLast(2))
        }
        return test(.equal, tokens)
    }

    private func withoutUnit(_ tokens: ArraySlice<SentenceToken>) -> ArraySlice<SentenceToken>? {
        guard tokens.count > 1, QuantityReader.isUnit(tokens.dropFirst()) else { return nil }
        return tokens.prefix(1)
    }
}
