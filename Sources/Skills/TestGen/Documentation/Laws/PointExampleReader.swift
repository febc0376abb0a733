import SwiftTools

/// Reads examples in which structures of numbers stand as their numbers: `the point (1, 0) becomes (0, 1)`, `the square
/// (0,0), (2,0), (2,2), (0,2) has the area 4`.
///
/// The numbers are those of a member's owner, or of the structures in the only list that the owner is made of.
struct PointExampleReader: LawReader {
    let calls: LawCalls

    private static let verbs: Set<String> = [
        "becomes", "become", "gives", "give", "moves", "maps", "turns", "goes", "lands", "yields", "is",
    ]
    private static let fillers: Set<String> = ["to", "into", "at", "on", "the", "point", "vector", "position", "then"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion || role == .returns, symbol.kind == .property || symbol.kind == .method,
            symbol.parameters.allSatisfy(\.hasDefault), !symbol.isMutating, !symbol.isAsync,
            !sentence.says(["not", "never", "if", "unless"]),
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module)
        else { return [] }
        let (inputs, rest) = Self.points(sentence.tokens)
        guard !inputs.isEmpty else { return [] }
        let call = symbol.baseName + (symbol.kind == .method ? "()" : "")
        for holder in holders(own, count: inputs[0].count) {
            guard let receiver = holder.made(of: inputs) else { continue }
            let outputs = Self.outputs(rest)
            if outputs.count == 1, inputs.count == 1, outputs[0].count == inputs[0].count,
                calls.shape.result == .other(own.code)
            {
                let parts = zip(holder.record.fields, outputs[0]).map { field, number in
                    "\(receiver).\(call)\(holder.path).\(field.name) == \(number)"
                }
                guard parts.count == outputs[0].count else { continue }
                return [
                    calls.context.expectation(
                        sentence.text, [], "(\(parts.joined(separator: " && ")))", .isTrue)
                ].compactMap(\.self)
            }
            if let number = stated(rest), calls.shape.result?.isNumber == true {
                return [
                    calls.context.expectation(sentence.text, [], "\(receiver).\(call)", .equals(number))
                ].compactMap(\.self)
            }
        }
        return []
    }

    /// What a member is called on: the structure of numbers itself, or one that holds a list of them.
    private struct Holder {
        let record: RecordFields
        /// How one of several is made; `nil` where it is the structure itself.
        let list: (type: String, label: String?)?
        /// From the result to the first structure.
        let path: String

        func made(of points: [[String]]) -> String? {
            let codes = points.compactMap { point -> String? in
                guard point.count == record.fields.count else { return nil }
                let values: [SampleValue?] = point.map { .code($0) }
                return record.made(of: values)?.swift(as: .other(record.type))
            }
            guard codes.count == points.count else { return nil }
            guard let list else { return codes.count == 1 ? codes[0] : nil }
            return "\(list.type)(\(list.label.map { "\($0): " } ?? "")[\(codes.joined(separator: ", "))])"
        }
    }

    private func holders(_ own: OwnType, count: Int) -> [Holder] {
        let module = calls.context.module
        if let record = RecordFields(own, symbols: module), record.fields.count == count, !record.isNested {
            return [Holder(record: record, list: nil, path: "")]
        }
        return module.filter {
            $0.owner == own.path && $0.kind == .initializer && !FailingInitializer.isOne($0) && $0.parameters.count == 1
        }.compactMap { maker in
            guard case .array(.other(let name)) = SampleType(maker.parameters[0].type),
                let inner = OwnType(name, in: own.path, symbols: module),
                let record = RecordFields(inner, symbols: module), record.fields.count == count, !record.isNested,
                module.contains(where: {
                    $0.owner == own.path && $0.kind == .property && $0.baseName == maker.parameters[0].name
                })
            else { return nil }
            return Holder(
                record: record, list: (own.code, maker.parameters[0].label), path: ".\(maker.parameters[0].name)[0]")
        }
    }

    /// The numbers in parentheses beside each other from the first on, and what stands behind them.
    static func points(_ tokens: [SentenceToken]) -> (points: [[String]], rest: ArraySlice<SentenceToken>) {
        guard let start = tokens.indices.first(where: { point(tokens[$0...]) != nil }) else { return ([], []) }
        var rest = tokens[start...]
        var points: [[String]] = []
        while let next = point(rest) {
            points.append(next.numbers)
            rest = next.rest.drop { $0 == .mark(",") || $0 == .word("and") }
        }
        return (points, rest)
    }

    private static func point(_ tokens: ArraySlice<SentenceToken>)
        -> (numbers: [String], rest: ArraySlice<SentenceToken>)?
    {
        guard tokens.first == .mark("("), let end = tokens.firstIndex(of: .mark(")")) else { return nil }
        let inner = tokens[tokens.index(after: tokens.startIndex)..<end].split(separator: .mark(","))
        let numbers = inner.compactMap { part -> String? in
            guard part.count == 1, let word = part.first?.word, Double(word) != nil else { return nil }
            return word
        }
        guard numbers.count == inner.count, numbers.count > 1 else { return nil }
        return (numbers, tokens[tokens.index(after: end)...])
    }

    /// The point behind a verb, with nothing after it.
    private static func outputs(_ tokens: ArraySlice<SentenceToken>) -> [[String]] {
        guard tokens.first?.isWord(verbs) ?? false else { return [] }
        let (points, rest) = points(Array(tokens.dropFirst().drop { $0.isWord(fillers) }))
        return rest.isEmpty ? points : []
    }

    /// `has the signed area 4` of a member `signedArea`.
    private func stated(_ tokens: ArraySlice<SentenceToken>) -> String? {
        let words = tokens.compactMap(\.word)
        guard words.count == tokens.count, words.count > 2, ["has", "have"].contains(words[0]),
            let number = words.last, Double(number) != nil
        else { return nil }
        let between = words.dropFirst().dropLast().filter { !["the", "a", "an", "of"].contains($0) }
        return between == SlotNames.words(calls.context.symbol.baseName) ? number : nil
    }
}
