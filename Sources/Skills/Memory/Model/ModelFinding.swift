import AgentCore
import Foundation

/// A fact that a model extracted from a message.
struct ModelFinding: Sendable, Hashable, Codable {
    /// Whether the message says that the fact holds or has ended.
    enum Change: String, Sendable, Hashable, Codable, CaseIterable {
        /// It holds.
        case holds
        /// It no longer holds.
        case ended
    }

    /// The words of the message that state it.
    let quote: String
    /// The subject: `user`, or a relation such as `sister`.
    let about: String
    /// The name of the attribute.
    let attribute: String
    /// The value, in the words of the message.
    let value: String
    /// Whether the fact holds or has ended.
    let change: Change

    /// The model's whole answer.
    struct List: Sendable, Hashable, Codable {
        /// The findings, in the order of the message.
        let facts: [ModelFinding]
    }

    /// The JSON Schema of `List`: at most eight findings with short texts.
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
