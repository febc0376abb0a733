/// A piece of a message between two marks or joining words: what a request is looked for in.
struct MessagePiece: Sendable, Hashable {
    /// The sentence it is part of, by its place in the message.
    let sentence: Int
    /// The words, without the mark or word that joins it to the piece before.
    let tokens: Phrase
    /// What joins it to the piece before, in the same sentence; empty for the first.
    let joiner: String

    /// The pieces of sentences, in order.
    static func pieces(of sentences: [Sentence]) -> [MessagePiece] {
        sentences.enumerated().flatMap { index, sentence in pieces(of: sentence.tokens[...], sentence: index) }
    }

    private static func pieces(of tokens: Phrase, sentence: Int) -> [MessagePiece] {
        var pieces: [MessagePiece] = []
        var start = tokens.startIndex
        var joiner = ""
        for index in tokens.indices {
            let isMark = marks.contains(tokens[index].form)
            guard isMark || joiners.contains(tokens[index].form) else { continue }
            if start < index {
                pieces.append(MessagePiece(sentence: sentence, tokens: tokens[start..<index], joiner: joiner))
                joiner = tokens[index].form
            } else if !isMark {
                joiner = tokens[index].form
            }
            start = index + 1
        }
        if start < tokens.endIndex {
            pieces.append(MessagePiece(sentence: sentence, tokens: tokens[start...], joiner: joiner))
        }
        return pieces
    }

    private static let marks: Set<String> = [",", ";", ":", "—", "–", "(", ")", "-", "…", "/"]
    private static let joiners: Set<String> = [
        "and", "but", "so", "because", "since", "though", "although", "plus", "or", "except", "&", "cos", "cause",
        "while", "yet",
    ]
}
