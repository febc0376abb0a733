import SwiftTools

/// Values of a module's own types, made from literals, initialisers, cases, and static members that return one.
struct ModuleValues {
    let pool: ValuePool

    private var graph: SymbolGraph { pool.graph }

    /// Values of the type of this name, the simplest first.
    func values(of name: String, _ arguments: [TypeExpression], depth: Int) -> [String] {
        let path = Self.path(name)
        guard let type = graph.type(at: path) else { return [] }
        let full = TypeExpression.named(name, arguments)
        let members = members(of: type)
        var cases: [String] = []
        var made: [[String]] = []
        for member in members {
            switch member.kind {
            case .enumCase:
                let calls = calls(member, type, arguments, depth: depth)
                cases +=
                    member.parameters.isEmpty
                    ? ["\(full.text).\(member.baseName)"]
                    : calls.prefix(3).map { "\(full.text).\(member.baseName)(\($0))" }
            case .initializer where !member.isAsync && member.name != "init(from:)":
                let isFailing = member.declaration.contains("init?")
                made.append(
                    calls(member, type, arguments, depth: depth).prefix(12).map { call in
                        let value = (member.isThrowing ? "try " : "") + "\(full.text)(\(call))"
                        return isFailing ? "try #require(\(value))" : value
                    })
            case .typeProperty where gives(member, type):
                cases.append("\(full.text).\(member.baseName)")
            case .typeMethod where !member.isAsync && gives(member, type):
                made.append(
                    member.parameters.contains(where: \.isInout)
                        ? throughVariables(member, type, full, arguments, depth: depth)
                        : calls(member, type, arguments, depth: depth).prefix(3).map {
                            (member.isThrowing ? "try " : "") + "\(full.text).\(member.baseName)(\($0))"
                        })
            default: break
            }
        }
        let lists = (literals(type, full, arguments, depth: depth) + made).filter { !$0.isEmpty }
        let plain = Self.interleaved(lists)
        let filled = filled(plain, type, full, arguments, members, depth: depth)
        // The first value of each kind comes before the filled ones.
        let first = max(2, min(lists.count, Self.mostWays))
        return cases + plain.prefix(first) + filled + plain.dropFirst(first)
    }

    /// The type's own members, and those that extensions of the module's protocols add to it.
    private func members(of type: CodeSymbol) -> [CodeSymbol] {
        let own = graph.members(of: type.path)
        let names = Set(own.map(\.name))
        let protocols = type.conformances.sorted().filter(graph.declares(protocol:))
        let given = protocols.flatMap { graph.members(of: [$0]) }.filter {
            !names.contains($0.name) && ($0.kind == .method || $0.kind == .typeMethod)
        }
        return (own + given).filter { $0.isAvailable && $0.access != "private" && $0.access != "fileprivate" }
    }

    /// Whether a member returns a value of the type itself: `Rule`, `Rule<Value>`, `Self`.
    private func gives(_ member: CodeSymbol, _ type: CodeSymbol) -> Bool {
        guard let text = member.type else { return false }
        return [type.name, "Self", "\(type.name)<\(type.genericParameters.joined(separator: ", "))>"].contains(text)
    }

