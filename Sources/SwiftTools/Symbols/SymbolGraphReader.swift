package import AgentCore
package import Foundation

/// Reads the files that `swift symbolgraph-extract` writes.
package enum SymbolGraphReader {
    /// Reads all symbol graphs of a module in a folder: its own, and those of its extensions of other modules.
    ///
    /// - Throws: `AgentError` if there is none, or one cannot be read.
    package static func read(_ folder: URL, module: String) throws(AgentError) -> SymbolGraph {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? [])
            .filter { $0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@") && $0.hasSuffix(".symbols.json") }
            .sorted { ($0.count, $0) < ($1.count, $1) }
        guard !names.isEmpty else {
            throw AgentError(
                .failed, "the toolchain wrote no symbol graph for \(module)", remedy: "Check that `swift build` works.")
        }
        var symbols: [CodeSymbol] = []
        var extended: [(type: String, conformance: String)] = []
        for name in names {
            let document = try document(TextFile.read(folder.appending(path: name), limit: 1 << 28), name)
            symbols += try read(document, from: name)
            if name.contains("@") { extended += extendedConformances(document) }
        }
        let protocols = Dictionary(
            symbols.filter { $0.kind == .protocolType }.map { ($0.usr, $0.path.joined(separator: ".")) },
            uniquingKeysWith: { first, _ in first })
        return SymbolGraph(
            module: module, symbols: symbols,
            extendedConformances: Dictionary(
                extended.compactMap { pair in protocols[pair.conformance].map { (pair.type, [$0]) } },
                uniquingKeysWith: { $0.union($1) }))
    }

    /// Conformances added to other modules' types: the types' names and the protocols' identifiers.
    private static func extendedConformances(_ document: JSONValue) -> [(type: String, conformance: String)] {
        (document["relationships"]?.arrayValue ?? []).compactMap { relation in
            guard relation["kind"]?.stringValue == "conformsTo", let source = relation["source"]?.stringValue,
                let target = relation["target"]?.stringValue, let name = MangledName.typeName(source)
            else { return nil }
            return (name, target)
        }
    }

    /// Reads one graph.
    ///
    /// - Throws: `AgentError` naming the file if it is no symbol graph.
    static func read(_ text: String, from name: String) throws(AgentError) -> [CodeSymbol] {
        try read(document(text, name), from: name)
    }

    private static func document(_ text: String, _ name: String) throws(AgentError) -> JSONValue {
        do {
            return try JSONReader().read(text)
        } catch {
            throw AgentError(
                .failed, "\(name): \(error.words)", remedy: "The toolchain wrote a damaged file; try again.")
        }
    }

    private static func read(_ document: JSONValue, from name: String) throws(AgentError) -> [CodeSymbol] {
        guard let written = document["symbols"]?.arrayValue else {
            throw AgentError(
                .failed, "\(name) holds no symbols", remedy: "This toolchain's symbol graphs have another form.")
        }
        var conformances: [String: Set<String>] = [:]
        for relation in document["relationships"]?.arrayValue ?? []
        where relation["kind"]?.stringValue == "conformsTo" {
            guard let source = relation["source"]?.stringValue else { continue }
            let target = relation["targetFallback"]?.stringValue ?? relation["target"]?.stringValue ?? ""
            conformances[source, default: []].insert(String(target.split(separator: ".").last ?? ""))
        }
        let titles = Dictionary(
            written.compactMap { symbol in
                symbol["identifier"]?["precise"]?.stringValue.map {
                    ($0, symbol["names"]?["title"]?.stringValue ?? "")
                }
            }, uniquingKeysWith: { first, _ in first })
        let symbols = written.compactMap { symbol($0, conformances: conformances, titles: titles) }
        let deprecated = written.filter { isDeprecated($0["availability"]) && !isGone($0["availability"]) }
        return usable(symbols, deprecated: Set(deprecated.compactMap(usr)))
            .sorted { ($0.file ?? "~", $0.line) < ($1.file ?? "~", $1.line) }
    }

    private static func usr(_ value: JSONValue) -> String? { value["identifier"]?["precise"]?.stringValue }

    /// Marks deprecated symbols as available if everything in their file is deprecated: then there is nothing to use
    /// instead.
    private static func usable(_ symbols: [CodeSymbol], deprecated: Set<String>) -> [CodeSymbol] {
        guard !deprecated.isEmpty else { return symbols }
        let outermost = symbols.filter { $0.path.count == 1 }
        let current = Set(outermost.filter { !deprecated.contains($0.usr) }.compactMap(\.file))
        let old = Set(outermost.compactMap(\.file)).subtracting(current)
        return symbols.map { symbol in
            guard deprecated.contains(symbol.usr), symbol.file.map(old.contains) == true else { return symbol }
            var usable = symbol
            usable.isAvailable = true
            return usable
        }
    }

    private static func symbol(
        _ value: JSONValue, conformances: [String: Set<String>], titles: [String: String]
    ) -> CodeSymbol? {
        guard let usr = value["identifier"]?["precise"]?.stringValue,
            let identifier = value["kind"]?["identifier"]?.stringValue, identifier.hasPrefix("swift."),
            var kind = CodeSymbol.Kind(rawValue: String(identifier.dropFirst("swift.".count)))
        else { return nil }
        let path = value["pathComponents"]?.arrayValue?.compactMap(\.stringValue) ?? []
        let declaration = spelling(value["declarationFragments"])
        if kind == .classType, declaration.split(separator: " ").contains("actor") { kind = .actorType }
        let generics = value["swiftGenerics"]
        let position = value["location"]?["position"]
        let known = (conformances[usr] ?? []).map { titles[$0] ?? $0 }
        return CodeSymbol(
            usr: usr, kind: kind, path: path, declaration: declaration,
            parameters: ParameterList.read(declaration, name: path.last ?? ""),
            type: type(value, kind: kind, declaration: declaration),
            genericParameters: generics?["parameters"]?.arrayValue?.compactMap { $0["name"]?.stringValue } ?? [],
            constraints: constraints(generics),
            access: value["accessLevel"]?.stringValue ?? "internal",
            documentation: value["docComment"]?["lines"]?.arrayValue?.map { $0["text"]?.stringValue ?? "" } ?? [],
            file: (value["location"]?["uri"]?.stringValue).flatMap { URL(string: $0)?.path(percentEncoded: false) },
            line: position?["line"]?.integerValue.map { $0 + 1 } ?? 0,
            conformances: Set(known), isAvailable: isAvailable(value["availability"]))
    }

    private static func spelling(_ fragments: JSONValue?) -> String {
        (fragments?.arrayValue ?? []).map { $0["spelling"]?.stringValue ?? "" }.joined()
            .replacingOccurrences(of: "\n", with: " ").trimmedBlanks
    }

    private static func type(_ value: JSONValue, kind: CodeSymbol.Kind, declaration: String) -> String? {
        if let returns = value["functionSignature"]?["returns"] {
            let text = spelling(returns)
            return text == "()" || text.isEmpty ? nil : text
        }
        guard kind == .property || kind == .typeProperty || kind == .variable,
            let colon = TypeText.firstOutermost(": ", in: declaration)
        else { return nil }
        let rest = String(declaration[colon.upperBound...])
        return (TypeText.firstOutermost(" {", in: rest).map { String(rest[..<$0.lowerBound]) } ?? rest).trimmedBlanks
    }

    /// The constraints, which include those of an extension.
    private static func constraints(_ value: JSONValue?) -> [CodeSymbol.Constraint] {
        (value?["constraints"]?.arrayValue ?? []).compactMap { constraint in
            guard let kind = constraint["kind"]?.stringValue.flatMap(CodeSymbol.Constraint.Kind.init(rawValue:)),
                let left = constraint["lhs"]?.stringValue, let right = constraint["rhs"]?.stringValue
            else { return nil }
            return CodeSymbol.Constraint(kind, left, right)
        }
    }

    private static func isAvailable(_ availability: JSONValue?) -> Bool {
        !isDeprecated(availability) && !isGone(availability)
    }

    private static func isGone(_ availability: JSONValue?) -> Bool {
        (availability?.arrayValue ?? []).contains {
            $0["isUnconditionallyUnavailable"] != nil || $0["obsoleted"] != nil
        }
    }

    private static func isDeprecated(_ availability: JSONValue?) -> Bool {
        (availability?.arrayValue ?? []).contains {
            $0["isUnconditionallyDeprecated"] != nil || $0["deprecated"] != nil
        }
    }
}
