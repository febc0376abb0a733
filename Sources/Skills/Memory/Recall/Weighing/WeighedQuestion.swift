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
    /// Whether it may ask for two things.
    let mayBeTwo: Bool

    /// What of it has to be embedded.
    var texts: [String] { [message, asking] + sentences }

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

    /// Whether a text says nothing that the question does not take for granted: "my son comes on a Sunday" tells nobody which
    /// Sunday. What may be answered with yes or no is left out.
    func isEchoed(by answer: WeighedText) -> Bool {
        guard !Self.open.isDisjoint(with: words) else { return false }
        let asksName = !asked.isDisjoint(with: ["who", "whom", "whose", "name", "names", "called", "named"])
        // "My son" takes for granted who he is.
        let borne = zip(answer.words, answer.words.dropFirst()).filter { before, name in
            !asksName && answer.names.contains(name) && Relations.relation(before).map(relations.contains) == true
        }
        let given = Set((Array(asked) + borne.map(\.1)).map(Folding.stem))
        return answer.words.allSatisfy {
            $0.count < 2 || $0 == "user" || SearchTerms.stopWords.contains($0) || given.contains(Folding.stem($0))
        }
    }

    private static let open: Set<String> = ["what", "which", "who", "whom", "whose", "when", "where", "why", "how"]

    private func holds(_ kind: AnswerKind, _ answer: WeighedText) -> Bool {
        switch kind {
        case .time: answer.words.contains { AnswerKind.days.contains($0) || $0.first?.isNumber == true }
        case .number: answer.words.contains { $0.contains(where: \.isNumber) || AnswerKind.numbers.contains($0) }
        case .person, .place: answer.namesSomething(besides: asked)
        }
    }

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
