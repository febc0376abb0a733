/// Why a tool's call gave nothing. The model is told, and may try something else.
public struct ToolError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One line that names the thing.
    public let message: String

    /// Makes an error.
    public init(_ message: String) { self.message = message }

    /// The message.
    public var description: String { message }
}
