/// A tool call that a model requested, and its outcome.
public struct ToolCallRecord: Sendable, Hashable {
    /// The outcome of a call.
    public enum Outcome: String, Sendable, Hashable {
        /// It was made.
        case done
        /// It was made, and the tool reported a failure.
        case failed
        /// It was not made: the user or a rule refused it.
        case refused
        /// It was not made: the tool does not exist, or the arguments are wrong.
        case invalid
    }

    /// The tool's name as the model wrote it.
    public let name: String
    /// The arguments as the model wrote them.
    public let arguments: String
    /// The outcome.
    public let outcome: Outcome
    /// The result given to the model, or the reason why the call was not made.
    public let result: String
    /// How long the call took.
    public let milliseconds: Double

    /// The most characters of a result stored with a reply.
    static let keptCharacters = 2_000

    /// The record as JSON.
    public var json: JSONValue {
        [
            "name": .string(name), "arguments": .string(arguments), "outcome": .string(outcome.rawValue),
            "result": .string(String(result.prefix(Self.keptCharacters))),
            "ms": .number((milliseconds * 10).rounded() / 10),
        ]
    }
}
