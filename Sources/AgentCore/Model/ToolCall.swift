import Foundation

/// A call of a tool that a model wants made.
public struct ToolCall: Sendable, Hashable {
    /// Ties the result to the call; no two calls of one reply have the same.
    public let id: String
    /// The tool's name as the model wrote it. It need not be one that was offered.
    public let name: String
    /// The arguments as the model wrote them: a JSON object where it did as it was told. Whoever makes the call has to
    /// check them against the tool's parameters.
    public let arguments: String

    /// Makes a call.
    public init(id: String, name: String, arguments: String) {
        self.id = id
        self.name = name
        self.arguments = arguments
    }

    /// The arguments, where they are a JSON object; a tool without parameters is called by some with nothing.
    var object: JSONValue? {
        let text = arguments.allSatisfy(\.isWhitespace) ? "{}" : arguments
        guard let value = try? JSONValue(parsing: Data(text.utf8)), case .object = value else { return nil }
        return value
    }

    /// Whether the arguments as they are written are a JSON object.
    var hasObject: Bool { arguments.contains("{") && !arguments.hasPrefix("\u{FEFF}") && object != nil }
}
