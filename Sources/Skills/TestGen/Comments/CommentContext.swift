import Foundation
import SwiftTools

/// A symbol and all symbols of its module, for reading its documentation.
struct CommentContext {
    let symbol: CodeSymbol
    let module: [CodeSymbol]
    let effects: CallEffects

    /// Whether the symbol extends a type of another module.
    var isExtension: Bool {
        !symbol.owner.isEmpty && !module.contains { $0.path == symbol.owner && $0.kind != .typeExtension }
    }

    /// Makes a promise about the symbol; `nil` if the expression does not involve the module.
    func promise(
        _ quote: String, _ setup: [String], _ expression: String, _ expectation: CommentPromise.Expectation
    ) -> CommentPromise? {
        var text = expression.trimmingCharacters(in: .whitespacesAndNewlines)
        // `effects` leaves out a name if only some of its overloads throw; the symbol's own effects are known.
        var isTry = mentions(text, effects.throwing) || symbol.isThrowing && usesSymbol(text)
        var isAwait = mentions(text, effects.asynchronous) || symbol.isAsync && usesSymbol(text)
        // Keep `try?`: it changes the value.
        while let word = ["try! ", "try ", "await "].first(where: { text.hasPrefix($0) }) {
            if word == "await " { isAwait = true } else { isTry = true }
            text = String(text.dropFirst(word.count))
        }
        // Authors often leave out the type of a static member.
        if symbol.kind == .typeMethod, text.hasPrefix(symbol.baseName + "(") {
            text = symbol.owner.joined(separator: ".") + "." + text
        }
        guard LiteralText.whole(text) == nil || usesSymbol(text) else { return nil }
        // Dictionaries and sets have no fixed order of elements.
        if ["Dictionary", "Set"].contains(symbol.owner.first ?? ""), case .equals(let value) = expectation,
            value.hasPrefix("["), !value.contains(":"), value.contains(","), symbol.type?.hasPrefix("[") ?? false
        {
            return nil
        }
        var setup = setup
        var expectation = expectation
        if symbol.isMutating, symbol.type == nil || symbol.declaration.contains("@discardableResult"),
            let call = changedLiteral(text)
        {
            setup += ["var subject = \(call.literal)", "subject.\(call.rest)"]
            text = "subject"
        }
        // Conditions use `result` for the value, so rename it here.
        if setup.contains(where: { $0.contains("let result") || $0.contains("var result") }) {
            setup = setup.map(Self.renamingResult)
            text = Self.renamingResult(text)
            if case .equals(let value) = expectation { expectation = .equals(Self.renamingResult(value)) }
        }
        return CommentPromise(
            symbol: symbol.usr, quote: quote, setup: setup, expression: text, expectation: expectation, isTry: isTry,
            isAwait: isAwait)
    }

    /// The literal that a mutating call of the symbol is written on: `[2, 3]` in `[2, 3].prepend(1)`.
    private func changedLiteral(_ code: String) -> (literal: String, rest: String)? {
        guard let (literal, rest) = LiteralText.prefix(of: code), rest.hasPrefix(".\(symbol.baseName)("),
            !literal.contains("."), literal.hasPrefix("[") || literal.hasPrefix("\"")
        else { return nil }
        return (literal, String(rest.dropFirst()))
    }

