import Foundation

/// A tool call requested by a model.
public struct ToolCall: Sendable, Hashable {
    /// Links the result to the call; unique within a reply.
    public let id: String
    /// The tool's name as the model wrote it; it may not be one of the offered tools.
    public let name: String
    /// The arguments as the model wrote them, normally a JSON object. The caller has to check them against the tool's
    /// parameters.
    public let arguments: String

    /// Makes a call.
    public init(id: String, name: String, arguments: String) {
        self.id = id
        self.name = name
        self.arguments = arguments
    }

    /// The arguments as a JSON object, or `nil`. Some models leave them empty for a tool without parameters.
    var object: JSONValue? {
        let text = arguments.allSatisfy(\.isWhitespace) ? "{}" : arguments
        guard let value = try? JSONValue(parsing: Data(text.utf8)), case .object = value else { return nil }
        return value
    }

    /// Whether the arguments, exactly as written, are a JSON object.
    var hasObject: Bool { arguments.contains("{") && !arguments.hasPrefix("\u{FEFF}") && object != nil }
}
