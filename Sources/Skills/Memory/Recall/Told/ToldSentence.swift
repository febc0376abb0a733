import Foundation

/// A sentence that the user typed earlier in the conversation.
struct ToldSentence: Sendable {
    /// As it was typed, without blanks around it.
    let text: String
    /// The place of its message among the user's.
    let message: Int
    /// Its words, folded.
    let words: [String]
    let stems: [String]

    init(_ text: String, message: Int, thesaurus: Thesaurus) {
        self.text = text
        self.message = message
        words = Folding.words(AskedShorthand.plainly(text))
        // "It's freezing here in Tampere" tells the town.
        let tellsPlace = zip(words, words.dropFirst()).contains { $0 == "here" && $1 == "in" }
        stems =
            thesaurus.stems(words.filter { !SearchTerms.stopWords.contains($0) })
            + (tellsPlace ? ["town", "city", "place", "live"].map(Folding.stem) : [])
    }

    /// The sentences of a message that tell something: neither questions nor single words.
    static func read(_ content: String, message: Int, thesaurus: Thesaurus) -> [ToldSentence] {
        pieces(content).compactMap(telling).map(plainly).compactMap { piece in
            let sentence = ToldSentence(piece, message: message, thesaurus: thesaurus)
            return sentence.words.count > 1 ? sentence : nil
        }
    }

    /// A sentence without the words by which it is only announced: "I would like to inform you that I have not smoked for nine days".
    private static func plainly(_ piece: String) -> String {
        let announced =
            /^(well,? )?I('d| would)? (just )?(like|want|wanted|have|had) to (inform|tell) you,? (that )?(?=(I|my|we|our|the)\b)/
            .ignoresCase()
        return piece.trimmingPrefix(announced).description
    }

    /// The fewest words of what is told before a question in one sentence.
    private static let leastBefore = 4

    /// What a sentence tells: the whole of it, or what stands before the comma where only the end asks ("the flat is 850 a month, is
    /// that a lot?"); `nil` for a question.
    private static func telling(_ piece: String) -> String? {
        guard asks(piece) else { return piece }
        var rest = piece[...]
        while let comma = rest.lastIndex(of: ",") {
            rest = rest[..<comma]
            if Folding.words(String(rest)).count < leastBefore { return nil }
            if !asks(String(rest)) { return String(rest) }
        }
        return nil
    }

    private static func asks(_ text: String) -> Bool { AskedQuestion.sentences(text).contains(where: \.asks) }

    /// A message cut where a sentence ends: not at the point of "2.8 kilos" or behind "Mr".
    static func pieces(_ content: String) -> [String] {
        var pieces: [String] = []
        var piece = ""
        let characters = Array(content)
        for (place, character) in characters.enumerated() {
            guard character.isNewline || "?!.;".contains(character) else {
                piece.append(character)
                continue
            }
            let isInside = place + 1 < characters.count && !characters[place + 1].isWhitespace
            let title = piece.split(separator: " ").last.map { $0.lowercased() } ?? ""
            if !character.isNewline, isInside && !"?!.".contains(characters[place + 1]) || titles.contains(title) {
                piece.append(character)
                continue
            }
            if character == "?" { piece.append(character) }
            pieces.append(piece)
            piece = ""
        }
        return (pieces + [piece]).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static let titles: Set<String> = ["mr", "mrs", "ms", "dr", "prof", "st", "no", "approx", "e.g", "i.e"]

    /// Whether it holds something of a kind that the question does not say itself.
    func holds(_ kind: AnswerKind, asking asked: Set<String>) -> Bool {
        switch kind {
        case .number: return words.contains { $0.contains(where: \.isNumber) || AnswerKind.numbers.contains($0) }
        case .time:
            return words.contains {
                AnswerKind.days.contains($0) || $0.first?.isNumber == true && !asked.contains($0)
            }
        case .person: return namesSomething(besides: asked)
        case .place:
            return namesSomething(besides: asked)
                || words.indices.contains { place in
                    guard Self.prepositions.contains(words[place]) else { return false }
                    let object = words[(place + 1)...].first { !Self.determiners.contains($0) }
                    return object.map { !Self.prepositions.contains($0) && !asked.contains($0) } ?? false
                }
        }
    }

    private static let prepositions: Set<String> = [
        "in", "at", "on", "to", "near", "behind", "under", "by", "from", "inside", "beside", "between", "into",
    ]

    private static let determiners: Set<String> = [
        "the", "a", "an", "my", "our", "your", "his", "her", "their", "this", "that",
    ]

    /// Whether it tells with whom or from whom, all in small letters: "i swapped shifts with bongani".
    private func metSomebody(besides asked: Set<String>) -> Bool {
        guard text == text.lowercased() else { return false }
        return zip(words, words.dropFirst()).contains { first, second in
            ["with", "from", "by", "to"].contains(first) && !Self.determiners.contains(second)
                && !asked.contains(second) && !SearchTerms.stopWords.contains(second)
        }
    }

    /// Whether a name stands in it that the question does not say: a capital inside of it, or what is called so.
    func namesSomething(besides asked: Set<String>) -> Bool {
        let pieces = text.split(separator: " ")
        let isCapital = pieces.dropFirst().contains { piece in
            piece.first?.isUppercase == true && piece != "I" && !piece.hasPrefix("I'")
                && Folding.words(String(piece)).first.map { !asked.contains($0) } == true
        }
        return isCapital || words.contains { ["called", "named", "name"].contains($0) } || metSomebody(besides: asked)
    }
}
