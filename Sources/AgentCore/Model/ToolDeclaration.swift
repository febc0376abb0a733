/// A tool as a model is told of it. What calling it does is no concern of the model's.
public struct ToolDeclaration: Sendable, Hashable {
    /// The name it is called by: letters, digits, `_` and `-`, at most 64, which is what all servers take.
    public let name: String
    /// What it is good for, for the model to decide by.
    public let description: String
    /// The JSON Schema of its arguments, an object, as text; the order of its members reaches the model.
    public let parameters: String

    /// Makes a declaration.
    public init(name: String, description: String, parameters: String) {
        self.name = name
        self.description = description
        self.parameters = parameters
    }
}
