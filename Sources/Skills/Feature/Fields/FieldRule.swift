/// What a field's value has to keep to.
enum FieldRule: Sendable, Hashable {
    /// The value of a number, or the count of what is counted.
    case range(Bounds)
    /// A regular expression that the whole text matches.
    case pattern(String)
    /// An address with one `@` and a domain.
    case email

    /// A lowest and a highest value, each inclusive; one may be missing.
    struct Bounds: Sendable, Hashable {
        /// As written in Swift: `0`, `-1.5`.
        let lower: String?
        let upper: String?
        /// Whether `upper` itself is outside: `0..<1`. Whole numbers are always brought into the inclusive form.
        let excludesUpper: Bool

        /// As people read it: `from 0 to 10`.
        var words: String {
            switch (lower, upper) {
            case (let lower?, let upper?): "from \(lower) to \(excludesUpper ? "below " : "")\(upper)"
            case (let lower?, nil): "at least \(lower)"
            case (nil, let upper?): excludesUpper ? "below \(upper)" : "at most \(upper)"
            case (nil, nil): "anything"
            }
        }

        /// As Swift writes the range.
        var code: String { "\(lower ?? "")\(excludesUpper ? "..<" : "...")\(upper ?? "")" }
    }

    /// What an address looks like.
    static let emailPattern = #"[^@\s]+@[^@\s]+\.[^@\s]+"#
}
