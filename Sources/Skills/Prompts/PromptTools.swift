public import AgentCore

/// What counts, tries and judges prompts: the model, and what the parts around the prompt look like.
public struct PromptTools: Sendable {
    /// What is wrong with a document under a JSON Schema, both as text; `nil` where nothing is.
    public typealias SchemaFault = @Sendable (_ document: String, _ schema: String) throws -> String?

    /// The model that answers.
    public let model: any LanguageModel
    let memorySection: @Sendable ([String]) -> PromptSection?
    let schemaFault: SchemaFault

    /// Gives the tools.
    ///
    /// - Parameters:
    ///   - model: the model that answers.
    ///   - memorySection: the part of the prompt that says these facts, as `@memory` writes it.
    ///   - schemaFault: checks JSON.
    public init(
        model: any LanguageModel, memorySection: @escaping @Sendable ([String]) -> PromptSection?,
        schemaFault: @escaping SchemaFault
    ) {
        self.model = model
        self.memorySection = memorySection
        self.schemaFault = schemaFault
    }

    /// Tokens that a text takes as the instructions of a turn.
    ///
    /// - Throws: `ModelError` where the model cannot be loaded.
    func tokens(_ text: String) async throws(ModelError) -> Int {
        try await model.countTokens([ChatMessage(.system, text)])
    }
}

/// Lets the user change a file, and comes back when they have done so.
public typealias PromptEditor = @Sendable (_ path: String) async throws -> Void
