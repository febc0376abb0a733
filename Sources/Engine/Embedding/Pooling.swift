/// How the vectors of a text's tokens become one vector; raw values are those of `…pooling_type`.
public enum Pooling: Int, Sendable, Hashable, CaseIterable {
    /// The mean of all token vectors, special tokens included.
    case mean = 1
    /// The vector of the first token.
    case first = 2
    /// The vector of the last token.
    case last = 3
}
