import AgentCore
import Engine
import EngineAdapter
import Foundation
import PromptsSkill

/// Which model is used, and why it is the one.
struct ModelSelection: Sendable, Hashable {
    /// The file, or the address of a server.
    let path: String
    /// How it is named to the user.
    let identity: ModelIdentity
    /// Why: `--model`, `AGENT_MODEL`, the config file, or `built-in`.
    let why: String

    /// The model that comes with the program.
    static let bundledName = "companion"

    /// Chooses: the setting `model` (flag, environment, config), then the bundled one. A name without a file of that
    /// path is looked up among the bundled models, then in the stores of this machine.
    ///
    /// - Throws: `AgentError.Code.noModel` where the choice is no file.
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

    /// The server, where it is one.
    var address: RemoteAddress? { RemoteAddress.isAddress(path) ? try? RemoteAddress(path) : nil }

    private static func address(_ text: String, _ setting: Setting) throws -> RemoteAddress {
        do throws(EngineError) { return try RemoteAddress(text) } catch {
            throw AgentError(
                .usage, "\(setting.origin): \(error.message)",
                remedy: "Give the base URL and the model, such as http://127.0.0.1:11434/v1#qwen3:1.7b.")
        }
    }

    /// The choice of a model that a server runs.
    init(_ address: RemoteAddress, why: String) {
        self.init(
            address.text, name: address.model ?? address.base.host() ?? address.text, isBundled: false, why: why)
    }

    /// The choice of a model that lies in a store.
    init(_ stored: StoredModel) { self.init(stored.path, name: stored.name, isBundled: false, why: stored.owner) }

    /// Bytes of a model's file, or of all files of its folder.
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

    /// A file's name without its extension; a directory's name may have dots that begin none.
    private static func name(of location: URL) -> String {
        location.pathExtension == "gguf"
            ? location.deletingPathExtension().lastPathComponent : location.lastPathComponent
    }

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

extension ModelSelection {
    /// Which model is wanted: the one the user chose, or else the one that the prompt in use is meant for. A prompt
    /// cannot name a server: a file of words must not decide where they are sent.
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
    /// The model that this call is about, for commands that work on a model alone.
    ///
    /// - Throws: `AgentError.Code.noModel` where there is none.
    func modelChoice() throws -> ModelSelection {
        try ModelSelection(
            try Settings(arguments: arguments, program: program)[.model],
            resources: try? Resources.find(environment: program.environment), stores: program.modelStores)
    }
}

/// Stands where no model could be chosen: turns that a skill answers work without one, and any other turn ends
/// with the reason, after the user's text was stored.
struct UnusableModel: LanguageModel {
    let identity = ModelIdentity(name: "none", location: "", isBundled: false)
    private let reason: ModelError

    /// A model that fails for this reason.
    init(_ error: AgentError) { reason = ModelError(.unusable, error.message) }

    func contextLength() async throws(ModelError) -> Int { throw reason }

    func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int { throw reason }

    func stream(_ request: ModelRequest) -> ModelStream {
        ModelStream { [reason] () async throws(ModelError) in throw reason }
    }
}

/// Who reads messages for facts: the rules alone, or a model as well.
enum MemoryReaderChoice: String, Sendable, CaseIterable {
    /// A model where it is likely to be able: one that a server runs, or a file of a gigabyte or more.
    case auto
    /// The rules alone.
    case rules
    /// The rules, then the model that answers.
    case both

    /// Bytes from which a model's file is taken to be able to keep to what a message says.
    private static let ableBytes = 1_000_000_000

    /// The model as a second reader; `nil` where it is not to read.
    ///
    /// - Throws: `AgentError` where the model's file cannot be weighed.
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

/// Which embedding model is used: the one that `--model` names, or else one that lies in a store of this machine,
/// agent's own first.
enum EmbeddingModelChoice {
    /// The model that `script/embedding-model` fetches.
    static let usualName = "all-MiniLM-L6-v2"

    /// The choice; `nil` where none is named and there is none.
    ///
    /// - Throws: `AgentError.Code.noModel` where the one that is named is not there.
    static func find(_ call: Call, _ settings: Settings) throws -> ModelSelection? {
        let setting = settings[.model]
        if setting.source == .flag { return try ModelCall.choice(call, settings, named: nil) }
        let models = call.program.modelStores.models()
        let usual = models.first { $0.owner == "agent" && $0.name == usualName }
        return (usual ?? models.first(where: isEncoder)).map { ModelSelection($0) }
    }

    /// The model that finds what is remembered by its meaning: the one in agent's own folder; `nil` where there is none.
    /// It loads with the first request.
    static func own(_ directories: Directories, _ settings: Settings) throws -> (any EmbeddingModel)? {
        let file = directories.data.appending(path: "models").appending(path: "\(usualName).gguf")
        let path = file.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return NativeEmbeddingModel(
            path: path, identity: ModelIdentity(name: usualName, location: path, isBundled: false),
            limits: try settings.modelLimits())
    }

    /// The model of a choice; it loads with the first request.
    static func model(_ choice: ModelSelection, _ settings: Settings) throws -> any EmbeddingModel {
        if let address = choice.address {
            return RemoteEmbeddingModel(address, identity: choice.identity, options: try settings.remoteOptions())
        }
        return NativeEmbeddingModel(
            path: choice.path, identity: choice.identity, limits: try settings.modelLimits())
    }

    /// Models of other programs that cannot be read are none of our concern here.
    private static func isEncoder(_ model: StoredModel) -> Bool {
        guard let file = try? ModelFiles.open(path: model.path) else { return false }
        return EncoderConfig.describes(file.metadata)
    }
}
