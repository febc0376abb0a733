import Foundation
import SwiftTools

/// Reads the code blocks of a documentation comment: statements with their results in comments beside them.
struct CodeExampleReader {
    let context: CommentContext

    /// Statements that cannot be part of a test's body, or whose results are no value. Reading of an example ends
    /// there.
    private static let foreign: Set<String> = [
        "extension", "protocol", "@main", "@available", "@Test", "@Suite", "do", "guard", "return", "precedencegroup",
        "import",
        "infix", "prefix", "postfix", "public", "private", "internal", "static", "override", "case", "switch", "throw",
        "typealias",
    ]
    /// Statements that are kept as setup but have no value.
    private static let silent: Set<String> = [
        "for", "while", "if", "func", "struct", "class", "enum", "final", "defer", "repeat", "actor", "mutating",
    ]

    /// What an example promises.
    func promises(in lines: [String]) -> [CommentPromise] {
        let lines = Self.sessionLines(lines)
        guard isAboutSymbol(lines.joined(separator: "\n")) else { return [] }
        var setup: [String] = []
        var found: [CommentPromise] = []
        for statement in ExampleStatement.statements(of: lines) {
            let code = statement.code
            if code.contains("...)") && !code.contains("...).") && code.contains("(...)") || code.contains("…") {
                return found
            }
            if statement.keyword == "import" { continue }
            if code.hasPrefix("}") || code.hasPrefix(")")
                || code.hasPrefix("]") && !ExampleStatement.isBalanced("[" + code)
            {
                return found
            }
            if Self.foreign.contains(statement.keyword) { return found }
            if Self.silent.contains(statement.keyword) {
                setup.append(context.marked(code))
                continue
            }
            let made = promises(of: statement, after: setup)
            found += made
            if context.isAssertion(statement) || statement.keyword == "print" { continue }
            let isValue = !made.isEmpty && statement.binding == nil && !context.isAssignment(code)
            if isValue, made[0].expectation.isError { continue }
            if isValue, ExampleStatement.equality(in: code) != nil { continue }
            if isValue, !Self.dependsOnSetup(code, setup) { continue }
            setup.append(isValue ? "_ = " + context.marked(code) : context.marked(code))
        }
        return found
    }

    /// Members of the standard library's protocols: a type that does not document them inherits the protocol's comment.
    private static let inherited: Set<String> = [
        "description", "debugDescription", "replaceSubrange", "hash", "distance", "formIndex", "index",
        "reserveCapacity",
        "filter", "hashValue", "customMirror", "removeFirst", "removeLast", "removeSubrange", "removeAll", "insert",
        "append",
        "startIndex", "endIndex", "isEmpty", "count", "subtracting", "intersection", "union", "symmetricDifference",
        "swapAt",
    ]

    /// Whether an example is about the symbol: its comment may be inherited from a protocol.
    private func isAboutSymbol(_ code: String) -> Bool {
        let names = CommentContext.identifiers(in: code)
        if let owner = context.symbol.owner.last, names.contains(owner) { return true }
        if Self.inherited.contains(context.symbol.baseName), !context.isExtension { return false }
        if names.contains(context.symbol.baseName) || context.symbol.kind == .operatorFunction { return true }
        return context.isExtension && context.symbol.baseName != "init"
    }

    /// Whether code uses a name that an earlier statement binds. Other code cannot affect later statements.
    private static func dependsOnSetup(_ code: String, _ setup: [String]) -> Bool {
        let names = CommentContext.identifiers(in: code)
        return setup.contains { statement in
            let words = statement.split(separator: " ").prefix(2).map {
                $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            }
            return words.count == 2 && ["let", "var"].contains(words[0]) && names.contains(String(words[1]))
        }
    }

    /// Turns `>>> f(2)` and the line below it into a statement and its comment.
    private static func sessionLines(_ lines: [String]) -> [String] {
        guard lines.contains(where: { $0.drop { $0 == " " }.hasPrefix(">>> ") }) else { return lines }
        return lines.map { line in
            let text = line.drop { $0 == " " }
            if text.hasPrefix(">>> ") { return String(text.dropFirst(4)) }
            return text.isEmpty ? "" : "// => \(text)"
        }
    }

