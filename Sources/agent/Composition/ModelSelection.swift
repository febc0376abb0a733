import AgentCore
import Engine
import EngineAdapter
import Foundation
import PromptsSkill

/// The model to use, and where that choice comes from.
struct ModelSelection: Sendable, Hashable {
    /// Path of the file or directory, or the address of a server.
    let path: String
    /// Its name and origin, as shown to the user.
    let identity: ModelIdentity
    /// Where the choice comes from: `--model`, `AGENT_MODEL`, the config file, or `built-in`.
    let why: String

    /// The name of the bundled model.
    static let bundledName = "companion"

    /// Chooses the model of the setting `model` (flag, environment, config), otherwise the bundled one. A name that is
    /// no existing path is looked up among the bundled models, then in the model stores of this machine.
    ///
    /// - Throws: `AgentError.Code.noModel` if the model does not exist.
    init(_ setting: Setting, resources: Resources?, stores: ModelStores) throws {
        let bundled = resources?.models.appending(path: "\(Self.bundledName).gguf").path(percentEncoded: false)
        guard let value = setting.value else {
            guard let bundled, Self.exists(bundled) else {
                throw AgentError(
                    .noModel, "the built-in model is missing\(bundled.map { ": \($0)" } ?? "")",
                    remedy: "Restore it, or name a .gguf file or a model directory with --model or AGENT_MODEL.")
            }
            self.init(bundled, name: Self.bundledName, isBundled: true, why: "built-in")
            return
        }
        if RemoteAddress.isAddress(value) {
            let address = try Self.address(value, setting)
            self.init(address, why: setting.origin)
            return
        }
        let path = NSString(string: value).expandingTildeInPath
        let named = resources?.models.appending(path: "\(value).gguf").path(percentEncoded: false)
        if !value.contains("/"), let named, !Self.exists(path), Self.exists(named) {
            self.init(named, name: value, isBundled: named == bundled, why: setting.origin)
            return
        }
        guard Self.exists(path) else {
            guard let stored = try stores.model(named: value) else {
                throw AgentError(
                    .noModel, "\(setting.origin): there is no model \(value)",
                    remedy:
                        "`agent model list` names those there are; the path of a .gguf file or a model directory works too."
                )
            }
            self.init(stored.path, name: stored.name, isBundled: false, why: setting.origin)
            return
        }
        let location = URL(filePath: path).standardizedFileURL
        let isBundled = bundled.flatMap(RealPath.of).map { $0 == RealPath.of(path) } ?? false
        self.init(
            location.path(percentEncoded: false), name: isBundled ? Self.bundledName : Self.name(of: location),
            isBundled: isBundled, why: setting.origin)
    }

    /// The server's address; `nil` for a local model.
    var address: RemoteAddress? { RemoteAddress.isAddress(path) ? try? RemoteAddress(path) : nil }

    private static func address(_ text: String, _ setting: Setting) throws -> RemoteAddress {
        do throws(EngineError) { return try RemoteAddress(text) } catch {
            throw AgentError(
                .usage, "\(setting.origin): \(error.message)",
                remedy: "Give the base URL and the model, such as http://127.0.0.1:11434/v1#qwen3:1.7b.")
        }
    }

    /// Selects a model on a server.
    init(_ address: RemoteAddress, why: String) {
        self.init(
            address.text, name: address.model ?? address.base.host() ?? address.text, isBundled: false, why: why)
    }

    /// Selects a model from a store.
    init(_ stored: StoredModel) { self.init(stored.path, name: stored.name, isBundled: false, why: stored.owner) }

    /// Size in bytes of a model's file, or of all files of its directory.
    static func byteCount(_ path: String) throws -> Int {
        func size(_ path: String) throws -> Int {
            let file = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
            return try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
        }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
            return try size(path)
        }
        return try FileManager.default.contentsOfDirectory(atPath: path).map { try size("\(path)/\($0)") }.reduce(0, +)
    }

    private init(_ path: String, name: String, isBundled: Bool, why: String) {
        self.path = path
        self.why = why
        identity = ModelIdentity(name: name, location: path, isBundled: isBundled)
    }

    /// A `.gguf` file's name without its extension, or a directory's full name, in which a dot begins no extension.
    private static func name(of location: URL) -> String {
        location.pathExtension == "gguf"
            ? location.deletingPathExtension().lastPathComponent : location.lastPathComponent
    }

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

