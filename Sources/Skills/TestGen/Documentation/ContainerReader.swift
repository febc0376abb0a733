import SwiftTools

/// Reads what the documentation of a container's members says of its elements: which one comes first, how many there are.
struct ContainerReader {
    let context: DocumentationContext
    let container: ContainerShape
    let shape: CallShape

    /// What the paragraphs of a member's comment promise.
    func expectations(_ paragraphs: [(text: String, role: DocumentationBlock.Role)]) -> [DocumentedExpectation] {
        let symbol = context.symbol
        guard symbol.isSupported else { return [] }
        let text = paragraphs.map(\.text).joined(separator: " ").lowercased()
        let quote = paragraphs.first?.text ?? ""
        let element = container.element.swift
        let type = shape.result?.swift
        if symbol.parameters.isEmpty, type == "Int", let counted = counted(text, quote) { return counted }
        if symbol.parameters.isEmpty, type == element || type == element + "?" {
            return elements(text, quote, isOptional: type != element)
        }
        if symbol.parameters.isEmpty, type == "Bool" { return emptiness(text, quote) + fullness(text, quote) }
        if symbol.kind == .method, symbol.parameters.count == 1, type == "Int",
            shape.slots.last?.type == container.element
        {
            return occurrences(text, quote)
        }
        if symbol.kind == .method, symbol.parameters.count == 1, type == "Bool",
            shape.slots.last?.type == container.element
        {
            return membership(text, quote)
        }
        if symbol.usr == container.adder.usr { return adding(text, quote) }
        return []
    }

    private var access: String {
        context.symbol.kind == .property ? "subject.\(context.symbol.baseName)" : "subject.\(context.symbol.baseName)()"
    }

    private func make(
        _ quote: String, _ setup: [String], _ expression: String, _ expectation: DocumentedExpectation.Expectation
    ) -> [DocumentedExpectation] {
        [context.expectation(quote, setup, expression, expectation)].compactMap(\.self)
    }

    private func elements(_ text: String, _ quote: String, isOptional: Bool) -> [DocumentedExpectation] {
        guard !["number of", "capacity", "how many", "position of", "index of"].contains(where: text.contains),
            let choice = ContainerChoice.named(text),
            !text.contains("lowest priority"), !text.contains("highest priority")
        else { return [] }
        let order = choice.order(container.samples)
        let setup = container.filled(container.samples)
        let isRemoving = text.contains("remove") || text.contains("pops") || text.contains("dequeue")
        let isKeeping = text.contains("without removing") || context.symbol.kind == .property
        var found = make(quote, setup, access, .equals(order[0].swift(as: container.element)))
        if isRemoving, !isKeeping {
            found += make(quote, setup + ["_ = \(access)"], access, .equals(order[1].swift(as: container.element)))
            found += make(
                quote, setup + ["_ = \(access)", "_ = \(access)"], access,
                .equals(order[2].swift(as: container.element)))
            if text.contains("nil"), isOptional {
                found += make(quote, setup + Array(repeating: "_ = \(access)", count: 3), access, .isNil)
            }
            if let count = container.count {
                found += make(quote, setup + ["_ = \(access)"], "subject.\(count.baseName)", .equals("2"))
            }
        } else if let count = container.count, text.contains("without removing") {
            found += make(quote, setup + ["_ = \(access)"], "subject.\(count.baseName)", .equals("3"))
        }
        return found
    }

    private func isCount(_ text: String) -> Bool {
        [
            "number of elements", "number of items", "number of entries", "number of values", "number of keys",
            "elements currently", "how many elements", "count of elements", "number of nodes", "how many items",
        ]
        .contains { text.contains($0) } && !text.contains("maximum") && !text.contains("at most")
            && ![
                "distinct", "unique", "can hold", "have been", "has been", "overwritten", "removed", "dropped", "since",
                " were ", " was ", "thrown", "evicted", "discarded", "lost", " ever ", "so far", "because", "different",
            ]
            .contains { text.contains($0) }
    }

    private func counts(_ quote: String) -> [DocumentedExpectation] {
        let samples = container.samples
        var found =
            make(quote, container.filled([]), access, .equals("0"))
            + make(quote, container.filled([samples[0]]), access, .equals("1"))
            + make(quote, container.filled(samples), access, .equals("3"))
        let owner = context.module.first { $0.path == context.symbol.owner }?.documentation.joined(separator: " ") ?? ""
        let isLimited = ["never exceeds", "never more than", "never greater than"].contains {
            quote.lowercased().contains($0) || owner.lowercased().contains($0)
        }
        if isLimited, let start = container.emptyForTwo {
            found += make(quote, container.filled(samples, from: start), access, .holds("result <= 2"))
        }
        return found
    }

