/// Why a tool call failed. The message is given to the model, which may try something else.
public struct ToolError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One line that names what failed.
    public let message: String

    /// Makes an error.
    public init(_ message: String) { self.message = message }

    /// The message.
    public var description: String { message }
}
