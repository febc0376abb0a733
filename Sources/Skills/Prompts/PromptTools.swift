public import AgentCore

/// What the skill needs to count, test and judge prompts: the model, and the format of the other parts of the system
/// prompt.
public struct PromptTools: Sendable {
    /// Validates a JSON document against a JSON Schema, both as text. Returns the problem; `nil` if there is none.
    public typealias SchemaFault = @Sendable (_ document: String, _ schema: String) throws -> String?

    /// The model that answers.
    public let model: any LanguageModel
    let memorySection: @Sendable ([String]) -> PromptSection?
    let schemaFault: SchemaFault

    /// Makes the tools.
    ///
    /// - Parameters:
    ///   - model: the model that answers.
    ///   - memorySection: makes the prompt section for these facts, as `@memory` does.
    ///   - schemaFault: validates JSON against a schema.
    public init(
        model: any LanguageModel, memorySection: @escaping @Sendable ([String]) -> PromptSection?,
        schemaFault: @escaping SchemaFault
    ) {
        self.model = model
        self.memorySection = memorySection
        self.schemaFault = schemaFault
    }

    /// The number of tokens of a text as the system message.
    ///
    /// - Throws: `ModelError` if the model cannot be loaded.
    func tokens(_ text: String) async throws(ModelError) -> Int {
        try await model.countTokens([ChatMessage(.system, text)])
    }
}

/// Opens a file in the user's editor, and returns when they are done.
public typealias PromptEditor = @Sendable (_ path: String) async throws -> Void
