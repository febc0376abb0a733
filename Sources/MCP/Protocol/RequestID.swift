import AgentCore

/// Links a response to its request.
enum RequestID: Sendable, Hashable {
    /// A whole number.
    case number(Int)
    /// A text.
    case text(String)

    /// Reads an id; `nil` if the value is neither a whole number nor a text.
    init?(_ value: JSONValue?) {
        switch value {
        case .integer(let number): self = .number(number)
        // Some serialisers write every number with a fraction.
        case .decimal(let number):
            guard let whole = Int(exactly: number.value) else { return nil }
            self = .number(whole)
        case .string(let text): self = .text(text)
        default: return nil
        }
    }

    /// The id as it is written.
    var json: JSONValue {
        switch self {
        case .number(let number): .integer(number)
        case .text(let text): .string(text)
        }
    }
}
