/// The tools that a turn may use.
public struct ProvidedTools: Sendable {
    /// In the order in which the model is told of them.
    public var tools: [any Tool]
    /// Lines about tools that are missing, and why.
    public var notices: [String]

    /// Makes a set.
    public init(_ tools: [any Tool] = [], notices: [String] = []) {
        self.tools = tools
        self.notices = notices
    }
}
