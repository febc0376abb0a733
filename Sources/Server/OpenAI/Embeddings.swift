import AgentCore
import Foundation

/// `/v1/embeddings`.
struct Embeddings: Sendable {
    private let agent: any WebAgent

    /// Embeds by the models of a program.
    init(_ agent: any WebAgent) { self.agent = agent }

    /// The most texts of one request.
    private static let most = 2048

    /// The routes.
    var routes: [Route] {
        [Route("POST", "/v1/embeddings") { .json(try await embed($0)) }]
    }

    private func embed(_ http: HTTPRequest) async throws -> JSONValue {
        let fields = try RequestFields(
            http.body, of: ["model", "input", "encoding_format", "dimensions", "user"])
        let name = try fields.requiredText("model")
        guard let model = try agent.embeddingModels().first(where: { $0.identity.name == name }) else {
            throw AgentError(
                .notFound, "there is no embedding model \"\(name.prefix(80))\"",
                remedy: "GET /v1/models lists those there are.")
        }
        if fields.value("dimensions") != nil {
            throw OpenAIRequest.unsupported("dimensions", "the vectors have the length that the model gives them")
        }
        let isBase64: Bool
        switch try fields.text("encoding_format") ?? "float" {
        case "float": isBase64 = false
        case "base64": isBase64 = true
        default: throw RequestFields.wrong("\"encoding_format\" is neither float nor base64")
        }
        let embeddings = try await model.embed(try texts(fields.value("input")))
        let tokens = embeddings.reduce(0) { $0 + ($1.tokenCount ?? 0) }
        return [
            "object": "list", "model": .string(name),
            "data": .array(
                embeddings.enumerated().map { index, embedding in
                    [
                        "object": "embedding", "index": .integer(index),
                        "embedding": isBase64 ? .string(Self.base64(embedding.vector)) : Self.list(embedding.vector),
                    ]
                }),
            "usage": ["prompt_tokens": .integer(tokens), "total_tokens": .integer(tokens)],
        ]
    }

    private func texts(_ input: JSONValue?) throws -> [String] {
        let list: [JSONValue]
        switch input {
        case .string: list = [input ?? .null]
        case .array(let elements): list = elements
        default: list = []
        }
        let texts = list.compactMap(\.stringValue).filter { !$0.isEmpty }
        guard !list.isEmpty, texts.count == list.count, list.count <= Self.most else {
            throw RequestFields.wrong(
                "\"input\" is neither a text nor a list of 1 to \(Self.most) texts that are not empty")
        }
        return texts
    }

    private static func list(_ vector: [Float]) -> JSONValue { .array(vector.map { .number(Double($0)) }) }

    /// The numbers as 32-bit floats, the lowest byte first.
    private static func base64(_ vector: [Float]) -> String {
        var data = Data(capacity: vector.count * 4)
        for number in vector { withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) } }
        return data.base64EncodedString()
    }
}
