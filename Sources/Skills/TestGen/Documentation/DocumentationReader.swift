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
        throwing = Set(symbols.filter(\.isThrowing).map(Self.callName))
        asynchronous = Set(symbols.filter(\.isAsync).map(Self.callName))
    }

    private static let types: Set<CodeSymbol.Kind> = [.structure, .classType, .enumeration, .actorType]

    private static func callName(_ symbol: CodeSymbol) -> String {
        symbol.kind == .initializer ? symbol.owner.last ?? "" : symbol.baseName
    }

    /// What the documentation of a symbol promises, in the order of its text and without repetitions.
    package func expectations(of symbol: CodeSymbol) -> [DocumentedExpectation] {
        let context = DocumentationContext(
            symbol: symbol, module: symbols, throwing: throwing, asynchronous: asynchronous)
        let owner = symbols.first { $0.path == symbol.owner && Self.types.contains($0.kind) }
        let shape = CallShape(symbol, generics: owner?.genericParameters ?? [])
        var found: [DocumentedExpectation] = []
        for block in DocumentationBlock.blocks(of: symbol.documentation) {
            switch block {
            case .code(let lines): found += CodeExampleReader(context: context).expectations(in: lines)
            case .paragraph(_, .aside), .paragraph(_, .precondition): continue
            case .paragraph(let text, _):
                found += InlineExampleReader(context: context, shape: shape).expectations(in: text)
            case .table(let header, let rows):
                found += TableExampleReader(context: context, shape: shape).expectations(header, rows)
            }
        }
        var seen: Set<DocumentedExpectation> = []
        return found.filter { seen.insert($0).inserted }
    }
}
