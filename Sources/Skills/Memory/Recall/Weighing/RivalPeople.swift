/// People of whom a question about one is not answered by a fact about another: what a partner comes from is not where a son was
/// born, and where a friend lives is not where the friend's parents do.
///
/// What the texts themselves tell of who is who is minded: where a son is called Nico, what is told of the son is told of Nico.
struct RivalPeople: Sendable {
    /// For each name, folded, the relations that texts give it, and the other way round.
    private let aliases: [String: Set<String>]
    /// The names, folded, that stand in the texts.
    private let names: Set<String>
    /// Those of them that stand in a text elsewhere than at its beginning, where any word has a capital.
    private let inside: Set<String>
    /// Those of them that stand in a text beside the user: a friend, a helper.
    private let tied: Set<String>
    /// For each name, folded, the words by which texts speak of them beside the user.
    private let roles: [String: Set<String>]
    private let areFacts: Bool
    /// The names, folded, of whom the message speaks and no text does.
    private let strangers: Set<String>

    /// Reads who is who in texts.
    ///
    /// - Parameters:
    ///   - texts: the texts.
    ///   - areFacts: whether they are facts, which begin with whom they are about.
    ///   - message: what is asked.
    init(_ texts: [String], areFacts: Bool = true, asked message: String = "") {
        self.areFacts = areFacts
        var aliases: [String: Set<String>] = [:]
        var names: Set<String> = []
        var inside: Set<String> = []
        var tied: Set<String> = []
        var roles: [String: Set<String>] = [:]
        for text in texts {
            let words = Self.joined(Folding.words(text))
            let own = Self.names(in: text)
            names.formUnion(own)
            inside.formUnion(Self.names(in: String(text.drop { $0 != " " })))
            if words.contains("user") {
                tied.formUnion(own)
                let telling = words.filter { $0.count > 2 && !SearchTerms.stopWords.contains($0) && $0 != "user" }
                for name in own { roles[name, default: []].formUnion(telling.filter { !own.contains($0) }) }
            }
            for (name, relation) in Self.bearers(words, own) {
                aliases[name, default: []].insert(relation)
                aliases[relation, default: []].insert(name)
            }
        }
        self.aliases = aliases
        self.names = names
        self.inside = inside
        self.tied = tied
        self.roles = roles
        let spoken = SentenceSplitter.sentences(message).flatMap {
            Self.names(in: String($0.text.drop { $0 != " " }))
        }
        // A pet name is the name.
        strangers = Set(spoken).filter { name in
            names.allSatisfy { !$0.hasPrefix(name.prefix(Self.petName)) }
        }
    }

    /// Whether a text tells of somebody else than the question asks about, and not of them.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - asked: the words of the sentence that asks, folded.
    func areTold(_ text: String, asked: [String]) -> Bool {
        let asked = Self.joined(Self.possessive(asked, names))
        let told = Self.joined(Folding.words(text))
        return isOfUser(told, asked) || isOfOtherKin(told, asked) || isOfAnother(text, told, asked)
            || isOfTheirChild(Set(told), asked) || isOfOwnSort(told, asked) || isOfStranger(text, told, asked)
            || isOfOtherOwner(text, told, asked) || isBesideStranger(text, told, asked)
    }

    /// Whether the message speaks of somebody by a name that is not known, asks of them, and the text tells of somebody else: "I forgot Simi
    /// last year. When is her birthday?"
    private func isBesideStranger(_ text: String, _ told: [String], _ asked: [String]) -> Bool {
        guard areFacts, !strangers.isEmpty, Self.bearer(of: text, told) != nil else { return false }
        let isTheirs = asked.indices.contains { place in
            strangers.contains(asked[place])
                && (asked.dropFirst(place + 1).first == "s"
                    || place > 0 && AskedQuestion.auxiliaries.contains(asked[place - 1]))
        }
        guard isTheirs || !Self.theirs.isDisjoint(with: asked) else { return false }
        // Whoever is told of may be meant by a word beside the name.
        return names.isDisjoint(with: asked)
            && asked.allSatisfy { Self.kin($0) == nil && Relations.relation($0) == nil && AnimalKinds.kind($0) == nil }
    }

    /// The letters of a name that a pet name begins with.
    private static let petName = 3
    private static let theirs: Set<String> = ["his", "her", "hers", "their", "he", "she", "they", "him", "them"]