    /// Values that are filled after they are made, such as a graph with vertices or a cache with entries: many types
    /// can only be created empty.
    private func filled(
        _ plain: [String], _ type: CodeSymbol, _ full: TypeExpression, _ arguments: [TypeExpression],
        _ members: [CodeSymbol], depth: Int
    ) -> [String] {
        let starts = plain.filter { !$0.contains("try ") && !$0.contains("{") }
        guard depth > 1, type.kind == .structure || type.kind == .classType, let start = starts.first
        else { return [] }
        func does(_ member: CodeSymbol, _ words: [String]) -> Bool {
            words.contains { member.baseName.lowercased().hasPrefix($0) }
        }
        let able = members.filter { member in
            // A class's methods do not declare that they mutate; one with a result probably does not, unless its name
            // says so.
            member.kind == .method && !member.isAsync
                && (member.isMutating
                    || type.kind == .classType && (member.type == nil || does(member, Self.filling)))
                && !member.isThrowing && !member.parameters.isEmpty && !member.parameters.contains(where: \.isInout)
                && !does(member, Self.emptying)
        }
        let fillers = able.filter { does($0, Self.filling) } + able.filter { !does($0, Self.filling) }
        let moves = fillers.prefix(6).map { member in
            calls(member, type, arguments, depth: depth - 1).filter { !$0.contains("try ") && !$0.contains("{") }
                .prefix(5).map { "\(member.type == nil ? "" : "_ = ")value.\(member.baseName)(\($0))" }
        }.filter { !$0.isEmpty }
        guard let first = moves.first else { return [] }
        let word = type.kind == .classType ? "let" : "var"
        // Five additions usually make the indices valid that later calls use.
        var rows = [(start, Array(first.prefix(3))), (start, first + moves.dropFirst().flatMap { $0.prefix(2) })]
        // Calls that take an index start from a value that is not empty, and use its first indices.
        if let start = starts.first(where: { $0.contains("[") && !$0.contains("[]") && !$0.contains("[:]") }) {
            rows += moves.prefix(2).map { calls in (start, Array(calls.filter(Self.usesFirstIndices).prefix(4))) }
                .filter { !$0.1.isEmpty }
        }
        return Set(
            rows.map { start, calls in
                "{ () -> \(full.text) in \(word) value = \(start); \(calls.joined(separator: "; ")); return value }()"
            }
        )
        .sorted { ($0.count, $0) < ($1.count, $1) }
    }

    private static let mostWays = 4

