/// A rule for a field's values.
enum FieldRule: Sendable, Hashable {
    /// Limits on a number, or on the count of characters, elements or bytes.
    case range(Bounds)
    /// A regular expression that the whole text matches.
    case pattern(String)
    /// An address with one `@` and a domain.
    case email

    /// A lower and an upper bound, of which one may be missing. Both are inclusive unless `excludesUpper` is set.
    struct Bounds: Sendable, Hashable {
        /// The bounds as Swift literals: `0`, `-1.5`.
        let lower: String?
        let upper: String?
        /// Whether `upper` itself is excluded: `0..<1`. Ranges of integers are always converted to inclusive bounds.
        let excludesUpper: Bool

        /// The range in words: `from 0 to 10`.
        var words: String {
            switch (lower, upper) {
            case (let lower?, let upper?): "from \(lower) to \(excludesUpper ? "below " : "")\(upper)"
            case (let lower?, nil): "at least \(lower)"
            case (nil, let upper?): excludesUpper ? "below \(upper)" : "at most \(upper)"
            case (nil, nil): "anything"
            }
        }

        /// The range as Swift code.
        var code: String { "\(lower ?? "")\(excludesUpper ? "..<" : "...")\(upper ?? "")" }
    }

    /// The pattern of an email address.
    static let emailPattern = #"[^@\s]+@[^@\s]+\.[^@\s]+"#
}