    /// Whether one relative is asked about and a single other one of the user's told of. Two in a text may be a way round to the one that
    /// is asked about: "my sister's son" is a nephew.
    private func isOfOtherKin(_ text: [String], _ asked: [String]) -> Bool {
        let places = asked.indices.filter {
            Self.kin(asked[$0]) != nil && ($0 == 0 || !["a", "an"].contains(asked[$0 - 1]))
        }
        let wanted = Set(places.compactMap { Self.kin(asked[$0]) })
        let told = Set(text.compactMap(Self.kin))
        guard !wanted.isEmpty, told.count == 1, let kin = told.first, !wanted.contains(kin) else { return false }
        let isOwner = places.contains { asked.indices.contains($0 + 1) && asked[$0 + 1] == "s" }
        // Whoever does something for the one who is spoken of is somebody else.
        if !isOwner, !Self.who.isDisjoint(with: asked) { return false }
        // A husband may be called a partner.
        if kin == "partner"
            ? !Self.couple.isDisjoint(with: wanted) : Self.couple.contains(kin) && wanted.contains("partner")
        {
            return false
        }
        // A husband's father is a father-in-law, a sister's brother-in-law many a brother, and who is told by name may be meant.
        let isOfAnother = isOwner || wanted.count > 1 || !names.isDisjoint(with: asked)
        if isOfAnother, Self.isRound(kin) { return false }
        let isUsers = areFacts ? text.starts(with: ["the", "user", "s"]) : text.contains("my")
        return (isUsers || !wanted.contains(where: Self.isRound))
            && (!areFacts || isUsers || names.isDisjoint(with: text.prefix(1)))
            && names.intersection(asked).isDisjoint(with: text)
            && wanted.flatMap(meant).allSatisfy { !text.contains($0) }
    }

    /// Whether somebody else is asked about and the user alone told of: "what is Ravi's favourite colour?"
    private func isOfUser(_ text: [String], _ asked: [String]) -> Bool {
        guard text.starts(with: ["the", "user"]), Set(asked).isDisjoint(with: ["i", "me", "we", "us", "mine", "ours"])
        else { return false }
        let told = Set(text)
        let persons = subjects(asked)
        return !persons.isEmpty
            && told.allSatisfy({
                Self.kin($0) == nil && Relations.relation($0) == nil && Relations.pluralRelation($0) == nil
            })
            && Self.parents.isDisjoint(with: told)
            && told.isDisjoint(with: asked.filter { names.contains($0) || Self.kin($0) != nil })
    }

    /// Whether a text is about one person by name or relation, and the question about others that are known and that it does not speak of.
    private func isOfAnother(_ text: String, _ told: [String], _ asked: [String]) -> Bool {
        let persons = subjects(asked)
        if areFacts, isSameOf(told, asked) { return true }
        guard areFacts, Self.who.isDisjoint(with: asked), !persons.isEmpty,
            !persons.compactMap(Self.kin).contains(where: Self.isRound),
            let bearer = Self.bearer(of: text, told)
        else { return false }
        let own = Set(persons.flatMap(meant))
        guard own.isDisjoint(with: told.flatMap { [$0, Self.kin($0) ?? $0] }) else { return false }
        guard let kin = Self.kin(bearer) else {
            return aliases[bearer] != nil || persons.allSatisfy { Self.kin($0) == nil } && inside.contains(bearer)
        }
        // A relative of whom no name was told may be the one who is asked about by name, and Ana's husband is a brother-in-law.
        guard !Self.isRound(kin) else { return false }
        return persons.allSatisfy { Self.kin($0) == nil && (aliases[$0] != nil || aliases[kin] != nil) }
    }

    /// Whether somebody's thing is asked about and another's told of: "Marama's anniversary", "Huia's anniversary".
    private func isSameOf(_ told: [String], _ asked: [String]) -> Bool {
        guard told.count > 3, told[1] == "s", told[0] != "user" else { return false }
        return asked.indices.dropLast(2).contains { place in
            let owner = asked[place]
            return names.contains(owner) && asked[place + 1] == "s" && asked[place + 2] == told[2] && owner != told[0]
                && !told.contains(owner) && aliases[owner, default: []].isDisjoint(with: told)
        }
    }

    /// Whether somebody's parents are asked about and only their child is told of.
    private func isOfTheirChild(_ text: Set<String>, _ asked: [String]) -> Bool {
        guard Self.parents.isDisjoint(with: text), text.allSatisfy({ !$0.hasSuffix(Self.law) }) else { return false }
        return asked.indices.dropFirst(2).contains { place in
            Self.parents.contains(asked[place]) && asked[place - 1] == "s"
                && (text.contains(asked[place - 2])
                    || Self.kin(asked[place - 2]).map { kin in text.contains { Self.kin($0) == kin } } == true)
        }
    }

