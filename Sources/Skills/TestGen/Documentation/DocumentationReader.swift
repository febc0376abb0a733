package import SwiftTools

/// Reads what documentation comments promise, and makes calls that show whether it is kept.
///
/// Only what the words surely say is made: an example whose result is no value, or a sentence that is not understood
/// as a whole, gives nothing.
package struct DocumentationReader: Sendable {
    private let symbols: [CodeSymbol]
    private let throwing: Set<String>
    private let asynchronous: Set<String>

    /// Makes a reader for the symbols of a module (all of them: owners, errors and initialisers are looked up).
    package init(symbols: [CodeSymbol]) {
        self.symbols = symbols
        throwing = Self.names(symbols, \.isThrowing)
        let actors = Set(symbols.filter { $0.kind == .actorType }.map(\.path))
        asynchronous = Self.names(symbols) { symbol in
            symbol.isAsync
                || actors.contains(symbol.owner) && [.method, .property].contains(symbol.kind) && symbol.isIsolated
        }
    }

    private static let types: Set<CodeSymbol.Kind> = [.structure, .classType, .enumeration, .actorType]

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
        found += DefaultReader(context: context).expectations(blocks)
        var seen: Set<DocumentedExpectation> = []
        return found.filter { seen.insert($0).inserted }
    }
}

extension CodeSymbol {
    /// Whether it declares a type.
    fileprivate var isType: Bool {
        [.structure, .classType, .enumeration, .actorType, .protocolType, .typeAlias, .typeExtension].contains(kind)
    }
}
