import AgentCore
import Engine
import Foundation

/// Shared by the commands of `agent model`: opens the model's file.
struct ModelCall {
    /// The chosen model.
    let choice: ModelSelection
    /// The model's file or directory.
    let file: any ModelFile
    /// The settings, such as context length and threads.
    let settings: Settings

    /// Opens the model that `--model`, `AGENT_MODEL` or the configuration names, or else the bundled one.
    ///
    /// - Parameter name: a model that takes precedence over all these.
    /// - Throws: `AgentError.Code.noModel` where there is none, or it is not a model's file.
    init(_ call: Call, named name: String? = nil) throws {
        settings = try Settings(arguments: call.arguments, program: call.program)
        choice = try Self.choice(call, settings, named: name)
        guard choice.address == nil else {
            throw AgentError(
                .noModel, "\(choice.path) is a model on a server; this needs a model's file",
                remedy: "Name a .gguf file or a model directory. For talking, the address works as it is.")
        }
        file = try ModelFiles.open(path: choice.path)
    }

    /// The adapters of the choice and of the settings, opened for the loaded model.
    ///
    /// - Throws: `AgentError.Code.usage` for one that is not there; `EngineError` for one that does not fit.
    func adapterUses(of model: LoadedModel) throws -> [AdapterUse] {
        try (choice.adapters + settings.adapters()).map {
            AdapterUse(try LoRAAdapter(path: $0.path, for: model), scale: $0.scale)
        }
    }

    /// Its vocabulary.
    func vocabulary() throws -> TokenizerVocabulary { try file.vocabulary() }

    /// Its tokenizer.
    func tokenizer() throws -> any Tokenizer { try vocabulary().makeTokenizer() }

    /// The model with that name, or the configured one.
    static func choice(_ call: Call, _ settings: Settings, named name: String?) throws -> ModelSelection {
        let setting = name.map { Setting(key: .model, value: $0, source: .flag, location: "agent model") }
        return try ModelSelection(
            setting ?? settings[.model], resources: try? Resources.find(environment: call.program.environment),
            program: call.program)
    }

    /// Parses token ids: a JSON array, an object with `tokens`, or numbers separated by white space and commas.
    ///
    /// - Throws: `AgentError.Code.usage` where something in it is not an id.
    static func tokens(in text: String) throws -> [TokenID] {
        let document = try? JSONValue(parsing: Data(text.utf8))
        if let elements = (document?["tokens"] ?? document)?.arrayValue {
            return try elements.map { element in
                guard case .integer(let number) = element, let token = TokenID(exactly: number) else {
                    throw notAToken(element.text())
                }
                return token
            }
        }
        return try text.split { $0.isWhitespace || $0 == "," }.map { word in
            guard let token = TokenID(word) else { throw notAToken(String(word)) }
            return token
        }
    }

    private static func notAToken(_ word: String) -> AgentError {
        AgentError(.usage, "\"\(word.prefix(40))\" is no token id", remedy: "Give numbers, for example 1,2,3.")
    }
}
