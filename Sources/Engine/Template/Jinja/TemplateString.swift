/// A text inside a template, as scalars that each record whether they came from data.
///
/// The mark is a bit next to the scalar's value, so it survives slices, `trim`, `split`, `replace`, case changes and
/// joins, whatever a template does. Only text that the template itself wrote is unmarked, and only there are control
/// tokens recognised. Comparisons ignore the mark.
struct TemplateString: Sendable {
    private static let mark: UInt32 = 1 << 31

    /// Scalar values, with the mark of data in the highest bit.
    var units: [UInt32]
    /// Whether it went through `safe` or `escape`: text added to it with `+` is then escaped for HTML.
    var isMarkup = false

    init() { units = [] }
    init(units: some Sequence<UInt32>) { self.units = Array(units) }

    /// A text; `isData` if a user, a tool or a document wrote it.
    init(_ text: String, isData: Bool = false) {
        units = text.unicodeScalars.map { isData ? $0.value | Self.mark : $0.value }
    }

    var count: Int { units.count }
    var isEmpty: Bool { units.isEmpty }

    /// The text without marks.
    var text: String {
        var result = String.UnicodeScalarView()
        for unit in units { if let scalar = Unicode.Scalar(Self.value(unit)) { result.append(scalar) } }
        return String(result)
    }

    /// The scalar value of a unit, without its mark.
    static func value(_ unit: UInt32) -> UInt32 { unit & ~mark }

    static func isData(_ unit: UInt32) -> Bool { unit & mark != 0 }

    /// The scalars without marks.
    var values: [UInt32] { units.map(Self.value) }

    /// The scalar of a unit.
    static func scalar(_ unit: UInt32) -> Unicode.Scalar { Unicode.Scalar(value(unit)) ?? "\u{FFFD}" }

    /// Whitespace, as Python's `str.isspace` and `str.strip` define it.
    static func isSpace(_ unit: UInt32) -> Bool {
        let scalar = scalar(unit)
        return scalar.properties.isWhitespace || (0x1C...0x1F).contains(scalar.value)
    }

    static func + (left: Self, right: Self) -> Self { Self(units: left.units + right.units) }

    mutating func append(_ other: Self) { units.append(contentsOf: other.units) }
    mutating func append(_ text: String) { units.append(contentsOf: text.unicodeScalars.lazy.map(\.value)) }
}

extension TemplateString: Hashable, Comparable, ExpressibleByStringLiteral {
    init(stringLiteral value: String) { self.init(value) }

    static func == (left: Self, right: Self) -> Bool {
        left.units.count == right.units.count && zip(left.units, right.units).allSatisfy { value($0) == value($1) }
    }

    static func < (left: Self, right: Self) -> Bool {
        left.units.lexicographicallyPrecedes(right.units) { value($0) < value($1) }
    }

    func hash(into hasher: inout Hasher) { for unit in units { hasher.combine(Self.value(unit)) } }
}
