/// What a regular expression is made of. Groups are no more than what is in them.
public indirect enum RegexNode: Sendable, Hashable {
    /// One character that is no line break.
    case any
    /// One character of a class, which begins at this character of the expression, from 0.
    case character(RegexClass, at: Int)
    /// A condition on a place between characters.
    case anchor(RegexAnchor)
    /// One after another.
    case sequence([RegexNode])
    /// One of several.
    case alternatives([RegexNode])
    /// Several times, the least and the most; `nil` is any number.
    case repeated(RegexNode, Int, Int?)
}

/// A condition on a place between characters.
public enum RegexAnchor: Sendable, Hashable {
    /// The beginning of the text.
    case begin
    /// The end of the text.
    case end
    /// The beginning or the end of a word.
    case wordBoundary
    /// Neither the beginning nor the end of a word.
    case noWordBoundary
}
