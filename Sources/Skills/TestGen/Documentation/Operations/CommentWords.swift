import SwiftTools

/// The words of a declaration and its comment, compared loosely.
struct CommentWords {
    /// Words of the declaration's names.
    let names: [String]
    /// Words of the declaration's own name.
    private let base: [String]
    /// Words of what was chosen for all calls: they tell one kind of the same thing from the others.
    private let chosen: [String]
    /// Words of the summary and of what is said of the result.
    let lead: [String]
    /// Words of each sentence, and of its parts that `;`, `but` and their like divide.
    ///
    /// Those of the type that it belongs to come last.
    let sentences: [(text: String, words: [String], clauses: [[String]])]
    /// How many sentences are its own.
    private let own: Int

    /// Reads a symbol's names and comment.
    ///
    /// - Parameter owner: The type it belongs to: what its comment says holds for all members.
    /// - Parameter also: What else counts as its name.
    /// - Parameter references: Other declarations of which the comment says that it is done as they do it.
    init(
        _ symbol: CodeSymbol, of owner: CodeSymbol? = nil, also: String = "", references: [CodeSymbol] = []
    ) {
        base = Self.words(of: symbol.baseName)
        chosen = Self.words(of: also)
        var names = base + chosen
        // A switch that need not be set tells what may be chosen, not what is done.
        let switches = Set(symbol.parameters.filter { $0.type == "Bool" && $0.hasDefault }.map(\.name))
        for parameter in symbol.parameters where !switches.contains(parameter.name) {
            names += Self.words(of: parameter.label ?? "") + Self.words(of: parameter.name)
        }
        if symbol.kind == .initializer || symbol.kind == .operatorFunction {
            names += Self.words(of: symbol.owner.last ?? "")
        }
        self.names = names
        var lead: [String] = []
        var sentences: [(text: String, words: [String], clauses: [[String]])] = []
        for block in DocumentationBlock.blocks(of: symbol.documentation) {
            guard case .paragraph(let text, let role) = block, role != .aside else { continue }
            if case .parameter(let name) = role, switches.contains(name) { continue }
            for (place, sentence) in DocumentationSentence.sentences(of: text).enumerated() {
                let words = Self.words(of: sentence.text)
                if sentences.isEmpty || role == .returns && place == 0 { lead += words }
                sentences.append((sentence.text, words, Self.clauses(sentence.text)))
            }
        }
        self.lead = lead
        own = sentences.count
        sentences += references.flatMap { CommentWords($0).sentences }
        if let owner { sentences += CommentWords(owner).sentences }
        self.sentences = sentences
    }

    private static let normal: [String: String] = [
        "0": "zero", "1": "one", "2": "two", "3": "three", "isn't": "not", "aren't": "not", "doesn't": "not",
        "don't": "not", "can't": "not", "cannot": "not", "won't": "not", "wasn't": "not", "centre": "center",
        "centred": "centered", "colour": "color", "normalise": "normalize", "normalised": "normalized",
        "initialise": "initialize", "capitalise": "capitalize", "capitalised": "capitalized", "=": "equals",
    ]

    /// What marks that stand alone in code spans are called.
    private static let marks: [(code: String, name: String)] = [
        ("`/`", "slash"), ("`-`", "hyphen"), ("`_`", "underscore"), ("`.`", "dot"), ("`,`", "comma"), ("`:`", "colon"),
        ("`;`", "semicolon"),
    ]

    /// Lower-cased words, those of names written in one taken apart.
    static func words(of text: String) -> [String] {
        let text = text.contains("`") ? marks.reduce(text) { $0.replacing($1.code, with: " \($1.name) ") } : text
        var words: [String] = []
        var word = ""
        func flush() {
            if !word.isEmpty {
                let plain = word.lowercased()
                words.append(normal[plain] ?? plain)
            }
            word = ""
        }
        var before: Character = " "
        for character in text {
            if character == "'" || character == "’" {
                word.append("'")
            } else if character.isLetter || character.isNumber {
                if character.isUppercase, before.isLowercase { flush() }
                word.append(character)
            } else {
                flush()
                if character == "=" { words.append("equals") }
            }
            before = character
        }
        flush()
        return words
    }

    /// Other forms of verbs, which do not begin alike.
    private static let forms: [String: Set<String>] = [
        "kept": ["keep", "keeps", "keeping"], "lost": ["lose", "loses", "losing"],
    ]

    /// Whether a word begins with a stem; short stems have to be the word.
    static func fits(_ word: String, _ stem: String) -> Bool {
        if let forms = forms[stem], forms.contains(word) { return true }
        return stem.count > 3 ? word.hasPrefix(stem) : word == stem || word == stem + "s"
    }

    /// Whether some sentence holds all stems of one of the alternatives, which `|` parts; none of those with `!`.
    func says(_ pattern: String) -> Bool {
        Self.holds(names, pattern) || Self.quote(pattern, sentences.prefix(own)) != nil
    }

    /// Whether it states one of the alternatives: not in a clause that refuses or denies something, or is
    /// about negative numbers, unless the alternative is too.
    func states(_ pattern: String) -> Bool { Self.holds(names, pattern) || states(pattern, sentences.prefix(own)) }

    /// Whether the comment of the type that it belongs to says one of the alternatives.
    func ownerSays(_ pattern: String) -> Bool { Self.quote(pattern, sentences.dropFirst(own)) != nil }

    /// Whether the declaration's names say one of the alternatives.
    func names(_ pattern: String) -> Bool { Self.holds(names, pattern) }

