/// A tool as described to a model, without its implementation.
public struct ToolDeclaration: Sendable, Hashable {
    /// The name: letters, digits, `_` and `-`, at most 64 characters, which all servers accept.
    public let name: String
    /// What it is for; the model decides by this text.
    public let description: String
    /// The JSON Schema of its arguments, as text. It must describe an object; the model sees the members in this order.
    public let parameters: String

    /// Makes a declaration.
    public init(name: String, description: String, parameters: String) {
        self.name = name
        self.description = description
        self.parameters = parameters
    }
}
