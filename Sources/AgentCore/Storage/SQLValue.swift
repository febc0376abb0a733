/// A value bound to a statement.
public enum SQLValue: Sendable, Hashable {
    /// NULL
    case null
    /// A 64-bit integer.
    case integer(Int64)
    /// A double.
    case real(Double)
    /// A text, stored as UTF-8.
    case text(String)

    /// Bytes.
    case blob([UInt8])

    /// A text, or NULL where there is none.
    public static func optional(_ text: String?) -> SQLValue { text.map(SQLValue.text) ?? .null }
}
