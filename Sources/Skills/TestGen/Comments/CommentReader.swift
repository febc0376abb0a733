import SwiftTools

/// Reads what documentation comments promise of calls: examples, conditions on a parameter, and default values.
///
/// Only what the words surely say is made: an example whose result is no value, or a sentence that is not understood
/// as a whole, gives nothing.
struct CommentReader {
    private let graph: SymbolGraph
    private let pool: ValuePool
    private let effects: CallEffects

    /// Makes a reader for the symbols of a module (all of them: owners, errors and initialisers are looked up).
    ///
    /// - Parameter pool: Where the values come from that a comment leaves open.
    init(graph: SymbolGraph, pool: ValuePool) {
        self.graph = graph
        self.pool = pool
        effects = CallEffects(graph.symbols)
    }

    /// What is known of a symbol for reading its comment.
    func context(of symbol: CodeSymbol) -> CommentContext {
        CommentContext(symbol: symbol, module: graph.symbols, effects: effects)
    }

    /// What the documentation of a symbol promises, in the order of its text and without repetitions.
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
