/// The tools that a turn may use.
public struct ProvidedTools: Sendable {
    /// The tools, in the order in which they are described to the model.
    public var tools: [any Tool]
    /// Lines for the user about tools that are not available, and why.
    public var notices: [String]

    /// Makes a set.
    public init(_ tools: [any Tool] = [], notices: [String] = []) {
        self.tools = tools
        self.notices = notices
    }
}
