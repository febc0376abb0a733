public import Foundation

/// What a chat template is told besides the messages.
public struct ChatFormatOptions: Sendable, Hashable {
    /// Ends with the beginning of the assistant's reply, for the model to go on.
    public var startsReply = true
    /// Whether a model that can think before it answers is to do so; `nil` leaves it to the template.
    public var enableThinking: Bool? = false
    /// The tools that the model may call, as JSON Schema function declarations.
    public var tools: [JSONValue] = []
    /// Further variables of the template, by name; control tokens are not read in their texts.
    public var variables: [String: JSONValue] = [:]
    /// The moment, for templates that tell the model the date.
    public var environment: TemplateEnvironment

    /// The start of a reply without thoughts or tools, at a moment.
    public init(now: Date) { environment = TemplateEnvironment(now: now) }
}
