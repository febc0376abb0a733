import Foundation

/// A message as facts are weighed against it: its sentences, the one that asks, and the words of both.
struct WeighedQuestion: Sendable {
    /// The whole message.
    let message: String
    /// Its sentences, as they were typed.
    let sentences: [String]
    /// The sentence that asks.
    let asking: String
    /// The stems of the words of that sentence that tell something, and those of the others.
    let terms: [String]
    let others: [String]

    private let words: [String]
    private let asked: Set<String>
    private let names: [String]
    private let relations: Set<String>
    private let kind: AnswerKind?
    private let value: WantedValue?
    private let owners: Set<String>
    /// Whether it may ask for two things.
    let mayBeTwo: Bool

    /// What of it has to be embedded.
    var texts: [String] { [message, asking] + sentences }

    /// The parts of a message that may ask for two things, each of which may ask for one; none where it does not come apart.
    var parts: [String] {
        guard mayBeTwo else { return [] }
        let telling = sentences.flatMap(Self.pieces)
        return (2...Self.mostParts).contains(telling.count) ? telling : []
    }

    /// The two halves of the sentence that asks, or the only two that do; none where there are more or fewer.
    var halves: [String] {
        guard mayBeTwo else { return [] }
        let asking = sentences.filter { AskedQuestion.asks($0) || AskedQuestion.hints($0) }
        let pieces = asking.count == 1 ? Self.pieces(asking[0]) : asking
        return pieces.count == 2 ? pieces : []
    }

    private static func pieces(_ sentence: String) -> [String] {
        joints.reduce([sentence]) { pieces, joint in pieces.flatMap { $0.components(separatedBy: joint) } }
            .filter { Folding.words($0).count > 1 }
    }

    private static let joints = [" and ", " & ", " + ", " plus ", " n "]
    private static let mostParts = 4

    /// Reads a message.
    init(_ message: String, thesaurus: Thesaurus = .standard) {
        self.message = message
        let sentences = ToldSentence.pieces(message)
        self.sentences = sentences
        let asks = sentences.last { AskedQuestion.sentences($0).contains(where: \.asks) }
        let hints = sentences.last { AskedQuestion.sentences($0).contains(where: \.hints) }
        let asking = asks ?? hints ?? message
        self.asking = asking
        func stems(_ text: String) -> [String] {
            let telling = Folding.words(AskedShorthand.plainly(text)).filter {
                $0.count > 1 && !SearchTerms.stopWords.contains($0) && !AskedUnit.hollow.contains($0)
            }
            return Array(Set(thesaurus.stems(telling))).sorted()
        }
        terms = stems(asking)
        others = sentences.filter { $0 != asking }.flatMap(stems)
        let segments = AskedQuestion.segments(asking)
        words = segments.flatMap(\.words)
        names = segments.flatMap(\.names)
        asked = Set(Folding.words(message))
        relations = Set(asked.compactMap { Relations.relation($0) ?? Relations.pluralRelation($0) })
        kind = AnswerKind(asking: words)
        value = WantedValue(asking: words, kind: kind)
        owners = Self.owners(Folding.words(asking))
        mayBeTwo = SecondFact.mayAsk(message)
    }

    /// What the question lets expect of an answer, and whether a text has it.
    ///
    /// - Parameters:
    ///   - answer: the text.
    ///   - known: the names, folded, that stand in any of the texts.
    func expectations(of answer: WeighedText, among known: Set<String>) -> [Float] {
        let fresh = answer.words.filter { !asked.contains($0) && !SearchTerms.stopWords.contains($0) }
        let flags =
            kinds(answer) + values(answer) + whose(answer, among: known) + [
                answer.namesSomething(besides: asked),
                fresh.contains { $0.contains(where: \.isNumber) },
                fresh.contains(where: AnswerKind.days.contains),
                answer.words.starts(with: ["the", "user", "s"]),
                answer.words.starts(with: ["the", "user"]) && !answer.words.starts(with: ["the", "user", "s"]),
            ]
        return flags.map { $0 ? 1 : 0 } + [Float(fresh.count) / 5, Float(answer.words.count) / 10]
    }

    /// For each sort of thing whether it is asked for and there, and whether it is asked for and lacking.
    private func kinds(_ answer: WeighedText) -> [Bool] {
        [AnswerKind.time, .number, .person, .place].flatMap { sort -> [Bool] in
            guard sort == kind else { return [false, false] }
            let isHeld = holds(sort, answer)
            return [isHeld, !isHeld]
        }
    }

    /// Whether the value that is asked for is there; then for each whether it is asked for and lacking.
    private func values(_ answer: WeighedText) -> [Bool] {
        let isHeld = value.map { $0.isHeld(by: answer.text, asking: words) }
        return [isHeld == true] + WantedValue.allCases.map { $0 == value && isHeld == false }
    }

