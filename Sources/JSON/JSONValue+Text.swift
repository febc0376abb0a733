extension JSONValue {
    /// The document as text; `pretty` breaks lines and indents by two spaces.
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
        case .decimal(let value): output += value.spelling
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
