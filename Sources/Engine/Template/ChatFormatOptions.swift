public import Foundation

/// Input of a chat template besides the messages.
public struct ChatFormatOptions: Sendable, Hashable {
    /// Whether to end with the beginning of the assistant's reply, for the model to continue.
    public var startsReply = true
    /// Whether a model that can think should do so before it answers; `nil` leaves it to the template.
    public var enableThinking: Bool? = false
    /// The tools that the model may call, as JSON Schema function declarations.
    public var tools: [JSONValue] = []
    /// Further variables of the template, by name; control tokens in their texts are not recognised.
    public var variables: [String: JSONValue] = [:]
    /// The time, for templates that state the date.
    public var environment: TemplateEnvironment

    /// Starts a reply, without thinking or tools, at a moment.
    public init(now: Date) { environment = TemplateEnvironment(now: now) }
}
