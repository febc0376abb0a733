/// What a vocabulary entry is for, by the numbers of `tokenizer.ggml.token_type`.
public enum TokenType: Int32, Sendable, Hashable {
    /// Not said.
    case undefined = 0
    /// Text.
    case normal = 1
    /// Stands for what the vocabulary lacks.
    case unknown = 2
    /// Structure: begin, end, roles. Never text.
    case control = 3
    /// Text added by hand, kept whole before anything is split.
    case userDefined = 4
    /// A place without use.
    case unused = 5
    /// One byte, written `<0xXX>`.
    case byte = 6
}
