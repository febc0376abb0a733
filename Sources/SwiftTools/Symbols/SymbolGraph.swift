/// The declarations of a module.
package struct SymbolGraph: Sendable, Hashable {
    /// The module's name.
    package let module: String
    /// Its declarations and the members that it adds to other modules' types, in the order of the source.
    package let symbols: [CodeSymbol]

    /// What the module makes other modules' types conform to, by the types' names: `["Int": ["Weighable"]]`.
    package let extendedConformances: [String: Set<String>]

    /// Makes a graph.
    package init(
        module: String, symbols: [CodeSymbol], extendedConformances: [String: Set<String>] = [:]
    ) {
        self.module = module
        self.symbols = symbols
        self.extendedConformances = extendedConformances
    }

    /// The declaration of this path: `["Heap"]`.
    package func type(at path: [String]) -> CodeSymbol? {
        symbols.first { $0.path == path && $0.kind.isType }
    }

    /// Whether the module declares a protocol of this name.
    package func declares(protocol name: String) -> Bool {
        symbols.contains { $0.kind == .protocolType && $0.path == [name] }
    }

    /// Whether the module has a type or a type alias of this name, which stands before one of the standard library.
    package func declares(type name: String) -> Bool {
        symbols.contains { ($0.kind.isType || $0.kind == .typeAlias) && $0.path.joined(separator: ".") == name }
    }

    /// What is declared in the type of this path, by the module's own code.
    package func members(of path: [String]) -> [CodeSymbol] { symbols.filter { $0.owner == path } }

    /// Whether there is another declaration of the same name and labels beside this one.
    package func isOverloaded(_ symbol: CodeSymbol) -> Bool {
        symbols.contains { $0.path == symbol.path && $0.usr != symbol.usr }
    }

    /// What stands in this file.
    package func symbols(in file: String) -> [CodeSymbol] { symbols.filter { $0.file == file } }
}

extension CodeSymbol.Kind {
    /// Whether it declares a type that has values of its own.
    package var isType: Bool {
        switch self {
        case .structure, .classType, .enumeration, .actorType: true
        default: false
        }
    }
}
