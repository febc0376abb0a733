import Foundation
import SwiftTools

/// Reads how a text is divided: at the first of several separators, with empty parts kept or skipped.
struct SplitReader: LawReader {
    let calls: LawCalls

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        if case .parameter = role { return [] }
        guard let slot = calls.sole(\.isString), !calls.context.symbol.isMutating else { return [] }
        return atFirst(sentence, slot) + trailing(sentence, slot, comment) + empties(sentence, slot, comment)
            + runs(sentence, slot)
    }

    private func row(_ slot: Int, _ text: String) -> [SampleValue?] {
        var row: [SampleValue?] = calls.shape.slots.map { _ in nil }
        row[slot] = .string(text)
        return row
    }

    /// `The first equals sign ends the key`, `the line is divided at its first colon`
    private func atFirst(_ sentence: DocumentationSentence, _ slot: Int) -> [DocumentedExpectation] {
        // What follows a comma tells what comes of it: `so a value may contain more of them`.
        let tokens = Array(sentence.tokens.prefix { $0 != .mark(",") })
        let verbs: Set<String> = [
            "ends", "divided", "divides", "split", "cuts", "parted", "splits", "separates", "separated", "separator",
            "cut", "delimits",
        ]
        guard tokens.contains(where: { $0.isWord(verbs) }),
            !tokens.contains(where: { $0.isWord(["if", "when", "unless", "except", "not", "may"]) })
        else { return [] }
        for (word, isFirst) in [("first", true), ("last", false)] {
            guard let place = tokens.firstIndex(of: .word(word)), place <= 8,
                let separator = CharacterNames.character(tokens[(place + 1)...])?.character,
                !separator.isLetter, !separator.isNumber
            else { continue }
            let s = String(separator)
            let (key, value) = isFirst ? ("a", "b\(s)c") : ("a\(s)b", "c")
            return parts(slot, "a\(s)b\(s)c", key, value, sentence.text)
        }
        return []
    }

    /// A key and a value in a dictionary or in a tuple with two texts.
    private func parts(_ slot: Int, _ text: String, _ key: String, _ value: String, _ quote: String)
        -> [DocumentedExpectation]
    {
        let type = calls.context.symbol.type ?? ""
        let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
        let mark = type.hasSuffix("?") ? "?" : ""
        let condition: String
        if plain == "[String: String]" || plain == "[String : String]" {
            condition = "result\(mark)[\(SwiftLiteral.string(key))] == \(SwiftLiteral.string(value))"
        } else if plain == "[String: [String]]" || plain == "[String : [String]]" {
            condition = "result\(mark)[\(SwiftLiteral.string(key))] == [\(SwiftLiteral.string(value))]"
        } else if plain.hasPrefix("("), plain.hasSuffix(")"), plain.split(separator: ",").count == 2,
            plain.dropFirst().dropLast().split(separator: ",").allSatisfy({
                $0.hasSuffix("String") || $0.hasSuffix("Substring")
            })
        {
            condition =
                "result\(mark).0 == \(SwiftLiteral.string(key)) && result\(mark).1 == \(SwiftLiteral.string(value))"
        } else {
            return []
        }
        return [calls.promise(quote, row(slot, text), .holds(condition))].compactMap(\.self)
    }

    /// `Words are separated by one or more spaces.`
    private func runs(_ sentence: DocumentationSentence, _ slot: Int) -> [DocumentedExpectation] {
        guard calls.shape.result != nil, !sentence.isConditional, !sentence.says(["not", "kept"]),
            sentence.says([
                "separated by one or more spaces", "separated by any number of spaces", "separated by runs of spaces",
                "several spaces in a row count as one", "multiple spaces count as one",
                "consecutive spaces count as one", "several spaces count as one", "runs of spaces count as one",
                "consecutive spaces are treated as one", "multiple spaces are treated as one",
            ])
        else { return [] }
        return ["ab  cd", "ab   cd ef"].compactMap { text in
            let once = text.split(separator: " ").joined(separator: " ")
            return calls.same(sentence.text, row(slot, text), as: row(slot, once))
        }
    }

    /// `A separator at the end of the line is followed by one more, empty field.`
    private func trailing(
        _ sentence: DocumentationSentence, _ slot: Int, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard calls.shape.result == .array(.string("String")), !sentence.isConditional, !sentence.says(["not", "no"]),
            sentence.says(["at the end", "trailing", "at the end of the line"]),
            sentence.says(["empty field", "empty element", "empty string", "empty part", "empty item", "empty value"]),
            ["followed by", "gives", "yields", "produces", "means", "results in", "adds", "leads to", "makes"].contains(
                where: {
                    sentence.plain.contains($0)
                }), let separator = separator(comment),
            !comment.contains(where: { $0.says(["empty fields are skipped"]) })
        else { return [] }
        let s = String(separator)
        return [["a", "b", ""], ["a", ""]].compactMap { parts in
            let wanted = SampleValue.array(parts.map { .string($0) })
            return calls.promise(
                sentence.text, row(slot, parts.joined(separator: s)),
                .equals(wanted.swift(as: .array(.string("String")))))
        }
    }

    /// `Empty fields are kept.`
    private func empties(
        _ sentence: DocumentationSentence, _ slot: Int, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard calls.shape.result == .array(.string("String")), sentence.plain.hasPrefix("empty "),
            !sentence.isConditional,
            !sentence.says(["not", "only", "strings", "lines"]), let separator = separator(comment)
        else { return [] }
        let isKept = sentence.says(["are kept", "are preserved", "are retained", "are included", "count"])
        let isDropped = sentence.says([
            "are skipped", "are dropped", "are ignored", "are left out", "are omitted", "are removed",
        ])
        guard isKept != isDropped else { return [] }
        let s = String(separator)
        let tries = [["a", "", "b"], ["a", "b", ""], ["", "a", "b"], ["a", "b", "", ""]]
        let isPlain = !comment.contains { $0.says(["trailing", "leading", "at the end", "at the start"]) }
        return tries.prefix(isPlain ? 4 : 1).compactMap { parts in
            let wanted = SampleValue.array((isKept ? parts : parts.filter { !$0.isEmpty }).map { .string($0) })
            return calls.promise(
                sentence.text, row(slot, parts.joined(separator: s)),
                .equals(wanted.swift(as: .array(.string("String")))))
        }
    }

    /// What parts the text: the default of a parameter of that name, or what the comment says.
    private func separator(_ comment: [DocumentationSentence]) -> Character? {
        let symbol = calls.context.symbol
        if let parameter = symbol.parameters.first(where: { ["separator", "delimiter"].contains($0.name) }) {
            guard parameter.hasDefault,
                let range = symbol.declaration.range(of: "\(parameter.name): \(parameter.type) = "),
                let (value, _) = LiteralText.prefix(of: symbol.declaration[range.upperBound...])
            else { return nil }
            let text = value.dropFirst().dropLast()
            return text.count == 1 ? text.first : nil
        }
        for sentence in comment {
            for words in [
                ["separated", "by"], ["split", "at"], ["divided", "by"], ["between"], ["delimited", "by"],
            ] {
                if let found = CharacterNames.character(after: words, in: sentence.tokens) { return found }
            }
        }
        return nil
    }
}
