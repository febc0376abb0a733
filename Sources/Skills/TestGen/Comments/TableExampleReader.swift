import Foundation
import SwiftTools

/// Reads tables whose columns are a call's arguments and its result.
struct TableExampleReader {
    let context: CommentContext
    let shape: CallShape?

    private static let results: Set<String> = [
        "result", "results", "output", "outputs", "returns", "return", "return value", "value", "expected", "returned",
        "gives", "yields",
    ]
    private static let inputs: Set<String> = [
        "input", "inputs", "argument", "text", "string", "value", "number", "example", "from", "before",
    ]

    /// The promises of a table's rows.
    func promises(_ header: [String], _ rows: [[String]]) -> [CommentPromise] {
        let names = header.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "`* ")).lowercased() }
        if let first = names.first, ["call", "expression", "code", "example"].contains(first), names.count == 2 {
            return rows.compactMap { row in
                guard row.count == 2, let result = StatedResult.read(row[1]) else { return nil }
                let call = row[0].replacingOccurrences(of: "`", with: "")
                guard context.usesSymbol(call) else { return nil }
                return context.promise(
                    quote(header, row), [], call, result.expectation(ofType: shape?.result?.text))
            }
        }
        guard let shape, let last = names.last, let type = shape.result, names.count >= 2 else { return [] }
        let isResult =
            Self.results.contains(last)
            || CommentContext.identifiers(in: last).contains(context.symbol.baseName.lowercased())
        let columns = names.dropLast().map { name in
            shape.slots.firstIndex { $0.name.lowercased() == name }
                ?? (shape.slots.count == 1 && Self.inputs.contains(name) ? 0 : nil)
        }
        let isNamed = columns.allSatisfy { $0 != nil } && !columns.isEmpty
        guard isResult || (isNamed && columns.count == shape.slots.count) else { return [] }
        let byIndex =
            columns.count == shape.slots.count
            && Set(columns.compactMap(\.self)).count == columns.compactMap(\.self).count
        return rows.compactMap { row in
            guard row.count == names.count else { return nil }
            var values: [String?] = shape.slots.map { _ in nil }
            for (index, column) in columns.enumerated() {
                guard let slot = column ?? (byIndex ? index : nil),
                    let value = literal(row[index], shape.slots[slot].type)
                else { return nil }
                values[slot] = shape.slots[slot].written(value)
            }
            guard let call = shape.call(values), let value = literal(row[row.count - 1], type) else { return nil }
            let result = StatedResult(value: value, isCut: false, subject: nil)
            return context.promise(
                quote(header, row), call.setup, call.expression, result.expectation(ofType: type.unwrapped.text))
        }
    }

    /// A cell as a literal of the type; strings may lack quotation marks.
    private func literal(_ cell: String, _ type: TypeExpression) -> String? {
        let isCode = cell.hasPrefix("`")
        let text = cell.replacingOccurrences(of: "`", with: "").replacingOccurrences(of: "*", with: "")
        if let value = LiteralText.whole(text), type.admits(value) { return value }
        guard type.literalForm == .text, !text.isEmpty, !text.contains("\""), !text.contains("("),
            isCode || !text.contains(" "), !["nil", "true", "false"].contains(text)
        else { return nil }
        return SwiftLiteral.string(text)
    }

    private func quote(_ header: [String], _ row: [String]) -> String {
        zip(header, row).map { "\($0): \($1)" }.joined(separator: ", ")
    }
}
