import SwiftTools

/// Reads the terms of a schedule's field where the comment of a type or its initialiser shows them: `*`, `7`, `2-5`, `*/15`,
/// `10-30/5`, `3/4`. What they stand for is the same with other numbers, among them the least.
struct ScheduleTermReader: LawReader {
    let calls: LawCalls

    /// A kind of term, by what stands in its places.
    private enum Form: String, CaseIterable {
        case all = "*"
        case one = "n"
        case span = "n-n"
        case everyOfAll = "*/n"
        case everyOfSpan = "n-n/n"
        case everyFrom = "n/n"

        /// Terms of it with what they match from 0 to 9.
        var samples: [(term: String, values: [Int])] {
            switch self {
            case .all: [("*", Array(0...9))]
            case .one: [("0", [0]), ("7", [7]), ("9", [9])]
            case .span: [("2-5", [2, 3, 4, 5]), ("0-9", Array(0...9)), ("4-4", [4])]
            case .everyOfAll: [("*/1", Array(0...9)), ("*/4", [0, 4, 8]), ("*/9", [0, 9])]
            case .everyOfSpan: [("2-8/3", [2, 5, 8]), ("2-4/1", [2, 3, 4]), ("1-8/3", [1, 4, 7])]
            case .everyFrom: [("3/1", Array(3...9)), ("3/4", [3, 7]), ("1/2", [1, 3, 5, 7, 9])]
            }
        }
    }

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard sentence == comment.first, symbol.kind == .initializer, !symbol.isAsync,
            let owner = calls.context.module.first(where: { $0.path == symbol.owner }),
            owner.genericParameters.isEmpty
        else { return [] }
        let lines = owner.documentation + symbol.documentation
        let needed = symbol.parameters.filter { !$0.hasDefault }
        guard lines.contains(where: { line in ["cron", "schedule"].contains { line.lowercased().contains($0) } }),
            needed.count == 2, SampleType(needed[0].type).isString,
            SampleType(needed[1].type) == .closedRange(.integer("Int")), let view = view(symbol.owner)
        else { return [] }
        let forms = self.forms(lines)
        guard forms.isSuperset(of: [.all, .everyOfAll]) else { return [] }
        let isOptional = symbol.declaration.contains("init?")
        return Form.allCases.filter(forms.contains).flatMap { form in
            form.samples.compactMap { term, values in
                let arguments = zip(needed, ["\"\(term)\"", "0...9"]).map { parameter, value in
                    (parameter.label.map { "\($0): " } ?? "") + value
                }
                let made = "\(calls.shape.owner)(\(arguments.joined(separator: ", ")))\(isOptional ? "!" : "")"
                return calls.context.expectation(
                    quote(form, lines) ?? sentence.text, [], view(made), .equals("\(values)"))
            }
        }
    }

    /// What looks at all that matches: a list of it, or each number from 0 to 9.
    private func view(_ owner: [String]) -> ((String) -> String)? {
        let members = calls.context.module.filter {
            $0.owner == owner && !["private", "fileprivate"].contains($0.access) && !$0.isThrowing && !$0.isAsync
        }
        if let list = members.first(where: {
            $0.kind == .property && ["values", "allowedValues", "matches", "allValues"].contains($0.baseName)
                && ["[Int]", "Set<Int>"].contains($0.type)
        }) {
            return { list.type == "[Int]" ? "\($0).\(list.baseName)" : "\($0).\(list.baseName).sorted()" }
        }
        guard
            let test = members.first(where: {
                $0.kind == .method && ["matches", "contains", "includes"].contains($0.baseName) && $0.type == "Bool"
                    && $0.parameters.map(\.type) == ["Int"]
            })
        else { return nil }
        let label = test.parameters[0].label.map { "\($0): " } ?? ""
        return { made in "[\(made)].flatMap { made in (0...9).filter { made.\(test.baseName)(\(label)$0) } }" }
    }

    /// The forms of the code spans in a comment.
    private func forms(_ lines: [String]) -> Set<Form> {
        Set(lines.flatMap(Self.spans).compactMap { Form(rawValue: Self.form($0)) })
    }

    private func quote(_ form: Form, _ lines: [String]) -> String? {
        lines.first { line in Self.spans(line).contains { Self.form($0) == form.rawValue } }
    }

    private static func spans(_ line: String) -> [String] {
        line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
    }

    /// A term with `n` in place of each number, or of what stands for one: `a-b`.
    private static func form(_ term: String) -> String {
        var form = ""
        for character in term {
            if character.isLetter || character.isNumber {
                if form.last != "n" { form.append("n") }
            } else {
                form.append(character)
            }
        }
        return form
    }
}