    /// Whether all numbers in the code are from 0 to 2.
    private static func usesFirstIndices(_ code: String) -> Bool {
        code.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }.allSatisfy { word in
            Int(word).map { (0...2).contains($0) } ?? true
        }
    }

    /// Prefixes of method names that add something.
    private static let filling = [
        "add", "insert", "append", "push", "enqueue", "put", "set", "update", "register", "store", "connect", "link",
        "prepend", "record",
    ]

    /// Prefixes of method names that remove something.
    private static let emptying = [
        "remove", "delete", "pop", "clear", "drop", "reset", "dequeue", "discard", "encode", "hash",
    ]

    /// `Tree<Int>.Node` → `["Tree", "Node"]`
    private static func path(_ name: String) -> [String] {
        var plain = ""
        var depth = 0
        for character in name {
            if character == "<" { depth += 1 }
            if depth == 0 { plain.append(character) }
            if character == ">" { depth -= 1 }
        }
        return plain.split(separator: ".").map(String.init)
    }

    /// Takes one element of each list in turn.
    private static func interleaved(_ lists: [[String]]) -> [String] {
        (0..<(lists.map(\.count).max() ?? 0)).flatMap { row in lists.compactMap { row < $0.count ? $0[row] : nil } }
    }

    private func literals(
        _ type: CodeSymbol, _ full: TypeExpression, _ arguments: [TypeExpression], depth: Int
    ) -> [[String]] {
        var lists: [[String]] = []
        if type.conformances.contains("ExpressibleByArrayLiteral") {
            let element = arguments.count == 1 ? arguments[0] : arrayElement(type)
            let arrays = element.map { pool.values(of: .array($0), depth: depth - 1) } ?? []
            lists.append(arrays.filter { $0 != "[]" }.prefix(5).map { "(\($0) as \(full.text))" })
        }
        if type.conformances.contains("ExpressibleByDictionaryLiteral"), arguments.count == 2 {
            let entries = pool.values(of: .dictionary(key: arguments[0], value: arguments[1]), depth: depth - 1)
            lists.append(entries.filter { $0 != "[:]" }.prefix(5).map { "(\($0) as \(full.text))" })
        }
        // Before strings: many strings are no valid number, and trap.
        if type.conformances.contains("ExpressibleByIntegerLiteral") {
            lists.append(
                pool.values(of: .named("Int", []), depth: depth - 1).prefix(6).map { "(\($0) as \(full.text))" })
        }
        if type.conformances.contains("ExpressibleByStringLiteral") {
            lists.append(
                pool.values(of: .named("String", []), depth: depth - 1).prefix(4).map { "(\($0) as \(full.text))" })
        }
        for (name, literals) in Self.plainLiterals where type.conformances.contains("ExpressibleBy\(name)Literal") {
            lists.append(literals.map { "(\($0) as \(full.text))" })
        }
        return lists
    }

    private static let plainLiterals = [
        ("Boolean", ["true", "false"]), ("Float", ["2.5", "-0.5"]), ("Nil", ["nil"]),
    ]

    private func arrayElement(_ type: CodeSymbol) -> TypeExpression? {
        graph.members(of: type.path).first { $0.name == "init(arrayLiteral:)" }?.parameters.first.map {
            TypeExpression($0.type)
        }
    }

    /// Values from a static method with `inout` parameters: `Text.read(using: &reader)`.
    private func throughVariables(
        _ member: CodeSymbol, _ type: CodeSymbol, _ full: TypeExpression, _ arguments: [TypeExpression], depth: Int
    ) -> [String] {
        guard depth > 0, let binding = GenericBinding(member, in: graph) else { return [] }
        let own = Dictionary(zip(type.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
        func resolved(_ text: String) -> TypeExpression { binding.resolve(TypeExpression(text).replacing { own[$0] }) }
        let plain = ArgumentLists(pool: pool, limit: 8).rows(member.parameters, depth: depth - 1, resolve: resolved)
        let found = member.parameters.indices.flatMap { index in
            let parameter = member.parameters[index]
            let values = pool.finds.values(
                member.usr, index, resolved(parameter.type), in: graph, mustGive: true)
            return values.prefix(Self.mostFound).compactMap { value -> [String?]? in
                guard var row = plain.first else { return nil }
                row[index] = value
                return row
            }
        }
        // A method that throws is called only with values that a search found to return a value.
        let rows = found + (member.isThrowing ? [] : plain)
        return rows.filter { !$0.contains { $0?.contains("try ") == true } }.map { row in
            var variables = ""
            let words = zip(member.parameters, row).enumerated().compactMap { index, pair -> String? in
                guard let value = pair.1 else { return nil }
                guard pair.0.isInout else { return ArgumentLists.argument(pair.0, value) }
                variables += "var given\(index) = \(value); "
                return ArgumentLists.argument(pair.0, "&given\(index)")
            }
            let call = "\(full.text).\(member.baseName)(\(words.joined(separator: ", ")))"
            return member.isThrowing
                ? "try { () throws -> \(full.text) in \(variables)return try \(call) }()"
                : "{ () -> \(full.text) in \(variables)return \(call) }()"
        }
    }

    private static let mostFound = 12

    /// Argument lists for a member of a type with these generic arguments.
    private func calls(
        _ member: CodeSymbol, _ type: CodeSymbol, _ arguments: [TypeExpression], depth: Int
    ) -> [String] {
        let isOwn = member.owner == type.path
        let known =
            isOwn
            ? GenericBinding(member, in: graph)
            : GenericBinding(member, on: .named(type.path.joined(separator: "."), arguments), in: graph)
        guard depth > 0, let binding = known else { return isOwn && member.parameters.isEmpty ? [""] : [] }
        // The caller's generic arguments take precedence over those the member's constraints suggest.
        for (parameter, argument) in zip(type.genericParameters, arguments) where binding[parameter] != argument {
            if member.constraints.contains(where: {
                $0.kind == .sameType && ($0.left == parameter || $0.right == parameter)
            }) {
                return []
            }
        }
        let own = Dictionary(zip(type.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
        func resolved(_ text: String) -> TypeExpression { binding.resolve(TypeExpression(text).replacing { own[$0] }) }
        let lists = ArgumentLists(pool: pool)
        let plain = lists.lists(member.parameters, depth: depth - 1, resolve: resolved)
        guard member.kind == .initializer, member.parameters.count == 1, let parameter = member.parameters.first else {
            return plain
        }
        let found = pool.finds.values(
            member.usr, 0, resolved(parameter.type), in: graph, mustGive: true
        ).prefix(6)
        return found.map { ArgumentLists.argument(parameter, $0) } + plain
    }
}