    private func promises(of statement: ExampleStatement, after setup: [String]) -> [CommentPromise] {
        if let asserted = assertion(statement) {
            return [context.promise(quote(statement), setup, asserted.0, asserted.1)].compactMap(\.self)
        }
        if let printed = statement.arguments(of: "print"), printed.count == 1 {
            guard let text = printedText(statement.comments) else { return [] }
            let expression = "String(describing: \(printed[0]))"
            // Authors often leave out the `Optional(…)` that `print` writes.
            let isOptional =
                context.symbol.type?.hasSuffix("?") ?? false && !text.hasPrefix("Optional") && text != "nil"
            let wrapped = [text, "Optional(\(text))", "Optional(\"\(text)\")"].map { SwiftLiteral.string($0) }
            let promise: CommentPromise.Expectation =
                isOptional
                ? .holds("[\(wrapped.joined(separator: ", "))].contains(result)") : .equals(SwiftLiteral.string(text))
            return [context.promise(quote(statement), setup, expression, promise)].compactMap(\.self)
        }
        if let binding = statement.binding {
            return results(statement.comments).compactMap { result in
                let name = result.subject ?? binding.name
                guard
                    name == binding.name || name.hasPrefix(binding.name + ".")
                        || setup.contains(where: { $0.contains(name) })
                else { return nil }
                let type = name == binding.name ? context.type(of: binding.value) : nil
                return context.promise(
                    quote(statement), setup + [context.marked(statement.code)], name, result.expectation(ofType: type))
            }
        }
        if context.isAssignment(statement.code) || statement.keyword == "print" {
            return named(statement, setup)
        }
        if let error = context.thrownError(in: statement.comments) {
            return [context.promise(quote(statement), setup, statement.code, .throwsError(error.name))].compactMap(
                \.self)
        }
        if let (left, right) = ExampleStatement.equality(in: statement.code) {
            let stated = statement.comments.first.map { StatedResult.read($0) } ?? nil
            if let stated, stated.value == "false" {
                return [context.promise(quote(statement), setup, "\(left) == \(right)", .isFalse)].compactMap(
                    \.self)
            }
            guard stated == nil || stated?.value == "true" else { return [] }
            if let value = LiteralText.whole(right) {
                let result = StatedResult(value: value, isCut: false, subject: nil)
                return [
                    context.promise(
                        quote(statement), setup, left, result.expectation(ofType: context.type(of: left)))
                ].compactMap(\.self)
            }
            return [context.promise(quote(statement), setup, "\(left) == \(right)", .isTrue)].compactMap(\.self)
        }
        let results = results(statement.comments)
        if let first = results.first, first.subject == nil {
            return [
                context.promise(
                    quote(statement), setup, statement.code, first.expectation(ofType: context.type(of: statement.code))
                )
            ].compactMap(\.self)
        }
        if let described = described(statement, setup) { return [described] }
        return named(statement, setup)
    }

    /// A result given by its description, as one word with a number and a mark: `// 2025-02-28` beside a call that
    /// returns a date type of the module with its own `description`. A description in another format neither confirms
    /// nor breaks the promise.
    private func described(_ statement: ExampleStatement, _ setup: [String]) -> CommentPromise? {
        guard statement.comments.count == 1, let text = statement.comments.first, text.contains(where: \.isNumber),
            text.contains(where: { !$0.isNumber && !$0.isLetter }), !text.contains(where: \.isWhitespace),
            text.last != ".", LiteralText.prefix(of: text)?.rest.isEmpty != true,
            let type = context.type(of: statement.code)
        else { return nil }
        let isOptional = type.hasSuffix("?")
        let name = (isOptional ? String(type.dropLast()) : type).replacing(
            "Self", with: context.symbol.owner.joined(separator: "."))
        guard
            let own = context.module.first(where: { $0.kind.isType && $0.path.joined(separator: ".") == name }),
            !own.conformances.isDisjoint(with: ["CustomStringConvertible", "LosslessStringConvertible"])
        else { return nil }
        let look =
            isOptional
            ? "(\(statement.code)).map { String(describing: $0) } ?? \"nil\"" : "String(describing: \(statement.code))"
        return context.promise(quote(statement), setup, look, .isWritten(text))
    }

    /// Results stated for names bound earlier: `// stack.count == 2` below `stack.push(1)`.
    private func named(_ statement: ExampleStatement, _ setup: [String]) -> [CommentPromise] {
        results(statement.comments).compactMap { result in
            guard let name = result.subject, let root = name.split(separator: ".").first,
                setup.contains(where: { $0.contains("let \(root)") || $0.contains("var \(root)") })
            else { return nil }
            return context.promise(
                quote(statement), setup + [context.marked(statement.code)], name, result.expectation(ofType: nil))
        }
    }

    /// The leading comments that state values: the first one, and those after it that name their subject.
    private func results(_ comments: [String]) -> [StatedResult] {
        var results: [StatedResult] = []
        var text = ""
        for comment in comments {
            text += (text.isEmpty ? "" : " ") + comment
            if !ExampleStatement.isBalanced(text), comments.count > 1 { continue }
            guard let result = StatedResult.read(text) else { break }
            if !results.isEmpty, result.subject == nil { break }
            results.append(result)
            text = ""
        }
        return results
    }

    private func printedText(_ comments: [String]) -> String? {
        guard let first = comments.first else { return nil }
        if ["prints:", "output:", "outputs:", "prints"].contains(first.lowercased()), comments.count == 2 {
            return StatedResult.printed("prints " + comments[1])
        }
        guard comments.count == 1, let text = StatedResult.printed(first) else { return nil }
        return text.hasPrefix("[") && text.contains(":") ? nil : text
    }

    private func assertion(_ statement: ExampleStatement) -> (String, CommentPromise.Expectation)? {
        for name in ["XCTAssertEqual"] {
            guard let arguments = statement.arguments(of: name), arguments.count >= 2 else { continue }
            return (arguments[0], .equals(arguments[1]))
        }
        for (name, expected) in [
            ("XCTAssertNil", CommentPromise.Expectation.isNil), ("XCTAssertFalse", .isFalse),
        ] {
            if let arguments = statement.arguments(of: name), let first = arguments.first { return (first, expected) }
        }
        for name in ["assert", "precondition", "#expect", "XCTAssert", "XCTAssertTrue", "#require"] {
            guard let arguments = statement.arguments(of: name), let first = arguments.first else { continue }
            if let (left, right) = ExampleStatement.equality(in: first), let value = LiteralText.whole(right) {
                let result = StatedResult(value: value, isCut: false, subject: nil)
                return (left, result.expectation(ofType: context.type(of: left)))
            }
            if first.hasPrefix("!"), !first.contains("&&"), !first.contains("||") {
                return (String(first.dropFirst()), .isFalse)
            }
            return (first, .isTrue)
        }
        return nil
    }

    private func quote(_ statement: ExampleStatement) -> String {
        ([statement.code] + statement.comments.prefix(2).map { "// \($0)" }).joined(separator: " ")
    }
}
