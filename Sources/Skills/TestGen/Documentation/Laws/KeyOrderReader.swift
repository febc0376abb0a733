import SwiftTools

/// Reads by which properties a list is sorted, and what decides between equals: `sorted by score, the highest first; equal
/// scores are sorted by name`.
struct KeyOrderReader: LawReader {
    let calls: LawCalls

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard [.discussion, .returns].contains(role), !sentence.isConditional, !symbol.isMutating, !symbol.isAsync,
            let element = calls.shape.result?.element, calls.shape.result?.isArray == true
        else { return [] }
        let properties = properties(of: element)
        // What is said of a plain list may be said of the one that is passed.
        let isPlain = (element.isNumber || element.isString) && symbol.parameters.isEmpty
        guard isPlain || !properties.isEmpty else { return [] }
        let reader = SortKeys(properties: properties, isPlain: isPlain)
        var keys = reader.keys(sentence)
        // Words about what is passed say nothing of what is given.
        guard !keys.isEmpty, isResult(sentence, role, comment) else { return [] }
        if keys.count == 1 {
            let ties = comment.filter { $0 != sentence }.compactMap { reader.tieKey($0) }
            if ties.count == 1, ties[0].property != keys[0].property { keys.append(ties[0]) }
        }
        // Between equals an order that is not said either way is none.
        keys = keys.prefix(1) + keys.dropFirst().prefix { $0.isDescending != nil }
        return inputs().compactMap { input in
            calls.context.expectation(sentence.text, input.setup, input.call, .holds(keys.condition))
        }
    }

    /// Whether a sentence speaks of the result.
    private func isResult(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> Bool {
        if role == .returns || sentence == comment.first { return true }
        return sentence.says(["the result", "the results", "they are", "the list is", "returned"])
    }

    /// The properties of a structure of the module's that can be compared.
    private func properties(of type: SampleType) -> [(name: String, type: SampleType)] {
        guard case .other(let name) = type,
            let own = OwnType(name, in: calls.context.symbol.owner, symbols: calls.context.module)
        else { return [] }
        return calls.context.module.compactMap { member in
            guard member.owner == own.path, member.kind == .property,
                !["private", "fileprivate"].contains(member.access),
                let type = member.type.map({ SampleType($0) }), type.isNumber || type.isString
            else { return nil }
            return (member.baseName, type)
        }
    }

    /// Calls with lists of several elements.
    private func inputs() -> [(setup: [String], call: String)] {
        let symbol = calls.context.symbol
        let varied = VariedValues(module: calls.context.module)
        let needed = symbol.parameters.filter { !$0.hasDefault }
        let lists = needed.filter { SampleType($0.type).isArray }
        if symbol.kind == .function || symbol.kind == .typeMethod {
            guard needed.count == 1, lists.count == 1, let element = SampleType(needed[0].type).element else {
                return []
            }
            return [7, 5, 3].compactMap { count in
                varied.list(of: element, count: count).map { list in
                    let label = needed[0].label.map { "\($0): " } ?? ""
                    let owner = symbol.kind == .typeMethod ? symbol.owner.joined(separator: ".") + "." : ""
                    return ([], "\(owner)\(symbol.baseName)(\(label)\(list))")
                }
            }
        }
        guard needed.isEmpty, symbol.kind == .property || symbol.kind == .method,
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module)
        else { return [] }
        let call = "subject.\(symbol.baseName)" + (symbol.kind == .method ? "()" : "")
        return varied.fillings(of: own).map { ($0, call) }
    }
}
