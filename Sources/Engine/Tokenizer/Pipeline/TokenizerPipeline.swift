/// The stages of a tokenizer as a `tokenizer.json` describes them: what was added by hand is found first, the text
/// between is normalised, split into words, and each word becomes tokens.
struct TokenizerPipeline: Sendable {
    /// Changes to the text, in order.
    var normalizers: [TextNormalizer] = []
    /// Splits, in order.
    var splits: [PreTokenizerStep] = []
    /// Makes tokens of a word.
    var model: any SubwordModel
    /// Tokens that were added by hand.
    var added: [AddedToken] = []
    /// Whether tokens are written in the alphabet of bytes.
    var isByteLevel = false
    /// What stands for a space in tokens.
    var space: [UInt8] = []
    /// Whether a text of tokens loses its first space.
    var dropsFirstSpace = false
    /// A short name of the rules that split, for people.
    var name = "none"
}
