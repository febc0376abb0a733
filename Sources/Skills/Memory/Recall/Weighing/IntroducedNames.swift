/// Who bears the names that stand in facts, as the facts themselves tell it, and the facts as the ranker reads them: beside a name stands
/// whose it is, and beside whose it is the name.
///
/// "Ms. Rahimi charges ninety pounds" alone does not answer what the lawyer costs; "the user's lawyer Ms. Rahimi charges ninety pounds" does.
struct IntroducedNames {
    /// A name and who bears it: "Ms. Rahimi", "the user's lawyer".
    private struct Bearer: Hashable {
        let name: String
        let owner: String
        let role: String
        /// Whether it is named inside of sentences too: a lawyer, not a home town.
        let isCalled: Bool

        var phrase: String { owner + " " + role }

        /// Whether this one is the other, told in more words: a twin brother, a brother.
        func isFuller(than other: Bearer) -> Bool {
            name == other.name && owner == other.owner && role.hasSuffix(" " + other.role)
        }
    }

    private let bearers: [Bearer]
    /// The words of the message, folded.
    private let asked: Set<String>

    /// Reads who is who in facts.
    ///
    /// - Parameters:
    ///   - facts: the facts.
    ///   - message: what is asked; whom it calls by name is not introduced, but named where a fact does not.
    init(_ facts: [String], asked message: String) {
        asked = Set(Folding.words(message))
        let found = Set(facts.compactMap { Self.bearer(in: $0) })
        // A twin brother is told of as a brother too.
        let fullest = found.filter { bearer in !found.contains { $0.isFuller(than: bearer) } }
        // Two of one name tell nobody who is meant.
        bearers = fullest.filter { bearer in !fullest.contains { $0.name == bearer.name && $0.phrase != bearer.phrase }
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
    private func introduced(_ fact: String, _ bearer: Bearer) -> String {
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
    private func named(_ fact: String, _ bearer: Bearer) -> String {
        let phrase = Self.capitalized(bearer.phrase)
        guard fact.hasPrefix(phrase + " "), !fact.contains(bearer.name),
            bearers.count(where: { $0.phrase == bearer.phrase }) == 1
        else { return fact }
        return phrase + " " + bearer.name + fact.dropFirst(phrase.count)
    }

    /// Whom a fact introduces; `nil` where it names nobody.
    private static func bearer(in fact: String) -> Bearer? {
        let words = fact.hasSuffix(".") ? String(fact.dropLast()).split(separator: " ") : fact.split(separator: " ")
        return called(words) ?? owned(words) ?? told(words)
    }

    /// "The user has a poodle called Duchess", "Ngozi has a poodle called Duchess".
    private static func called(_ words: [Substring]) -> Bearer? {
        guard let verb = words.firstIndex(where: { ["called", "named"].contains($0) }), verb > 3,
            let article = words[..<verb].lastIndex(where: { ["a", "an", "the", "another"].contains($0) }), article > 1
        else { return nil }
        let role = words[(article + 1)..<verb]
        let name = names(words[(verb + 1)...])
        guard isRole(role), !name.isEmpty, name.count == words.count - verb - 1 else { return nil }
        let subject = words[..<(article - 1)].joined(separator: " ")
        let isHad = ["has", "owns", "keeps"].contains(words[article - 1])
        if words.starts(with: ["The", "user"]) { return make(name, "the user's", role, isCalled: true) }
        guard isHad else { return nil }
        return make(name, lowercased(subject) + "'s", role, isCalled: true)
    }

    /// "The user's lawyer is called Ms. Rahimi", "The user's friend Ludo repairs clocks", "Ngozi's poodle is Duchess".
    private static func owned(_ words: [Substring]) -> Bearer? {
        let owner = words.starts(with: ["The", "user's"]) ? words.prefix(2) : words.prefix(1)
        guard owner.last?.hasSuffix("'s") == true else { return nil }
        let rest = words[owner.count...]
        guard let end = rest.firstIndex(where: { isName($0) || ["is", "was"].contains($0) }) else { return nil }
        let isApposition = isName(rest[end])
        // "The user's supervisor at the lab is Dr. Ishikawa"
        let role = isApposition ? rest[..<end] : rest[..<end].prefix { !small.contains($0) }
        guard isRole(role) else { return nil }
        let phrase = lowercased(owner.joined(separator: " "))
        if isApposition {
            guard let last = role.last, !isVerb(last) else { return nil }
            return make(names(rest[end...]), phrase, role, isCalled: true)
        }
        let isCalled = rest[(end + 1)...].first.map { ["called", "named"].contains($0) } == true
        let name = names(rest[(end + (isCalled ? 2 : 1))...])
        guard !name.isEmpty, isCalled || end + 1 + name.count == words.count else { return nil }
        return make(name, phrase, role, isCalled: isCalled)
    }

    /// "Ms. Rahimi is the user's lawyer".
    private static func told(_ words: [Substring]) -> Bearer? {
        let name = names(words[...])
        let rest = words[name.count...]
        guard !name.isEmpty, rest.starts(with: ["is", "the", "user's"]), isRole(rest.dropFirst(3)) else { return nil }
        return make(name, "the user's", rest.dropFirst(3), isCalled: true)
    }

    private static func make(_ name: [Substring], _ owner: String, _ role: ArraySlice<Substring>, isCalled: Bool)
        -> Bearer
    {
        Bearer(name: name.joined(separator: " "), owner: owner, role: role.joined(separator: " "), isCalled: isCalled)
    }

    /// The words at the beginning that are a name.
    private static func names(_ words: ArraySlice<Substring>) -> [Substring] {
        Array(words.prefix { isName($0) }.prefix(3))
    }

    private static func isName(_ word: Substring) -> Bool {
        word.first?.isUppercase == true && word != "The" && !word.hasSuffix("'s")
            && !AskedQuestion.calendar.contains(Folding.words(String(word)).first ?? "")
    }

    /// Whether words may tell what somebody is: "driving instructor", not "trains leave from".
    private static func isRole(_ words: ArraySlice<Substring>) -> Bool {
        (1...3).contains(words.count)
            && words.allSatisfy { $0.first?.isLowercase == true && !small.contains($0) && $0.last != "," }
    }

    private static func isVerb(_ word: Substring) -> Bool {
        Relations.relation(String(word)) == nil
            && (word.hasSuffix("s") && !word.hasSuffix("ss") || word.hasSuffix("ed"))
    }

    private static let small: Set<Substring> = [
        "in", "at", "to", "from", "of", "for", "with", "on", "is", "was", "and", "by", "a", "an", "the", "favourite",
        "favorite",
    ]

    /// Where a name stands by itself.
    private static func place(of name: String, in text: String) -> Range<String.Index>? {
        guard let range = text.firstRange(of: name) else { return nil }
        let isWhole =
            (range.lowerBound == text.startIndex || text[text.index(before: range.lowerBound)] == " ")
            && (range.upperBound == text.endIndex || !text[range.upperBound].isLetter)
        return isWhole ? range : nil
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
    private static func lowercased(_ text: String) -> String {
        text.hasPrefix("The user") ? "the" + text.dropFirst(3) : text
    }
}
