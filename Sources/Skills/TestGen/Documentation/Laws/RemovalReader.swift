import SwiftTools

/// Reads what removing by a predicate gives back: `the number of elements that were removed`.
struct RemovalReader {
    let context: DocumentationContext
    let shape: CallShape

    /// What the paragraphs of a member's comment promise.
    func expectations(_ paragraphs: [(text: String, role: DocumentationBlock.Role)]) -> [DocumentedExpectation] {
        let symbol = context.symbol
        guard symbol.kind == .method, shape.result == .integer("Int"), symbol.parameters.count == 1, !symbol.isThrowing,
            !symbol.isAsync, shape.slots.count == 2, shape.slots[1].type.swift.isClosure("(Int) -> Bool"),
            let sentence = paragraphs.flatMap({ DocumentationSentence.sentences(of: $0.text) }).first(where: {
                $0.says(["number of"]) && $0.says(["were removed", "was removed", "removed", "that went"])
                    && !$0.isConditional && !$0.says(["not", "left", "remaining", "before"])
            })
        else { return [] }
        let label = symbol.parameters[0].label.map { "\($0): " } ?? ""
        return setups.flatMap { setup in
            [("{ $0 > 2 }", 1), ("{ $0 > 0 }", 3), ("{ $0 > 9 }", 0)].compactMap { closure, count in
                context.expectation(
                    sentence.text, setup, "subject.\(symbol.baseName)(\(label)\(closure))", .equals("\(count)"))
            }
        }
    }

    /// Statements that make a container of the elements 3, 1 and 2.
    private var setups: [[String]] {
        if let container = ContainerShape(owner: context.symbol.owner, type: shape.owner, symbols: context.module) {
            return container.element == .integer("Int") ? [container.filled(container.samples)] : []
        }
        guard let store = KeyedStore(owner: context.symbol.owner, type: shape.owner, module: context.module) else {
            return []
        }
        return [[store.empty(capacity: 5), store.store(1, 3), store.store(2, 1), store.store(3, 2)]]
    }
}
