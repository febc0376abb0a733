import SwiftTools

/// Calls in code that do the same at the other end or the other way, where a comment names one of the two.
struct WordClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    /// Calls, and the phrases for what they do; the calls next to each other are opposites.
    private static let phrases: [(name: String, phrases: [String])] = {
        let found = [
            "occurrence", "position", "place", "index", "match", "one", "element", "item", "entry", "value", "rule",
            "record",
        ]
        return [
            ("firstIndex", found.map { "first \($0)" }), ("lastIndex", found.map { "last \($0)" }),
            ("first", found.map { "first \($0)" }), ("last", found.map { "last \($0)" }),
            ("hasPrefix", ["starts with", "start with", "starting with", "begins with", "begin with", "prefix"]),
            ("hasSuffix", ["ends with", "end with", "ending with", "suffix"]),
            ("uppercased", ["capitals", "capital letters", "uppercase", "upper-case", "upper case"]),
            ("lowercased", ["small letters", "lowercase", "lower-case", "lower case"]),
        ]
    }()

    /// Words that may speak of what a call does.
    private static let words: [String: Set<String>] = [
        "firstIndex": ["first", "earliest", "leftmost"], "lastIndex": ["last", "latest", "rightmost", "final"],
        "first": starts.union(["begins", "starts", "initial"]), "last": ends.union(["ends", "most recent"]),
        "hasPrefix": ["starts", "start", "starting", "begins", "begin", "beginning", "prefix", "front"],
        "hasSuffix": ["ends", "end", "ending", "suffix", "trailing"],
        "uppercased": ["capital", "capitals", "uppercase", "upper-case", "upper"],
        "lowercased": ["small", "lowercase", "lower-case", "lower"],
    ]

    /// The opposite of a call, where the comment speaks of that alone.
    ///
    /// - Returns: the opposite and the sentence that names it.
    func opposite(of name: String) -> (name: String, quote: String)? {
        guard let place = Self.phrases.firstIndex(where: { $0.name == name }) else { return nil }
        let other = Self.phrases[place ^ 1]
        func quote(_ phrases: [String]) -> String? { sentences.first { $0.says(phrases) }?.text }
        guard self.quote(Self.words[name] ?? []) == nil, let quote = quote(other.phrases) else { return nil }
        return (other.name, quote)
    }

    private static let starts: Set<String> = [
        "first", "front", "beginning", "start", "leading", "prefix", "oldest", "earliest", "left", "head", "top",
    ]
    private static let ends: Set<String> = [
        "last", "back", "end", "trailing", "suffix", "newest", "latest", "right", "tail", "final",
    ]
    private static let least: Set<String> = ["smallest", "least", "lowest", "minimum", "shortest", "smaller"]
    private static let greatest: Set<String> = ["largest", "greatest", "highest", "maximum", "longest", "larger"]
    private static let directions: [String: (own: Set<String>, other: Set<String>)] = {
        let rows = [
            (["first", "removeFirst", "prefix", "dropFirst", "firstIndex", "hasPrefix"], starts, ends),
            (["last", "removeLast", "suffix", "dropLast", "lastIndex", "hasSuffix"], ends, starts),
            (["min"], least, greatest), (["max"], greatest, least),
        ]
        return rows.reduce(into: [:]) { table, row in
            for name in row.0 { table[name] = (row.1, row.2) }
        }
    }()

    /// Whether a change may have been meant: one to the other end only where the comment speaks of that end alone, one that
    /// ignores case only where it speaks of case.
    func allows(_ change: String) -> Bool {
        if change.hasPrefix("the case of") {
            return quote(["case", "upper", "lower", "capital", "small", "uppercase", "lowercase", "case-insensitive"])
                != nil
        }
        let names = change.split(separator: "`").map(String.init)
        guard names.count == 3, let direction = Self.directions[names[2]], Self.directions[names[0]] != nil else {
            return true
        }
        return quote(direction.own) != nil && quote(direction.other) == nil
    }

    private func quote(_ words: Set<String>) -> String? {
        sentences.first { sentence in sentence.tokens.contains { $0.isWord(words) } }?.text
    }
}

/// A number that stands in code beside the one that a comment names.
struct NumberClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    /// The only number from three on that the comment names and that is one more or one less, where the number itself is not
    /// named.
    func neighbour(of number: Int) -> (number: Int, quote: String)? {
        let named = sentences.map { sentence in
            (numbers: Self.constants(Self.withoutRemarks(sentence.tokens)), quote: sentence.text)
        }
        let all = sentences.flatMap { $0.tokens.compactMap { ($0.word ?? $0.code).flatMap(Self.number) } }
        guard !all.contains(number) else { return nil }
        let near = named.flatMap { entry in
            entry.numbers.filter { $0 > 2 && abs($0 - number) == 1 }.map { (number: $0, quote: entry.quote) }
        }
        return Set(near.map { $0.number }).count == 1 ? near.first : nil
    }

    /// Without what stands in brackets: `from 1 (January to March) to 4`.
    private static func withoutRemarks(_ tokens: [SentenceToken]) -> [SentenceToken] {
        var depth = 0
        return tokens.filter { token in
            if token == .mark("(") { depth += 1 }
            defer { if token == .mark(")") { depth = max(0, depth - 1) } }
            return depth == 0
        }
    }

    /// The numbers of a sentence but for those of a stretch that results lie in: `from 1 to 4`.
    private static func constants(_ tokens: [SentenceToken]) -> [Int] {
        let numbers = tokens.map { ($0.word ?? $0.code).flatMap(number) }
        let bounds = tokens.indices.dropLast(2).filter { place in
            guard numbers[place] != nil, numbers[place + 2] != nil else { return false }
            let isBetween = place > 0 && tokens[place - 1].isWord(["from", "between"])
            return tokens[place + 1].isWord(isBetween ? ["to", "through", "and"] : ["to", "through"])
        }
        let spanned = Set(bounds.flatMap { [$0, $0 + 2] })
        return numbers.indices.compactMap { spanned.contains($0) ? nil : numbers[$0] }
    }

    private static func number(_ text: String) -> Int? {
        NumberWord.number(text.filter { $0 != "," && $0 != "_" })?.integer
    }
}

extension DocumentationSentence {
    /// The sentences of a comment's lines that promise something.
    static func all(in documentation: [String]) -> [DocumentationSentence] {
        DocumentationBlock.blocks(of: documentation).flatMap { block -> [DocumentationSentence] in
            guard case .paragraph(let text, let role) = block, role != .aside, role != .precondition else { return [] }
            return sentences(of: text)
        }
    }
}
