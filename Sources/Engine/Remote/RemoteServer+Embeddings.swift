import Foundation

extension RemoteServer {
    /// Maximum number of texts in one call.
    static let textsAtOnce = 64

    /// The vectors of texts, in order, each scaled to length one. Calls are retried with growing pauses if the server
    /// is busy (429, 5xx).
    ///
    /// - Throws: `EngineError` naming the server: unreachable, without this call, or its own error; (malformed) if
    ///   vectors are missing, of different lengths, or of no usable length.
    public func embeddings(of texts: [String]) async throws(EngineError) -> [[Float]] {
        var result: [[Float]] = []
        result.reserveCapacity(texts.count)
        for start in stride(from: 0, to: texts.count, by: Self.textsAtOnce) {
            let group = Array(texts[start..<min(start + Self.textsAtOnce, texts.count)])
            let answer = try await answer(to: "embeddings", question(group))
            result += try vectors(in: answer, count: group.count)
        }
        guard let length = result.first?.count else { return [] }
        guard result.allSatisfy({ $0.count == length }) else {
            throw notVectors("vectors of different lengths")
        }
        return result
    }

    private func question(_ texts: [String]) -> Data {
        var members: [JSONValue.Member] = []
        if let model = address.model { members.append(.init("model", .string(model))) }
        members.append(.init("input", .array(texts.map(JSONValue.string))))
        members.append(.init("encoding_format", .string("float")))
        return Data(JSONValue.object(members).text().utf8)
    }

    private func vectors(in body: Data, count: Int) throws(EngineError) -> [[Float]] {
        guard let answer = try? ChatCompletion.decoder.decode(EmbeddingResponse.self, from: body) else {
            if let said = try? ChatCompletion.decoder.decode(ChatCompletion.FailedBody.self, from: body).error {
                throw EngineError(.serverFailed, "\(address.base.absoluteString): \(said.message)")
            }
            if (try? ChatCompletion.decoder.decode(TokenEmbeddingResponse.self, from: body)) != nil {
                throw EngineError(
                    .unsupported, "\(address.base.absoluteString)/embeddings gives a vector for each token of a text",
                    remedy: "Serve an embedding model there, or tell the server how to join them (llama.cpp: pooling).")
            }
            throw notVectors(Self.excerpt(body))
        }
        var vectors = [[Float]?](repeating: nil, count: count)
        for (position, entry) in answer.data.enumerated() {
            let index = entry.index ?? position
            guard vectors.indices.contains(index), vectors[index] == nil else {
                throw notVectors("a vector for text \(index) of \(count)")
            }
            vectors[index] = try normalized(entry.embedding)
        }
        let all = vectors.compactMap { $0 }
        guard all.count == count else { throw notVectors("\(all.count) vectors for \(count) texts") }
        return all
    }

    private func normalized(_ vector: [Double]) throws(EngineError) -> [Float] {
        let length = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
        guard length.isFinite, length > 0 else { throw notVectors("a vector of length \(length)") }
        return vector.map { Float($0 / length) }
    }

    private func notVectors(_ what: String) -> EngineError {
        EngineError(
            .malformed, "\(address.base.absoluteString)/embeddings answers something else than vectors: \(what)")
    }
}

/// The wire format of embeddings, as far as it is used here
/// (https://platform.openai.com/docs/api-reference/embeddings).
private struct EmbeddingResponse: Decodable {
    struct Entry: Decodable {
        let index: Int?
        let embedding: [Double]
    }

    let data: [Entry]
}

/// llama.cpp's answer for models without a pooling type: one vector per token.
private struct TokenEmbeddingResponse: Decodable {
    struct Entry: Decodable {
        let embedding: [[Double]]
    }

    let data: [Entry]
}
