import SwiftTools

/// At which end a comment says that something is gone through from: `from the last slot backward`, `starting with the oldest`.
struct DirectionClaims {
    /// Which way.
    enum Direction: Hashable {
        case forward
        case backward
    }

    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let firsts: Set<String> = ["first", "oldest", "earliest", "front"]
    private static let lasts: Set<String> = ["last", "newest", "latest", "back"]
    /// What stands before the word for an end.
    private static let starts = [["from", "the"], ["starting", "with", "the"], ["starting", "at", "the"]]
    private static let doubts = ["not", "never", "no", "except", "unless", "if", "until"]

    /// The only direction that the comment speaks of, with the sentence; `nil` where it speaks of none, or of both.
    func direction() -> (direction: Direction, quote: String)? {
        let said = sentences.flatMap { sentence in
            directions(sentence).map { (direction: $0, quote: sentence.text) }
        }
        guard let first = said.first, said.allSatisfy({ $0.direction == first.direction }) else { return nil }
        return first
    }

    private func directions(_ sentence: DocumentationSentence) -> [Direction] {
        guard !sentence.says(Self.doubts) else { return [] }
        if sentence.says(["in reverse order", "in reversed order", "from back to front"]) { return [.backward] }
        let words = sentence.tokens.map { $0.word ?? "," }
        return words.indices.compactMap { place in
            guard let start = Self.starts.first(where: { words[place...].starts(with: $0) }) else { return nil }
            let end = words[(place + start.count)...].first ?? ""
            return Self.firsts.contains(end) ? .forward : Self.lasts.contains(end) ? .backward : nil
        }
    }
}
