/// Tokens that stand in a vocabulary more than once, as some converters write them. Text becomes the first of them; the
/// others still mean what they spell.
struct RepeatedTokens: Sendable {
    private var first: (earlier: TokenID, later: Int)?
    private var count = 0

    /// Notes a token that was found in the table already.
    mutating func note(_ earlier: TokenID?, again later: Int) {
        guard let earlier else { return }
        first = first ?? (earlier, later)
        count += 1
    }

    /// A line about them; `nil` where there are none.
    ///
    /// - Parameter place: the file and the field.
    func warning(_ place: String) -> String? {
        guard let first else { return nil }
        let more = count > 1 ? ", and \(count - 1) more such" : ""
        return "\(place) has the same token at \(first.earlier) and \(first.later)\(more); the first counts"
    }
}
