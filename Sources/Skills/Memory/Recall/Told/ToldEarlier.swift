import AgentCore

/// Finds what the user said earlier, in the conversation or before it, that answers a message: any sentence, whether or not
/// something was learned from it.
///
/// A sentence is scored by the words of the question that stand in it, or that the thesaurus relates to words in it; those of
/// the sentences around it count for less: "I wrapped her present. I hid it in the airing cupboard." The weights were set on
/// 125 conversations by several hands.
struct ToldEarlier {
    /// The share that words count for which stand elsewhere in the message, and in the messages before and behind.
    private static let sameMessage = 0.7
    private static let nextMessage = 0.5
    /// The share that a word counts for which the thesaurus alone relates.
    private static let related = 0.7
    /// What is added where a sentence holds the kind of thing that is asked for, and where it does not.
    private static let held = 0.35
    private static let lacking = -0.4
    /// What is added where something is asked for by a noun ("which hotel?") and the sentence holds a name or a number.
    private static let specific = 0.25
    /// What is added where that noun stands in it.
    private static let noun = 0.3
    /// What words count for that tell whom a question is about.
    private static let kin = 0.7
    /// The share of the best score from which another sentence is told beside it.
    private static let equal = 0.75
    /// The share of the question's words that has to be found, and the least score.
    private static let least = (coverage: 0.26, score: 0.66)

    /// The sentence that answers, or the two of which either may.
    struct Answer {
        let sentences: [String]
        let score: Double
        fileprivate let kind: AnswerKind?
        fileprivate let asked: Set<String>

        /// Whether it tells more of what is asked for than these facts do: "she is called Noodle" than that there is a puppy.
        func isBetter(than facts: [Fact]) -> Bool {
            guard !facts.isEmpty, let kind else { return facts.isEmpty }
            return !facts.contains { kind.isHeld(by: $0, asking: asked) }
        }
    }

    private let sentences: [ToldSentence]
    private let thesaurus: Thesaurus

    /// Looks in the user's messages.
    ///
    /// - Parameters:
    ///   - messages: those of the conversation, oldest first.
    ///   - past: some of other conversations, as runs without a gap, oldest first.
    init(_ messages: [String], past: [[String]] = [], thesaurus: Thesaurus = .standard) {
        self.thesaurus = thesaurus
        // Between two runs a place stays free: they do not stand next to one another.
        var place = -past.map { $0.count + 1 }.reduce(0, +)
        var read: [ToldSentence] = []
        for run in past + [messages] {
            for text in run {
                read += ToldSentence.read(text, message: place, thesaurus: thesaurus)
                place += 1
            }
            place += 1
        }
        sentences = read
    }

    /// What the sentences say, each with the one before it.
    var said: [SaidSentence] {
        sentences.indices.map { place in
            let before = place > 0 ? sentences[place - 1] : nil
            let isNext = before.map { sentences[place].message - $0.message <= 1 } ?? false
            return SaidSentence(
                text: sentences[place].text, before: isNext ? before?.text : nil,
                isHere: sentences[place].message >= 0)
        }
    }

    /// The sentence that answers what a text asks; `nil` where none does.
    func answer(_ text: String) -> Answer? {
        let units = AskedUnit.read(text, names: [:], thesaurus: thesaurus).filter { !$0.asksCompanion }
        return units.compactMap(best).max { $0.score < $1.score }
    }

    private func best(_ unit: AskedUnit) -> Answer? {
        let isVague = unit.isVague
        let terms = unit.terms.compactMap { term -> (stem: String, weight: Double)? in
            guard term.isOwn || isVague else { return nil }
            let isKin = term.weight == 0 && Relations.isKin(term.word)
            return isKin ? (term.stem, Self.kin) : term.weight > 0 ? (term.stem, term.weight) : nil
        }
        let total = terms.map(\.weight).reduce(0, +)
        guard total > 0 else { return nil }
        let noun = Self.noun(in: unit.words)
        let found = terms.map { term in sentences.map { relation(of: term.stem, to: $0) } }
        let asked = Set(unit.words)
        let kind = unit.kind ?? (asked.isDisjoint(with: Self.measures) ? nil : .number)
        let value = WantedValue(asking: unit.words, kind: unit.kind)
        let scored = sentences.indices.map { place -> (score: Double, coverage: Double) in
            var sum = 0.0
            for (term, ratings) in zip(terms, found) {
                let rating = sentences.indices.map { ratings[$0] * nearness($0, to: place) }.max() ?? 0
                sum += term.weight * rating
            }
            var score = sum / total
            if let value {
                score += value.isHeld(by: sentences[place].text, asking: unit.words) ? Self.held : Self.lacking
            } else if let kind {
                score += sentences[place].holds(kind, asking: asked) ? Self.held : Self.lacking
            } else if sentences[place].namesSomething(besides: asked) || sentences[place].holds(.number, asking: asked)
            {
                score += Self.specific
            }
            if let noun, sentences[place].stems.contains(noun) { score += Self.noun }
            return (score, sum / total)
        }
        let best = scored.indices.max { scored[$0].score < scored[$1].score }
        guard let best, scored[best].coverage >= Self.least.coverage, scored[best].score >= Self.least.score
        else { return nil }
        let other = scored.indices.filter {
            $0 != best && scored[$0].score >= scored[best].score * Self.equal
                && scored[$0].coverage >= Self.least.coverage
        }.max { scored[$0].score < scored[$1].score }
        return Answer(
            sentences: [best, other].compactMap(\.self).map { sentences[$0].text }, score: scored[best].score,
            kind: kind,
            asked: asked)
    }

    /// Words that ask for a number.
    private static let measures: Set<String> = [
        "price", "size", "number", "code", "plate", "level", "floor", "weigh", "weight", "cost", "amount", "score",
        "pin",
    ]

    /// The stem of what is asked for by a noun: the road of "which road was it in?".
    private static func noun(in words: [String]) -> String? {
        guard let place = words.firstIndex(where: { ["which", "what"].contains($0) }), place + 1 < words.count,
            !SearchTerms.stopWords.contains(words[place + 1])
        else { return nil }
        return Folding.stem(words[place + 1])
    }

    private func relation(of stem: String, to sentence: ToldSentence) -> Double {
        let best = sentence.stems.map { thesaurus.relation(of: stem, to: $0) }.max() ?? 0
        return best < 1 ? best * Self.related : 1
    }

    /// How much what stands in one sentence counts for another.
    private func nearness(_ one: Int, to other: Int) -> Double {
        if one == other { return 1 }
        return switch abs(sentences[one].message - sentences[other].message) {
        case 0: Self.sameMessage
        case 1: Self.nextMessage
        default: 0
        }
    }
}
