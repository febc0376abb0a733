import Foundation
import SwiftTools

/// Reads examples inside of sentences: `` `gcd(12, 18)` is 6 ``.
struct InlineExampleReader {
    let context: CommentContext
    let shape: CallShape?

    /// A code span or the words between two.
    private enum Piece {
        case code(String)
        case words(String)
    }

    /// The promises of the examples in a paragraph.
    func promises(in text: String) -> [CommentPromise] {
        let pieces = Self.pieces(of: text)
        var found: [CommentPromise] = []
        var previous = ""
        for (index, piece) in pieces.enumerated() {
            guard case .code(let code) = piece else {
                if case .words(let words) = piece { previous = words }
                continue
            }
            let after = Self.following(pieces, index)
            let quote = Self.quote(previous, code, after.text)
            if let made = comparison(code, previous, after.words, quote) {
                found.append(made)
                continue
            }
            if code.contains(" //") {
                found += CodeExampleReader(context: context).promises(in: [code])
                continue
            }
            guard !Self.isConditional(previous), let result = Self.result(after) else { continue }
            for call in calls(code, previous) {
                let type = context.usesSymbol(call.expression) ? shape?.result?.unwrapped.text : nil
                let made = context.promise(
                    quote, call.setup, call.expression,
                    result.expectation(ofType: type))
                if let made { found.append(made) }
            }
        }
        return found
    }

    /// A comparison in one code span: `` `f(3) == 10` ``.
    private func comparison(_ code: String, _ before: String, _ after: String, _ quote: String)
        -> CommentPromise?
    {
        for (operation, arrow) in [("==", false), ("→", true), ("->", true), ("=>", true), ("=", true)] {
            guard let (left, right) = ExampleStatement.equality(in: code, operation: operation),
                context.usesSymbol(left),
                left.contains("(") || left.contains(".") || left.contains("["), Self.isStatement(before, after),
                let value = LiteralText.whole(right), arrow || !left.contains("||")
            else { continue }
            let result = StatedResult(value: value, isCut: false, subject: nil)
            return context.promise(quote, [], left, result.expectation(ofType: context.type(of: left)))
        }
        return nil
    }

    /// The calls that a code span stands for: the span itself, or a call of the symbol with the span as its argument.
    private func calls(_ code: String, _ before: String) -> [(setup: [String], expression: String)] {
        if context.usesSymbol(Self.withoutStrings(code)),
            code.contains("(") || code.contains(".") || code.contains("[") || code.contains(" ")
        {
            return isCall(code) ? [([], code)] : []
        }
        guard let value = LiteralText.whole(code), let shape, Self.introduces(before) else { return [] }
        let tool = shape.slots.first?.isReceiver == true ? tool : nil
        let needed = shape.slots.indices.filter {
            !shape.slots[$0].hasDefault && !(shape.slots[$0].isReceiver && tool != nil)
        }
        guard needed.count == 1, let slot = needed.first, shape.slots[slot].type.admits(value) else { return [] }
        var values = shape.slots.map { $0.isReceiver ? tool : nil }
        values[slot] = shape.slots[slot].written(value)
        return shape.call(values).map { [$0] } ?? []
    }

    /// A default instance to call the symbol on, such as a reader with its usual settings. The type has to be a
    /// structure without mutating members that can be made without arguments.
    private var tool: String? {
        let path = context.symbol.owner
        guard let type = context.module.first(where: { $0.path == path && $0.kind == .structure }),
            type.genericParameters.isEmpty, context.soleInitializer(of: path) != nil,
            !context.module.contains(where: { $0.owner == path && $0.isMutating })
        else { return nil }
        return path.joined(separator: ".") + "()"
    }

    /// Whether code is a call with values, not with the names of its parameters.
    private func isCall(_ code: String) -> Bool {
        if code.contains("_:") || code.contains("…") || code.contains("...)") { return false }
        if code.contains("(:") || code.hasSuffix(":)") { return false }
        let identifiers = CommentContext.identifiers(in: Self.withoutStrings(code))
        let names = Set(context.symbol.parameters.map(\.name))
        let labels = Set(context.symbol.parameters.compactMap(\.label))
        return identifiers.isDisjoint(with: names.subtracting(labels)) && ExampleStatement.isBalanced(code)
    }

    static func withoutStrings(_ code: String) -> String {
        var isString = false
        return String(
            code.filter { character in
                if character == "\"" { isString.toggle() }
                return !isString
            })
    }

    private static func pieces(of text: String) -> [Piece] {
        text.replacingOccurrences(of: "``", with: "`").components(separatedBy: "`").enumerated().compactMap {
            index, part in
            if index % 2 == 1 { return part.isEmpty ? nil : .code(part.trimmingCharacters(in: .whitespaces)) }
            return .words(part)
        }
    }

