import AgentCore
import Engine
import Foundation
import TestKit
import Testing

@testable import EngineAdapter

/// How likely texts are, by a model that says the alphabet.
@Suite struct ProbabilityTests {
    private let folder: TemporaryDirectory
    private let model: NativeLanguageModel

    init() throws {
        folder = try TemporaryDirectory()
        let file = folder.url.appending(path: "alphabet.gguf")
        try AlphabetModel.write(to: file)
        let path = file.path(percentEncoded: false)
        model = NativeLanguageModel(
            path: path, identity: ModelIdentity(name: "alphabet", location: path),
            limits: ModelLimits(contextLength: 64))
    }

    private func request(_ text: String = "Hi", adapters: [ModelAdapter]? = nil) -> ModelRequest {
        ModelRequest(messages: [ChatMessage(.user, text)], options: .likeliest(maxTokens: 3), adapters: adapters)
    }

    @Test func `the text that the model says is the likeliest, and each further token makes it less likely`()
        async throws
    {
        let found = try await model.probabilities(of: ["a", "ab", "abc", "b", "az"], after: request())
        #expect(found.allSatisfy { (0...1).contains($0) })
        #expect(found[0] > 0.1 && found[0] > 10 * found[3])
        #expect(found[0] >= found[1] && found[1] >= found[2] && found[1] > 10 * found[4])
    }

    @Test func `all letters together are as likely as anything`() async throws {
        let letters = (0..<128).map { String(UnicodeScalar(UInt8($0))) }
        let sum = try await model.probabilities(of: letters, after: request()).reduce(0, +)
        #expect(sum > 0.4 && sum <= 1)
    }

    @Test func `a request's adapters count, and replies go on as before`() async throws {
        let file = folder.url.appending(path: "q.gguf")
        try AlphabetModel.writeAdapter(to: file, saying: "q")
        let adapters = [ModelAdapter(path: file.path(percentEncoded: false))]
        let found = try await model.probabilities(of: ["a", "q"], after: request(adapters: adapters))
        #expect(found[1] > found[0])
        #expect(try await model.complete(request()) == "abc")
        #expect(try await model.complete(request(adapters: adapters)) == "qqq")
    }

    @Test func `nothing, and a prompt that does not fit, are errors`() async throws {
        await #expect(throws: ModelError.self) { try await model.probabilities(of: ["a", ""], after: request()) }
        await #expect(
            throws: ModelError(.contextFull, "the prompt and its continuation have 119 tokens, the context holds 64")
        ) {
            try await model.probabilities(
                of: ["a"], after: request(String(repeating: "x", count: 100)))
        }
    }

    @Test func `a cancelled question is interrupted and leaves the model free`() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await model.probabilities(of: ["a"], after: request())
        }
        await #expect(throws: ModelError.self) { try await task.value }
        #expect(try await model.complete(request()) == "abc")
    }

    @Test func `a model on a server tells no probabilities and is held to no pattern`() async throws {
        let remote = RemoteLanguageModel(
            try RemoteAddress("http://127.0.0.1:1/v1#tiny"), identity: Script.identity, options: RemoteOptions(),
            contextLength: 100)
        await #expect(throws: ModelError.self) { try await remote.probabilities(of: ["a"], after: request()) }
        var shaped = request()
        shaped.shape = .pattern("a|b")
        let ask = shaped
        do {
            _ = try await remote.complete(ask)
            Issue.record("a server was held to a pattern")
        } catch {
            #expect(error.message.contains("pattern"))
        }
    }
}