    /// Whether the comment of the type that it belongs to states one of the alternatives.
    func ownerStates(_ pattern: String) -> Bool { states(pattern, sentences.dropFirst(own)) }

    private func states(
        _ pattern: String, _ sentences: ArraySlice<(text: String, words: [String], clauses: [[String]])>
    ) -> Bool {
        pattern.split(separator: "|").map(String.init).contains { alternative in
            // What stands in quotation marks has no words.
            if alternative.hasPrefix("\"") { return sentences.contains { $0.text.contains(alternative) } }
            let denies = Self.denials.contains { alternative.contains($0) }
            return sentences.contains { sentence in
                sentence.clauses.contains { clause in
                    Self.holds(clause, alternative) && (denies || !Self.isDenied(clause))
                        && (alternative.contains("negativ") || clause.contains("positive")
                            || !clause.contains { $0.hasPrefix("negativ") })
                }
            }
        }
    }

    /// Whether words take something back; `no more than` and its like only compare.
    private static func isDenied(_ words: [String]) -> Bool {
        words.indices.contains { place in
            denials.contains(words[place])
                && !(words.indices.contains(place + 1) && comparatives.contains(words[place + 1]))
        }
    }

    /// Whether the summary says of something that it is not there, or is not so.
    var isDenying: Bool {
        lead.contains { Self.denials.contains($0) || ["without", "lack", "free", "missing", "neither"].contains($0) }
    }

    private static let comparatives: Set<String> = [
        "more", "less", "fewer", "longer", "shorter", "greater", "larger", "smaller", "later", "earlier", "higher",
        "lower",
    ]
    private static let conditions: Set<String> = ["if", "when", "where", "whenever", "unless", "for"]
    private static let denials: Set<String> = ["not", "no", "never", "nor", "rejected", "refused", "lacks", "invalid"]

    /// The first sentence that says so.
    func quote(_ pattern: String) -> String? { Self.quote(pattern, sentences[...]) }

    private static func quote(
        _ pattern: String, _ sentences: ArraySlice<(text: String, words: [String], clauses: [[String]])>
    ) -> String? {
        sentences.first { sentence in sentence.clauses.contains { holds($0, pattern) } }?.text
    }

    /// Whether words hold all stems of one of the alternatives.
    static func holds(_ words: [String], _ pattern: String) -> Bool {
        pattern.split(separator: "|").contains { alternative in
            let stems = alternative.split(separator: " ").map(String.init)
            return !stems.isEmpty
                && stems.allSatisfy { stem in
                    stem.hasPrefix("!") ? !holds(words, stem: stem.dropFirst()) : holds(words, stem: stem[...])
                }
        }
    }

    /// Whether words hold a stem, or those that `_` or `-` ties together one after the other.
    private static func holds(_ words: [String], stem: Substring) -> Bool {
        let stems = stem.split { $0 == "_" || $0 == "-" }.map(String.init)
        guard stems.count <= words.count else { return false }
        return (0...(words.count - stems.count)).contains { start in
            zip(words[start...], stems).allSatisfy { fits($0, $1) }
        }
    }

    private static func clauses(_ sentence: String) -> [[String]] {
        // "It is followed by `1.2.3`, and not by `1.2.4`."
        let plain = [", and not ", ", not ", " rather than ", ", and never "].reduce(sentence) {
            $0.replacing($1, with: "; not ")
        }
        return plain.split(separator: ";").flatMap { part in
            let clauses = words(of: String(part)).split { ["but", "while", "whereas", "however"].contains($0) }
                .map(Array.init)
            // What a condition denies, what follows from it does not: "If it cannot be divided evenly, …"
            guard let first = clauses.first?.first, conditions.contains(first), let comma = part.firstIndex(of: ",")
            else { return clauses }
            return clauses + [words(of: String(part[comma...]))]
        }
    }

    /// Numbers from two on that its own sentences name, the first few.
    var numbers: [Int] {
        var found: [Int] = []
        for word in sentences.prefix(own).flatMap(\.words) {
            if let number = NumberWord.number(word)?.integer, number > 1, !found.contains(number) {
                found.append(number)
            }
        }
        return Array(found.prefix(3))
    }

    /// Numbers that results are said not to fall below: `never less than 1`.
    var bounds: [Double] {
        sentences.prefix(own).flatMap { sentence in
            ["never less than ", "never fewer than ", "never below ", "at least "].compactMap { phrase in
                sentence.text.lowercased().firstRange(of: phrase).flatMap { range in
                    let rest = sentence.text.lowercased()[range.upperBound...]
                    return rest.hasPrefix("one") ? 1 : Double(rest.prefix { $0.isNumber })
                }
            }
        }
    }

    /// Whether a declaration's own name is one of an operation's keys, and nothing more.
    func isExactly(_ operation: Operation) -> Bool {
        operation.keys.contains { stems in
            stems.count == base.count
                && zip(base, stems).allSatisfy { Self.fits($0, $1) }
        }
    }

    /// How well the words name an operation; 0 where they do not.
    func score(_ operation: Operation) -> Int {
        if operation.excluded.contains(where: { stem in names.contains { Self.fits($0, stem) } }) { return 0 }
        return operation.keys.map { stems in
            var score = 0
            for stem in stems {
                if chosen.contains(where: { Self.fits($0, stem) }) {
                    score += 7
                } else if names.contains(where: { Self.fits($0, stem) }) {
                    score += 3
                } else if lead.contains(where: { Self.fits($0, stem) }) {
                    score += 2
                } else {
                    return 0
                }
            }
            return score
        }.max() ?? 0
    }
}
