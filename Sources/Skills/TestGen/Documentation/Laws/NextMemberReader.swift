import SwiftTools

/// Reads which element next to a value is meant: `the smallest member that is strictly greater than `value`, or `nil` if there is
/// none`.
///
/// The elements are those that a member of the type lists.
struct NextMemberReader: LawReader {
    let calls: LawCalls

    private static let least: Set<String> = ["smallest", "least", "lowest", "minimum"]
    private static let greatest: Set<String> = ["largest", "greatest", "highest", "maximum"]
    private static let lists = ["members", "elements", "values", "items", "keys", "numbers", "all"]
    private static let nouns: Set<String> = ["member", "element", "value", "item", "key", "number", "integer", "one"]
    private static let fillers: Set<String> = ["that", "is", "which", "are", "strictly"]
    private static let values: [[Int]] = [[2, 5, 9], [1, 2, 3], [7], []]
    private static let asked = [0, 2, 3, 5, 9, 10]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .returns || role == .discussion, symbol.kind == .method, !symbol.isMutating,
            symbol.parameters.count == 1, symbol.type?.hasSuffix("?") == true,
            SampleType(symbol.parameters[0].type).isInteger || symbol.parameters[0].type == "Element",
            let condition = condition(sentence), let list,
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            let view = PlainView(own, symbols: calls.context.module), view.form == .list
        else { return [] }
        return Self.values.flatMap { values in
            Self.asked.compactMap { asked -> DocumentedExpectation? in
                guard let made = view.made(of: .ints(values)),
                    let call = calls.shape.call([made, .int(asked)]), call.setup.isEmpty
                else { return nil }
                return calls.context.expectation(
                    sentence.text,
                    [
                        "let found = (\(made.swift(as: .other(own.code)))).\(list).filter { $0 \(condition.sign) \(asked) }"
                            + ".\(condition.isLeast ? "min" : "max")()"
                    ], call.expression, .equals("found"))
            }
        }
    }

    /// `smallest … greater than` and `largest … not greater than` and their like.
    private func condition(_ sentence: DocumentationSentence) -> (isLeast: Bool, sign: String)? {
        let tokens = sentence.tokens
        guard
            let place = tokens.firstIndex(where: { $0.isWord(Self.least) || $0.isWord(Self.greatest) }),
            place + 3 < tokens.count, tokens[..<place].allSatisfy({ $0.isWord(["the", "returns", "a"]) }),
            tokens[place + 1].isWord(Self.nouns)
        else { return nil }
        let isLeast = tokens[place].isWord(Self.least)
        let rest = tokens[(place + 2)...].drop { $0.isWord(Self.fillers) }
        let words = rest.prefix(5).map { $0.word ?? "`" }
        // What follows the comparison is the only value that is passed.
        let name = calls.context.symbol.parameters[0].name
        func ends(_ count: Int) -> Bool {
            let said = rest.dropFirst(count).drop { $0.isWord(["the", "a", "given"]) }.first
            return said?.code == name || said?.isWord([name.lowercased(), "value", "element", "number"]) ?? false
        }
        let forms: [([String], String)] = [
            (["greater", "than", "or", "equal", "to"], ">="), (["less", "than", "or", "equal", "to"], "<="),
            (["not", "less", "than"], ">="), (["not", "greater", "than"], "<="), (["at", "least"], ">="),
            (["at", "most"], "<="), (["greater", "than"], ">"), (["less", "than"], "<"), (["smaller", "than"], "<"),
            (["above"], ">"), (["below"], "<"),
        ]
        guard let form = forms.first(where: { words.starts(with: $0.0) && ends($0.0.count) }),
            isLeast == form.1.hasPrefix(">")
        else { return nil }
        return (isLeast, form.1)
    }

    /// The member that lists all elements.
    private var list: String? {
        let found = calls.context.module.filter { member in
            member.owner == calls.context.symbol.owner && member.kind == .property
                && Self.lists.contains(member.baseName) && SampleType(member.type ?? "").isArray
                && !["private", "fileprivate"].contains(member.access)
        }
        return found.count == 1 ? found[0].baseName : nil
    }
}
