import SwiftTools

/// Reads of which numbers something is true where a comment lists them: `Whether trying again helps: for the statuses 408,
/// 429 and 500 to 599, except 501`.
///
/// The number is the only parameter, or the only value of a case that the list's noun names: `.status(501)`.
struct CodeListReader: LawReader {
    let calls: LawCalls

    /// The numbers that are in a list, and those that it leaves out.
    struct List: Equatable {
        var spans: [ClosedRange<Int>] = []
        var excepted: [ClosedRange<Int>] = []

        /// Whether a number belongs to it.
        func holds(_ number: Int) -> Bool {
            spans.contains { $0.contains(number) } && !excepted.contains { $0.contains(number) }
        }

        /// Its bounds, what lies next to them, and something between.
        var probes: [Int] {
            let near = (spans + excepted).flatMap { span in
                [span.lowerBound - 1, span.lowerBound, span.lowerBound + 1, span.upperBound, span.upperBound + 1]
            }
            return Set(near).sorted()
        }
    }

    private static let examples = ["such as", "like", "for example", "for instance", "e.g", "including", "about"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard calls.shape.result == .bool, !calls.context.symbol.isMutating, sentence == comment.first,
            sentence.plain.hasPrefix("whether"), !sentence.says(Self.examples), let slot = calls.sole({ _ in true }),
            !calls.shape.slots[slot].isReceiver, let (noun, list) = Self.list(sentence.tokens)
        else { return [] }
        // What the other sentences say of numbers may take something back.
        guard !comment.dropFirst().contains(where: { $0.tokens.contains { $0.word.flatMap { Int($0) } != nil } }),
            let code = code(noun, calls.shape.slots[slot])
        else { return [] }
        return list.probes.compactMap { number in
            var values: [SampleValue?] = calls.shape.slots.map { _ in nil }
            values[slot] = .code(code(number))
            return calls.promise(sentence.text, values, list.holds(number) ? .isTrue : .isFalse)
        }
    }

    /// How a number is passed; `nil` where the noun of the list names something else.
    private func code(_ noun: String, _ slot: CallShape.Slot) -> ((Int) -> String)? {
        let singular = noun.hasSuffix("ses") ? String(noun.dropLast(2)) : Vocabulary.singular(noun)
        if slot.type == .integer("Int") {
            return SlotNames.words(slot.name).contains(singular) ? { "\($0)" } : nil
        }
        guard case .other(let name) = slot.type,
            let own = OwnType(name, in: calls.context.symbol.owner, symbols: calls.context.module),
            own.kind == .enumeration
        else { return nil }
        let cases = calls.context.module.filter { candidate in
            candidate.kind == .enumCase && candidate.owner == own.path && candidate.declaration.hasSuffix("(Int)")
        }
        guard cases.count == 1, cases[0].baseName.lowercased() == singular else { return nil }
        return { "\(own.code).\(cases[0].baseName)(\($0))" }
    }

    /// The list of a sentence with the noun before it: from the noun on everything has to be understood.
    static func list(_ tokens: [SentenceToken]) -> (noun: String, list: List)? {
        func number(_ token: SentenceToken?) -> Int? { token?.word.flatMap { Int($0) } }
        guard let first = tokens.indices.first(where: { number(tokens[$0]) != nil }), first > 0,
            let noun = tokens[first - 1].word, noun.hasSuffix("s"),
            !tokens[..<first].contains(where: { $0.isWord(["not", "no", "never", "neither", "other"]) })
        else { return nil }
        var list = List()
        var isExcepted = false
        var place = first
        while place < tokens.count {
            if let low = number(tokens[place]) {
                var span = low...low
                if place + 2 < tokens.count, tokens[place + 1].isWord(["to", "through", "up"]),
                    let high = number(tokens[place + 2]), high > low
                {
                    span = low...high
                    place += 2
                }
                if isExcepted { list.excepted.append(span) } else { list.spans.append(span) }
            } else if tokens[place].isWord(["except", "without", "but", "excluding"]) {
                isExcepted = true
            } else if tokens[place] == .mark("(") {
                while place < tokens.count, tokens[place] != .mark(")") {
                    if number(tokens[place]) != nil { return nil }
                    place += 1
                }
            } else if tokens[place] != .mark(","), !tokens[place].isWord(["and", "or", "for", "from"]) {
                return nil
            }
            place += 1
        }
        return list.spans.count + list.excepted.count > 1 ? (noun, list) : nil
    }
}
