import SwiftTools

/// Reads which value counts where a text names something more than once: `If a name occurs more than once, its last value
/// is the one that counts`.
struct RepeatedNameReader: LawReader {
    let calls: LawCalls

    private static let repeated = [
        "more than once", "several times", "repeated", "twice", "occurs again", "appears again", "duplicate",
        "duplicates", "repeats",
    ]
    private static let counts = [
        "counts", "wins", "is kept", "is used", "is taken", "applies", "overrides", "replaces", "takes precedence",
        "is the one that counts",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard let slot = calls.sole(\.isString), !calls.context.symbol.isMutating,
            case .other(let type)? = calls.shape.result?.unwrapped,
            type.filter({ $0 != " " }) == "[String:String]", sentence.says(Self.repeated), sentence.says(Self.counts),
            !sentence.says(["not", "never", "error", "ignored", "joined"])
        else { return [] }
        let isLast = sentence.says(["last", "later", "latest"])
        guard isLast != sentence.says(["first", "earlier", "earliest"]),
            let form = comment.flatMap(\.tokens).compactMap(\.code).compactMap(Self.form).first
        else { return [] }
        let values = ["b", "c", "d"]
        return [2, 3].compactMap { count in
            let text = values.prefix(count).map { "a\(form.sign)\($0)" }.joined(separator: form.separator)
            var row: [SampleValue?] = calls.shape.slots.map { _ in nil }
            row[slot] = .string(text)
            let optional = calls.shape.result?.isOptional == true ? "?" : ""
            return calls.promise(
                sentence.text, row, .equals(SwiftLiteral.string(isLast ? values[count - 1] : values[0])),
                member: "\(optional)[\"a\"]")
        }
    }

    /// The sign and the separator of a form that a comment shows: `name=value;name=value`.
    private static func form(_ code: String) -> (sign: String, separator: String)? {
        for sign in ["=", ":"] {
            let parts = code.split(separator: Character(sign), omittingEmptySubsequences: false)
            guard parts.count == 3 else { continue }
            // What stands between a value and the next name is no letter.
            let middle = parts[1].filter { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "\"" }
            guard (1...2).contains(middle.count), !middle.contains("…") else { return nil }
            return (sign, middle)
        }
        return nil
    }
}