    /// Whether somebody's thing or helper is asked about and the user's own one told of: "Orla's agent", "the user's agent".
    private func isOfOwnSort(_ told: [String], _ asked: [String]) -> Bool {
        guard areFacts, told.starts(with: ["the", "user", "s"]), told.count > 3 else { return false }
        // Solveig's husband is not the user's.
        let partner = told.dropFirst(3).prefix(2).first { Self.couple.contains(Self.kin($0) ?? "") }
        if let partner, isOfOthers(partner, told, asked) { return true }
        return asked.indices.dropLast(2).contains { place in
            let (name, thing) = (asked[place], asked[place + 2])
            return names.contains(name) && asked[place + 1] == "s" && told[3] == thing && Self.kin(thing) == nil
                && !told.contains(name)
        }
    }

    /// Whether somebody else's name is asked for and the user's told: "her name for the cake".
    static func isUsersName(_ told: [String], _ asked: [String]) -> Bool {
        guard told.starts(with: ["the", "user", "s", "name"]) else { return false }
        let named = zip(asked, asked.dropFirst()).filter { $1 == "name" }.map(\.0)
        return !named.contains("my") && !Set(named).isDisjoint(with: ["her", "his", "their", "its"])
    }

    /// Whether somebody's husband or wife is asked about by name, and not the user's.
    private func isOfOthers(_ partner: String, _ told: [String], _ asked: [String]) -> Bool {
        asked.indices.dropLast(2).contains { place in
            names.contains(asked[place]) && asked[place + 1] == "s" && Self.kin(asked[place + 2]) == Self.kin(partner)
                && !told.contains(asked[place])
        }
    }

    /// Whether something of the user's own is asked about and a thing told of that belongs to somebody by name of whom nothing else is
    /// known: "my wedding dress", "Gladys's wedding dress". Whoever is meant by another word may bear that name.
    private func isOfStranger(_ text: String, _ told: [String], _ asked: [String]) -> Bool {
        guard areFacts, told.count > 3, told[1] == "s", !Set(asked).isDisjoint(with: Self.own), !told.contains("user"),
            let owner = Self.names(in: String(text.prefix { $0 != " " })).first, owner == told[0],
            !tied.contains(owner),
            aliases[owner] == nil, names.isDisjoint(with: asked)
        else { return false }
        // Wilber's wife is not the user's.
        if let kin = Self.kin(told[2]),
            zip(asked, asked.dropFirst()).contains(where: { ["my", "our"].contains($0) && Self.kin($1) == kin })
        {
            return true
        }
        return asked.allSatisfy {
            Self.kin($0) == nil && Relations.relation($0) == nil && Relations.pluralRelation($0) == nil
                && !Self.others.contains($0)
        }
    }

    /// Whether the user's own thing or deed is asked about and somebody else's told of (`RivalOwners`).
    private func isOfOtherOwner(_ text: String, _ told: [String], _ asked: [String]) -> Bool {
        let isTitled =
            told.count > 2 && told[2] == "s"
            && text.split(separator: " ").prefix(2).allSatisfy { $0.first?.isUppercase == true }
        let told = isTitled ? Array(told.dropFirst()) : told
        guard areFacts, let owner = isTitled ? told.first : Self.names(in: String(text.prefix { $0 != " " })).first,
            told.dropFirst().first == "s" || inside.contains(owner) || aliases[owner] != nil
        else { return false }
        return RivalOwners.areTold(told, of: owner, asked: asked, roles: roles[owner] ?? [])
    }

    private static let own: Set<String> = ["i", "my", "me", "mine", "im", "ive"]
    private static let others: Set<String> = [
        "he", "she", "him", "her", "his", "hers", "they", "them", "their", "we", "our", "us", "ours", "who", "whom",
        "whose",
        "someone", "somebody", "anyone", "anybody", "person", "people", "name", "names", "guy", "man", "woman", "boy",
        "girl", "kid",
        "kids", "twins", "baby", "dog", "cat", "pet",
    ]

    /// Those of whom the question asks something that they have or do.
    private func subjects(_ asked: [String]) -> [String] {
        asked.indices.filter { place in
            (Self.kin(asked[place]) != nil || names.contains(asked[place]) && (place == 0 || asked[place - 1] != "my"))
                && Self.isSubject(place, in: asked)
        }.map { asked[$0] }
    }

