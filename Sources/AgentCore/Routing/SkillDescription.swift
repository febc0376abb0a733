import Foundation

/// A skill's description, parsed: what the skill is for, and which requests it redirects to other skills.
struct SkillDescription: Sendable, Hashable {
    /// A sentence.
    struct Sentence: Sendable, Hashable {
        /// The stems of its words.
        let terms: [SkillTerms.Number]
        /// Whether it says what the skill is not for.
        let isExclusion: Bool
        /// Possible readings as a redirection to another skill. The first reading that names an existing skill counts.
        let references: [Reference]
    }

    /// A possible redirection in a sentence such as "For copy, see copywriting".
    struct Reference: Sendable, Hashable {
        /// The number of words at the start of the sentence that say what the other skill is for.
        let count: Int
        /// The words that may be that skill's name.
        let names: [SkillTerms.Number]
    }

    /// The sentences in their order.
    let sentences: [Sentence]

    /// Parses a description.
    init(_ description: String) {
        sentences = Self.sentences(description).map { text in
            let lower = text.lowercased()
            return Sentence(
                terms: SkillTerms.numbers(lower), isExclusion: Self.excludes(lower), references: Self.references(lower))
        }
    }

    /// Makes it from stored sentences.
    init(sentences: [Sentence]) { self.sentences = sentences }

    /// Resolves redirections among the existing skills. "For copy, see copywriting" says what copywriting is for, and
    /// what this skill is not for.
    ///
    /// - Parameters:
    ///   - names: the names of all skills.
    ///   - own: this skill's name.
    func read(among names: TermSet, own: SkillTerms.Number) -> Reading {
        var reading = Reading()
        for sentence in sentences {
            if let (name, count) = Self.redirection(sentence, names, own) {
                reading.redirections.append((name, Array(sentence.terms.prefix(count))))
            } else if !sentence.isExclusion {
                reading.purpose += sentence.terms
            }
        }
        return reading
    }

    /// A description with its redirections resolved.
    struct Reading {
        /// What the skill is for.
        var purpose: [SkillTerms.Number] = []
        /// Redirections: the other skill's index among the names, and the words that say what it is for.
        var redirections: [(skill: Int, terms: [SkillTerms.Number])] = []
    }

    private static func redirection(
        _ sentence: Sentence, _ names: TermSet, _ own: SkillTerms.Number
    ) -> (skill: Int, count: Int)? {
        for reference in sentence.references {
            for name in reference.names where name != own {
                if let index = names.index(of: name) { return (index, reference.count) }
            }
        }
        return nil
    }

    private static func sentences(_ text: String) -> [Substring] {
        var sentences: [Substring] = []
        var start = text.startIndex
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            if ".!?".contains(text[index]) {
                var end = next
                while end < text.endIndex, "\"”')".contains(text[end]) { end = text.index(after: end) }
                if end == text.endIndex || text[end].isWhitespace {
                    sentences.append(text[start..<end])
                    start = end
                    index = end
                    continue
                }
            } else if text[index].isNewline {
                sentences.append(text[start..<index])
                start = next
            }
            index = next
        }
        if start < text.endIndex { sentences.append(text[start...]) }
        return sentences.map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    }

    /// "For tracking, see analytics-tracking.", "If they ask for copy, use copywriting."
    private static func references(_ sentence: String) -> [Reference] {
        guard ["for ", "if ", "when "].contains(where: sentence.hasPrefix), !sentence.hasPrefix("when the user") else {
            return []
        }
        return [" see ", " use ", " try "].compactMap { verb in
            guard let range = sentence.firstRange(of: verb) else { return nil }
            let names = sentence[range.upperBound...].split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
            return Reference(
                count: SkillTerms.numbers(String(sentence[..<range.lowerBound])).count,
                names: names.map { SkillTerms.number($0.utf8) })
        }
    }

    private static func excludes(_ sentence: String) -> Bool {
        // In "do, not", the comma leaves an empty word in between, so it is not taken for "do not".
        let words = sentence.unicodeScalars
            .split(omittingEmptySubsequences: false) { !isWord($0) }.map { Substring($0) }
        if words.contains("don't") || words.contains("skip") { return true }
        return zip(words, words.dropFirst()).contains { first, second in
            switch first {
            case "do", "does": second == "not"
            case "not": second == "for"
            case "never": second == "use"
            default: false
            }
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || (scalar.isASCII ? "a"..."z" ~= scalar : scalar.properties.isAlphabetic)
    }
}
