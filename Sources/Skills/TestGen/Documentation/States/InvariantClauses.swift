import SwiftTools

/// The clauses of a sentence that say between which bounds a number stays.
struct InvariantClauses {
    /// What can be looked at.
    let looks: [CodeSymbol]
    /// How that is written.
    let use: (CodeSymbol) -> String?

    /// What stands between two things that can be looked at, and how the first stands to the second.
    private static let links: [(words: [String], sign: String)] = [
        ("never exceeds", "<="), ("never exceed", "<="), ("never more than", "<="), ("never greater than", "<="),
        ("never larger than", "<="), ("never rises above", "<="), ("never goes above", "<="), ("never above", "<="),
        ("never falls below", ">="), ("never drops below", ">="), ("never goes below", ">="), ("never below", ">="),
        ("never less than", ">="), ("never smaller than", ">="), ("never fewer than", ">="),
        ("never holds more than", "<="), ("holds at most", "<="), ("never contains more than", "<="),
        ("never has more than", "<="), ("never keeps more than", "<="), ("keeps at most", "<="),
        ("stores at most", "<="), ("never stores more than", "<="),
    ].map { ($0.0.split(separator: " ").map(String.init), $0.1) }
    /// What says so only where it is clear what is spoken of.
    private static let ownLinks = [(words: ["at", "most"], sign: "<="), (words: ["no", "more", "than"], sign: "<=")]
    private static let negatives = [
        ["never", "negative"], ["never", "becomes", "negative"], ["never", "gets", "negative"],
    ]
    private static let holders: Set<String> = ["holds", "contains", "has", "keeps", "stores"]
    private static let contents: Set<String> = [
        "count", "size", "length", "elements", "items", "entries", "values",
    ]

    /// What a type's sentence says of all that can be looked at.
    func conditions(in sentence: DocumentationSentence) -> [String] {
        clauses(sentence).compactMap { clause in
            condition(clause, Self.links) { holds, words in
                holds ? looks.first(where: isContents).flatMap(size) : thing(words, isLast: true)
            }
        }
    }

    /// What a sentence says of one property.
    ///
    /// - Parameter isOwn: Whether it is the property's, not its type's.
    func conditions(in sentence: DocumentationSentence, of property: CodeSymbol, isOwn: Bool) -> [String] {
        guard let own = size(property) else { return [] }
        return clauses(sentence).compactMap { clause in
            condition(clause, Self.links + (isOwn ? Self.ownLinks : [])) { holds, words in
                if isOwn { return own }
                return holds ? (isContents(property) ? own : nil) : thing(words, isLast: true) == own ? own : nil
            }
        }
    }

    private func clauses(_ sentence: DocumentationSentence) -> [[String]] {
        sentence.tokens.split { $0 == .mark(";") || $0 == .mark(",") || $0 == .mark(":") }.map { clause in
            let words = clause.map { $0.word ?? $0.code ?? "," }
            // `is never` says the same as `never`.
            return words.indices.filter { place in
                !["is", "are"].contains(words[place]) || words[(place + 1)...].first != "never"
            }.map { words[$0] }
        }
    }

    private func condition(
        _ words: [String], _ links: [(words: [String], sign: String)], _ subject: (Bool, ArraySlice<String>) -> String?
    ) -> String? {
        for verb in Self.negatives {
            guard let place = words.indices.first(where: { words[$0...].starts(with: verb) }) else { continue }
            return subject(false, words[..<place]).map { "\($0) >= 0" }
        }
        for link in links {
            guard let place = words.indices.first(where: { words[$0...].starts(with: link.words) }) else { continue }
            let first = subject(link.words.contains(where: Self.holders.contains), words[..<place])
            guard let first, let second = thing(words[(place + link.words.count)...], isLast: false), first != second
            else { return nil }
            return "\(first) \(link.sign) \(second)"
        }
        return nil
    }

    private func isContents(_ look: CodeSymbol) -> Bool {
        let type = SampleType(look.type ?? "")
        return look.kind == .property && Self.contents.contains(look.baseName)
            && (type.isArray || type == .integer("Int"))
    }

    /// A number, or how many things a list holds.
    private func size(_ look: CodeSymbol) -> String? {
        let type = SampleType(look.type ?? "")
        return type.isArray ? use(look).map { $0 + ".count" } : type.isNumber ? use(look) : nil
    }

    /// What words name at their end or at their beginning: a number, or the only number that can be looked at of that name.
    private func thing(_ words: ArraySlice<String>, isLast: Bool) -> String? {
        let plain = words.drop { ["the", "its", "and", "a"].contains($0) }
        if !isLast, let first = plain.first, let number = NumberWord.number(first)?.integer { return "\(number)" }
        let found = looks.filter { look in
            guard look.kind == .property || !look.parameters.isEmpty, SampleType(look.type ?? "").isNumber else {
                return false
            }
            let name = SlotNames.words(look.baseName)
            let isCode = (isLast ? plain.last : plain.first) == look.baseName
            // All of the clause: `the sum of the level` is another thing.
            return isCode || (isLast ? Array(plain) == name : plain.starts(with: name) && plain.count == name.count)
        }
        return found.count == 1 ? use(found[0]) : nil
    }
}