    /// What a number of elements, of all or of different ones, is after some were added.
    private func counted(_ text: String, _ quote: String) -> [DocumentedExpectation]? {
        let twice = container.filled([0, 1, 0].map { container.samples[$0] })
        let isMeasured = !["maximum", "can hold", "greatest", "largest", "at most"].contains { text.contains($0) }
        guard isMeasured, !context.symbol.isMutating else { return nil }
        if text.contains("number of distinct") || text.contains("number of different") {
            return make(quote, container.filled([]), access, .equals("0")) + make(quote, twice, access, .equals("2"))
        }
        if text.contains("total number of") { return make(quote, twice, access, .equals("3")) }
        return isCount(text) ? counts(quote) : nil
    }

    /// `How often an element was added`
    private func occurrences(_ text: String, _ quote: String) -> [DocumentedExpectation] {
        let isAsked = ["how often", "how many times", "number of times", "number of occurrences"].contains {
            text.contains($0)
        }
        guard isAsked, !context.symbol.isMutating else { return [] }
        let label = context.symbol.parameters[0].label.map { "\($0): " } ?? ""
        let setup = container.filled([0, 1, 0].map { container.samples[$0] })
        return [(container.samples[0], 2), (container.samples[1], 1), (container.stranger, 0)].flatMap { value, count in
            make(
                quote, setup, "subject.\(context.symbol.baseName)(\(label)\(value.swift(as: container.element)))",
                .equals("\(count)"))
        }
    }

    private func fullness(_ text: String, _ quote: String) -> [DocumentedExpectation] {
        guard let start = container.emptyForTwo, text.contains("is full") || text.contains("as it can hold"),
            !text.contains("not full"), !text.contains("false")
        else { return [] }
        let samples = container.samples
        return make(quote, container.filled([samples[0]], from: start), access, .isFalse)
            + make(quote, container.filled(Array(samples.prefix(2)), from: start), access, .isTrue)
    }

    private func emptiness(_ text: String, _ quote: String) -> [DocumentedExpectation] {
        let isEmpty = [
            "is empty", "contains no elements", "has no elements", "no elements", "contains no items", "no items",
        ].contains { text.contains($0) }
        guard isEmpty, !text.contains("not empty"), !text.contains("false if"), !text.contains("`false` if"),
            !text.contains("full")
        else { return [] }
        return make(quote, container.filled([]), access, .isTrue)
            + make(quote, container.filled(container.samples), access, .isFalse)
    }

    private func membership(_ text: String, _ quote: String) -> [DocumentedExpectation] {
        let label = context.symbol.parameters[0].label.map { "\($0): " } ?? ""
        let setup = container.filled(container.samples)
        func call(_ value: SampleValue) -> String {
            "subject.\(context.symbol.baseName)(\(label)\(value.swift(as: container.element)))"
        }
        let isRemoval =
            ["remove", "delete"].contains(context.symbol.baseName)
            && (text.contains("true` if") || text.contains("whether")) && !text.contains("`true` if it was not")
        let isQuery = context.symbol.baseName == "contains" && !context.symbol.isMutating
        guard isRemoval || isQuery else { return [] }
        // The beginning of a stored text is another text.
        let isWhole = isQuery && container.element.isString && ["exactly", "whole"].contains { text.contains($0) }
        let partial = isWhole ? make(quote, container.filled([.string("abc")]), call(.string("ab")), .isFalse) : []
        return partial + make(quote, setup, call(container.samples[1]), .isTrue)
            + make(quote, setup, call(container.stranger), .isFalse)
            + (isRemoval
                ? make(quote, setup + ["_ = \(call(container.samples[1]))"], call(container.samples[1]), .isFalse) : [])
    }

    private func adding(_ text: String, _ quote: String) -> [DocumentedExpectation] {
        guard let count = container.count, !text.contains("capacity"), !text.contains("full") else { return [] }
        // `Does nothing if the length is not positive` says nothing of elements that are there.
        let isIdle = ["does nothing if", "no effect if"].compactMap { text.firstRange(of: $0)?.upperBound }.contains {
            let rest = text[$0...].prefix { $0 != "." }
            return ["already", "contain", "present", "exist", " in it", "is there", "a member"].contains {
                rest.contains($0)
            }
        }
        let isUnique =
            text.contains("duplicates are ignored") || text.contains("are not added again") || isIdle
        let samples = container.samples
        let elements = isUnique ? [samples[0], samples[1], samples[0]] : samples
        return make(quote, container.filled(elements), "subject.\(count.baseName)", .equals(isUnique ? "2" : "3"))
    }
}

extension CodeSymbol {
    /// Whether it can be called here plainly.
    fileprivate var isSupported: Bool { !isThrowing && !isAsync && [.method, .property].contains(kind) }
}