    /// Whether it speaks of those of whom the question does.
    private func whose(_ answer: WeighedText, among known: Set<String>) -> [Bool] {
        let own = Set(answer.words.compactMap { Relations.relation($0) ?? Relations.pluralRelation($0) })
        let kin = own.filter(Relations.isKin)
        let wanted = relations.filter(Relations.isKin)
        let named = asked.intersection(known)
        let isNamed = !named.isDisjoint(with: answer.words)
        let hasOthers = answer.names.contains { !asked.contains($0) }
        let strangers = names.filter { !known.contains($0) && !AskedQuestion.calendar.contains($0) }
        return [
            // One of the family of whom the question says nothing.
            !kin.isSubset(of: relations), relations.isEmpty && named.isEmpty && !kin.isEmpty,
            // Not one of those of whom it asks, or somebody else, or the user themselves.
            !wanted.isEmpty && wanted.isDisjoint(with: own) && !isNamed,
            !relations.isEmpty && !own.isEmpty && relations.isDisjoint(with: own) && !isNamed,
            !wanted.isEmpty && own.isEmpty && !isNamed && answer.words.starts(with: ["the", "user"]),
            !named.isEmpty && !isNamed, !named.isEmpty && !isNamed && hasOthers, isNamed,
            // Somebody of whom nothing is known.
            !strangers.isEmpty, !strangers.isEmpty && hasOthers,
        ]
    }

    /// Whether a text cannot answer, whatever it is about: it tells nothing new, or nothing of what is asked for.
    func isLeftOpen(by answer: WeighedText) -> Bool {
        if isEchoed(by: answer) { return true }
        guard !mayBeTwo else { return false }
        if kind == .time, words.contains("date"), !holds(.time, answer) { return true }
        return value?.isLacking(in: answer.text, asking: words) == true
    }

    /// Whether a text says nothing that the question does not take for granted: "my son comes on a Sunday" tells nobody which
    /// Sunday. What may be answered with yes or no is left out.
    private func isEchoed(by answer: WeighedText) -> Bool {
        // "Is it Dev or Anil who is allergic" takes both for granted.
        guard !Self.open.isDisjoint(with: words), !asked.contains("or") else { return false }
        let given = Set((Array(asked) + borne(in: answer)).map(Folding.stem))
        return answer.words.allSatisfy {
            $0.count < 2 || $0 == "user" || given.contains(Folding.stem($0))
                || (SearchTerms.stopWords.contains($0) || Self.bare.contains($0)) && !AnswerKind.days.contains($0)
        }
    }

    /// The names that a text gives to those of whom the question speaks, and that it does not ask for: "my son" takes for granted
    /// who he is, and so does "my wife's middle name".
    private func borne(in answer: WeighedText) -> [String] {
        let asksName = !asked.isDisjoint(with: ["who", "whom", "whose", "name", "names", "called", "named"])
        return answer.words.indices.flatMap { place -> [String] in
            guard let relation = Relations.relation(answer.words[place]), relations.contains(relation),
                !asksName || owners.contains(relation)
            else { return [] }
            let rest = Array(answer.words[(place + 1)...].prefix(3))
            let isNamed = rest.first == "is" && rest.dropFirst().first.map(["named", "called"].contains) == true
            return (isNamed ? rest : Array(rest.prefix(1))).filter(answer.names.contains)
        }
    }

    /// Those of whose things the question asks, as relations: "my wife's middle name", "the name of my sisters dog".
    private static func owners(_ words: [String]) -> Set<String> {
        Set(
            words.indices.dropLast().compactMap { place in
                let relation = Relations.relation(words[place])
                let next = words[place + 1]
                if let relation, next == "s" {
                    return words.indices.contains(place + 2) && !names.contains(words[place + 2]) ? relation : nil
                }
                guard place > 0, words[place - 1] == "my", let several = Relations.pluralRelation(words[place]),
                    !names.contains(next), !AskedQuestion.auxiliaries.contains(next),
                    !SearchTerms.stopWords.contains(next)
                else { return nil }
                return several
            })
    }

    private static let names: Set<String> = ["name", "names", "first", "full", "real", "called"]
    /// Verbs that tell nothing of what is had or done.
    private static let bare: Set<String> = ["has", "have", "owns", "makes", "make", "keeps", "uses", "got"]
    private static let open: Set<String> = ["what", "which", "who", "whom", "whose", "when", "where", "why", "how"]

    private func holds(_ kind: AnswerKind, _ answer: WeighedText) -> Bool {
        switch kind {
        case .time: answer.words.contains { AnswerKind.days.contains($0) || $0.first?.isNumber == true }
        case .number: answer.words.contains { $0.contains(where: \.isNumber) || AnswerKind.numbers.contains($0) }
        case .person, .place: answer.namesSomething(besides: asked)
        }
    }

    /// Whether it asks for somebody, or their name.
    var asksWho: Bool { !asked.isDisjoint(with: ["who", "whos", "whom", "whose", "name", "called"]) }

    /// How the question is worded.
    var shape: [Float] {
        [
            words.contains("what"), words.contains("which"), words.contains("who"), words.contains("whose"),
            words.contains("when"), words.contains("where"), words.contains("how"),
            !asked.isDisjoint(with: ["name", "names", "called"]), words.contains("my"), words.contains("i"), mayBeTwo,
            kind == .time, kind == .place, kind == .number,
        ].map { $0 ? 1 : 0 } + [Float(words.count) / 10]
    }
}
