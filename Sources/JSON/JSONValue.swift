/// A JSON document as a value: what commands print with `--json`, what tools exchange and what models' files say.
///
/// The members of an object keep their order, and numbers their spelling.
public enum JSONValue: Sendable, Hashable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case decimal(JSONDecimal)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object, in writing order.
    case object([Member])

    /// One key with its value.
    public struct Member: Sendable, Hashable {
        /// The key, in snake_case by convention.
        public let key: String
        /// The value.
        public let value: JSONValue

        /// Pairs a key with a value.
        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// A number that is not whole, or `null` for not-a-number and infinities.
    public static func number(_ value: Double) -> JSONValue {
        value.isFinite ? .decimal(JSONDecimal(spelling: "\(value)")) : .null
    }

    /// An object from pairs, in the order given.
    public static func pairs(_ pairs: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(pairs.map { Member($0.key, $0.value) })
    }

    /// A string, or `null` where there is none.
    public static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

    /// The value of `key` where this is an object that has it.
    public subscript(key: String) -> JSONValue? { objectValue?.first { $0.key == key }?.value }

    /// The string, where this is one.
    public var stringValue: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The whole number, where this is one.
    public var integerValue: Int? {
        guard case .integer(let number) = self else { return nil }
        return number
    }

    /// The number, where this is one, whole or not.
    public var doubleValue: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .decimal(let number): number.value
        default: nil
        }
    }

    /// The elements, where this is an array.
    public var arrayValue: [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    /// The members, where this is an object.
    public var objectValue: [Member]? {
        guard case .object(let members) = self else { return nil }
        return members
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    /// A string value.
    public init(stringLiteral value: String) { self = .string(value) }
    /// An integer value.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// A Boolean value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// An array value.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// An object value, in the order given.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
    /// `null`
    public init(nilLiteral: ()) { self = .null }
}
