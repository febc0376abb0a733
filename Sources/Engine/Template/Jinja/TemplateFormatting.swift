import Foundation

/// Text formatting: `'%s' % value` and `'{}'.format(value)`.
enum TemplateFormatting {
    /// `format % values`, with the conversions s, r, d, i, f, x and %.
    static func format(
        _ format: TemplateString, with value: TemplateValue, _ interpreter: TemplateInterpreter
    ) throws(TemplateError) -> TemplateString {
        var values: [TemplateValue] = if case .tuple(let elements) = value { elements.elements } else { [value] }
        var result = TemplateString()
        var rest = format.units[...]
        while let unit = rest.popFirst() {
            guard TemplateString.value(unit) == 37 else {
                result.units.append(unit)
                continue
            }
            var options = ""
            while let next = rest.first, "0123456789.-+ #".unicodeScalars.contains(TemplateString.scalar(next)) {
                options.unicodeScalars.append(TemplateString.scalar(next))
                rest.removeFirst()
            }
            guard let kind = rest.popFirst().map(TemplateString.scalar) else {
                throw TemplateError("incomplete format")
            }
            if kind == "%" {
                result.append("%")
                continue
            }
            guard !values.isEmpty else { throw TemplateError("not enough arguments for format string") }
            result.append(try field(values.removeFirst(), options + String(kind), interpreter))
            try interpreter.checkSize(result.count)
        }
        guard values.isEmpty || (values.count == 1 && isMapping(value)) else {
            throw TemplateError("not all arguments converted during string formatting")
        }
        return result
    }

    private static func isMapping(_ value: TemplateValue) -> Bool { if case .mapping = value { true } else { false } }

    /// `text.format(…)`: `{}`, `{0}`, `{name}`, each with an optional `:` and format.
    static func format(
        _ text: TemplateString, _ call: TemplateArguments, _ interpreter: TemplateInterpreter
    ) throws(TemplateError) -> TemplateString {
        var result = TemplateString()
        var rest = text.units[...]
        var automatic = 0
        while let unit = rest.popFirst() {
            let value = TemplateString.value(unit)
            if value == 123 || value == 125 {
                if rest.first.map(TemplateString.value) == value {
                    rest.removeFirst()
                    result.units.append(unit)
                    continue
                }
                guard value == 123, let end = rest.firstIndex(where: { TemplateString.value($0) == 125 }) else {
                    throw TemplateError("single '}' or '{' in a format string")
                }
                let parts = TemplateString(units: rest[..<end]).text.split(
                    separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                rest = rest[(end + 1)...]
                let name = String(parts[0])
                let index = name.isEmpty ? automatic : Int(name) ?? -1
                if name.isEmpty { automatic += 1 }
                guard let found = call.positional.indices.contains(index) ? call.positional[index] : call[name] else {
                    throw TemplateError("there is no value for {\(name)} in a format string")
                }
                let format = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : "s"
                result.append(try field(found, format, interpreter))
            } else {
                result.units.append(unit)
            }
            try interpreter.checkSize(result.count)
        }
        return result
    }

    private static func field(
        _ value: TemplateValue, _ format: String, _ interpreter: TemplateInterpreter
    ) throws(TemplateError) -> TemplateString {
        if format == "s" { return try interpreter.text(of: value) }
        if format == "r" { return try interpreter.representation(of: value) }
        var options = format
        var kind: Character = "s"
        if let last = format.last, last.isLetter { kind = options.removeLast() }
        let parts = options.split(separator: ".", omittingEmptySubsequences: false)
        let width = parts.first.map { $0.drop { !$0.isNumber || $0 == "0" } }.flatMap { Int($0) } ?? 0
        let precision = parts.count > 1 ? Int(parts[1]) ?? 0 : 6
        guard width <= 1000, (0...300).contains(precision) else {
            throw TemplateError("the format '\(format)' is too wide or makes no sense")
        }
        if kind == "s" {
            let text = try interpreter.text(of: value)
            let cut = parts.count > 1 ? TemplateString(units: text.units.prefix(precision)) : text
            let padding = TemplateString(String(repeating: " ", count: max(0, width - cut.count)))
            return options.hasPrefix("-") || options.hasPrefix("<") ? cut + padding : padding + cut
        }
        guard let number = value.number else { throw TemplateError("a number is required, not \(value.typeName)") }
        let digits: String
        switch kind {
        case "d", "i", "u":
            guard number.magnitude < 1e18 else { throw TemplateError("a whole number is too large") }
            digits = String(value.integer ?? Int(number))
        case "x": digits = String(value.integer ?? 0, radix: 16)
        case "f", "F": digits = String(format: "%.\(precision)f", number)
        default: throw TemplateError("unsupported format '\(format)'")
        }
        let filler: Character = options.drop { "+- #".contains($0) }.hasPrefix("0") ? "0" : " "
        let padding = String(repeating: filler, count: max(0, width - digits.count))
        return TemplateString(options.hasPrefix("-") ? digits + padding : padding + digits)
    }
}
