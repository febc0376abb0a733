/// Finds which of the known facts the object of a request means: by whose they are, by their kind and by their value.
struct ReferenceResolver {
    let state: ReadingState
    /// The subject spoken of last, other than the user: whom "her" and a piece without any person mean.
    private(set) var spokenOf: String?

    init(state: ReadingState) {
        self.state = state
    }

    /// The facts that a phrase means, the best reading of it; none where it names nothing known.
    mutating func facts(_ phrase: Phrase) -> [Fact] {
        let subject = subject(in: phrase)
        if let subject, subject != "user" { spokenOf = subject }
        let named = attributes(in: phrase)
        let pool = state.known.filter { $0.subject == subject ?? "user" }
        if let found = among(pool, phrase, named) { return found }
        if let subject, subject != "user" {
            return isWhole(phrase, of: subject)
                ? state.known.filter { $0.subject == subject || $0.subject.hasPrefix(subject + ".") } : []
        }
        // "and where she lives", "name, city, all of it" go on about the person named before.
        if subject == nil, let spokenOf, spokenOf != "user",
            let found = among(state.known.filter { $0.subject == spokenOf }, phrase, named)
        {
            return found
        }
        guard subject == nil || !named.isEmpty || !phrase.contains(anyOf: ["my", "our"]) else { return [] }
        let others = state.known.filter { $0.subject != "user" }
        return valued(others, phrase)
    }

    /// Whom a phrase speaks of, who is then the one spoken of last; `nil` where it names nobody.
    mutating func note(_ phrase: Phrase) -> String? {
        guard let subject = subject(in: phrase) else { return nil }
        if subject != "user" { spokenOf = subject }
        return subject
    }

    /// Who, other than the user, a message speaks of.
    static func person(in message: String, _ state: ReadingState) -> Person? {
        let resolver = Self(state: state)
        guard let path = resolver.subject(in: Sentence(message).tokens[...]), path != "user",
            state.known.contains(where: { $0.subject == path })
        else { return nil }
        return Person(path: path, name: state.known.first { $0.subject == path && $0.attribute == "name" }?.value)
    }

    private func among(_ pool: [Fact], _ phrase: Phrase, _ named: [[String]]) -> [Fact]? {
        let byValue = valued(pool, phrase)
        var found: [Fact] = []
        let both = named.flatMap { kinds in byValue.filter { kinds.contains($0.attribute) } }
        if !both.isEmpty { return both }
        for attributes in named {
            let ofKind = pool.filter { attributes.contains($0.attribute) }
            if let first = attributes.first(where: { name in ofKind.contains { $0.attribute == name } }) {
                // "my job" is what one does and where, "my phone" the phone alone.
                found += ofKind.filter {
                    $0.attribute == first || ["job_title", "relationship_status"].contains(attributes[0])
                }
            }
        }
        if found.isEmpty { found = byValue }
        return found.isEmpty ? nil : found
    }

    /// The facts whose values the phrase names best, each by words of its own.
    private func valued(_ facts: [Fact], _ phrase: Phrase) -> [Fact] {
        let finder = state.finder.among(facts)
        var found: [FactFinder.Mention] = []
        for subject in Set(facts.map(\.subject)) { found += finder.valued(in: phrase, of: subject) }
        found.sort { $0.share > $1.share }
        return found.enumerated().filter { index, mention in
            !found[..<index].contains { $0.share > mention.share && $0.range.overlaps(mention.range) }
        }.map(\.element.fact)
    }

    // MARK: Whose

    /// The subject of the facts that a phrase speaks of; `nil` where it names nobody.
    private func subject(in phrase: Phrase) -> String? {
        var path: String?
        for index in phrase.indices {
            let form = phrase[index].form
            let after = phrase.dropping(index - phrase.startIndex + 1).first?.form
            if let known = known(phrase[index].text) { return known }
            if ["her", "his", "she", "he", "him", "their", "they", "them"].contains(form), path == nil {
                if let spoken = pronoun(form) { path = spoken }
            } else if ["my", "mine", "our", "i", "we", "me"].contains(form), path == nil || form == "mine" {
                path = "user"
            } else if let relation = relation(form, before: after) {
                let owner =
                    path.flatMap { $0 == "user" || index > 0 && phrase[index - 1].form == "'s" ? $0 : nil } ?? "user"
                if let known = subject(owner, relation) {
                    path = known
                } else if Relations.relation(form) != nil, !isKind(form), owner == "user" {
                    // Somebody of whom nothing is known.
                    path = "user.\(relation)"
                }
            }
        }
        return path
    }

    /// Whether a word for a person stands for a fact of the user too: "my wife" where a partner is known.
    private func isKind(_ form: String) -> Bool {
        let kinds = AttributeNouns.attributes(of: form) ?? []
        return state.known.contains { $0.subject == "user" && kinds.contains($0.attribute) }
    }

    private func relation(_ form: String, before next: String?) -> String? {
        if form == "ex", let next, let relation = Relations.relation(next) { return "ex-\(relation)" }
        return Relations.relation(form) ?? Relations.pluralRelation(form) ?? Lexicon.animal(form)
    }

    /// The subject among the known ones that is this relation of somebody, by whatever word it was kept.
    private func subject(_ owner: String, _ relation: String) -> String? {
        let subjects = Set(state.known.map(\.subject))
        let related = subjects.filter { $0.hasPrefix(owner + ".") && !$0.dropFirst(owner.count + 1).contains(".") }
        let last = { (path: String) in String(path.split(separator: ".").last ?? "") }
        if let exact = related.first(where: { last($0) == relation || Relations.relation(last($0)) == relation }) {
            return exact
        }
        for group in Self.groups where group.contains(relation) {
            let fitting = related.filter { group.contains(last($0)) }
            if fitting.count == 1 { return fitting.first }
        }
        return nil
    }

