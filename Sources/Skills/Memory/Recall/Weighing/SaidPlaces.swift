/// Sentences that the user said, and which of them belong together or may be meant.
struct SaidPlaces {
    /// How likely a sentence has to answer to be offered where nothing else does.
    private static let least = 0.12
    /// The letters of a word that tells something by itself.
    private static let telling = 3

    private let sentences: [SaidSentence]

    /// Reads sentences, oldest first.
    init(_ sentences: [SaidSentence]) { self.sentences = sentences }

    /// The sentence of this conversation that may answer a question to which nothing else does: people mostly ask back for what they did
    /// say, so that the likeliest is offered where it is not quite unlikely, or else the only one that speaks of the same.
    ///
    /// - Parameter chance: how likely the sentence at a place answers, from 0 to 1.
    func nearest(_ question: WeighedQuestion, _ chance: (Int) -> Double) -> Int? {
        let here = sentences.indices.filter { sentences[$0].isHere }
        let likeliest = here.filter { chance($0) >= Self.least }.max { chance($0) < chance($1) }
        return likeliest ?? alike(question, here)
    }

    /// The place that alone holds most of the words of a question, and something new: "which terminal is it?" asks for "my cousin arrives
    /// at terminal 3".
    private func alike(_ question: WeighedQuestion, _ here: [Int]) -> Int? {
        let rivals = RivalTexts(of: question, among: sentences.map(\.text), .said)
        let terms = Set(question.terms.filter { $0.count >= Self.telling && !Self.asking.contains($0) })
        let shared = here.filter { !rivals.contains($0) }.map { place in
            let words = Folding.words(AskedShorthand.plainly(sentences[place].text))
            return (place: place, count: terms.intersection(Thesaurus.standard.stems(words)).count)
        }
        guard let most = shared.map(\.count).max(), most > 0, most * 2 >= terms.count else { return nil }
        let best = shared.filter { $0.count == most }
        guard best.count == 1, let place = best.first?.place, tellsSomething(place, besides: question) else {
            return nil
        }
        return place
    }

    /// Whether a number or a name stands there that the question does not hold: "the dog is sulking" tells nothing of the dog's name.
    private func tellsSomething(_ place: Int, besides question: WeighedQuestion) -> Bool {
        let asked = Set(Folding.words(question.message))
        let told = introduced([place]).flatMap { sentences[$0].text.split(separator: " ").dropFirst() }
        return told.contains { word in
            let isNew = asked.isDisjoint(with: Folding.words(String(word)))
            return isNew && (word.contains(where: \.isNumber) || word.first?.isUppercase == true && word.count > 1)
        }
    }

    /// The places, each behind that of the sentence before where it speaks of somebody who is named there: "A new customer came, Mr Sarr. He
    /// wants three shirts."
    func introduced(_ places: [Int]) -> [Int] {
        places.reduce(into: []) { found, place in
            let before = place - 1
            let isSpokenOf =
                place > 0 && sentences[place].before == sentences[before].text
                && Folding.words(sentences[place].text).first.map(Self.people.contains) == true
                && !FactGroup.names(in: String(sentences[before].text.drop { $0 != " " })).isEmpty
            for one in (isSpokenOf ? [before, place] : [place]) where !found.contains(one) { found.append(one) }
        }
    }

    /// The places with that of the sentence behind the first, where it goes on about the same thing: "We have a new place for
    /// practice. It's the old fire station."
    func continued(_ places: [Int]) -> [Int] {
        guard let first = places.first, sentences.indices.contains(first + 1), !places.contains(first + 1),
            sentences[first + 1].before == sentences[first].text, places.count < AskedFacts.limit,
            let word = Folding.words(sentences[first + 1].text).first, Self.things.contains(word)
        else { return places }
        return [first, first + 1] + places.dropFirst()
    }

    /// Words by which a sentence goes on about what the one before it speaks of.
    private static let things: Set<String> = ["it", "its", "that", "thats"]
    private static let people: Set<String> = ["he", "she", "they", "hes", "shes", "theyre", "his", "her", "their"]
    private static let asking: Set<String> = ["what", "which", "how", "who", "when", "where", "whose"]
}
