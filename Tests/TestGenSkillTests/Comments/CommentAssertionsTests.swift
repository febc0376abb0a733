import AgentCore
import SwiftTools
import TestKit
import Testing

@testable import TestGenSkill

/// What a model reads out of a comment.
@Suite struct CommentAssertionsTests {
    private typealias Symbols = SampleSymbols

    private let symbol = SampleSymbols.function(
        "half", [SampleSymbols.value("number", "Int")], "Int", words: " throws", "Halves a `number`, rounded down.",
        "- Throws: When it is odd.")

    /// The promises of what a model answers.
    private func promises(_ answer: String...) async throws -> [CommentPromise] {
        let model = ScriptedModel { _ in [.text("{\"assertions\":[\(answer.joined(separator: ","))]}")] }
        return try await CommentAssertions(
            model: model, context: Symbols.reader([symbol]).context(of: symbol)
        ).promises()
    }

    private func assertion(
        quote: String = "rounded down", setup: String = "", _ expression: String, _ condition: String
    ) -> String {
        JSONValue.pairs([
            "quote": .string(quote), "setup": .array(setup.isEmpty ? [] : [.string(setup)]),
            "expression": .string(expression), "condition": .string(condition),
        ]).text()
    }

    @Test func `a promise has the words that it comes from, and the model that read it`() async throws {
        let made = try await promises(
            assertion("try half(7)", "result == 3"), assertion("half(7)", "throws"),
            assertion(quote: "Halves a number, rounded", setup: "let n = 9", "half(n)", "result < n"))
        #expect(made.map(\.expression) == ["half(7)", "half(7)", "half(n)"])
        #expect(made.map(\.expected) == ["3", "an error", "result < n"])
        #expect(made.allSatisfy { $0.isTry && $0.reader == "scripted" })
        #expect(made[0].quote == "rounded down")
    }

    @Test(arguments: [
        // Words that do not stand in the comment, or none.
        ("rounded up", "", "half(7)", "result == 4"), ("", "", "half(7)", "result == 3"),
        // Nothing of the symbol, nothing of its value, an error that there is not.
        ("rounded down", "", "7 / 2", "result == 3"), ("rounded down", "", "half(7)", "7 == 7"),
        ("rounded down", "", "half(7)", "throws Fault.odd"),
        // What would change the program around it.
        ("rounded down", "", "half(7)) } ; do { print(", "result == 3"),
        ("rounded down", "", "half(7) // ", "result == 3"),
        ("rounded down", "let x = \"a", "half(7)", "result == 3"), ("rounded down", "", "half(7)", "result == 3 /*"),
    ])
    func `what the comment does not say, or what is no call, is dropped`(
        quote: String, setup: String, expression: String, condition: String
    ) async throws {
        let made = try await promises(
            assertion(quote: quote, setup: setup, expression, condition), assertion("half(8)", "result == 4"))
        #expect(made.map(\.expression) == ["half(8)"])
    }

    @Test func `the model is asked once for a comment, under a schema`() async throws {
        let model = ScriptedModel { _ in [.text("{\"assertions\":[]}")] }
        _ = try await CommentAssertions(model: model, context: Symbols.reader([symbol]).context(of: symbol)).promises()
        #expect(model.requests.count == 1)
        let request = try #require(model.requests.first)
        guard case .jsonSchema(let schema)? = request.shape else { return #expect(Bool(false), "no schema") }
        #expect(schema.contains("quote") && request.messages.last?.content.contains("Halves a `number`") == true)
    }

    @Test func `a model that fails on a comment costs no rule's promise, and is told`() async throws {
        let other = Symbols.function("twice", [Symbols.value("n", "Int")], "Int", "Doubles: `twice(2)` is `4`.")
        let graph = SymbolGraph(module: "Small", symbols: [symbol, other])
        let pool = ValuePool(graph: graph, literals: SourceLiterals())
        let model = ScriptedModel { request in
            request.messages.last?.content.contains("twice") == true
                ? [.text("nonsense")] : [.text("{\"assertions\":[\(assertion("half(8)", "result == 4"))]}")]
        }
        let reading = try await PromiseReading.read(
            [symbol, other], in: graph, pool: pool, model: model, progress: { _ in })
        #expect(reading.promises.map(\.expression) == ["half(8)", "twice(2)"])
        #expect(reading.shortfall?.hasPrefix("scripted read 1 of 2 comments: ") == true)
        let plain = try await PromiseReading.read([symbol, other], in: graph, pool: pool, model: nil) { _ in }
        #expect(plain.promises.map(\.expression) == ["twice(2)"] && plain.shortfall == nil)
    }
}
