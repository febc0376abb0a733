/// A token added to a vocabulary, which is matched in the text before anything is split, with the options of
/// `added_tokens` in a `tokenizer.json`.
struct AddedToken: Sendable, Hashable {
    /// Its id.
    let id: TokenID
    /// Its text.
    let content: [UInt8]
    /// Whether it is structure (begin, end, roles) rather than text.
    let isSpecial: Bool
    /// Whether it is matched in the normalised text, with its own text normalised too.
    let isNormalized: Bool
    /// Whether it strips the whitespace before it.
    let stripsLeft: Bool
    /// Whether it strips the whitespace after it.
    let stripsRight: Bool
    /// Whether it matches only where no letter, digit or underscore is adjacent.
    let isSingleWord: Bool
}