    private static func following(_ pieces: [Piece], _ index: Int) -> (words: String, code: String?, text: String) {
        var words = ""
        var code: String?
        if index + 1 < pieces.count, case .words(let text) = pieces[index + 1] { words = text }
        if index + 2 < pieces.count, case .code(let text) = pieces[index + 2] { code = text }
        return (words, code, words + (code.map { "`\($0)`" } ?? ""))
    }

    private static func quote(_ before: String, _ code: String, _ after: String) -> String {
        let start = before.components(separatedBy: ". ").last ?? ""
        let end = after.components(separatedBy: ". ").first ?? ""
        return (start + "`\(code)`" + end).trimmingCharacters(in: .whitespaces)
    }

    /// Words that may link a call to its result.
    private static let links: Set<String> = [
        "returns", "is", "equals", "yields", "gives", "becomes", "→", "->", "=>", "==", "=", "produces", "evaluates to",
        "results in", "will return", "would return", "will be", "would be", "is equal to", "return", "it returns",
        "the result is", "which gives", "which yields", "which is", "which becomes", "this returns", "has the value",
        "⇒", "maps to", "turns into", "is turned into", "is converted to", "is encoded as", "is formatted as",
        "is written",
        "is reversed to", "is parsed as", "is defined as", "is defined to be", "is always", "returns the string",
        "returns the array", "returns the value",
        "this function returns", "this method returns", "the function returns", "the method returns", "we get",
        "you get", "it is", "are", "evaluate to",
        "is rounded to", "rounds to", "is mapped to", "would become", "will become", "translates to", "is considered",
        "should return", "should be",
    ]

    private static func result(_ after: (words: String, code: String?, text: String)) -> StatedResult? {
        let words = after.words.trimmingCharacters(in: CharacterSet(charactersIn: " ,:")).lowercased()
        if let code = after.code, links.contains(words) {
            guard let value = LiteralText.whole(code.hasSuffix("…") ? String(code.dropLast()) : code) else {
                return nil
            }
            return StatedResult(value: value, isCut: code.hasSuffix("…"), subject: nil)
        }
        for link in links.sorted(by: { $0.count > $1.count }) where words.hasPrefix(link + " ") {
            let start = after.words.range(of: link, options: .caseInsensitive)?.upperBound ?? after.words.startIndex
            let rest = after.words[start...].trimmingCharacters(in: .whitespaces)
            guard let (value, tail) = LiteralText.prefix(of: rest) else { return nil }
            let end = tail.trimmingCharacters(in: .whitespaces)
            let isEnd =
                end.isEmpty || tail.hasPrefix(". ") || tail == "." || tail.hasPrefix(",") || tail.hasPrefix(";")
                || tail.hasPrefix(" and") || tail.hasPrefix(" (") || tail.hasPrefix(" because")
                || tail.hasPrefix(" since") || tail.hasPrefix(" while")
            return isEnd && !(end.isEmpty && after.code != nil)
                ? StatedResult(value: value, isCut: false, subject: nil) : nil
        }
        return nil
    }

    private static func lastWord(_ text: String) -> String {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        guard let last = trimmed.last, last.isLetter else { return "" }
        return trimmed.split(whereSeparator: { !($0.isLetter || $0 == "'") }).last.map { $0.lowercased() } ?? ""
    }

    /// Whether the words before make the next statement conditional.
    private static func isConditional(_ before: String) -> Bool {
        let clause = before.components(separatedBy: ". ").last ?? ""
        let words = clause.lowercased().split(whereSeparator: { !$0.isLetter })
        if words.contains(where: { ["if", "when", "unless", "assuming", "suppose", "whenever"].contains($0) }) {
            return true
        }
        return [
            "if", "when", "whether", "unless", "not", "that", "until", "while", "or", "than", "without", "never",
            "wrong",
        ]
        .contains(lastWord(before))
    }

    private static func isStatement(_ before: String, _ after: String) -> Bool {
        let next = after.split(separator: " ").first.map { $0.lowercased() } ?? ""
        return !isConditional(before)
            && !["is", "does", "would", "may", "can", "will", "if", "or", "when", "fails", "for", "only"].contains(next)
    }

    /// Whether the words before introduce a value to use as an argument.
    private static func introduces(_ before: String) -> Bool {
        let text = before.trimmingCharacters(in: CharacterSet(charactersIn: " ,:(-—–"))
        if text.lowercased().hasSuffix("e.g.") || before.trimmingCharacters(in: .whitespaces).hasSuffix(":") {
            return true
        }
        return text.isEmpty || text.hasSuffix(".") || text.hasSuffix(";")
            || [
                "for", "example", "e.g", "g", "instance", "ing", "of", "and", "example:", "bytes", "input", "so",
                "thus",
            ].contains(lastWord(text))
            || lastWord(text).hasSuffix("ing")
    }
}
