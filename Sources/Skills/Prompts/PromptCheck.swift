public import AgentCore

/// The verdict on one prompt's text.
public struct PromptCheck: Sendable, Hashable {
    /// The prompt, where nothing found is an error.
    public let template: PromptTemplate?
    /// Everything found.
    public let diagnostics: [Diagnostic]

    /// The prompts that it includes, as they are put in.
    public let sources: [PromptSource]

    /// Whether the prompt can be used. Its tests may be wrong all the same.
    public var isValid: Bool { template != nil }

    /// Whether anything found is an error, in the tests too.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The first error as one line, for a notice.
    public var reason: String {
        guard let error = diagnostics.first(where: { $0.severity == .error }) else { return "" }
        return error.place + error.message
    }

    /// A verdict on a file that could not be read at all.
    init(unreadable error: AgentError) {
        template = nil
        sources = []
        diagnostics = [Diagnostic(.error, "unreadable", error.message)]
    }

    /// Reads and checks a prompt.
    ///
    /// - Parameters:
    ///   - text: the file's text.
    ///   - name: the file's name without its extension.
    ///   - lookup: finds the prompts that it includes.
    public init(
        reading text: String, name: String, including lookup: @escaping (String) -> PromptSource? = { _ in nil }
    ) {
        var parser = PromptParser(fileName: name)
        var template = parser.template(of: text)
        var diagnostics = parser.diagnostics
        var includer = PromptIncluder(lookup: lookup)
        if let read = template, !diagnostics.contains(where: { $0.severity == .error }) {
            do throws(PromptIncluder.Failure) {
                template = try includer.expand(read, path: [name])
            } catch {
                diagnostics.append(error.diagnostic)
            }
        }
        self.template = diagnostics.contains { $0.severity == .error } ? nil : template
        sources = includer.sources
        // What is wrong with the tests does not keep the prompt from being used.
        self.diagnostics = diagnostics + parser.caseDiagnostics
    }
}
