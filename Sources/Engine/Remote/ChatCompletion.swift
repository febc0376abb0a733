import Foundation

/// The wire format of streaming chat completions, as far as it is used here
/// (https://platform.openai.com/docs/api-reference/chat).
enum ChatCompletion {
    /// Reads members with names such as `finish_reason`.
    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }

    /// Writes them.
    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        return encoder
    }

    /// What is asked.
    struct Request: Encodable {
        struct Message: Encodable {
            let role: String
            let content: String
        }

        struct StreamOptions: Encodable {
            let includeUsage = true
        }

        let model: String?
        let messages: [Message]
        let stream = true
        let streamOptions = StreamOptions()
        var temperature: Float?
        var topP: Float?
        var seed: UInt64?
        var maxTokens: Int?
        var stop: [String]?
    }

    /// One event of the answer. Servers leave members out and add their own.
    struct Chunk: Decodable {
        struct Choice: Decodable {
            struct Delta: Decodable {
                let content: String?
            }

            let delta: Delta?
            let finishReason: String?
        }

        struct Usage: Decodable {
            struct Details: Decodable {
                let cachedTokens: Int?
            }

            let promptTokens: Int?
            let completionTokens: Int?
            let promptTokensDetails: Details?
        }

        let choices: [Choice]?
        let usage: Usage?
        let error: Failure?
    }

    /// How servers say what went wrong: `{"error":{"message":…}}`, `{"error":"…"}` or `{"detail":…}`.
    struct Failure: Decodable {
        let message: String

        private enum Key: String, CodingKey {
            case message
        }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                message = text
            } else {
                message = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .message)
            }
        }
    }

    /// The body of a failed call.
    struct FailedBody: Decodable {
        let error: Failure?
        let detail: String?
    }

    /// `GET models`.
    struct ModelList: Decodable {
        struct Entry: Decodable {
            struct Meta: Decodable {
                let nCtx: Int?
                let nCtxTrain: Int?
            }

            let id: String
            /// vLLM's context length.
            let maxModelLen: Int?
            /// llama.cpp's numbers.
            let meta: Meta?
        }

        let data: [Entry]
    }
}