extension ModelSelection {
    /// The model setting: the user's choice, otherwise the model that the prompt in use names. A prompt cannot name a
    /// server, because a text file must not decide where the conversation is sent.
    static func setting(_ settings: Settings, _ library: PromptLibrary) -> Setting {
        let chosen = settings[.model]
        let name = settings[.mode].value ?? library.activeName
        guard chosen.source == .default, let model = library.files(named: name).first?.check.template?.model,
            !RemoteAddress.isAddress(model)
        else { return chosen }
        return Setting(key: .model, value: model, source: .default, location: "the prompt \(name)")
    }
}

extension Call {
    /// The model of this call, for commands that need only a model.
    ///
    /// - Throws: `AgentError.Code.noModel` if there is none.
    func modelChoice() throws -> ModelSelection {
        try ModelSelection(
            try Settings(arguments: arguments, program: program)[.model],
            resources: try? Resources.find(environment: program.environment), stores: program.modelStores)
    }
}

/// Takes the place of a model if none could be chosen. Turns that a skill answers still work; any other turn stores the
/// user's text and ends with the reason.
struct UnusableModel: LanguageModel {
    let identity = ModelIdentity(name: "none", location: "", isBundled: false)
    private let reason: ModelError

    /// Makes a model that fails with this reason.
    init(_ error: AgentError) { reason = ModelError(.unusable, error.message) }

    func contextLength() async throws(ModelError) -> Int { throw reason }

    func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int { throw reason }

    func stream(_ request: ModelRequest) -> ModelStream {
        ModelStream { [reason] () async throws(ModelError) in throw reason }
    }
}

/// Who extracts facts from messages: the rules alone, or a model as well.
enum MemoryReaderChoice: String, Sendable, CaseIterable {
    /// The rules, then the model if it is probably good enough: a model on a server, or a file of a gigabyte or more.
    case auto
    /// Only the rules.
    case rules
    /// The rules, then the model that answers.
    case both

    /// Size in bytes from which a model is expected to extract only what a message says.
    private static let ableBytes = 1_000_000_000

    /// The model as a second reader; `nil` if only the rules read.
    ///
    /// - Throws: the file system's error if the size of the model's file cannot be read.
    func reader(_ model: any LanguageModel, _ choice: ModelSelection?) throws -> (any LanguageModel)? {
        switch self {
        case .rules: nil
        case .both: choice == nil ? nil : model
        case .auto: try choice.map(Self.isAble) == true ? model : nil
        }
    }

    private static func isAble(_ choice: ModelSelection) throws -> Bool {
        if choice.identity.isBundled { return false }
        if choice.address != nil { return true }
        return try ModelSelection.byteCount(choice.path) >= ableBytes
    }
}

/// Chooses the embedding model: the one that `--model` names, otherwise one from the model stores of this machine,
/// agent's own first.
enum EmbeddingModelChoice {
    /// The model that `script/embedding-model` fetches.
    static let usualName = "all-MiniLM-L6-v2"

    /// The chosen model; `nil` if none is named and none is found.
    ///
    /// - Throws: `AgentError.Code.noModel` if the named model does not exist.
    static func find(_ call: Call, _ settings: Settings) throws -> ModelSelection? {
        let setting = settings[.model]
        if setting.source == .flag { return try ModelCall.choice(call, settings, named: nil) }
        let models = call.program.modelStores.models()
        let usual = models.first { $0.owner == "agent" && $0.name == usualName }
        return (usual ?? models.first(where: isEncoder)).map { ModelSelection($0) }
    }

    /// The embedding model for searching memory: the one in agent's own folder, or `nil`. It loads with the first
    /// request.
    static func own(_ directories: Directories, _ settings: Settings) throws -> (any EmbeddingModel)? {
        let file = directories.data.appending(path: "models").appending(path: "\(usualName).gguf")
        let path = file.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return NativeEmbeddingModel(
            path: path, identity: ModelIdentity(name: usualName, location: path, isBundled: false),
            limits: try settings.modelLimits())
    }

    /// Makes the chosen model. It loads with the first request.
    static func model(_ choice: ModelSelection, _ settings: Settings) throws -> any EmbeddingModel {
        if let address = choice.address {
            return RemoteEmbeddingModel(address, identity: choice.identity, options: try settings.remoteOptions())
        }
        return NativeEmbeddingModel(
            path: choice.path, identity: choice.identity, limits: try settings.modelLimits())
    }

    /// Whether the model is an encoder. Unreadable models of other programs are skipped.
    private static func isEncoder(_ model: StoredModel) -> Bool {
        guard let file = try? ModelFiles.open(path: model.path) else { return false }
        return EncoderConfig.describes(file.metadata)
    }
}
