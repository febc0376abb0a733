public import AgentCore

/// The verdict on one prompt's text.
public struct PromptCheck: Sendable, Hashable {
    /// The prompt, where nothing found is an error.
    public let template: PromptTemplate?
    /// Everything found.
    public let diagnostics: [Diagnostic]

    /// Whether the prompt can be used.
    public var isValid: Bool { template != nil }

    /// The first error as one line, for a notice.
    public var reason: String {
        guard let error = diagnostics.first(where: { $0.severity == .error }) else { return "" }
        return error.line.map { "line \($0): \(error.message)" } ?? error.message
    }

    /// A verdict on a file that could not be read at all.
    init(unreadable error: AgentError) {
        template = nil
        diagnostics = [Diagnostic(.error, "unreadable", error.message)]
    }

    /// Reads and checks a prompt.
    ///
    /// - Parameters:
    ///   - text: the file's text.
    ///   - name: the file's name without its extension.
    public init(reading text: String, name: String) {
        var parser = PromptParser(fileName: name)
        let template = parser.template(of: text)
        diagnostics = parser.diagnostics
        self.template = diagnostics.contains { $0.severity == .error } ? nil : template
    }
}
