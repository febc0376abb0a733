/// The type of a vocabulary entry; raw values are those of `tokenizer.ggml.token_type`.
public enum TokenType: Int32, Sendable, Hashable {
    /// Not stated.
    case undefined = 0
    /// Text.
    case normal = 1
    /// The token for what the vocabulary lacks.
    case unknown = 2
    /// Structure: begin, end, roles. Never text.
    case control = 3
    /// Text added to the vocabulary, matched whole before anything is split.
    case userDefined = 4
    /// Unused.
    case unused = 5
    /// One byte, written `<0xXX>`.
    case byte = 6
}
