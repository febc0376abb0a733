public import AgentCore

/// A parsed prompt file: its purpose, its inputs, its sampling options and its text.
///
/// ```
/// ---
/// name: journal
/// description: Helps to write the day down.
/// inputs:
///   tone: {type: string, default: calm}
/// options:
///   temperature: 0.6
/// ---
/// You help {{name}} keep a journal, in a {{tone}} tone.
/// ```
///
/// The text is data: `{{name}}` is replaced by a value once, and neither is executed or expanded again.
public struct PromptTemplate: Sendable, Hashable {
    /// The prompt's name, which is the file's.
    public let name: String
    /// One line about its purpose.
    public let description: String
    /// The declared inputs.
    public let inputs: [PromptInput]
    /// Prompts whose text becomes part of this one.
    public let includes: [PromptInclude]
    /// The model that this prompt is meant for; `nil` for any.
    public let model: String?
    /// The sampling options.
    public let options: GenerationOptions
    /// The cases for `prompts test`.
    public let tests: PromptTests
    /// The text, parsed into text and variables.
    public let body: PromptBody

    /// Makes a template.
    public init(
        name: String, description: String, inputs: [PromptInput], includes: [PromptInclude] = [], model: String? = nil,
        options: GenerationOptions, tests: PromptTests = PromptTests(), body: PromptBody
    ) {
        self.includes = includes
        self.model = model
        self.tests = tests
        self.name = name
        self.description = description
        self.inputs = inputs
        self.options = options
        self.body = body
    }

    /// The text with every variable replaced, without surrounding blank lines.
    ///
    /// - Parameters:
    ///   - builtin: the built-in variables' values.
    ///   - values: values for inputs; inputs without a value use their default.
    /// - Throws: `PromptRenderError` if a required input has no value, a value is not of its input's type, or a value
    ///   is given for an unknown input.
    public func render(
        builtin: [PromptVariable: String], values: [String: String] = [:]
    ) throws(PromptRenderError) -> String {
        for name in values.keys.sorted() where !inputs.contains(where: { $0.name == name }) {
            throw .unknownInput(name)
        }
        var replacements: [String: String] = [:]
        for (variable, value) in builtin { replacements[variable.rawValue] = value }
        for input in inputs {
            guard let value = values[input.name] ?? input.defaultValue else {
                if input.isRequired { throw .missingInput(input.name) }
                replacements[input.name] = ""
                continue
            }
            guard input.type.accepts(value) else { throw .wrongType(input.name, input.type) }
            replacements[input.name] = value
        }
        return body.replacing(replacements)
    }
}

extension PromptTemplate {
    /// The prompt with its includes inserted.
    func including(_ body: PromptBody, inputs: [PromptInput]) -> PromptTemplate {
        PromptTemplate(
            name: name, description: description, inputs: inputs, includes: includes, model: model, options: options,
            tests: tests, body: body)
    }
}

/// The reason why a valid prompt could not be rendered with the given values.
public enum PromptRenderError: Error, Sendable, Hashable {
    /// A required input has neither a value nor a default.
    case missingInput(String)
    /// A value is not of the input's type.
    case wrongType(String, PromptInput.ValueType)
    /// A value was given for an input that the prompt does not have.
    case unknownInput(String)

    /// One line for people.
    public var message: String {
        switch self {
        case .missingInput(let name): "it needs a value for \"\(name)\""
        case .wrongType(let name, let type): "the value of \"\(name)\" must be \(type.article) \(type.rawValue)"
        case .unknownInput(let name): "it has no input \"\(name)\""
        }
    }
}
