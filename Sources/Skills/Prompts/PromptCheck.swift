public import AgentCore

/// The result of checking a prompt's text.
public struct PromptCheck: Sendable, Hashable {
    /// The prompt; `nil` if there are errors outside of its tests.
    public let template: PromptTemplate?
    /// All diagnostics.
    public let diagnostics: [Diagnostic]

    /// The prompts that it includes, directly or not.
    public let sources: [PromptSource]

    /// Whether the prompt can be used, even if its tests have errors.
    public var isValid: Bool { template != nil }

    /// Whether there are errors, including those in the tests.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The first error as one line, for a notice; empty if there is none.
    public var reason: String {
        guard let error = diagnostics.first(where: { $0.severity == .error }) else { return "" }
        return error.linePrefix + error.message
    }

    /// The result for a file that could not be read.
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
        // Errors in the tests do not make the prompt unusable.
        self.diagnostics = diagnostics + parser.caseDiagnostics
    }
}
