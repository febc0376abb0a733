public import Foundation

/// A JSON document as a value: what commands print with `--json` and what tools exchange.
///
/// Object keys keep the order in which they were written, so printed documents are stable.
public enum JSONValue: Sendable, Hashable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// Any other number; NaN and infinities are written as `null`.
    case number(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object, its members in the order in which they were written.
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

    /// The value of `key` where this is an object that has it.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

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

    /// The elements, where this is an array.
    public var arrayValue: [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    /// An object from pairs, in the order given.
    public static func pairs(_ pairs: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(pairs.map { Member($0.key, $0.value) })
    }

    /// A string, or `null` where there is none.
    public static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
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

extension JSONValue {
    /// Reads one JSON document, keeping the order of an object's members.
    ///
    /// - Throws: `JSONReaderError` naming the place.
    public init(parsing data: Data) throws(JSONReaderError) { self = try JSONReader().read(Array(data)) }

    /// The document as text; `pretty` adds line breaks and indents by two spaces.
    public func text(pretty: Bool = false) -> String {
        var output = ""
        write(to: &output, indent: pretty ? 0 : nil)
        return output
    }

    private func write(to output: inout String, indent: Int?) {
        switch self {
        case .null: output += "null"
        case .bool(let value): output += value ? "true" : "false"
        case .integer(let value): output += String(value)
        case .number(let value): output += value.isFinite ? "\(value)" : "null"
        case .string(let value): Self.writeQuoted(value, to: &output)
        case .array(let elements):
            Self.writeList(elements, open: "[", close: "]", indent: indent, to: &output) { element, inner, output in
                element.write(to: &output, indent: inner)
            }
        case .object(let members):
            Self.writeList(members, open: "{", close: "}", indent: indent, to: &output) { member, inner, output in
                Self.writeQuoted(member.key, to: &output)
                output += inner == nil ? ":" : ": "
                member.value.write(to: &output, indent: inner)
            }
        }
    }

    private static func writeList<Element>(
        _ elements: [Element], open: String, close: String, indent: Int?, to output: inout String,
        element: (Element, Int?, inout String) -> Void
    ) {
        output += open
        for (index, item) in elements.enumerated() {
            if index > 0 { output += "," }
            if let indent { output += "\n" + String(repeating: "  ", count: indent + 1) }
            element(item, indent.map { $0 + 1 }, &output)
        }
        if let indent, !elements.isEmpty { output += "\n" + String(repeating: "  ", count: indent) }
        output += close
    }

    private static func writeQuoted(_ text: String, to output: inout String) {
        output += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: output.unicodeScalars.append(scalar)
            }
        }
        output += "\""
    }
}
