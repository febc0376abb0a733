import AgentCore
import Foundation
import SwiftTools

/// Lets a model read promises from sentences that no rule understands.
///
/// The answer is a claim about the comment, not about the code. It counts only if the quoted words are in the comment
/// and the code calls the symbol. A trial run shows whether the code compiles and the claim holds.
struct CommentAssertions {
    let model: any LanguageModel
    let context: CommentContext

    private static let instructions = """
        You turn the documentation comment of a Swift declaration into assertions that a test can check. Use only what the \
        comment says, never what you know or guess of the code. Each assertion has: quote, the words of the comment that \
        promise it, copied letter by letter; setup, Swift statements that have to run before, each an entry, or none; \
        expression, one Swift expression that calls the declaration with literal values, without try and await; condition, \
        a Swift condition about its value, which is called result, such as result == 3, or throws, or throws ParseError.empty, \
        where the call has to throw. Work out each expected value carefully. Leave out what depends on time, chance, files \
        or the network. If the comment promises nothing that can be checked, give none.
        """

    private static let most = 6

    private static let schema = """
        {"type":"object","properties":{"assertions":{"type":"array","maxItems":\(most),"items":{"type":"object",\
        "properties":{"quote":{"type":"string","maxLength":300},"setup":{"type":"array","maxItems":6,"items":\
        {"type":"string","maxLength":200}},"expression":{"type":"string","maxLength":300},"condition":{"type":"string",\
        "maxLength":200}},"required":["quote","setup","expression","condition"],"additionalProperties":false}}},\
        "required":["assertions"],"additionalProperties":false}
        """

    private struct Answer: Decodable {
        let assertions: [Assertion]
    }

    /// One promise as the model states it.
    struct Assertion: Decodable {
        let quote: String
        let setup: [String]
        let expression: String
        let condition: String
    }

    /// The promises that the model finds in the symbol's comment.
    ///
    /// - Throws: `CancellationError`; `AgentError` if the model fails.
    func promises() async throws -> [CommentPromise] {
        let question = ShapedQuestion(
            instructions: Self.instructions, task: task, schema: Self.schema, room: 1_500)
        let answer: Answer = try await question.answer(
            of: model, to: "read the comment of \(context.symbol.path.joined(separator: "."))",
            remedy: "Leave it out with another model, or try again.")
        return answer.assertions.compactMap(promise)
    }

    /// The model's input: the declaration, related types with their members, and the comment.
    private var task: String {
        let symbol = context.symbol
        let words = CommentContext.identifiers(in: symbol.declaration)
        let types = context.module.filter { type in
            type.kind.isType
                && (symbol.owner.starts(with: type.path) || words.contains(type.name) || type.usr == symbol.usr)
                || type.conformances.contains("Error")
        }
        let beside = types.prefix(Self.mostTypes).flatMap { type in
            [type.declaration]
                + context.module.filter {
                    $0.owner == type.path && $0.access != "private" && $0.access != "fileprivate"
                }
                .prefix(Self.mostMembers).map { "    \($0.declaration)" }
        }
        return """
            Declaration: \(symbol.declaration)
            \(symbol.owner.isEmpty ? "" : "It is a member of \(symbol.owner.joined(separator: ".")).\n")\
            \(beside.isEmpty ? "" : "Types beside it:\n\(beside.joined(separator: "\n"))\n")\
            Comment:
            \(symbol.documentation.joined(separator: "\n"))
            """
    }

    private static let mostTypes = 6
    private static let mostMembers = 16

    /// The promise, if the comment has the quoted words and the code calls the symbol and can be part of a test.
    func promise(_ assertion: Assertion) -> CommentPromise? {
        let quote = Self.plain([assertion.quote])
        let code = assertion.setup + [assertion.expression, assertion.condition]
        guard quote.contains(" "), Self.plain(context.symbol.documentation).contains(quote),
            code.allSatisfy(Self.canStand), code.contains(where: context.usesSymbol),
            let expectation = expectation(assertion)
        else { return nil }
        let setup = assertion.setup.filter { !$0.allSatisfy(\.isWhitespace) }.map(context.marked)
        var promise = context.promise(quote, setup, assertion.expression, expectation)
        promise?.reader = model.identity.name
        return promise?.condition == nil && promise?.isTry == false ? nil : promise
    }

    private func expectation(_ assertion: Assertion) -> CommentPromise.Expectation? {
        let condition = assertion.condition.trimmingCharacters(in: .whitespaces)
        let words = condition.split(separator: " ").map(String.init)
        if words.first == "throws", words.count < 3 {
            guard words.count == 2 else { return .throwsError(nil) }
            return context.errorCase(named: words[1]).map { .throwsError($0) }
        }
        guard CommentContext.identifiers(in: condition).contains("result") else { return nil }
        if let (left, right) = ExampleStatement.equality(in: condition), left == "result",
            let literal = LiteralText.whole(right)
        {
            return StatedResult(value: literal, isCut: false, subject: nil)
                .expectation(ofType: context.type(of: assertion.expression))
        }
        return .holds(condition)
    }

    /// The lines as one text with single spaces and without backticks.
    private static func plain(_ lines: [String]) -> String {
        lines.joined(separator: " ").filter { $0 != "`" }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether the code is self-contained: every bracket and string it opens is closed, no more, and it has no
    /// comments.
    private static func canStand(_ code: String) -> Bool {
        var open: [Character] = []
        var isString = false
        var previous: Character = " "
        for character in code {
            if character == "\"", previous != "\\" { isString.toggle() }
            if !isString {
                switch character {
                case "(", "[", "{": open.append(character)
                case ")": if open.popLast() != "(" { return false }
                case "]": if open.popLast() != "[" { return false }
                case "}": if open.popLast() != "{" { return false }
                case "/", "*": if previous == "/" { return false }
                default: break
                }
            }
            previous = previous == "\\" && character == "\\" ? " " : character
        }
        return open.isEmpty && !isString && !code.contains("\"\"\"") && !code.contains("#\"")
    }
}
