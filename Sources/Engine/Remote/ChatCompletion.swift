import Foundation

/// The wire format of streaming chat completions, as far as it is read here
/// (https://platform.openai.com/docs/api-reference/chat).
enum ChatCompletion {
    /// Reads members with names such as `finish_reason`.
    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }

    /// One event of the answer. Servers leave members out and add their own.
    struct Chunk: Decodable {
        struct Choice: Decodable {
            struct Delta: Decodable {
                let content: Content?
                let reasoningContent: String?
                let reasoning: String?
                let toolCalls: [ToolCallPiece]?

                /// What the model wrote for itself; during a change of names some servers send the same by both.
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

                /// Parts of other kinds, such as pictures, hold nothing to read.
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

    /// A piece of a call of a tool.
    struct ToolCallPiece: Decodable {
        struct Function: Decodable {
            let name: String?
            let arguments: Arguments?
        }

        /// A text, or the object itself.
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

    /// How servers say what went wrong: `{"error":{"message":…}}`, `{"error":"…"}`, `{"message":"…"}`, or
    /// `{"detail":…}` with a text or a list of what is wrong with the request.
    struct Failure: Decodable {
        let message: String
        /// `context_length_exceeded` and the like, where the server has such words.
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

        /// What it says went wrong, if anything.
        var text: String? {
            if let message = error?.message ?? message { return message }
            guard let detail = detail?.data, detail != .null else { return nil }
            if let faults = detail.arrayValue { return faults.map(Self.text).joined(separator: "; ") }
            return detail.stringValue ?? (detail["message"] ?? detail["error"])?.stringValue ?? detail.text()
        }

        /// What FastAPI finds wrong with a request: where, and what.
        private static func text(_ fault: JSONValue) -> String {
            guard let message = fault["msg"]?.stringValue, let place = fault["loc"]?.arrayValue else {
                return fault.text()
            }
            let path = place.map { $0.stringValue ?? $0.text() }
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

/// Any JSON, its members sorted by their keys.
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
