/// Tokens that occur more than once in a vocabulary, as some converters write them. Text is encoded with the first one;
/// the others can still be decoded.
struct RepeatedTokens: Sendable {
    private var first: (earlier: TokenID, later: Int)?
    private var count = 0

    /// Records a token that was already in the table.
    mutating func note(_ earlier: TokenID?, again later: Int) {
        guard let earlier else { return }
        first = first ?? (earlier, later)
        count += 1
    }

    /// A warning about them; `nil` if there are none.
    ///
    /// - Parameter field: the file and the field.
    func warning(_ field: String) -> String? {
        guard let first else { return nil }
        let more = count > 1 ? ", and \(count - 1) more such" : ""
        return "\(field) has the same token at \(first.earlier) and \(first.later)\(more); the first counts"
    }
}
