/// How the vectors of a text's tokens become the one of the text, by the numbers of `…pooling_type`.
public enum Pooling: Int, Sendable, Hashable, CaseIterable {
    /// The mean of all of them, the first and last token's included.
    case mean = 1
    /// That of the first token.
    case first = 2
    /// That of the last token.
    case last = 3
    /// That of the first token, which a head turns into a number (`RankingHead`): the file ranks texts and embeds none.
    case ranking = 4
}
