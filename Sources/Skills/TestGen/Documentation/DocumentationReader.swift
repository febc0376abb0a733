package import SwiftTools

/// Reads what documentation comments promise, and makes calls that show whether it is kept.
///
/// Only what the words surely say is made: an example whose result is no value, or a sentence that is not understood
/// as a whole, gives nothing.
package struct DocumentationReader: Sendable {
    private let symbols: [CodeSymbol]
    private let throwing: Set<String>
    private let asynchronous: Set<String>
    private let values: any ValueSource

    /// Makes a reader for the symbols of a module (all of them: owners, errors and initialisers are looked up).
    ///
    /// - Parameter values: Where values of the module's own types come from; its plainest initialisers where none is given.
    package init(symbols: [CodeSymbol], values: (any ValueSource)? = nil) {
        self.symbols = symbols
        self.values = values ?? InitializerValues(symbols: symbols)
        throwing = Self.names(symbols, \.isThrowing)
        let actors = Set(symbols.filter { $0.kind == .actorType }.map(\.path))
        asynchronous = Self.names(symbols) { symbol in
            symbol.isAsync
                || actors.contains(symbol.owner) && [.method, .property].contains(symbol.kind) && symbol.isIsolated
        }
    }

    private static let types: Set<CodeSymbol.Kind> = [.structure, .classType, .enumeration, .actorType]

    /// Whether a comment says what callers have to keep to.
    private static func demands(_ blocks: [DocumentationBlock]) -> Bool {
        blocks.contains { block in
            guard case .paragraph(let text, let role) = block else { return false }
            return role == .precondition || [" must ", "Must ", "Traps "].contains { text.contains($0) }
        }
    }

    /// Whether its results change from call to call: chance and the clock.
    private static func isFickle(_ symbol: CodeSymbol) -> Bool {
        let words = (symbol.documentation.joined(separator: " ") + " " + symbol.declaration).lowercased()
        return ["random", "shuffle", "current date", "current time", "uuid", "today"].contains { words.contains($0) }
    }

    /// The names of calls all of which are so.
    private static func names(_ symbols: [CodeSymbol], _ test: (CodeSymbol) -> Bool) -> Set<String> {
        Set(symbols.filter(test).map(callName)).subtracting(symbols.filter { !test($0) && !$0.isType }.map(callName))
    }

    private static func callName(_ symbol: CodeSymbol) -> String {
        symbol.kind == .initializer ? symbol.owner.last ?? "" : symbol.baseName
    }

    /// What the documentation of a symbol promises, in the order of its text and without repetitions.
    package func expectations(of symbol: CodeSymbol) -> [DocumentedExpectation] {
        guard !Self.isFickle(symbol) else { return [] }
        let context = DocumentationContext(
            symbol: symbol, module: symbols, throwing: throwing, asynchronous: asynchronous)
        let owner = symbols.first { $0.path == symbol.owner && Self.types.contains($0.kind) }
        let shape = CallShape(symbol, generics: owner?.genericParameters ?? [])
        let blocks = DocumentationBlock.blocks(of: symbol.documentation)
        var found: [DocumentedExpectation] = []
        for block in blocks {
            switch block {
            case .code(let lines): found += CodeExampleReader(context: context).expectations(in: lines)
            case .paragraph(_, .aside), .paragraph(_, .precondition): continue
            case .paragraph(let text, _):
                found += InlineExampleReader(context: context, shape: shape).expectations(in: text)
            case .table(let header, let rows):
                found += TableExampleReader(context: context, shape: shape).expectations(header, rows)
            }
        }
        if let shape {
            let said = sentences(shape, context, blocks)
            // Where callers have to keep to something, a trap tells no more than that they did not.
            found += Self.demands(blocks) ? said.map(\.risky) : said
        }
        var seen: Set<DocumentedExpectation> = []
        return found.filter { seen.insert($0).inserted }
    }

    private func sentences(
        _ shape: CallShape, _ context: DocumentationContext, _ blocks: [DocumentationBlock]
    ) -> [DocumentedExpectation] {
        let paragraphs: [(text: String, role: DocumentationBlock.Role)] = blocks.compactMap { block in
            guard case .paragraph(let text, let role) = block, role != .aside, role != .precondition else { return nil }
            return (text, role)
        }
        let isSorted = blocks.contains { block in
            guard case .paragraph(let text, let role) = block else { return false }
            let words = text.lowercased()
            switch role {
            case .parameter, .precondition: return words.contains("sorted") || words.contains("ascending")
            case .discussion:
                return ["a sorted", "two sorted", "the sorted", "already sorted"].contains { words.contains($0) }
            default: return false
            }
        }
        let instances = InstanceReader(symbols: symbols, source: values).instances(of: shape)
        let candidates = CandidateValues(
            source: values, instances: instances.values, fields: instances.fields, isSorted: isSorted,
            isSigned: paragraphs.contains { paragraph in
                ["positive", "negative"].contains { paragraph.text.lowercased().contains($0) }
                    && !paragraph.text.lowercased().contains("must")
            })
        var found = SentenceReader(context: context, shape: shape, candidates: candidates, hints: ValueHints())
            .expectations(paragraphs)
        found += FormulaReader(context: context, shape: shape, candidates: candidates).expectations(paragraphs)
        found += DefaultReader(context: context).expectations(paragraphs)
        found += LawReaders(calls: LawCalls(context: context, shape: shape, candidates: candidates))
            .expectations(paragraphs)
        found += StateLaws(calls: LawCalls(context: context, shape: shape, candidates: candidates))
            .expectations(paragraphs)
        if shape.slots.first?.isReceiver ?? false,
            let container = ContainerShape(owner: shape.symbol.owner, type: shape.owner, symbols: symbols)
        {
            found += ContainerReader(context: context, container: container, shape: shape).expectations(paragraphs)
            found += FrequencyReader(context: context, container: container, shape: shape).expectations(paragraphs)
            found += ContainerAggregateReader(context: context, container: container, shape: shape)
                .expectations(paragraphs)
            let model = ContainerModel(container: container, owner: shape.symbol.owner, module: symbols)
            found += ContainerChangeReader(context: context, model: model, shape: shape).expectations(paragraphs)
        }
        found += RemovalReader(context: context, shape: shape).expectations(paragraphs)
        found += PriorityReader(context: context, type: shape.owner).expectations(paragraphs)
        if let recency = RecencyReader(context: context, type: shape.owner) {
            found += recency.expectations(paragraphs)
        }
        return found
    }
}

extension CodeSymbol {
    /// Whether it declares a type.
    fileprivate var isType: Bool {
        [.structure, .classType, .enumeration, .actorType, .protocolType, .typeAlias, .typeExtension].contains(kind)
    }
}
