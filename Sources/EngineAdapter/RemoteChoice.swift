import AgentCore
import Foundation

/// A choice among several texts by a server's model. The API has no option for that, but most servers follow a schema.
enum RemoteChoice {
    private static let member = "choice"

    /// The schema of an object with one of the texts, because strict servers accept only objects.
    static func schema(_ texts: [String]) -> String {
        let choice: JSONValue = ["type": "string", "enum": .array(texts.map(JSONValue.string))]
        let schema: JSONValue = [
            "type": "object", "properties": .object([.init(member, choice)]), "required": [.string(member)],
            "additionalProperties": false,
        ]
        return schema.text()
    }

    /// The reply without the object around it, given once it is complete.
    static func stream(_ reply: ModelStream) -> ModelStream {
        let unwrapping = Unwrapping(reply)
        return ModelStream { () async throws(ModelError) in try await unwrapping.next() }
    }

    private actor Unwrapping {
        private var events: ModelStream.AsyncIterator
        private var end: ModelEvent?
        private var isOver = false

        init(_ reply: ModelStream) { events = reply.makeAsyncIterator() }

        func next() async throws(ModelError) -> ModelEvent? {
            if isOver { return nil }
            if let end {
                isOver = true
                return end
            }
            var text = ""
            var events = events
            while let event = try await events.next() {
                switch event {
                case .text(let piece): text += piece
                case .reasoning, .textWasReasoning, .toolCall: break
                case .end(let reason, let usage):
                    end = .end(reason, usage)
                    guard reason == .stop else { return try await self.next() }
                    guard let choice = try? JSONValue(parsing: Data(text.utf8))[member]?.stringValue else {
                        throw ModelError(.failed, "the server did not choose as it was asked to: \(text.prefix(200))")
                    }
                    return .text(choice)
                }
            }
            return nil
        }
    }
}
