/// A number with a fraction or an exponent, or one too large for `Int`, as the document spells it.
public struct JSONDecimal: Sendable, Hashable {
    /// The number as it was written.
    public let spelling: String

    /// The number; it is finite.
    public var value: Double { Double(spelling) ?? 0 }

    /// Takes over the spelling of a finite number.
    init(spelling: String) { self.spelling = spelling }

    /// Whether both are the same number, however they are spelled.
    public static func == (one: Self, other: Self) -> Bool { one.value == other.value }

    /// Hashes the number.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