    private func known(_ word: String) -> String? {
        guard let person = state.person(named: word), state.known.contains(where: { $0.subject == person.path }) else {
            return nil
        }
        return person.path
    }

    private func pronoun(_ form: String) -> String? {
        if let spokenOf, spokenOf != "user" { return spokenOf }
        let others = Set(state.known.map(\.subject)).filter { path in
            path != "user"
                && (form.hasPrefix("the") || Relations.fits(form, String(path.split(separator: ".").last ?? "")))
        }
        return others.count == 1 ? others.first : nil
    }

    private static let groups: [Set<String>] = [
        ["partner", "wife", "husband", "girlfriend", "boyfriend", "fiance", "fiancee", "spouse"],
        ["ex", "ex-wife", "ex-husband", "ex-girlfriend", "ex-boyfriend", "ex-partner"],
        ["child", "son", "daughter"], ["roommate", "flatmate", "housemate"], ["boss", "supervisor", "manager"],
        ["colleague", "coworker"], ["dog", "puppy"], ["cat", "kitten"], ["brother", "sibling"], ["sister", "sibling"],
    ]

    // MARK: What

    /// The attributes that the nouns of a phrase stand for; of a compound such as "phone number" its last.
    private func attributes(in phrase: Phrase) -> [[String]] {
        let forms = phrase.forms
        for (words, attributes) in Self.asked where words.allSatisfy(forms.contains) { return [attributes] }
        var found: [[String]] = []
        var isCompound = false
        for index in phrase.indices {
            let form = phrase[index].form
            let ownName = state.known.first { $0.attribute == form || $0.attribute == form.replacing("-", with: "_") }
            guard
                let attributes = ownName.map({ [$0.attribute] })
                    ?? AttributeNouns.attributes(of: form).map({ past($0, at: index, in: phrase) }),
                form != "company" || found.isEmpty
            else {
                isCompound = false
                continue
            }
            // "email address", "phone number", "job title"
            if isCompound, form == "address", found.last != ["home_city"] || found.isEmpty { continue }
            if isCompound { found.removeLast() }
            found.append(attributes)
            isCompound = true
        }
        // "the name of my employer" is the employer.
        if found.count > 1, found.contains(["name"]) { found.removeAll { $0 == ["name"] } }
        return found
    }

    /// "my old city": what held before, where that is known.
    private func past(_ attributes: [String], at index: Int, in phrase: Phrase) -> [String] {
        guard index > phrase.startIndex,
            ["old", "former", "previous", "past", "ex", "last"].contains(phrase[index - 1].form)
        else { return attributes }
        let past = attributes.flatMap { ["past_\($0)", "former_\($0)", "previous_\($0)"] }
        let known = past.filter { name in state.known.contains { $0.attribute == name } }
        return known.isEmpty ? attributes : known
    }

    /// Nouns said as questions: "where I live", "how old I am".
    private static let asked: [([String], [String])] = [
        (["where", "live"], ["home_city"]), (["where", "lives"], ["home_city"]), (["where", "living"], ["home_city"]),
        (["where", "from"], ["origin"]), (["where", "work"], ["employer", "work_city"]),
        (["where", "works"], ["employer", "work_city"]),
        (["how", "old"], ["age"]), (["who", "work"], ["employer"]), (["what", "do", "living"], ["job_title"]),
        (["what", "does", "work"], ["job_title"]), (["what", "does", "living"], ["job_title"]),
        (["what", "do", "work"], ["job_title"]),
        (["which", "company"], ["employer"]), (["employs", "me"], ["employer"]), (["who", "married"], ["partner"]),
        (["what", "allergic"], ["allergy"]), (["how", "earn"], ["income"]), (["what", "earn"], ["income"]),
        (["where", "come", "from"], ["origin"]), (["when", "birthday"], ["birthday"]),
        (["which", "city"], ["home_city"]), (["what", "i", "do"], ["job_title"]),
        (["what", "drive"], ["vehicle"]), (["when", "born"], ["birthday"]), (["who", "with"], ["partner"]),
        (["who", "dating"], ["partner"]), (["what", "eat"], ["diet"]), (["where", "grew"], ["origin"]),
        (["where", "born"], ["origin"]), (["how", "tall"], ["trait"]), (["how", "get", "work"], ["commute"]),
        (["what", "called"], ["name", "nickname"]), (["where", "study"], ["education"]),
    ]

    /// Whether a phrase means all that is known of a person: "everything about my ex", "my ex".
    private func isWhole(_ phrase: Phrase, of subject: String) -> Bool {
        if phrase.contains(anyOf: Self.wholes) { return true }
        let rest = phrase.filter { token in
            ![
                "my", "our", "the", "about", "'s", "that", "of", "her", "him", "them", "a", "please", "with", "in",
                "from",
            ]
            .contains(token.form) && !RemovalWords.pieces.contains(token.form) && known(token.text) != subject
                && relation(token.form, before: nil) == nil && !RemovalWords.speakOfMemory([token])
        }
        return rest.isEmpty
    }

    private static let wholes: Set<String> = [
        "everything", "anything", "all", "whatever", "stuff", "existence", "existed", "whole", "every", "entirely",
        "info",
        "information", "details", "data",
    ]
}
