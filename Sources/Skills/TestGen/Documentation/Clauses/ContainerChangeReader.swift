import SwiftTools

/// Reads what members that change a container give back and leave behind: what had to make room, how many are taken,
/// what is dropped, what is set back to zero.
struct ContainerChangeReader {
    let context: DocumentationContext
    let model: ContainerModel
    let shape: CallShape

    private var container: ContainerShape { model.container }
    private var element: SampleType { container.element }

    /// What the paragraphs of a member's comment promise.
    func expectations(_ paragraphs: [(text: String, role: DocumentationBlock.Role)]) -> [DocumentedExpectation] {
        let symbol = context.symbol
        guard [.method, .property].contains(symbol.kind), !symbol.isThrowing, !symbol.isAsync else { return [] }
        let sentences = paragraphs.flatMap { DocumentationSentence.sentences(of: $0.text) }
        let text = paragraphs.map(\.text).joined(separator: " ").lowercased()
        if symbol.usr == container.adder.usr { return evicted(text, sentences) }
        if symbol.parameters.isEmpty, symbol.type == nil, symbol.isMutating { return emptied(sentences) }
        if symbol.parameters.isEmpty, !symbol.isMutating { return listed(text, sentences) }
        guard symbol.parameters.count == 1, let parameter = shape.slots.last else { return [] }
        if parameter.type == .integer("Int"), shape.result == .array(element) { return taken(text, sentences) }
        if parameter.type == .integer("Int"), symbol.type == nil { return resized(sentences) }
        if parameter.type.swift.isClosure("(\(element.swift)) -> Bool"), shape.result?.unwrapped == .integer("Int") {
            return placed(text, sentences)
        }
        return []
    }

    private func call(_ argument: String) -> String {
        let label = context.symbol.parameters[0].label.map { "\($0): " } ?? ""
        return "subject.\(context.symbol.baseName)(\(label)\(argument))"
    }

    private func make(
        _ quote: String, _ setup: [String], _ expression: String, _ expectation: DocumentedExpectation.Expectation
    ) -> [DocumentedExpectation] {
        [context.expectation(quote, setup, expression, expectation)].compactMap(\.self)
    }

    private func list(_ values: [SampleValue]) -> String { SampleValue.array(values).swift(as: .array(element)) }

    /// `Returns: The element that was removed to make room, or nil if there was room already`
    private func evicted(_ text: String, _ sentences: [DocumentationSentence]) -> [DocumentedExpectation] {
        guard model.dropsOldest, let start = container.emptyForTwo, shape.result == .optional(element),
            let said = sentences.first(where: { sentence in
                sentence.says(["`nil`", "nil", "is returned", "returned"])
                    && ["removed", "evicted", "overwritten", "dropped", "displaced", "replaced", "has to go"].contains {
                        sentence.plain.contains($0)
                    }
            })
        else { return [] }
        let values = model.many
        return values.indices.flatMap { place in
            let label = container.adder.parameters[0].label.map { "\($0): " } ?? ""
            return make(
                said.text, container.filled(Array(values.prefix(place)), from: start),
                "subject.\(container.adder.baseName)(\(label)\(values[place].swift(as: element)))",
                place < ContainerModel.room
                    ? .isNil : .equals(values[place - ContainerModel.room].swift(as: element)))
        }
    }

    /// `Removes all elements`, `Empties the buffer and sets the count of losses back to zero`
    private func emptied(_ sentences: [DocumentationSentence]) -> [DocumentedExpectation] {
        guard let first = sentences.first,
            first.tokens.first?.isWord([
                "removes", "clears", "empties", "discards", "deletes", "resets", "drops", "throws", "forgets",
            ]) ?? false
        else { return [] }
        let words = first.plain
        let isAll = ["removes all", "removes every", "clears ", "empties ", "discards all", "deletes all", "drops all"]
            .contains { words.hasPrefix($0) }
        let isConditional = first.isConditional || first.says(["except", "that", "whose", "with"])
        let name = "subject.\(context.symbol.baseName)()"
        // More than fit are added only where the oldest gives way.
        let added =
            model.dropsOldest
            ? container.filled(model.many, from: container.emptyForTwo) : container.filled(container.samples)
        let filled = added + [name]
        var found: [DocumentedExpectation] = []
        if isAll, !isConditional {
            if let listing = model.listing {
                found += make(first.text, filled, listing.access, .holds("result.isEmpty"))
            }
            let members = container.members.filter { $0.kind == .property && !$0.isThrowing && !$0.isAsync }
            for member in members where member.baseName == "isEmpty" && member.type == "Bool" {
                found += make(first.text, filled, "subject.isEmpty", .isTrue)
            }
            if let count = container.count {
                found += make(first.text, filled, "subject.\(count.baseName)", .equals("0"))
            }
        }
        return found + sentences.flatMap { reset($0, filled) }
    }

