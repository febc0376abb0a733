/// One thing asked for in a message, as words with weights: those of the question itself count most, those of the sentences
/// around it a little.
struct AskedUnit: Sendable {
    /// A stem and how much it tells.
    struct Term: Sendable {
        let stem: String
        /// The word as it stands; empty for one made of several.
        var word = ""
        /// How much it tells, from 0 to 1; 0 for words that only lead to others.
        let weight: Double
        /// Whether it stands in the question itself.
        let isOwn: Bool
        /// Places of the words it is made of, to tell compounds from their parts.
        let places: Range<Int>
    }

    /// The words of the question, folded.
    let words: [String]
    /// Those of them that are written like names.
    let names: [String]
    /// What tells which fact is meant.
    var terms: [Term]
    /// Whom it is about; empty where nobody is named.
    var whom: Set<AskedPart.Whom>
    /// What sort of thing is asked for.
    let kind: AnswerKind?
    /// The attributes that its words name.
    var attributes: Set<String>
    /// Whether it is worded as a question.
    let isQuestion: Bool
    /// Whether it stands in a sentence that is a question, rather than in one that tells of something wanted.
    let isDirect: Bool

    /// The weight of words in sentences around a question; those of its own sentence before it weigh twice as much.
    private static let around = 0.2
    /// The weight of words in sentences that do not ask, where two things are asked for.
    private static let beside = 0.85
    /// The weight of words that name the sort of thing that is asked for.
    private static let general = 0.3
    /// The weight of a relation of somebody's: the husband in "my sister's husband".
    private static let owned = 0.5
    /// The least that the words of a question weigh that tells by itself what is meant.
    private static let telling = 0.9

    /// Whether its own words tell nothing, so that the sentences around it tell what is meant: "What is it?".
    var isVague: Bool { terms.filter(\.isOwn).map(\.weight).reduce(0, +) < Self.telling }

    /// The things a message asks for, in its order.
    ///
    /// - Parameters:
    ///   - text: the message.
    ///   - names: the known people by their folded first name, with their path.
    ///   - thesaurus: which words side by side are one.
    static func read(_ text: String, names: [String: Set<String>], thesaurus: Thesaurus) -> [AskedUnit] {
        let reader = Reader(sentences: AskedQuestion.sentences(text), names: names, thesaurus: thesaurus)
        let asked = reader.units { $0.asks }
        guard asked.allSatisfy(\.isVague) else { return asked }
        let hinted = reader.units { $0.hints && !$0.asks }.filter { !$0.isVague }
        return hinted.isEmpty ? asked : hinted
    }

    /// What a message that may ask for two things asks for as a whole: the words of its sentences that ask or that tell of something
    /// wanted, and with less weight those of the others; `nil` where it asks for one.
    static func whole(_ text: String, names: [String: Set<String>], thesaurus: Thesaurus) -> AskedUnit? {
        let all = AskedQuestion.sentences(text)
        let sentences = all.filter { $0.asks || $0.hints }
        guard SecondFact.mayAsk(text), !sentences.isEmpty else { return nil }
        let words = sentences.flatMap { $0.segments.flatMap(\.words) }
        let others = all.filter { !($0.asks || $0.hints) }.flatMap { $0.segments.flatMap(\.words) }
        let reader = Reader(sentences: [], names: names, thesaurus: thesaurus)
        return AskedUnit(
            words: words, names: sentences.flatMap { $0.segments.flatMap(\.names) },
            terms: reader.terms(words, 1, isOwn: true) + reader.terms(others, beside, isOwn: true),
            whom: AskedQuestion.whom(words, names),
            kind: nil, attributes: [], isQuestion: true, isDirect: true)
    }

    /// All words of a message as one thing asked.
    static func all(_ text: String, names: [String: Set<String>], thesaurus: Thesaurus) -> AskedUnit {
        let segments = AskedQuestion.sentences(text).flatMap(\.segments)
        let words = segments.flatMap(\.words)
        let reader = Reader(sentences: [], names: [:], thesaurus: thesaurus)
        return AskedUnit(
            words: words, names: segments.flatMap(\.names), terms: reader.terms(words, 1, isOwn: true),
            whom: AskedQuestion.whom(words, names), kind: nil, attributes: [], isQuestion: true, isDirect: true)
    }

