/// The result of a tool call.
public struct ToolResult: Sendable, Hashable {
    /// The text for the model, which must be treated as data, not as instructions.
    public let text: String
    /// Whether the tool reported a failure, as a script does with its exit code.
    public let isError: Bool

    /// Makes a result.
    public init(_ text: String, isError: Bool = false) {
        self.text = text
        self.isError = isError
    }
}
