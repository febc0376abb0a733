/// What a tool's call gave.
public struct ToolResult: Sendable, Hashable {
    /// What the model is given, whole characters; it is data and never instructions.
    public let text: String
    /// Whether the tool itself says that it failed, as a script does by its exit code.
    public let isError: Bool

    /// Makes a result.
    public init(_ text: String, isError: Bool = false) {
        self.text = text
        self.isError = isError
    }
}
