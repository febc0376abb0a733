import SwiftTools

/// Reads what documentation comments promise about calls: examples, conditions on a parameter, and default values.
///
/// It makes a promise only if the wording is unambiguous. An example whose result is no value, or a sentence that it
/// does not understand as a whole, gives none.
struct CommentReader {
    private let graph: SymbolGraph
    private let pool: ValuePool
    private let effects: CallEffects

    /// Makes a reader for a module. The graph has all its symbols: the reader looks up owners, errors and initialisers.
    ///
    /// - Parameter pool: supplies values that a comment leaves open.
    init(graph: SymbolGraph, pool: ValuePool) {
        self.graph = graph
        self.pool = pool
        effects = CallEffects(graph.symbols)
    }

    /// The context for reading a symbol's comment.
    func context(of symbol: CodeSymbol) -> CommentContext {
        CommentContext(symbol: symbol, module: graph.symbols, effects: effects)
    }

    /// The promises in a symbol's documentation, in the order of its text and without duplicates.
    func promises(of symbol: CodeSymbol) -> [CommentPromise] {
        let context = context(of: symbol)
        let shape = CallShape(symbol, in: graph)
        let blocks = CommentBlock.blocks(of: symbol.documentation)
        var found: [CommentPromise] = []
        for block in blocks {
            switch block {
            case .code(let lines): found += CodeExampleReader(context: context).promises(in: lines)
            case .paragraph(_, .aside), .paragraph(_, .precondition): continue
            case .paragraph(let text, _):
                found += InlineExampleReader(context: context, shape: shape).promises(in: text)
            case .table(let header, let rows):
                found += TableExampleReader(context: context, shape: shape).promises(header, rows)
            }
        }
        if let shape {
            let values = OpenValues(pool: pool, shape: shape)
            found += ConditionReader(context: context, shape: shape, values: values).promises(blocks)
            found += DefaultReader(context: context, shape: shape, values: values).promises(blocks)
        }
        var seen: Set<CommentPromise> = []
        return found.filter { seen.insert($0).inserted }
    }
}
