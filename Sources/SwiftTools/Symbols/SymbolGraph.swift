/// The declarations of a module.
package struct SymbolGraph: Sendable, Hashable {
    /// The module's name.
    package let module: String
    /// Its declarations and the members that it adds to other modules' types, in source order.
    package let symbols: [CodeSymbol]

    /// Protocols that the module adds to other modules' types, by type name: `["Int": ["Weighable"]]`.
    package let extendedConformances: [String: Set<String>]

    /// Makes a graph.
    package init(
        module: String, symbols: [CodeSymbol], extendedConformances: [String: Set<String>] = [:]
    ) {
        self.module = module
        self.symbols = symbols
        self.extendedConformances = extendedConformances
    }

    /// The type at this path: `["Heap"]`.
    package func type(at path: [String]) -> CodeSymbol? {
        symbols.first { $0.path == path && $0.kind.isType }
    }

    /// Whether the module declares a protocol of this name.
    package func declares(protocol name: String) -> Bool {
        symbols.contains { $0.kind == .protocolType && $0.path == [name] }
    }

    /// Whether the module has a type or a type alias of this name, which hides one of the standard library.
    package func declares(type name: String) -> Bool {
        symbols.contains { ($0.kind.isType || $0.kind == .typeAlias) && $0.path.joined(separator: ".") == name }
    }

    /// The members of the type at this path, as declared by this module.
    package func members(of path: [String]) -> [CodeSymbol] { symbols.filter { $0.owner == path } }

    /// Whether another declaration has the same path and labels.
    package func isOverloaded(_ symbol: CodeSymbol) -> Bool {
        symbols.contains { $0.path == symbol.path && $0.usr != symbol.usr }
    }

    /// The declarations in a file.
    package func symbols(in file: String) -> [CodeSymbol] { symbols.filter { $0.file == file } }
}

extension CodeSymbol.Kind {
    /// Whether it declares a concrete type: a structure, class, enumeration or actor.
    package var isType: Bool {
        switch self {
        case .structure, .classType, .enumeration, .actorType: true
        default: false
        }
    }
}
