/// Closures of a type, as Swift expressions: predicates that split the usual values, functions that change their input,
/// and, for results of `Void`, closures that note their arguments.
struct ClosureValues {
    let pool: ValuePool

    /// The name of the variable, an array of strings, to which closures append their arguments.
    static let notes = "heard"

    /// Closures of this type, the most useful first; empty if their result cannot be made.
    func values(
        _ parameters: [TypeExpression], effects: Set<String>, result: TypeExpression, depth: Int
    ) -> [String] {
        let ignored = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
        if result == .void || result.text == "Void" {
            return ["{ \(Self.notes).append(\(Self.described(parameters.count))) }", "{ \(ignored)}"]
        }
        var bodies = telling(parameters, result)
        for value in pool.values(of: result, depth: depth).prefix(3) { bodies.append(ignored + value) }
        return bodies.map { "{ \($0) }" }
    }

    /// An expression for the arguments of a closure with `count` parameters, as a string.
    private static func described(_ count: Int) -> String {
        let values = (0..<count).map { "$\($0)" }.joined(separator: ", ")
        return switch count {
        case 0: "\"called\""
        case 1: "String(describing: \(values))"
        default: "String(describing: (\(values)))"
        }
    }

    private func telling(_ parameters: [TypeExpression], _ result: TypeExpression) -> [String] {
        switch (parameters.count, result) {
        case (1, .named("Bool", _)): predicates(parameters[0])
        case (2, .named("Bool", _)) where parameters[0] == parameters[1]: comparisons(parameters[0])
        case (1, _) where parameters[0] == result: changes(result)
        case (2, _) where parameters[0] == result && parameters[1] == result: combinations(result)
        case (2, _) where parameters[0] == result: ["result, _ in result"]
        case (1, .optional(let wrapped)) where wrapped == parameters[0]:
            predicates(wrapped).prefix(1).map { "\($0) ? $0 : nil" } + ["$0"]
        case (1, .array(let element)) where element == parameters[0]: ["[$0, $0]", "[$0]"]
        case (1, .named("String", _)): ["String(describing: $0)"]
        case (1, .named("Int", _)): counts(parameters[0])
        default: []
        }
    }

    private func predicates(_ type: TypeExpression) -> [String] {
        switch type {
        case .named("Int", []), .named("Int64", []), .named("Int32", []):
            ["$0 > 2", "$0 % 2 == 0", "$0 < 2", "$0 == 3"]
        case .named("UInt8", []), .named("UInt", []): ["$0 > 2", "$0 % 2 == 0"]
        case .named("Double", []), .named("Float", []): ["$0 > 1", "$0 < 0"]
        case .named("String", []), .named("Substring", []): ["$0.count > 2", "$0.isEmpty"]
        case .named("Character", []): ["$0.isLetter", "$0 == \"a\"", "$0.isWhitespace"]
        case .named("Bool", []): ["$0", "!$0"]
        case .array, .dictionary: ["!$0.isEmpty"]
        case .optional: ["$0 != nil"]
        default: []
        }
    }

    private func comparisons(_ type: TypeExpression) -> [String] {
        switch type {
        case .named("Int", []), .named("UInt8", []), .named("Int64", []), .named("UInt", []), .named("Int32", []):
            ["$0 < $1", "$0 > $1", "$0 == $1", "$0 / 2 == $1 / 2"]
        case .named("Double", []), .named("Float", []), .named("String", []), .named("Character", []),
            .named("Substring", []):
            ["$0 < $1", "$0 > $1", "$0 == $1"]
        case .array: ["$0.count < $1.count"]
        default: []
        }
    }

    private func changes(_ type: TypeExpression) -> [String] {
        switch type {
        case .named("Int", []), .named("Int64", []), .named("Int32", []): ["$0 * 2 + 1", "$0", "-$0", "$0 % 3"]
        case .named("Double", []), .named("Float", []): ["$0 * 2 + 1", "$0"]
        case .named("String", []): ["$0 + \"!\"", "$0", "$0.uppercased()"]
        case .named("Bool", []): ["!$0", "$0"]
        case .array: ["$0.reversed()", "$0"]
        default: ["$0"]
        }
    }

    private func combinations(_ type: TypeExpression) -> [String] {
        switch type {
        case .named("Int", []), .named("Double", []), .named("Int64", []): ["$0 + $1", "$0 * 2 - $1", "$1"]
        case .named("String", []): ["$0 + $1", "$1"]
        case .named("Bool", []): ["$0 && $1", "$0 || $1"]
        case .array: ["$0 + $1"]
        default: ["$0", "$1"].map { $0 == "$0" ? "first, _ in first" : "_, second in second" }
        }
    }

    private func counts(_ type: TypeExpression) -> [String] {
        switch type {
        case .named("String", []), .array, .dictionary, .named("Substring", []): ["$0.count"]
        case .named("Character", []): ["$0.utf8.count"]
        default: []
        }
    }
}
