/// Writes JSON as Python's `json.dumps(value, ensure_ascii=False)` does; `transformers` uses that instead of Jinja's
/// own `tojson`.
struct TemplateJSONWriter {
    var indent: TemplateString?
    var itemSeparator: TemplateString
    var keySeparator: TemplateString = ": "
    var sortsKeys = false
    var ensuresASCII = false
    /// Maximum scalars of the text.
    let limit: Int

    /// The text of a value.
    ///
    /// - Throws: `TemplateError` if something in it cannot be written as JSON.
    func text(_ value: TemplateValue, level: Int = 0) throws(TemplateError) -> TemplateString {
        switch value {
        case .none: return "null"
        case .bool(let flag): return flag ? "true" : "false"
        case .integer(let number): return TemplateString(String(number))
        case .float(let number): return TemplateString(Self.text(number))
        case .string(let text): return quoted(text)
        case .list(let elements), .tuple(let elements):
            var parts: [TemplateString] = []
            var size = 0
            for element in elements {
                parts.append(try text(element, level: level + 1))
                try add(parts.last, to: &size, level)
            }
            return wrapped(parts, "[", "]", level)
        case .mapping(let mapping):
            var parts: [TemplateString] = []
            var pairs = mapping.pairs
            if sortsKeys { pairs.sort { $0.key.value.string < $1.key.value.string } }
            var size = 0
            for pair in pairs {
                parts.append(quoted(try key(pair.key)) + keySeparator + (try text(pair.value, level: level + 1)))
                try add(parts.last, to: &size, level)
            }
            return wrapped(parts, "{", "}", level)
        default: throw TemplateError("Object of type \(value.typeName) is not JSON serializable")
        }
    }

    /// Counts a part with its indentation, which a template can make very wide.
    private func add(_ part: TemplateString?, to size: inout Int, _ level: Int) throws(TemplateError) {
        let indentation = indent.map { ($0.count + 1) * (level + 1) } ?? 0
        size += (part?.count ?? 0) + indentation + itemSeparator.count
        guard size <= limit else { throw TemplateError("a value or the output grows beyond \(limit)") }
    }

    private static func text(_ number: Double) -> String {
        number.isNaN ? "NaN" : number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : TemplateValue.text(number)
    }

    private func key(_ key: TemplateKey) throws(TemplateError) -> TemplateString {
        switch key {
        case .string(let text): return text
        case .tuple: throw TemplateError("keys must be str, int, float, bool or None, not tuple")
        default: return try text(key.value)
        }
    }

    private func wrapped(
        _ parts: [TemplateString], _ open: TemplateString, _ close: TemplateString, _ level: Int
    ) -> TemplateString {
        guard let indent, !parts.isEmpty else {
            return open + TemplateString.joined(parts, separator: itemSeparator) + close
        }
        let outer =
            TemplateString(units: [10]) + TemplateString(units: repeatElement(indent.units, count: level).joined())
        let inner = outer + indent
        return open + inner + TemplateString.joined(parts, separator: itemSeparator + inner) + outer + close
    }

    private static let escapes: [UInt32: String] = [
        34: "\\\"", 92: "\\\\", 10: "\\n", 13: "\\r", 9: "\\t", 8: "\\b", 12: "\\f",
    ]

    private func quoted(_ text: TemplateString) -> TemplateString {
        var result: TemplateString = "\""
        for unit in text.units {
            let value = TemplateString.value(unit)
            if let escape = Self.escapes[value] {
                result.append(TemplateString(escape, isData: TemplateString.isData(unit)))
            } else if value < 0x20 || ensuresASCII && value > 0x7E {
                for part in String(TemplateString.scalar(unit)).utf16 {
                    result.append("\\u" + TemplateString.hexadecimal(UInt32(part), width: 4))
                }
            } else {
                result.units.append(unit)
            }
        }
        result.append("\"")
        return result
    }
}
