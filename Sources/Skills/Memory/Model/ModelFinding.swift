import AgentCore
import Foundation

/// One thing that a model read out of a message.
struct ModelFinding: Sendable, Hashable, Codable {
    /// What the message does to it.
    enum Change: String, Sendable, Hashable, Codable, CaseIterable {
        /// It holds.
        case holds
        /// It no longer holds.
        case ended
    }

    /// The words of the message that say it.
    let quote: String
    /// Whom it is about: `user`, or a relation such as `sister`.
    let about: String
    /// What is said: the name of an attribute.
    let attribute: String
    /// The value, in the words of the message.
    let value: String
    /// What the message does to it.
    let change: Change

    /// All that a model may answer.
    struct List: Sendable, Hashable, Codable {
        /// In the order of the message.
        let facts: [ModelFinding]
    }

    /// The JSON Schema of `List`, at most eight findings of few words each.
    static var schema: String {
        let item: JSONValue = [
            "type": "object", "additionalProperties": false,
            "required": ["quote", "about", "attribute", "value", "change"],
            "properties": [
                "quote": ["type": "string", "maxLength": 200],
                "about": ["enum": .array((["user"] + Relations.names).map(JSONValue.string))],
                "attribute": ["enum": .array(Attribute.names.map(JSONValue.string))],
                "value": ["type": "string", "maxLength": 80],
                "change": ["enum": .array(Change.allCases.map { .string($0.rawValue) })],
            ],
        ]
        let list: JSONValue = [
            "type": "object", "additionalProperties": false, "required": ["facts"],
            "properties": ["facts": ["type": "array", "maxItems": 8, "items": item]],
        ]
        return list.text()
    }
}
