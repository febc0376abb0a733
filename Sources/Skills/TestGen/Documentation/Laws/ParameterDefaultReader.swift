import SwiftTools

/// Reads defaults of parameters: `- Parameter width: … The default is 80.`, `two unless told otherwise`.
struct ParameterDefaultReader: LawReader {
    let calls: LawCalls

    private static let introductions = [
        "the default is", "defaults to", "default value is", "the default value is", "by default this is",
        "by default it is", "default is", "the default being",
    ]
    private static let endings = [
        "unless told otherwise", "unless stated otherwise", "unless specified otherwise", "unless given otherwise",
        "unless given", "unless said otherwise", "if nothing is said", "if nothing is given", "if nothing else is said",
        "by default", "if not given", "if left out", "if omitted", "if not specified", "when omitted", "when left out",
    ]
    /// What values are called that are not written.
    private static let named: [String: SampleValue] = [
        "ellipsis": .string("…"), "comma": .string(","), "space": .string(" "), "hyphen": .string("-"),
        "dash": .string("-"), "semicolon": .string(";"), "colon": .string(":"), "newline": .string("\n"),
        "underscore": .string("_"), "tab": .string("\t"), "period": .string("."),
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard case .parameter(let name) = role,
            let slot = calls.shape.slots.firstIndex(where: { $0.name == name && $0.hasDefault }),
            let value = value(sentence, calls.shape.slots[slot].type) ?? choice(sentence, calls.shape.slots[slot])
        else { return [] }
        return telling(slot, length: min(value.integer ?? 0, 200) * 2 + 20).compactMap { row in
            var given = row
            given[slot] = value
            return calls.same(sentence.text, row, as: given)
        }
    }

    /// The default that a sentence names, where it is one of the type and nothing is said besides.
    private func value(_ sentence: DocumentationSentence, _ type: SampleType) -> SampleValue? {
        for clause in sentence.tokens.split(whereSeparator: { $0 == .mark(";") || $0 == .mark(",") }) {
            let words = clause.map { $0.word ?? "`" }.joined(separator: " ")
            for introduction in Self.introductions where words.contains(introduction + " ") {
                let opening = introduction.split(separator: " ").count
                guard
                    let start = clause.indices.first(where: {
                        clause[$0...].prefix(opening).map { $0.word ?? "`" }.joined(separator: " ") == introduction
                    })
                else { continue }
                return literal(clause[(start + opening)...], type)
            }
            for ending in Self.endings where words.hasSuffix(" " + ending) {
                return literal(clause.dropLast(ending.split(separator: " ").count), type)
            }
        }
        return nil
    }

    /// `It is kept if nothing is said` of a truth that is called `droppingShortLast`.
    private func choice(_ sentence: DocumentationSentence, _ slot: CallShape.Slot) -> SampleValue? {
        let words = sentence.plain
        guard slot.type == .bool, let ending = Self.endings.first(where: { words.hasSuffix(" " + $0) }) else {
            return nil
        }
        let said = Set(words.dropLast(ending.count + 1).split(separator: " ").map(String.init))
        let name = Set(SlotNames.words(slot.name))
        guard said.isDisjoint(with: ["not", "never", "no"]),
            said.isDisjoint(with: Self.keeping) != said.isDisjoint(with: Self.dropping),
            name.isDisjoint(with: Self.keeping) != name.isDisjoint(with: Self.dropping)
        else { return nil }
        return .bool(said.isDisjoint(with: Self.keeping) == name.isDisjoint(with: Self.keeping))
    }

    private static let keeping: Set<String> = [
        "keep", "keeps", "kept", "keeping", "include", "includes", "included", "including", "retained", "retaining",
        "stays",
        "preserved", "preserving",
    ]
    private static let dropping: Set<String> = [
        "drop", "drops", "dropped", "dropping", "omit", "omitted", "omitting", "skip", "skipped", "skipping", "removed",
        "removing",
        "excluded", "excluding", "ignored", "ignoring",
    ]

    private func literal(_ tokens: ArraySlice<SentenceToken>, _ type: SampleType) -> SampleValue? {
        let said = tokens.drop { $0.isWord(["a", "an", "the", "single", "and", "is", "it"]) }
        guard said.count == 1, let token = said.first else { return nil }
        switch (token, type.unwrapped) {
        case (.word(let word), .integer), (.code(let word), .integer):
            return NumberWord.number(word).flatMap { $0.integer == nil ? nil : $0 }
        case (.word(let word), .floating), (.code(let word), .floating): return NumberWord.number(word)
        case (.word(let word), .string), (.word(let word), .character): return Self.named[word]
        case (.word(let word), .bool), (.code(let word), .bool):
            return ["true", "yes"].contains(word) ? .bool(true) : ["false", "no"].contains(word) ? .bool(false) : nil
        case (.code(let code), .string), (.code(let code), .character):
            return PredicateReader.quoted(code).map { .string($0) }
        case (.code(let code), .other) where code.hasPrefix("."): return LiteralText.whole(code).map { .code($0) }
        default: return nil
        }
    }

    /// Calls in which the values are so rich that a default makes a difference.
    private func telling(_ slot: Int, length: Int) -> [[SampleValue?]] {
        let texts = [
            "Ada King Lovelace and Charles Babbage, Esq.", "a,b;c|d\te-f",
            String(repeating: "word ab ", count: length / 8 + 1), String(repeating: "x", count: length),
        ]
        var fixed: [Int: [SampleValue]] = [:]
        for (other, kind) in calls.shape.slots.enumerated() where !kind.hasDefault && other != slot {
            switch kind.type {
            case .string: fixed[other] = texts.map { .string($0) }
            case .integer: fixed[other] = [305, 12_345, 7, 64].map { .int($0) }
            case .array(.integer): fixed[other] = [.array((1...25).map { .int($0) })]
            case .array(.string): fixed[other] = [.array(["one", "two", "three", "four"].map { .string($0) })]
            default: break
            }
        }
        return calls.rows(fixed)
    }
}