    /// A person, with all words that texts use for them.
    private func meant(_ person: String) -> [String] {
        let own = Self.kin(person) ?? person
        return [person, own] + (aliases[own] ?? [])
    }

    /// Whether a word has something ("Ravi's") or does it ("does Ana live", "Mattis plays").
    private static func isSubject(_ place: Int, in words: [String]) -> Bool {
        let next = words.indices.contains(place + 1) ? words[place + 1] : ""
        let before = words[..<place].last { $0 != "my" && $0 != "our" } ?? ""
        guard !["with", "for", "to", "from", "at", "by", "and", "or"].contains(before) else { return false }
        return next == "s" || AskedQuestion.auxiliaries.contains(before)
            || next.count > 3 && next.hasSuffix("s") || AskedQuestion.auxiliaries.contains(next)
    }

    /// The names, folded, in a text.
    private static func names(in text: String) -> Set<String> {
        Set(FactGroup.names(in: text)).subtracting([
            "she", "his", "her", "they", "their", "its", "this", "that", "there",
        ])
    }

    /// Whom a text is about: the relative of the user's or the name that it begins with.
    private static func bearer(of text: String, _ words: [String]) -> String? {
        if words.starts(with: ["the", "user", "s"]) { return words.dropFirst(3).prefix(3).lazy.compactMap(kin).first }
        return names(in: String(text.prefix { $0 != " " })).first
    }

    /// The names that follow a relation ("sister Ana", "sister is called Ana"), with it.
    private static func bearers(_ words: [String], _ names: Set<String>) -> [(String, String)] {
        words.indices.compactMap { place in
            guard let relation = kin(words[place]) else { return nil }
            let rest = words[(place + 1)...].prefix(3)
            let name =
                rest.first.map(names.contains) == true
                ? rest.first
                : rest.first == "is" && rest.dropFirst().first.map(["called", "named"].contains) == true
                    ? rest.last : nil
            return name.flatMap { names.contains($0) ? ($0, relation) : nil }
        }
    }

    /// The words with a relative by marriage as one: "mother in law".
    private static func joined(_ words: [String]) -> [String] {
        var result: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if rest.starts(with: ["in", "law"]) || rest.starts(with: ["in", "laws"]), let own = kin(word) {
                result.append(own + law)
                rest = rest.dropFirst(2)
            } else {
                result.append(word)
            }
        }
        return result
    }

    /// The words with the s of somebody's own apart, as it is where an apostrophe was typed: "arjuns dinner".
    private static func possessive(_ words: [String], _ names: Set<String>) -> [String] {
        words.flatMap { word in
            let bare = String(word.dropLast())
            guard word.hasSuffix("s"), !names.contains(word) else { return [word] }
            return names.contains(bare) || kin(bare) != nil && kin(word) == nil ? [bare, "s"] : [word]
        }
    }

    /// The relative that a word names, by the first word for them; `nil` where it names none.
    static func kin(_ word: String) -> String? {
        if let own = relatives[word] { return own }
        guard word.hasSuffix(law) else { return nil }
        return relatives[String(word.dropLast(law.count))].map { $0 + law }
    }

    /// Whether a relation leads over another relative.
    private static func isRound(_ relation: String) -> Bool {
        relation.hasSuffix(law) || relation.hasPrefix("grand") || ["niece", "nephew", "cousin"].contains(relation)
    }

    private static let law = "-in-law"
    private static let couple: Set<String> = ["partner", "wife", "husband", "girlfriend", "boyfriend"]
    private static let who: Set<String> = ["who", "whom", "whose"]
    private static let parents: Set<String> = [
        "parents", "parent", "folks", "people", "family", "mum", "mom", "mam", "mother", "mummy", "dad", "father",
        "daddy",
    ]

    /// The words for each relative.
    private static let relatives: [String: String] = Dictionary(
        """
        mum|mom|mam|mother|mummy|mums|moms dad|father|daddy|dads sister|sis|sisters brother|bro|brothers aunt|auntie|aunts uncle|uncles
        niece|nieces nephew|nephews cousin|cousins grandmother|grandma|gran|nan|nana|granny grandfather|grandpa|grandad|granddad
        wife husband|hubby girlfriend boyfriend partner son|sons daughter|daughters grandson|grandsons granddaughter|granddaughters
        """.split(whereSeparator: \.isWhitespace).flatMap { group in
            let words = group.split(separator: "|").map(String.init)
            return words.map { ($0, words[0]) }
        }, uniquingKeysWith: { first, _ in first })
}
