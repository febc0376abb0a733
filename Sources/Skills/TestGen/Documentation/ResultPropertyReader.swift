import SwiftTools

/// Reads what is always true of a result: `a value between 0 and 1`, `a string of exactly width characters`.
struct ResultPropertyReader {
    let shape: CallShape
    let quantities: QuantityReader
    let hints: ValueHints
    let module: [CodeSymbol]

    /// A Swift condition about `result` for a call's values; `nil` where a value is missing.
    typealias Property = (CallAssignment) -> String?

    private static let subjects = [
        "the result is", "the result has", "the result", "the returned value is", "the returned value",
        "the returned string has", "the returned string is",
        "the returned array has", "the returned array is", "returns a value", "returns a number", "returns a string of",
        "a value that is", "a number that is",
        "a value", "a number", "a string of", "an array of", "a string with", "an array with", "returns a string with",
        "the returned array", "the value is", "the distance is", "the figure", "the count", "the total", "the sum",
        "the score", "the share", "the difference", "the difference is", "a number of minutes", "a number of seconds",
        "a number of hours", "a number of days", "an integer", "a whole number", "a number of cents", "a percentage",
    ].map { $0.split(separator: " ").map { String($0) } }.sorted { $0.count > $1.count }

    /// The property that a sentence states; `nil` for a sentence that says anything else, or more.
    func property(_ sentence: DocumentationSentence, role: DocumentationBlock.Role) -> Property? {
        guard let type = shape.result, !type.isOptional, role == .returns || role == .discussion else { return nil }
        var tokens = sentence.tokens[...]
        let words = tokens.map { $0.word ?? "" }
        if role == .returns, type.element?.isNumber ?? false, type.isArray,
            words.suffix(4) == ["sorted", "in", "ascending", "order"],
            !words.contains("if"), !words.contains("or")
        {
            return { _ in "result == result.sorted()" }
        }
        if !sentence.isConditional || sentence.says(["even if", "even when"]), let number = floor(sentence, type) {
            return number
        }
        if !sentence.isConditional, let distinct = distinct(sentence, type) { return distinct }
        if type.isString, !sentence.isConditional, let limit = shortened(tokens) { return limit }
        // `The last piece …, but it is never empty`: not all of the result.
        if sentence.plain.hasPrefix("the last ") || sentence.plain.hasPrefix("the first "),
            sentence.says(["it is", "it has", "it never"])
        {
            return nil
        }
        if let clause = ResultClauseReader(properties: self).property(sentence) { return clause }
        guard let subject = Self.subjects.first(where: { words.starts(with: $0) }) else { return nil }
        tokens = tokens.dropFirst(subject.count)
        while tokens.first?.isWord(["always", "guaranteed", "to", "be", "is", "in", "which", "that", "lies"]) ?? false {
            tokens = tokens.dropFirst()
        }
        if let comma = tokens.firstIndex(of: .mark(",")) {
            // What comes after a comma may take something back, unless it only tells what the parts are made of.
            let clauses = tokens[comma...].split { $0 == .mark(",") }
            guard !clauses.contains(where: { Self.takesBack($0) }) else { return nil }
            tokens = tokens[..<comma]
        }
        return type.isNumber ? number(tokens) : type.isString || type.isArray ? sized(tokens, type) : nil
    }

    /// Whether a clause puts what was said before it under a condition.
    static func takesBack(_ clause: ArraySlice<SentenceToken>) -> Bool {
        if clause.contains(where: { $0.isWord(["unless", "except", "otherwise"]) }) { return true }
        if clause.first?.isWord(["if", "or", "but", "when"]) ?? false { return true }
        // `and it is zero only when …` is about something else.
        return !(clause.first?.isWord(["and"]) ?? false)
            && clause.contains { $0.isWord(["if", "or", "but", "when"]) }
    }

    func number(_ tokens: ArraySlice<SentenceToken>) -> Property? {
        switch tokens.map({ $0.word ?? "" }).joined(separator: " ") {
        case "never negative", "non-negative", "not negative":
            // What is never negative may be made of what is.
            for slot in shape.slots.indices where shape.slots[slot].type == .integer("Int") && shape.slots.count == 2 {
                hints.numbers[slot, default: []].formUnion([-12, -5, 4])
            }
            return { _ in "result >= 0" }
        case "positive": return { _ in "result > 0" }
        default: return comparison(tokens, measure: "result")
        }
    }

    private func sized(_ tokens: ArraySlice<SentenceToken>, _ type: SampleType) -> Property? {
        let words = tokens.map { $0.word ?? "" }
        let text = words.joined(separator: " ")
        if text == "never empty" { return { _ in "!result.isEmpty" } }
        if ["sorted in ascending order", "sorted", "in ascending order"].contains(text), type.element?.isNumber ?? false
        {
            return { _ in "result == result.sorted()" }
        }
        guard let last = tokens.last, last.isWord(["characters", "elements", "items", "digits"]) else { return nil }
        return comparison(tokens.dropLast(), measure: "result.count")
    }

