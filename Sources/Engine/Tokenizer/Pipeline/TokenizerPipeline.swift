/// The stages of a tokenizer as a `tokenizer.json` describes them: added tokens are matched first, the text between
/// them is normalised and split into words, and each word becomes tokens.
struct TokenizerPipeline: Sendable {
    /// Changes to the text, in order.
    var normalizers: [TextNormalizer] = []
    /// Splits, in order.
    var splits: [PreTokenizerStep] = []
    /// Turns a word into tokens.
    var model: any SubwordModel
    /// The added tokens.
    var added: [AddedToken] = []
    /// Whether tokens are written in `ByteAlphabet`.
    var isByteLevel = false
    /// The bytes that represent a space in tokens.
    var space: [UInt8] = []
    /// Whether decoding drops the first space.
    var dropsFirstSpace = false
    /// A short name of the splitting rules, for display.
    var name = "none"
}