    private static func renamingResult(_ code: String) -> String {
        code.replacingOccurrences(of: #"\bresult\b"#, with: "stated", options: .regularExpression)
    }

    /// The statement with `try` and `await` added if its calls need them.
    func marked(_ statement: String) -> String {
        let needsTry =
            (mentions(statement, effects.throwing) || symbol.isThrowing && usesSymbol(statement))
            && !statement.contains("try")
        let needsAwait = mentions(statement, effects.asynchronous) && !statement.contains("await")
        guard needsTry || needsAwait, !statement.contains("{") else { return statement }
        let words = (needsTry ? "try " : "") + (needsAwait ? "await " : "")
        guard let range = statement.range(of: " = ") else { return words + statement }
        return statement.replacingCharacters(in: range, with: " = " + words)
    }

    private func mentions(_ code: String, _ names: Set<String>) -> Bool {
        !names.isEmpty && !Self.identifiers(in: code).isDisjoint(with: names)
    }

    /// The type's only initialiser that can be called without arguments; `nil` if there are several, or none that
    /// cannot fail.
    func soleInitializer(of owner: [String]) -> CodeSymbol? {
        let makers = module.filter {
            $0.kind == .initializer && $0.owner == owner && !$0.declaration.contains("init?") && !$0.isThrowing
                && !$0.isAsync && !["private", "fileprivate"].contains($0.access)
                && $0.parameters.allSatisfy(\.hasDefault)
        }
        return makers.count == 1 ? makers[0] : nil
    }

    /// The identifiers of a piece of code.
    static func identifiers(in code: some StringProtocol) -> Set<String> {
        Set(code.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }).map { String($0) })
    }

    /// Whether code uses the symbol by its name.
    func usesSymbol(_ code: String) -> Bool {
        let name = symbol.baseName == "init" ? symbol.owner.last ?? "" : symbol.baseName
        if name.first.map({ $0.isLetter || $0 == "_" }) ?? false { return Self.identifiers(in: code).contains(name) }
        return !name.isEmpty && code.contains(name)
    }

    /// The type of an expression, if its last call is the symbol's.
    func type(of expression: String) -> String? {
        guard usesSymbol(expression) else { return nil }
        let name = symbol.baseName
        guard name.first?.isLetter ?? false, let range = expression.range(of: name, options: .backwards) else {
            return symbol.type
        }
        let rest = expression[range.upperBound...]
        if rest.isEmpty { return symbol.type }
        return rest.hasPrefix("(") && rest.hasSuffix(")")
            && ExampleStatement.isBalanced(String(rest.dropFirst().dropLast())) ? symbol.type : nil
    }

    /// Whether a statement assigns to something.
    func isAssignment(_ code: String) -> Bool {
        guard let range = code.range(of: #"^[\w\.\[\]\(\)"]+ ([-+*/%|&^]|<<|>>)?= "#, options: .regularExpression)
        else { return false }
        return !code[range].contains("==")
    }

    /// Whether a statement asserts something itself.
    func isAssertion(_ statement: ExampleStatement) -> Bool {
        ["assert", "precondition", "#expect", "#require"].contains(statement.keyword)
            || statement.keyword.hasPrefix("XCTAssert")
    }

    /// The error that the comments say is thrown: `// throws ParseError.empty`.
    func thrownError(in comments: [String]) -> (name: String?, Void)? {
        guard let first = comments.first?.split(separator: " ").map(String.init), let verb = first.first?.lowercased(),
            ["throws", "throws:", "throws."].contains(verb), symbol.isThrowing || !effects.throwing.isEmpty
        else { return nil }
        guard first.count == 2 else { return first.count == 1 || ["an", "error"].contains(first[1]) ? (nil, ()) : nil }
        return (errorCase(named: first[1].trimmingCharacters(in: CharacterSet(charactersIn: "`."))), ())
    }

    /// Whether the name is that of an error type of the module.
    func isError(_ name: String) -> Bool {
        module.contains {
            $0.kind.isType && $0.path.joined(separator: ".") == name && $0.conformances.contains("Error")
        }
    }

    /// An error case of the module as a pattern: `ParseError.empty` for itself, `empty` and `.empty`.
    ///
    /// Returns `nil` for cases with associated values and for error types that are not enumerations.
    func errorCase(named name: String) -> String? {
        let parts = name.split(separator: ".").map { String($0.prefix { $0 != "(" }) }
        let matches = module.filter { candidate in
            candidate.kind == .enumCase
                && candidate.path.suffix(parts.count).map { String($0.prefix { $0 != "(" }) } == parts
        }
        guard matches.count == 1, let match = matches.first, !match.name.contains("(") else { return nil }
        return match.path.joined(separator: ".")
    }
}

extension CommentPromise.Expectation {
    /// Whether an error is expected.
    var isError: Bool { if case .throwsError = self { true } else { false } }
}

/// Names of declarations whose calls need `try` or `await`.
struct CallEffects: Sendable {
    /// Names of which every declaration throws.
    let throwing: Set<String>
    /// Names of which every declaration has to be awaited.
    let asynchronous: Set<String>

    /// Collects the names from a module's symbols.
    init(_ symbols: [CodeSymbol]) {
        let actors = Set(symbols.filter { $0.kind == .actorType }.map(\.path))
        throwing = Self.names(symbols, \.isThrowing)
        asynchronous = Self.names(symbols) { symbol in
            symbol.isAsync
                || actors.contains(symbol.owner) && [.method, .property].contains(symbol.kind) && symbol.isIsolated
        }
    }

    private static func names(_ symbols: [CodeSymbol], _ test: (CodeSymbol) -> Bool) -> Set<String> {
        let others = symbols.filter {
            !test($0) && !$0.kind.isType && $0.kind != .typeAlias && $0.kind != .typeExtension
        }
        return Set(symbols.filter(test).map(callName)).subtracting(others.map(callName))
    }

    private static func callName(_ symbol: CodeSymbol) -> String {
        symbol.kind == .initializer ? symbol.owner.last ?? "" : symbol.baseName
    }
}
