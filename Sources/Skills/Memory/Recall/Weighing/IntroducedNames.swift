/// Who bears the names that stand in facts, as the facts themselves tell it, and the facts as the ranker reads them: beside a name stands
/// whose it is, and beside whose it is the name.
///
/// "Ms. Rahimi charges ninety pounds" alone does not answer what the lawyer costs; "the user's lawyer Ms. Rahimi charges ninety pounds" does.
struct IntroducedNames {
    private let bearers: [NameBearer]
    /// The words of the message, folded.
    private let asked: Set<String>

    /// Reads who is who in facts.
    ///
    /// - Parameters:
    ///   - facts: the facts.
    ///   - message: what is asked; whom it calls by name is not introduced, but named where a fact does not.
    init(_ facts: [String], asked message: String) {
        asked = Set(Folding.words(message))
        let found = Set(facts.compactMap { NameBearer.read($0) })
        // A twin brother is told of as a brother too.
        let fullest = found.filter { bearer in !found.contains { $0.isFuller(than: bearer) } }
        // Two of one name tell nobody who is meant; a grandson may be a daughter's son too.
        bearers = fullest.filter { bearer in
            !fullest.contains {
                $0.name == bearer.name && $0.phrase != bearer.phrase && ($0.isUsers || !bearer.isUsers)
            }
        }
        .sorted { $0.name < $1.name }
    }

    /// A fact with who bears the names in it; where the message calls them by name, with the name of whom it speaks.
    func introduced(_ fact: String) -> String {
        bearers.reduce(fact) { isAsked($1.name) ? named($0, $1) : introduced($0, $1) }
    }

    private func isAsked(_ name: String) -> Bool {
        !asked.isDisjoint(with: Folding.words(name).filter { $0.count > 2 })
    }

    /// "Ms. Rahimi charges ninety pounds" as "The user's lawyer Ms. Rahimi charges ninety pounds", "the user's brother Aleksi" as the twin
    /// brother that he is.
    private func introduced(_ fact: String, _ bearer: NameBearer) -> String {
        guard !fact.contains(bearer.role), let range = Self.place(of: bearer.name, in: fact),
            bearer.isCalled || range.lowerBound == fact.startIndex
        else { return fact }
        let before = fact[..<range.lowerBound]
        let head = bearer.role.split(separator: " ").last ?? ""
        if before.hasSuffix("user's \(head) ") {
            return before.dropLast(head.count + 1) + bearer.role + " " + fact[range.lowerBound...]
        }
        guard !before.contains(head) else { return fact }
        return before + (before.isEmpty ? Self.capitalized(bearer.phrase) : bearer.phrase) + " "
            + fact[range.lowerBound...]
    }

    /// "The user's lawyer charges ninety pounds" as "The user's lawyer Ms. Rahimi charges ninety pounds".
    private func named(_ fact: String, _ bearer: NameBearer) -> String {
        let phrase = Self.capitalized(bearer.phrase)
        guard fact.hasPrefix(phrase + " "), !fact.contains(bearer.name),
            bearers.count(where: { $0.phrase == bearer.phrase }) == 1
        else { return fact }
        return phrase + " " + bearer.name + fact.dropFirst(phrase.count)
    }

    /// Where a name stands by itself.
    private static func place(of name: String, in text: String) -> Range<String.Index>? {
        guard let range = text.firstRange(of: name) else { return nil }
        let isWhole =
            (range.lowerBound == text.startIndex || text[text.index(before: range.lowerBound)] == " ")
            && (range.upperBound == text.endIndex || !text[range.upperBound].isLetter)
        return isWhole ? range : nil
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
