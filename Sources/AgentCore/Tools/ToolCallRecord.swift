/// A call that a model wanted made, and what became of it.
public struct ToolCallRecord: Sendable, Hashable {
    /// What became of a call.
    public enum Outcome: String, Sendable, Hashable {
        /// It was made.
        case done
        /// It was made, and the tool says that it failed.
        case failed
        /// It was not made: the user or a rule said no.
        case refused
        /// It was not made: there is no such tool, or the arguments are wrong.
        case invalid
    }

    /// The tool's name as the model wrote it.
    public let name: String
    /// The arguments as the model wrote them.
    public let arguments: String
    /// What became of it.
    public let outcome: Outcome
    /// What the model was given, or why nothing was.
    public let result: String
    /// How long the call took.
    public let milliseconds: Double

    /// The most of a result that is kept with a reply.
    static let keptCharacters = 2_000

    /// The record as a document.
    public var json: JSONValue {
        [
            "name": .string(name), "arguments": .string(arguments), "outcome": .string(outcome.rawValue),
            "result": .string(String(result.prefix(Self.keptCharacters))),
            "ms": .number((milliseconds * 10).rounded() / 10),
        ]
    }
}
