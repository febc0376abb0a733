/// A token that was added to a vocabulary by hand and is looked for in the text before anything is split, with the
/// options of `added_tokens` in a `tokenizer.json`.
struct AddedToken: Sendable, Hashable {
    /// Its id.
    let id: TokenID
    /// Its text.
    let content: [UInt8]
    /// Whether it is structure (begin, end, roles) rather than text.
    let isSpecial: Bool
    /// Whether it is looked for in the normalised text, its own text normalised too.
    let isNormalized: Bool
    /// Whether it swallows the blanks before it.
    let stripsLeft: Bool
    /// Whether it swallows the blanks behind it.
    let stripsRight: Bool
    /// Whether it is only found where no letter, digit or underscore touches it.
    let isSingleWord: Bool
}
