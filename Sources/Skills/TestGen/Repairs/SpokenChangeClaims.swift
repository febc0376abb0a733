import SwiftTools

/// From which end a comment says something is gone through: `from the last slot backward`.
struct TurnClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let ends: Set<String> = ["last", "end", "rightmost", "back", "top"]
    private static let backward = [
        "backward", "backwards", "in reverse", "in reverse order", "from back to front", "from right to left",
        "from last to first", "from the end to the start", "from the last to the first", "starting from the end",
        "starting at the end", "starting with the last", "beginning with the last", "beginning at the end",
    ]
    private static let doubts = [
        "not", "never", "no", "forward", "palindrome", "reads the same", "negative", "back in", "and back",
    ]

    /// The sentence that says so, where nothing says the opposite.
    func backward() -> String? {
        let said = sentences.filter { sentence in
            guard !sentence.says(Self.doubts), !sentence.isConditional else { return false }
            return sentence.says(Self.backward) || isFromEnd(sentence.tokens)
        }
        return said.count == 1 ? said[0].text : nil
    }

    /// `from the last slot on`, `from the end`: of things that are taken, not of an end that something is counted from.
    private func isFromEnd(_ tokens: [SentenceToken]) -> Bool {
        tokens.indices.contains { place in
            guard tokens[place] == .word("from"), place + 2 < tokens.count, tokens[place + 1] == .word("the"),
                tokens[place + 2] == .word("last")
            else { return false }
            return tokens[(place + 3)...].prefix(3).contains { $0.isWord(["on", "onward", "onwards", "down", "up"]) }
        }
    }
}

/// That something is added to what is there, rather than put in its place: `in addition to any taken off before`.
struct AdditionClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let adding = [
        "in addition to any", "in addition to those", "in addition to what", "in addition to earlier",
        "in addition to previous", "in addition to the", "on top of", "on top of any", "accumulate", "accumulates",
        "accumulated", "cumulative", "cumulatively", "add up", "adds up", "are added up", "are summed up",
        "is added to what", "are added to what", "is added to any", "are added to any", "are added to those",
    ]
    private static let doubts = ["not", "never", "no", "instead", "replaces", "replaced", "overwrites", "neither"]

    /// The sentence that says so.
    func quote() -> String? {
        sentences.first { $0.says(Self.adding) && !$0.says(Self.doubts) && !$0.isConditional }?.text
    }
}

/// That each step of several starts from what the one before left: `each one sees what the previous ones have left`.
struct RemainderClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let steps = [
        "each", "one after the other", "one after another", "in turn", "successively", "every", "the next",
        "the following",
    ]
    private static let rests = [
        "left", "remaining", "remains", "remain", "the rest", "reduced", "already discounted", "result of the previous",
        "result of the one before", "previous ones", "the one before", "the ones before",
    ]
    private static let doubts = ["not", "never", "no", "original", "independently", "initial", "full", "undiscounted"]

    /// The sentence that says so.
    func quote() -> String? {
        sentences.first { $0.says(Self.steps) && $0.says(Self.rests) && !$0.says(Self.doubts) }?.text
    }
}

/// What a comment says something is done with: `refund the whole balance`.
struct ObjectClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let fillers: Set<String> = [
        "the", "whole", "full", "entire", "current", "remaining", "its", "all", "of", "complete",
    ]

    /// The sentence in which a verb is followed by one name, where none has it followed by the other.
    ///
    /// - Parameters:
    ///   - verb: A function's name.
    ///   - name: What it should be done with.
    ///   - other: What it is done with.
    func quote(_ verb: String, _ name: String, not other: String) -> String? {
        guard object(verb, other) == nil else { return nil }
        return object(verb, name)
    }

    private func object(_ verb: String, _ name: String) -> String? {
        let words = SlotNames.words(name)
        return sentences.first { sentence in
            guard !sentence.says(["not", "never", "no"]) else { return false }
            let tokens = sentence.tokens
            return tokens.indices.contains { place in
                guard tokens[place].isWord([verb, verb + "s", verb + "es"]) else { return false }
                let rest = tokens[(place + 1)...].drop { $0.isWord(Self.fillers) }
                return rest.first?.code == name
                    || !words.isEmpty && rest.prefix(words.count).compactMap(\.word) == words
                        && !(rest.dropFirst(words.count).first?.isWord(["of", "minus", "plus", "less"]) ?? false)
            }
        }?.text
    }
}

/// That the case of letters makes no difference.
struct CaseClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let phrases = [
        "whatever letter case", "whatever the letter case", "without regard to letter case", "without regard to case",
        "regardless of letter case", "regardless of case", "in any letter case", "ignoring case",
        "ignoring letter case", "case-insensitive", "case-insensitively", "case insensitive", "irrespective of case",
        "irrespective of letter case", "letter case is ignored", "letter case does not matter", "case is ignored",
        "case does not matter", "letter case makes no difference",
    ]
    private static let doubts = ["not", "never", "unless", "keeps", "kept", "preserved", "only", "output", "written"]

    /// The sentence that says so.
    func quote() -> String? {
        sentences.first { sentence in
            let said = Self.phrases.filter { sentence.says([$0]) }
            guard let first = said.first else { return false }
            let doubts = first.contains("not") ? Self.doubts.filter { $0 != "not" } : Self.doubts
            return !sentence.says(doubts)
        }?.text
    }
}

/// Which of two that are equally good is chosen by its size: `the lower one of two that are equally near`.
struct SizeTieClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let equal = [
        "equally", "tie", "ties", "tied", "the same distance", "as near", "as close", "as far", "equal distance",
    ]
    private static let less = ["lower", "smaller", "lowest", "smallest", "lesser"]
    private static let greater = ["higher", "larger", "greater", "highest", "largest", "greatest", "bigger", "upper"]
    private static let doubts = [
        "not", "never", "no", "neither", "unspecified", "index", "position", "than", "priority",
    ]

    /// Whether the lesser or the greater one is chosen, and the sentence that says so.
    func choice() -> (comparison: Comparison, quote: String)? {
        let said = sentences.compactMap { sentence -> (comparison: Comparison, quote: String)? in
            guard sentence.says(Self.equal), !sentence.says(Self.doubts) else { return nil }
            let isLess = sentence.says(Self.less)
            guard isLess != sentence.says(Self.greater) else { return nil }
            return (isLess ? .less : .greater, sentence.text)
        }
        return said.count == 1 ? said.first : nil
    }
}
