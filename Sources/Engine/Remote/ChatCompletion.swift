import Foundation

/// The wire format of streaming chat completions, as far as it is used here
/// (https://platform.openai.com/docs/api-reference/chat).
enum ChatCompletion {
    /// Decodes members with snake-case names such as `finish_reason`.
    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }

    /// One event of the response. Servers omit members and add their own.
    struct Chunk: Decodable {
        struct Choice: Decodable {
            struct Delta: Decodable {
                let content: Content?
                let reasoningContent: String?
                let reasoning: String?
                let toolCalls: [ToolCallPiece]?

                /// The model's reasoning. While a name is being changed, some servers send it under both names.
                var thought: String {
                    [reasoningContent, reasoning, content?.reasoning].compactMap(\.self).first { !$0.isEmpty } ?? ""
                }
            }

            let delta: Delta?
            let finishReason: String?
        }

        /// A text, or a list of parts, some of which may be reasoning.
        struct Content: Decodable {
            private struct Part: Decodable {
                var text = ""
                var thinking = ""

                private enum Key: String, CodingKey {
                    case text
                    case thinking
                }

                /// Parts of other types, such as images, give no text.
                init(from decoder: any Decoder) throws {
                    let members = try decoder.container(keyedBy: Key.self)
                    text = (try? members.decode(String.self, forKey: .text)) ?? ""
                    thinking = (try? members.decode(Content.self, forKey: .thinking))?.text ?? ""
                }
            }

            var text = ""
            var reasoning = ""

            init(from decoder: any Decoder) throws {
                if let text = try? decoder.singleValueContainer().decode(String.self) {
                    self.text = text
                    return
                }
                for part in try [Part](from: decoder) {
                    text += part.text
                    reasoning += part.thinking
                }
            }
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

    /// A piece of a tool call.
    struct ToolCallPiece: Decodable {
        struct Function: Decodable {
            let name: String?
            let arguments: Arguments?
        }

        /// A text, or the JSON object itself.
        struct Arguments: Decodable {
            let text: String

            init(from decoder: any Decoder) throws {
                if let text = try? decoder.singleValueContainer().decode(String.self) {
                    self.text = text
                } else {
                    text = try AnyJSON(from: decoder).data.text()
                }
            }
        }

        let index: Int?
        let id: String?
        let function: Function?
    }

    /// How servers report errors: `{"error":{"message":…}}`, `{"error":"…"}`, `{"message":"…"}`, or `{"detail":…}` with
    /// a text or a list of faults in the request.
    struct Failure: Decodable {
        let message: String
        /// Codes such as `context_length_exceeded`, if the server sends any.
        var kind = ""

        private enum Key: String, CodingKey {
            case message
            case code
            case type
        }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                message = text
                return
            }
            let members = try decoder.container(keyedBy: Key.self)
            message = try members.decode(String.self, forKey: .message)
            kind = [Key.code, .type].compactMap { try? members.decode(String.self, forKey: $0) }
                .joined(separator: " ")
        }
    }

    /// The body of a failed call.
    struct FailedBody: Decodable {
        let error: Failure?
        let detail: AnyJSON?
        let message: String?

        /// The error message, if there is one.
        var text: String? {
            if let message = error?.message ?? message { return message }
            guard let detail = detail?.data, detail != .null else { return nil }
            if let faults = detail.arrayValue { return faults.map(Self.text).joined(separator: "; ") }
            return detail.stringValue ?? (detail["message"] ?? detail["error"])?.stringValue ?? detail.text()
        }

        /// A validation error of FastAPI: where, and what.
        private static func text(_ fault: JSONValue) -> String {
            guard let message = fault["msg"]?.stringValue, let location = fault["loc"]?.arrayValue else {
                return fault.text()
            }
            let path = location.map { $0.stringValue ?? $0.text() }
            return "\(path.joined(separator: ".")): \(message)"
        }
    }

    /// `GET models`.
    struct ModelList: Decodable {
        struct Entry: Decodable {
            struct Meta: Decodable {
                let nCtx: Int?
                let nCtxTrain: Int?
            }

            let id: String
            let ownedBy: String?
            /// vLLM's context length.
            let maxModelLen: Int?
            /// llama.cpp's numbers.
            let meta: Meta?
        }

        let data: [Entry]
    }
}

/// Any JSON value, with members sorted by key.
struct AnyJSON: Decodable {
    let data: JSONValue

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            data = .null
        } else if let flag = try? value.decode(Bool.self) {
            data = .bool(flag)
        } else if let number = try? value.decode(Int.self) {
            data = .integer(number)
        } else if let number = try? value.decode(Double.self) {
            data = .number(number)
        } else if let text = try? value.decode(String.self) {
            data = .string(text)
        } else if let elements = try? value.decode([Self].self) {
            data = .array(elements.map(\.data))
        } else {
            let members = try value.decode([String: Self].self)
            data = .object(members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.data) })
        }
    }
}