    /// ``sets `losses` back to zero``
    private func reset(_ sentence: DocumentationSentence, _ setup: [String]) -> [DocumentedExpectation] {
        guard !sentence.isConditional, !sentence.says(["not", "never"]) else { return [] }
        let tokens = sentence.tokens
        return tokens.indices.flatMap { place -> [DocumentedExpectation] in
            guard let name = tokens[place].code,
                container.members.contains(where: { $0.kind == .property && $0.baseName == name && $0.type == "Int" }),
                tokens[..<place].last?.isWord(["sets", "set", "resets", "reset", "and", "the"]) ?? false,
                tokens[..<place].contains(where: { $0.isWord(["sets", "set", "resets", "reset"]) })
            else { return [] }
            let rest = tokens[(place + 1)...].drop { $0.isWord(["back"]) }.prefix(2).map { $0.word ?? $0.code ?? "," }
            guard rest.first == "to", let last = rest.last, let number = NumberWord.number(last)?.integer else {
                return []
            }
            return make(sentence.text, setup, "subject.\(name)", .equals("\(number)"))
        }
    }

    /// `The contents, from the oldest to the newest`: also of more than fit.
    private func listed(_ text: String, _ sentences: [DocumentationSentence]) -> [DocumentedExpectation] {
        guard let sentence = sentences.first, shape.result == .array(element), let order = ContainerModel.order(text),
            !["distinct", "unique", "first added", "removed", "so far"].contains(where: text.contains)
        else { return [] }
        let access = "subject.\(context.symbol.baseName)" + (context.symbol.kind == .method ? "()" : "")
        var found = make(
            sentence.text, container.filled(container.samples), access, .equals(list(order(container.samples))))
        if model.dropsOldest, let start = container.emptyForTwo {
            for count in 3...5 {
                let values = Array(model.many.prefix(count))
                found += make(
                    sentence.text, container.filled(values, from: start), access,
                    .equals(list(order(model.left(values)))))
            }
        }
        return found
    }

    /// `Pops up to count elements, the most recently pushed one first`
    private func taken(_ text: String, _ sentences: [DocumentationSentence]) -> [DocumentedExpectation] {
        guard let sentence = sentences.first, let choice = ContainerChoice.named(text), context.symbol.isMutating,
            ["pops", "removes", "takes", "dequeues", "pop "].contains(where: text.hasPrefix),
            text.contains("first") || text.contains("in the order"), !text.contains("last one first")
        else { return [] }
        let order = choice.order(container.samples)
        let isLenient = ["up to", "at most", "smaller than that", "fewer"].contains { text.contains($0) }
        return ([1, 2, 3] + (isLenient ? [5] : [])).flatMap { count in
            make(
                sentence.text, container.filled(container.samples), call("\(count)"),
                .equals(list(Array(order.prefix(count)))))
        }
    }

    /// `If the elements do not all fit into the new capacity, the oldest ones are dropped`
    private func resized(_ sentences: [DocumentationSentence]) -> [DocumentedExpectation] {
        guard let listing = model.listing, context.symbol.isMutating,
            ["capacity", "size", "limit"].contains(where: {
                context.symbol.parameters[0].name.lowercased().contains($0)
            }),
            let said = sentences.first(where: { sentence in
                sentence.says(["fit", "capacity", "room", "smaller", "more than"])
                    && ["dropped", "removed", "discarded", "lost"].contains { sentence.plain.contains($0) }
            })
        else { return [] }
        let isOldest = said.says(["oldest", "the oldest ones"])
        guard isOldest != said.says(["newest", "latest", "most recent"]) else { return [] }
        let values = container.samples
        return [1, 2, 3, 5].flatMap { count in
            let kept = isOldest ? Array(values.suffix(count)) : Array(values.prefix(count))
            return make(
                said.text, container.filled(values) + [call("\(count)")], listing.access,
                .equals(list(listing.order(kept))))
        }
    }

    /// `The position of the oldest element that satisfies the predicate, counted from the oldest`
    private func placed(_ text: String, _ sentences: [DocumentationSentence]) -> [DocumentedExpectation] {
        guard let sentence = sentences.first(where: { $0.says(["position", "positions", "index"]) }),
            shape.result?.isOptional ?? false, text.contains("oldest"), !text.contains("newest"),
            !text.contains("last"),
            !text.contains("from one"), !text.contains("from 1")
        else { return [] }
        var setups = [(container.filled(container.samples), container.samples)]
        if model.dropsOldest, let start = container.emptyForTwo {
            setups.append((container.filled(container.samples, from: start), model.left(container.samples)))
        }
        return setups.flatMap { setup, values in
            values.enumerated().flatMap { place, value in
                make(sentence.text, setup, call("{ $0 == \(value.swift(as: element)) }"), .equals("\(place)"))
            } + make(sentence.text, setup, call("{ $0 == \(container.stranger.swift(as: element)) }"), .isNil)
        }
    }
}
