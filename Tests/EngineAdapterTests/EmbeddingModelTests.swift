import AgentCore
import Engine
import Foundation
import TestKit
import Testing

@testable import EngineAdapter

/// Embedding models as the core sees them.
@Suite struct EmbeddingModelTests {
    private static let identity = ModelIdentity(name: "letters", location: "")

    private func withModel<Result>(_ body: (NativeEmbeddingModel) async throws -> Result) async throws -> Result {
        let directory = try TemporaryDirectory()
        let file = directory.url.appending(path: "letters.gguf")
        try LetterEncoder.write(to: file)
        return try await body(
            NativeEmbeddingModel(path: file.path(percentEncoded: false), identity: Self.identity))
    }

    @Test func `texts become vectors in their order, also when several tasks ask at once`() async throws {
        try await withModel { model in
            let texts = (0..<20).map { String(repeating: "abc ", count: $0 % 7) }
            let expected = try await model.embed(texts)
            #expect(expected.count == 20)
            #expect(expected[1].vector.count == LetterEncoder.width)
            #expect(expected[1] == expected[8])
            #expect(expected[6].isCut)
            try await withThrowingTaskGroup(of: [Embedding].self) { group in
                for _ in 0..<4 { group.addTask { try await model.embed(texts) } }
                for try await found in group { #expect(found == expected) }
            }
        }
    }

    @Test func `a file that is no embedding model is unusable, with the reason`() async throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appending(path: "alphabet.gguf")
        try AlphabetModel.write(to: file)
        let model = NativeEmbeddingModel(path: file.path(percentEncoded: false), identity: Self.identity)
        let error = await #expect(throws: ModelError.self) { try await model.embed(["a"]) }
        #expect(error?.code == .unusable)
        #expect(error?.message.contains("architecture llama does not embed texts") == true)
    }

    @Test func `a cancelled task gets no vectors`() async throws {
        try await withModel { model in
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                return try await model.embed(["a"])
            }
            task.cancel()
            await #expect(throws: ModelError(.interrupted, "the embedding was interrupted")) { try await task.value }
            let after = try await model.embed(["a"])
            #expect(after.count == 1)
        }
    }

    @Test func `the only model of a server needs no name`() async throws {
        let server = try LoopbackServer { request, _ in
            request.line == "GET /v1/models"
                ? [LoopbackServer.answer("200 OK", #"{"data":[{"id":"small"}]}"#)]
                : [LoopbackServer.answer("200 OK", #"{"data":[{"embedding":[0,5]}]}"#)]
        }
        defer { server.stop() }
        let model = RemoteEmbeddingModel(
            try RemoteAddress(server.base), identity: Self.identity, options: RemoteOptions())
        #expect(try await model.embed(["a"]).map(\.vector) == [[0, 1]])
        #expect(try await model.embed(["b"]).count == 1)
        #expect(server.requests.map(\.line) == ["GET /v1/models", "POST /v1/embeddings", "POST /v1/embeddings"])
        let body = try JSONValue(parsing: try #require(server.requests.last).body)
        #expect(body["model"] == "small")
    }
}
