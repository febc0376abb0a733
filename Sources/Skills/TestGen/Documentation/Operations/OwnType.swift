import SwiftTools

/// A type of the module under test, found by the name that a declaration uses for it.
struct OwnType: Hashable, Sendable {
    /// As Swift writes it, with concrete arguments: `Grid<Int>.Position`.
    let code: String
    /// Its names from the outermost type on.
    let path: [String]
    let kind: CodeSymbol.Kind
    let generics: [String]

    /// Finds the type; `nil` where the module declares none of that name, or several.
    ///
    /// - Parameter owner: The type in whose members the name stands: nested types need no prefix there.
    init?(_ name: String, in owner: [String], symbols: [CodeSymbol]) {
        let names = Self.plainPath(name)
        guard !names.isEmpty else { return nil }
        let types = symbols.filter { $0.kind.isType && $0.path.suffix(names.count) == names[...] }
        let nested = types.first { $0.path == owner + names } ?? types.first { $0.path == names }
        guard let type = nested ?? (types.count == 1 ? types.first : nil) else { return nil }
        path = type.path
        kind = type.kind
        generics = type.genericParameters
        var parts: [String] = []
        var before = 0
        for length in 1...type.path.count {
            let own = symbols.first { $0.kind.isType && $0.path == Array(type.path.prefix(length)) }
            let arguments = (own?.genericParameters.count ?? 0) - before
            before += arguments
            let list = (0..<max(0, arguments)).map { _ in "Int" }.joined(separator: ", ")
            parts.append(type.path[length - 1] + (list.isEmpty ? "" : "<\(list)>"))
        }
        code = parts.joined(separator: ".")
    }

    /// How a tool is made that nothing changes, such as a writer with its usual settings; `nil` for any other type.
    func plainTool(_ symbols: [CodeSymbol]) -> String? {
        let members = symbols.filter { $0.owner == path }
        guard kind == .structure, !members.contains(where: \.isMutating),
            members.contains(where: { maker in
                maker.kind == .initializer && !maker.isAsync && !maker.isThrowing && !FailingInitializer.isOne(maker)
                    && maker.parameters.allSatisfy(\.hasDefault)
                    && !["private", "fileprivate"].contains(maker.access)
            })
        else { return nil }
        return "\(code)()"
    }

    /// The names of a type without its arguments: `Grid`, `Position` of `Grid<Int>.Position`.
    private static func plainPath(_ name: String) -> [String] {
        var depth = 0
        var plain = ""
        for character in name {
            if character == "<" { depth += 1 }
            if depth == 0 { plain.append(character) }
            if character == ">" { depth -= 1 }
        }
        guard plain.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return [] }
        return plain.split(separator: ".").map(String.init)
    }
}
