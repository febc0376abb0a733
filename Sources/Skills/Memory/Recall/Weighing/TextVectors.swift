/// The vectors of a message's sentences and of what may answer it, by their text; of length one each.
struct TextVectors: Sendable {
    private let vectors: [String: [Float]]

    init(_ vectors: [String: [Float]]) { self.vectors = vectors }

    /// The vector of a text; empty where it has none.
    subscript(text: String) -> [Float] { vectors[text] ?? [] }
}
