/// A name and who bears it, as a fact tells it: "Ms. Rahimi", "the user's lawyer".
struct NameBearer: Hashable {
    let name: String
    let owner: String
    let role: String
    /// Whether it is named inside of sentences too: a lawyer, not a home town.
    let isCalled: Bool

    var phrase: String { owner + " " + role }
    var isUsers: Bool { owner == Self.user }

    private static let user = "the user's"

    /// Whether this one is the other, told in more words: a twin brother, a brother.
    func isFuller(than other: NameBearer) -> Bool {
        name == other.name && owner == other.owner && role.hasSuffix(" " + other.role)
    }

    /// Whom a fact introduces; `nil` where it names nobody.
    static func read(_ fact: String) -> NameBearer? {
        let words = fact.hasSuffix(".") ? String(fact.dropLast()).split(separator: " ") : fact.split(separator: " ")
        return called(words) ?? owned(words) ?? told(words)
    }

    /// "The user has a poodle called Duchess", "Ngozi has a poodle called Duchess".
    private static func called(_ words: [Substring]) -> NameBearer? {
        guard let verb = words.firstIndex(where: { ["called", "named"].contains($0) }), verb > 3,
            let article = words[..<verb].lastIndex(where: { ["a", "an", "the", "another"].contains($0) }), article > 1
        else { return nil }
        let role = words[(article + 1)..<verb]
        let name = names(words[(verb + 1)...])
        guard isRole(role), !name.isEmpty, name.count == words.count - verb - 1 else { return nil }
        let subject = words[..<(article - 1)].joined(separator: " ")
        let isHad = ["has", "owns", "keeps"].contains(words[article - 1])
        if words.starts(with: ["The", "user"]) { return make(name, user, role, isCalled: true) }
        guard isHad else { return nil }
        return make(name, lowercased(subject) + "'s", role, isCalled: true)
    }

    /// "The user's lawyer is called Ms. Rahimi", "The user's friend Ludo repairs clocks", "Ngozi's poodle is Duchess".
    private static func owned(_ words: [Substring]) -> NameBearer? {
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

    /// "Ms. Rahimi is the user's lawyer", "Mateo is Camila's son".
    private static func told(_ words: [Substring]) -> NameBearer? {
        let name = names(words[...])
        let rest = words[name.count...]
        guard !name.isEmpty, rest.first == "is", let owner = rest.dropFirst().first else { return nil }
        let isUsers = rest.dropFirst().starts(with: ["the", "user's"])
        guard isUsers || owner.first?.isUppercase == true && owner.hasSuffix("'s") else { return nil }
        let role = rest.dropFirst(isUsers ? 3 : 2)
        guard isRole(role) else { return nil }
        return make(name, isUsers ? user : String(owner), role, isCalled: true)
    }

    private static func make(_ name: [Substring], _ owner: String, _ role: ArraySlice<Substring>, isCalled: Bool)
        -> NameBearer
    {
        NameBearer(
            name: name.joined(separator: " "), owner: owner, role: role.joined(separator: " "), isCalled: isCalled)
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

    private static func lowercased(_ text: String) -> String {
        text.hasPrefix("The user") ? "the" + text.dropFirst(3) : text
    }
}