    private struct Reader {
        let sentences: [AskedQuestion.Sentence]
        let names: [String: Set<String>]
        let thesaurus: Thesaurus

        /// The things asked for in the chosen sentences.
        func units(_ chosen: (AskedQuestion.Sentence) -> Bool) -> [AskedUnit] {
            var units: [AskedUnit] = []
            for index in sentences.indices where chosen(sentences[index]) { read(index, &units) }
            return units
        }

        private func read(_ index: Int, _ units: inout [AskedUnit]) {
            let sentence = sentences[index]
            let others = sentences.indices.filter { $0 != index }.flatMap { sentences[$0].segments.flatMap(\.words) }
            var lead: [String] = []
            let start = units.count
            for (number, segment) in sentence.segments.enumerated() {
                let isQuestion =
                    segment.words.contains { questionWords.contains($0) }
                    || AskedQuestion.opensQuestion(segment.words) || AskedQuestion.hintsAtQuestion(segment.words)
                // What stands before the question leads up to it; what stands behind goes on with it.
                if !isQuestion, units.count == start, number + 1 < sentence.segments.count {
                    lead += segment.words
                    continue
                }
                // "…, did I tell you?" asks nothing more.
                if units.count > start, AskedUnit.talk.isSuperset(of: segment.words) { continue }
                var unit = AskedUnit(
                    words: segment.words, names: segment.names,
                    terms: terms(segment.words, 1, isOwn: true) + ownedTerms(segment.words)
                        + terms(lead, around * 2, isOwn: false) + terms(others, around, isOwn: false),
                    whom: AskedQuestion.whom(Self.withoutRequest(segment.words), names),
                    kind: AnswerKind(asking: segment.words),
                    attributes: AskedAttributes.read(segment.words.filter { names[$0] == nil }), isQuestion: isQuestion,
                    isDirect: sentence.asks)
                // "When is my birthday, and when is my wife's?"
                if unit.isVague, isQuestion, units.count > start, let last = units.last {
                    unit.terms = last.terms
                    unit.attributes = last.attributes
                }
                if unit.whom.isEmpty || unit.whom == [.user] && AskedQuestion.isForOthers(segment.words) {
                    let before = units.last { !$0.whom.isEmpty && $0.whom != [.user] }?.whom
                    let near = before ?? AskedQuestion.whom(lead + others, names)
                    if !near.isEmpty { unit.whom = near }
                }
                units.append(unit)
            }
        }

        /// The words without "tell me", which is not about the user, and without who else wants to know.
        private static func withoutRequest(_ words: [String]) -> [String] {
            if let asking = words.firstIndex(where: { ["know", "asks", "asked", "asking", "wonders"].contains($0) }),
                words[..<asking].contains(where: { Relations.relation($0) != nil }),
                words[asking...].contains(where: questionWords.contains)
            {
                return withoutRequest(Array(words[(asking + 1)...]))
            }
            let verbs: Set<String> = ["tell", "remind", "give", "show", "let"]
            return words.indices.filter { $0 == 0 || words[$0] != "me" || !verbs.contains(words[$0 - 1]) }
                .map { words[$0] }
        }

        /// "My sister's husband" may be told with the sister: "The user's sister is married to Ezequiel."
        private func ownedTerms(_ words: [String]) -> [Term] {
            AskedQuestion.whom(words, names).compactMap {
                guard case .relation(let relation, .some) = $0 else { return nil }
                return Term(stem: Folding.stem(relation), weight: owned, isOwn: true, places: 0..<0)
            }
        }

        func terms(_ words: [String], _ share: Double, isOwn: Bool) -> [Term] {
            let single = words.indices.compactMap { index -> Term? in
                let word = words[index]
                guard word.count > 1, names[word] == nil, !SearchTerms.stopWords.contains(word),
                    !hollow.contains(word)
                else { return nil }
                let weight = Relations.isKin(word) ? 0 : generalWords.contains(word) ? general : 1
                return Term(
                    stem: Folding.stem(word), word: word, weight: weight * share, isOwn: isOwn,
                    places: index..<(index + 1))
            }
            return single
                + thesaurus.compounds(in: words).map { Term(stem: $0.key, weight: 0, isOwn: isOwn, places: $0.places) }
        }
    }
}
