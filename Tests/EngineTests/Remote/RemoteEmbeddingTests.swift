import Foundation
import TestKit
import Testing

@testable import Engine

/// Vectors that a server makes.
@Suite struct RemoteEmbeddingTests {
    private func answer(
        _ texts: [String], status: String = "200 OK", _ body: @escaping @Sendable (Int) -> String
    ) async throws -> (vectors: [[Float]], requests: [LoopbackServer.Request]) {
        let server = try LoopbackServer { _, number in [LoopbackServer.answer(status, body(number))] }
        defer { server.stop() }
        var options = RemoteOptions(apiKey: "secret")
        options.firstWait = 0.01
        let remote = RemoteServer(try RemoteAddress("\(server.base)#tiny"), options: options)
        return (try await remote.embeddings(of: texts), server.requests)
    }

    private func failure(_ body: String) async -> EngineError? {
        do {
            _ = try await answer(["a", "b"]) { _ in body }
            return nil
        } catch { return error as? EngineError }
    }

    @Test func `vectors come in the order of their texts and with length one`() async throws {
        let (vectors, requests) = try await answer(["a", "b"]) { _ in
            #"{"data":[{"index":1,"embedding":[0,-2]},{"index":0,"embedding":[3,4]}],"model":"tiny"}"#
        }
        #expect(vectors == [[0.6, 0.8], [0, -1]])
        let request = try #require(requests.first)
        #expect(request.line == "POST /v1/embeddings")
        #expect(request.fields["authorization"] == "Bearer secret")
        let body = try JSONSerialization.jsonObject(with: request.body) as? [String: Any]
        #expect(body?["model"] as? String == "tiny")
        #expect(body?["input"] as? [String] == ["a", "b"])
    }

    @Test func `many texts go in several calls, and none in no call`() async throws {
        let texts = (0..<100).map { "text \($0)" }
        let (vectors, requests) = try await answer(texts) { number in
            let count = number == 0 ? 64 : 36
            let entries = (0..<count).map { #"{"index":\#($0),"embedding":[1,\#($0 + 1000 * number)]}"# }
            return #"{"data":[\#(entries.joined(separator: ","))]}"#
        }
        #expect(requests.count == 2)
        #expect(vectors.count == 100)
        #expect(vectors[1][0] == vectors[1][1])
        #expect(abs(vectors[64][1] / vectors[64][0] - 1000) < 1)
        #expect(try await answer([]) { _ in "" }.requests.isEmpty)
    }

    @Test func `a busy server is asked again`() async throws {
        let server = try LoopbackServer { _, number in
            number < 2
                ? [LoopbackServer.answer("503 Service Unavailable", "{}")]
                : [LoopbackServer.answer("200 OK", #"{"data":[{"embedding":[2]}]}"#)]
        }
        defer { server.stop() }
        var options = RemoteOptions()
        options.firstWait = 0.01
        let remote = RemoteServer(try RemoteAddress(server.base), options: options)
        #expect(try await remote.embeddings(of: ["a"]) == [[1]])
        #expect(server.requests.count == 3)
    }

    @Test(arguments: [
        ("<html>Hello</html>", "answers something else than vectors: <html>Hello</html>"),
        (#"{"data":[{"index":0,"embedding":[1]}]}"#, "1 vectors for 2 texts"),
        (#"{"data":[{"index":0,"embedding":[1]},{"index":0,"embedding":[1]}]}"#, "a vector for text 0 of 2"),
        (#"{"data":[{"index":0,"embedding":[1]},{"index":7,"embedding":[1]}]}"#, "a vector for text 7 of 2"),
        (#"{"data":[{"index":0,"embedding":[1]},{"index":1,"embedding":[1,2]}]}"#, "vectors of different lengths"),
        (#"{"data":[{"index":0,"embedding":[0]},{"index":1,"embedding":[1]}]}"#, "a vector of length 0"),
        (#"{"data":[{"embedding":[[1,2],[3,4]]},{"embedding":[[1,2]]}]}"#, "gives a vector for each token of a text"),
        (#"{"error":{"message":"this model does not embed"}}"#, "this model does not embed"),
        ("", "(nothing)"),
    ])
    func `what is no answer is said with what came instead`(_ body: String, _ message: String) async {
        let error = await failure(body)
        #expect(error?.message.contains(message) == true, "\(String(describing: error))")
    }

    @Test func `a server without embeddings is told from a busy one`() async {
        await #expect(throws: EngineError.self) {
            try await answer(["a"], status: "501 Not Implemented") { _ in #"{"error":"no embeddings"}"# }
        }
    }
}
