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
    }

    private let bearers: [Bearer]

    /// Reads who is who in facts.
    init(_ facts: [String]) {
        let found = facts.compactMap { Self.bearer(in: $0) }
        // Two of one name, or two of one role, tell nobody who is meant.
        bearers = Set(found).filter { bearer in !found.contains { $0.name == bearer.name && $0.phrase != bearer.phrase } }
            .sorted { $0.name < $1.name }
    }

    /// A fact with who bears the names in it, and the names of those of whom it speaks by what they are.
    func introduced(_ fact: String) -> String {
        var result = fact
        for bearer in bearers where !Folding.words(fact).contains(Folding.words(bearer.role).last ?? "") {
            guard let range = Self.place(of: bearer.name, in: result),
                bearer.isCalled || range.lowerBound == result.startIndex
            else { continue }
            let phrase = range.lowerBound == result.startIndex ? Self.capitalized(bearer.phrase) : bearer.phrase
            result.replaceSubrange(range, with: phrase + " " + bearer.name)
        }
        guard result == fact else { return result }
        for bearer in bearers where fact.hasPrefix(Self.capitalized(bearer.phrase) + " ") && !fact.contains(bearer.name) {
            let alike = bearers.filter { $0.phrase == bearer.phrase }
            guard alike.count == 1 else { continue }
            let end = fact.index(fact.startIndex, offsetBy: bearer.phrase.count)
            return fact[..<end] + " " + bearer.name + fact[end...]
        }
        return fact
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
        let role = rest[..<end]
        guard isRole(role) else { return nil }
        let phrase = lowercased(owner.joined(separator: " "))
        if isName(rest[end]) {
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

    private static func make(_ name: [Substring], _ owner: String, _ role: ArraySlice<Substring>, isCalled: Bool) -> Bearer {
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
        (1...3).contains(words.count) && words.allSatisfy { $0.first?.isLowercase == true && !small.contains($0) && $0.last != "," }
    }

    private static func isVerb(_ word: Substring) -> Bool {
        Relations.relation(String(word)) == nil && (word.hasSuffix("s") && !word.hasSuffix("ss") || word.hasSuffix("ed"))
    }

    private static let small: Set<Substring> = [
        "in", "at", "to", "from", "of", "for", "with", "on", "is", "was", "and", "by", "a", "an", "the", "favourite", "favorite",
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
    private static func lowercased(_ text: String) -> String { text.hasPrefix("The user") ? "the" + text.dropFirst(3) : text }
}