    /// `it never turns the price negative`, `the difference, at least zero`: of a number, or what is made of one.
    private func floor(_ sentence: DocumentationSentence, _ type: SampleType) -> Property? {
        var measure = "result"
        if case .other(let name) = type {
            guard let wrapped = NumberType(name, count: 1, module: module) else { return nil }
            measure += "." + wrapped.parameters[0].name
        } else if !type.isNumber || type.swift.hasPrefix("U") {
            return nil
        }
        let isSaid =
            sentence.says([
                "which is never negative", "is never negative even if", "is never negative even when",
                "never becomes negative", "never goes below zero", "never drops below zero", "never falls below zero",
                "does not go below zero", "never less than zero",
            ])
            || sentence.plain.contains("never turns the ") && sentence.plain.hasSuffix(" negative")
            || sentence.tokens.suffix(4).map { $0.word ?? "," } == [",", "at", "least", "zero"]
        guard isSaid else { return nil }
        if sentence.says(["negative even if", "negative even when"]) {
            let slots = Set(sentence.tokens.compactMap { SlotNames(shape: shape).named($0) })
            for slot in slots where shape.slots[slot].type == .integer("Int") {
                hints.numbers[slot, default: []].formUnion([-12, -5, -1])
            }
        }
        return { _ in "\(measure) >= 0" }
    }

    /// `contains no duplicates`
    private func distinct(_ sentence: DocumentationSentence, _ type: SampleType) -> Property? {
        guard type.isArray, let element = type.element, !element.isOther, !sentence.says(["not", "of duplicates"]),
            sentence.plain.hasPrefix("the result") || sentence.plain.hasPrefix("the returned"),
            sentence.says([
                "contains no duplicates", "has no duplicates", "contains no element twice", "without duplicates",
            ])
        else { return nil }
        return { _ in "Set(result).count == result.count" }
    }

    /// `Shortens the text to at most limit characters`
    private func shortened(_ tokens: ArraySlice<SentenceToken>) -> Property? {
        let verbs: Set<String> = [
            "shortens", "truncates", "cuts", "trims", "limits", "abbreviates", "crops", "clips", "shorten", "truncate",
        ]
        guard tokens.first?.isWord(verbs) ?? false, tokens.last == .word("characters"),
            let place = tokens.indices.first(where: {
                tokens[$0...].prefix(3).map { $0.word ?? "" } == ["to", "at", "most"]
            })
        else { return nil }
        return comparison(tokens[(place + 1)...].dropLast(), measure: "result.count")
    }

    /// `at least 0 and less than n`, `between 0 and 1`, `exactly n`.
    func comparison(_ tokens: ArraySlice<SentenceToken>, measure: String) -> Property? {
        // `The delay before a given retry` tells when it is, not how long.
        if tokens.first == .word("before") { return nil }
        if tokens.first == .word("from"), let middle = tokens.firstIndex(where: { $0.isWord(["to", "through"]) }) {
            return both(
                bound(.atLeast, tokens[(tokens.startIndex + 1)..<middle], measure),
                bound(.atMost, tokens[(middle + 1)...], measure))
        }
        if tokens.last?.isWord(["inclusive", "inclusively"]) ?? false {
            return comparison(tokens.dropLast(), measure: measure)
        }
        if tokens.first == .word("between"), let middle = tokens.firstIndex(of: .word("and")),
            let low = quantities.quantity(tokens[(tokens.startIndex + 1)..<middle]),
            let high = quantities.quantity(tokens[(middle + 1)...])
        {
            // Which of the two is the greater one may depend on the call.
            return { assignment in
                guard let first = low.value(assignment), let second = high.value(assignment) else { return nil }
                let (least, greatest) = (Self.literal(min(first, second)), Self.literal(max(first, second)))
                return "\(measure) >= \(least) && \(measure) <= \(greatest)"
            }
        }
        if tokens.first == .word("between") { return nil }
        if let middle = tokens.firstIndex(of: .word("and")) {
            return both(
                comparison(tokens[..<middle], measure: measure), comparison(tokens[(middle + 1)...], measure: measure))
        }
        let isNegated = tokens.first == .word("never") || tokens.first == .word("not")
        let rest = isNegated ? tokens.dropFirst() : tokens
        let words = rest.map { $0.word ?? "" }
        let opposite: [Comparison: Comparison] = [
            .less: .atLeast, .greater: .atMost, .atLeast: .less, .atMost: .greater, .equal: .different,
        ]
        for row in Comparison.words where words.starts(with: row.words) {
            guard let comparison = isNegated ? opposite[row.comparison] : row.comparison else { return nil }
            return bound(comparison, rest.dropFirst(row.words.count), measure)
        }
        return nil
    }

    private func both(_ first: Property?, _ second: Property?) -> Property? {
        guard let first, let second else { return nil }
        return { assignment in
            guard let left = first(assignment), let right = second(assignment) else { return nil }
            return "\(left) && \(right)"
        }
    }

    private func bound(_ comparison: Comparison, _ tokens: ArraySlice<SentenceToken>, _ measure: String) -> Property? {
        guard let quantity = quantities.quantity(tokens) else { return nil }
        // What is kept within a bound that the instance holds is shown by what would pass it.
        if quantity.constant == nil, quantity.slot == nil, shape.slots.count < 4 {
            for slot in shape.slots.indices where shape.slots[slot].type == .integer("Int") {
                hints.numbers[slot, default: []].formUnion([100, 1000])
            }
        }
        return { assignment in
            guard let number = quantity.value(assignment) else { return nil }
            // Nothing has fewer than no elements, and what fits into none is not said.
            if measure.hasSuffix(".count"), number < 1 { return nil }
            return "\(measure) \(comparison.rawValue) \(Self.literal(number))"
        }
    }

    private static func literal(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}
