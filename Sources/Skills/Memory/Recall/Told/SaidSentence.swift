/// A sentence that the user said earlier, which often answers only together with the one before it: "We got a puppy. He's
/// called Biscuit."
struct SaidSentence: Sendable, Hashable {
    /// As it was typed.
    let text: String
    /// The sentence before it, in the same message or the one before.
    let before: String?
    /// Whether it was said in this conversation.
    var isHere = true

    /// Both, as the ranker reads them (`Training/ranker.py`).
    var inContext: String { before.map { "\($0) / \(text)" } ?? text }
}
