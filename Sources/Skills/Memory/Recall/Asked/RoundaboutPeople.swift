/// Those of whom a question speaks in a roundabout way, where facts tell it the other way round: "the mother of my grandson Mateo" is Camila
/// where "Mateo is Camila's son".
struct RoundaboutPeople {
    private let bearers: [NameBearer]
    /// The names, folded, with the name as it is written.
    private let names: [String: String]

    /// Reads who is who in facts.
    init(_ facts: [String]) {
        bearers = Array(Set(facts.compactMap(NameBearer.read))).sorted { $0.name < $1.name }
        names = Dictionary(bearers.map { (Folding.lower($0.name), $0.name) }) { first, _ in first }
    }

    /// A question with the names of those whom it means. One that asks for a name stays as it is.
    func named(_ question: String) -> String {
        guard bearers.contains(where: { !$0.isUsers }), Self.naming.isDisjoint(with: Folding.words(question)) else {
            return question
        }
        var words = question.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for place in words.indices.reversed() where place < words.count {
            guard let meant = owned(words, place) ?? relativeOf(words, place) else { continue }
            words.replaceSubrange(meant.range, with: [meant.name + Self.ending(words[meant.range.upperBound - 1])])
        }
        return words.joined(separator: " ")
    }

    private struct Meant {
        let range: Range<Int>
        let name: String
    }

    /// "Mateo's mum", "my grandson's mother", "my grandson Mateo's mother".
    private func owned(_ words: [String], _ place: Int) -> Meant? {
        guard place > 0, let owner = Self.owner(words[place - 1]),
            let (name, start) = person(owner, at: place - 1, in: words),
            let found = relative(Self.bare(words[place]), of: name)
        else { return nil }
        return Meant(range: start..<(place + 1), name: found)
    }

    /// "The mother of my grandson Mateo", "the mother of Mateo".
    private func relativeOf(_ words: [String], _ place: Int) -> Meant? {
        guard words.indices.contains(place + 2), words[place + 1] == "of" else { return nil }
        let isArticle = place > 0 && ["the", "my"].contains(Folding.lower(words[place - 1]))
        // The farthest: "my grandson Mateo", not "my grandson".
        for end in ((place + 2)..<min(place + 6, words.count)).reversed() {
            guard let (name, start) = person(Self.bare(words[end]), at: end, in: words), start == place + 2,
                let found = relative(Self.bare(words[place]), of: name)
            else { continue }
            return Meant(range: (isArticle ? place - 1 : place)..<(end + 1), name: found)
        }
        return nil
    }

    /// Who is meant by a word, and where what means them begins: "Mateo", "grandson" behind "my".
    private func person(_ word: String, at place: Int, in words: [String]) -> (name: String, start: Int)? {
        if let name = names[Folding.lower(word)] {
            let my = words[..<place].suffix(3).lastIndex { ["my", "our"].contains(Folding.lower($0)) }
            let role = my.map { words[($0 + 1)..<place].map(Folding.lower) } ?? []
            let isIntroduced =
                role.last.map { Relations.relation($0) != nil } == true || bearers(of: role).contains(name)
            return (name, isIntroduced ? my ?? place : place)
        }
        guard place > 0, ["my", "our"].contains(Folding.lower(words[place - 1])),
            let name = bearers(of: [Folding.lower(word)]).first, bearers(of: [Folding.lower(word)]).count == 1
        else { return nil }
        return (name, place - 1)
    }

    /// The names of those who are this to the user.
    private func bearers(of role: [String]) -> [String] {
        let role = role.joined(separator: " ")
        return bearers.filter { $0.isUsers && Self.isSame($0.role, role) }.map(\.name)
    }

    /// The name of the only one whose relation to somebody is the converse of what they are told to be.
    private func relative(_ relation: String, of name: String) -> String? {
        let relation = Folding.lower(relation)
        guard let converse = Self.converses.first(where: { $0.of.contains(relation) })?.told else { return nil }
        // What is told of it straight out needs no way round.
        let owner = name + "'s"
        guard !bearers.contains(where: { $0.owner == owner && Self.isSame($0.role, relation) }) else { return nil }
        let found = Set(
            bearers.filter {
                let role = $0.role.split(separator: " ").map(String.init)
                return !$0.isUsers && $0.name == name && converse.contains(role.last ?? "")
                    && Self.former.isDisjoint(with: role)
            }.map(\.owner))
        guard found.count == 1, let meant = found.first.map({ String($0.dropLast(2)) }) else { return nil }
        // Camila is no father; and of whom nothing tells it may be either.
        let parent = Relations.relation(relation).flatMap { ["mother": "she", "father": "he"][$0] }
        guard let parent else { return meant }
        let isKnown = bearers.contains {
            $0.isUsers && $0.name == meant && Relations.isKin($0.role)
                && Relations.fits(parent, Relations.relation($0.role) ?? "")
                && !Relations.fits(parent == "she" ? "he" : "she", Relations.relation($0.role) ?? "")
        }
        return isKnown ? meant : nil
    }

    private static func isSame(_ one: String, _ other: String) -> Bool {
        one == other || Relations.relation(one) != nil && Relations.relation(one) == Relations.relation(other)
    }

    /// The word without the s of the owner; `nil` where it is none.
    private static func owner(_ word: String) -> String? {
        guard word.hasSuffix("'s") || word.hasSuffix("’s") else { return nil }
        return String(word.dropLast(2))
    }

    private static func bare(_ word: String) -> String { String(word.prefix { $0.isLetter || $0 == "-" }) }

    /// What stands behind the letters of a word: "mother?", "mum's".
    private static func ending(_ word: String) -> String { String(word.drop { $0.isLetter || $0 == "-" }) }

    private static let former: Set<String> = ["ex", "former", "late", "previous", "old", "first"]

    /// Words of questions for a name.
    private static let naming: Set<String> = ["who", "whos", "name", "names", "called", "named", "whose"]

    private static let parents: Set<String> = [
        "mother", "father", "mum", "mom", "mam", "mummy", "mommy", "dad", "daddy", "parent",
    ]
    private static let children: Set<String> = ["son", "daughter", "child", "kid", "boy", "girl", "baby"]
    private static let partners: Set<String> = [
        "husband", "wife", "partner", "spouse", "fiance", "fiancé", "fiancee", "fiancée", "boyfriend", "girlfriend",
        "bride", "groom",
    ]
    private static let converses: [(of: Set<String>, told: Set<String>)] = [
        (parents, children), (["child", "kid", "baby"], parents), (partners, partners),
        (["teacher", "tutor"], ["pupil", "student"]), (["pupil", "student"], ["teacher", "tutor"]),
        (["boss", "manager"], ["assistant", "apprentice", "secretary"]),
        (["owner"], ["dog", "cat", "puppy", "horse", "parrot", "rabbit"]),
    ]
}
