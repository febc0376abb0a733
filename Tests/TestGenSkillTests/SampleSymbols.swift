import SwiftTools

@testable import TestGenSkill

/// Declarations, as the compiler's symbol graph would tell them.
enum SampleSymbols {
    /// Reads the comments of a module with these declarations.
    static func reader(_ symbols: [CodeSymbol]) -> CommentReader {
        let graph = SymbolGraph(module: "Small", symbols: symbols)
        return CommentReader(graph: graph, pool: ValuePool(graph: graph, literals: SourceLiterals()))
    }

    /// A function with a comment.
    static func function(
        _ name: String, _ parameters: [CodeSymbol.Parameter], _ type: String?, words: String = "", _ lines: String...
    ) -> CodeSymbol {
        CodeSymbol(
            usr: name, kind: .function, path: ["\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"],
            declaration: "func \(name)()\(words)", parameters: parameters, type: type, documentation: lines)
    }

    /// A member of a type.
    static func member(
        _ kind: CodeSymbol.Kind, of owner: String, _ name: String, _ parameters: [CodeSymbol.Parameter] = [],
        _ type: String? = nil, declaration: String = "", generics: [String] = [], _ lines: String...
    ) -> CodeSymbol {
        let list = kind == .property ? "" : "(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
        return CodeSymbol(
            usr: owner + name, kind: kind, path: [owner, name + list], declaration: declaration, parameters: parameters,
            type: type, genericParameters: generics, documentation: lines)
    }

    /// A parameter without a label.
    static func value(_ name: String, _ type: String) -> CodeSymbol.Parameter {
        .init(label: nil, name: name, type: type)
    }

    /// A parameter with a label of its own name.
    static func labelled(_ name: String, _ type: String, hasDefault: Bool = false) -> CodeSymbol.Parameter {
        .init(label: name, name: name, type: type, hasDefault: hasDefault)
    }

    /// A structure that is made from whole numbers, which are its properties.
    static func structure(_ name: String, _ fields: [String], _ lines: String...) -> [CodeSymbol] {
        [
            CodeSymbol(
                usr: name, kind: .structure, path: [name], declaration: "struct \(name)", documentation: lines),
            member(.initializer, of: name, "init", fields.map { labelled($0, "Int") }, declaration: "init()"),
        ] + fields.map { member(.property, of: name, $0, [], "Int", declaration: "let \($0): Int") }
    }
}
