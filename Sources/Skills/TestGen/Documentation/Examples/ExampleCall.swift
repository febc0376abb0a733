import SwiftTools

/// How a member is called on what one of its type's initializers makes, with a place for each value that an example may name.
struct ExampleCall {
    /// A place for a value.
    struct Slot {
        let parameter: CodeSymbol.Parameter
        let type: SampleType
        /// The words of its name, and those of what its comment says first.
        let names: Set<String>
        let words: Set<String>
        /// Whether the initializer takes it.
        let isOfMaker: Bool
    }

    let context: DocumentationContext
    /// The initializer; `nil` where the member is called on a value that an example names, or on nothing.
    let maker: CodeSymbol?
    let slots: [Slot]
    /// The type of the value that it is called on, where an example has to name it.
    let receiver: SampleType?

    /// The ways to call a member that a comment may have in mind.
    static func all(_ calls: LawCalls) -> [ExampleCall] {
        let (context, symbol) = (calls.context, calls.context.symbol)
        guard calls.shape.slots.first?.isReceiver ?? false else {
            return [ExampleCall(context, maker: nil, receiver: nil)]
        }
        let type = calls.shape.slots[0].type
        guard case .other = type else { return [ExampleCall(context, maker: nil, receiver: type)] }
        let makers = context.module.filter {
            $0.kind == .initializer && $0.owner == symbol.owner && !$0.isAsync && !$0.parameters.isEmpty
                && !["private", "fileprivate"].contains($0.access) && $0.name != "init(from:)"
        }
        return [ExampleCall(context, maker: nil, receiver: type)]
            + makers.map { ExampleCall(context, maker: $0, receiver: nil) }
    }

    private init(_ context: DocumentationContext, maker: CodeSymbol?, receiver: SampleType?) {
        self.context = context
        self.maker = maker
        self.receiver = receiver
        slots = [(maker, true), (context.symbol, false)].flatMap { symbol, isOfMaker in
            symbol.map { Self.slots(of: $0, context, isOfMaker) } ?? []
        }
    }

    private static func slots(of symbol: CodeSymbol, _ context: DocumentationContext, _ isOfMaker: Bool) -> [Slot] {
        let choice = GenericChoice(symbol)
        let comments = DocumentationBlock.blocks(of: symbol.documentation)
        return symbol.parameters.map { parameter in
            let own = comments.lazy.compactMap { block -> String? in
                if case .paragraph(let text, .parameter(parameter.name)) = block { text } else { nil }
            }.first
            let names = [parameter.name, parameter.label ?? ""].flatMap { SlotNames.words($0) }
            return Slot(
                parameter: parameter, type: SampleType(choice.resolve(parameter.type)),
                names: Set(names.filter { $0.count > 2 }.map { Vocabulary.singular($0) }),
                words: Set(own.map(words) ?? []), isOfMaker: isOfMaker)
        }
    }

    private static func words(_ comment: String) -> [String] {
        let first = DocumentationSentence.sentences(of: comment).first
        let words = first?.tokens.compactMap(\.word) ?? []
        return words.filter { $0.count > 3 && !common.contains($0) }.map { Vocabulary.singular($0) }
    }

    /// Words that stand in many comments.
    private static let common: Set<String> = [
        "each", "every", "with", "this", "that", "which", "when", "where", "what", "from", "into", "than", "then",
        "many", "much",
        "must", "more", "less", "most", "least", "value", "values", "number", "numbers", "amount", "given", "zero",
        "unless",
        "negative", "count", "counts", "they", "their", "them", "these", "those", "have", "does",
    ]

    /// The statements and the expression of a call, and whether a filler stands in it; `nil` where something is missing that it needs.
    ///
    /// - Parameters:
    ///   - values: by slot.
    ///   - receiver: what it is called on, where an example names that.
    ///   - filler: what an initializer gets of which an example says nothing.
    ///   - name: what is made is called.
    func code(
        _ values: [Int: ExampleValue], on receiver: ExampleValue?, filler: String, name: String
    ) -> (setup: [String], expression: String, isFilled: Bool)? {
        var isFilled = false
        var made: [String] = []
        var passed: [String] = []
        for (place, slot) in slots.enumerated() {
            let code: String
            if let value = values[place] {
                code = value.written(as: slot.type)
            } else if slot.parameter.hasDefault {
                continue
            } else if slot.isOfMaker, slot.type.isNumber {
                code = filler
                isFilled = true
            } else {
                return nil
            }
            let text = (slot.parameter.label.map { "\($0): " } ?? "") + code
            if slot.isOfMaker { made.append(text) } else { passed.append(text) }
        }
        let symbol = context.symbol
        let list = "(\(passed.joined(separator: ", ")))"
        let call = symbol.kind == .property || symbol.kind == .typeProperty ? symbol.baseName : symbol.baseName + list
        if let maker {
            let isFailing = !maker.isThrowing && FailingInitializer.isOne(maker)
            let start =
                "\(maker.owner.joined(separator: "."))(\(made.joined(separator: ", ")))" + (isFailing ? "!" : "")
            return (["let \(name) = \(maker.isThrowing ? "try " : "")\(start)"], "\(name).\(call)", isFilled)
        }
        if let type = self.receiver {
            guard let receiver else { return nil }
            let code = receiver.kind == .number ? "(\(receiver.code) as \(type.swift))" : receiver.written(as: type)
            return ([], "\(code).\(call)", false)
        }
        switch symbol.kind {
        case .function: return ([], call, false)
        case .typeMethod, .typeProperty: return ([], "\(symbol.owner.joined(separator: ".")).\(call)", false)
        default: return nil
        }
    }
}
