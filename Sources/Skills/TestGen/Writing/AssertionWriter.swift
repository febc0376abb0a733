/// Writes observations as assertions.
enum AssertionWriter {
    /// One assertion.
    ///
    /// - Parameters:
    ///   - code: the expression, which may begin with `try` and `await`.
    ///   - accessor: the part of its value to compare: `.0`.
    ///   - observation: the expected observation.
    static func line(_ code: String, _ accessor: String, _ observation: ProbeObservation) -> String {
        let (effects, bare) = split(code)
        let value = accessor.isEmpty ? bare : "\(bracketed(bare))\(accessor)"
        if value.hasSuffix("?") { return optional(String(value.dropLast()), effects, observation) }
        let text = observation.text
        let elements = value.hasPrefix("Array(") ? value : "Array(\(value))"
        // An `#expect` whose closure is asynchronous has to be awaited.
        let wait = effects.contains("await ") ? "await " : ""
        switch observation.form {
        case .bool:
            return text == "true" ? "#expect(\(effects)\(value))" : "#expect(\(effects)!\(bracketed(value)))"
        case .equals, .isNil: return "#expect(\(effects)\(operand(value)) == \(text))"
        case .isNaN: return "#expect(\(effects)\(bracketed(value)).isNaN)"
        case .array: return "#expect(\(effects)\(elements) == \(text))"
        case .empty: return "#expect(\(effects)\(elements).isEmpty)"
        case .prefix: return "#expect(\(effects)Array(\(bracketed(value)).prefix(24)) == \(text))"
        case .arrayDescribed: return "#expect(\(effects)String(describing: \(elements)) == \(text))"
        case .described, .dumped: return "#expect(\(effects)String(describing: \(value)) == \(text))"
        case .throwsError: return "\(wait)#expect(throws: \(text)) { \(ignoring(effects, bare)) }"
        case .throwsDescribed:
            return "\(wait)#expect { \(ignoring(effects, bare)) } throws: { String(describing: $0) == \(text) }"
        case .throwsType: return "\(wait)#expect(throws: \(text).self) { \(ignoring(effects, bare)) }"
        case .void: return "\(wait)#expect(throws: Never.self) { \(effects)\(bare) }"
        }
    }

    /// An assertion on the elements of an optional's value.
    private static func optional(_ value: String, _ effects: String, _ observation: ProbeObservation) -> String {
        let (change, expected) =
            switch observation.form {
            case .empty: ("Array($0).isEmpty", "true")
            case .prefix: ("Array($0.prefix(24))", observation.text)
            case .arrayDescribed: ("String(describing: Array($0))", observation.text)
            default: ("Array($0)", observation.text)
            }
        return "#expect(\(effects)\(value).map { \(change) } == \(expected))"
    }

    /// The observation in words, for a title: `is 3`, `throws ParseError.empty`.
    static func words(_ observation: ProbeObservation) -> String {
        let short = observation.text.count > 40 ? "\(observation.text.prefix(37))…" : observation.text
        return switch observation.form {
        case .bool, .equals, .isNil, .isNaN: "is \(short)"
        case .array, .arrayDescribed: "has the elements \(short)"
        case .empty: "is empty"
        case .prefix: "begins with \(short)"
        case .described, .dumped: "reads \(short)"
        case .throwsError, .throwsType, .throwsDescribed: "throws \(short)"
        case .void: "runs through"
        }
    }

    /// `try await f()` → `try await `, `f()`
    static func split(_ code: String) -> (effects: String, code: String) {
        var effects = ""
        var rest = Substring(code)
        for word in ["try ", "await "] where rest.hasPrefix(word) {
            effects += word
            rest = rest.dropFirst(word.count)
        }
        return (effects, String(rest))
    }

    private static func ignoring(_ effects: String, _ code: String) -> String { "_ = \(effects)\(code)" }

    /// The code, in brackets if it is more than names and calls.
    static func bracketed(_ code: String) -> String { isCompound(code) ? "(\(code))" : code }

    private static func operand(_ code: String) -> String { bracketed(code) }

    /// Whether the code starts with an operator, or has a space outside of brackets and strings, as around an operator.
    private static func isCompound(_ code: String) -> Bool {
        var depth = 0
        var isText = false
        var last: Character = " "
        if let first = code.first, "-!~+".contains(first) { return true }
        for character in code {
            if character == "\"", last != "\\" { isText.toggle() }
            if !isText {
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
                if character == " ", depth == 0 { return true }
            }
            last = last == "\\" && character == "\\" ? " " : character
        }
        return false
    }
}
