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
    /// Whether it is the model that comes with the program, which talks and can be given no other task.
    let isBuiltIn: Bool

    /// The name of the built-in model.
    static let builtInName = "companion"

    /// The adapters that make the built-in model of its file; those of `--lora` come on top.
    let adapters: [ModelAdapter]

    /// Chooses the model of the setting `model` (flag, environment, config), otherwise the built-in one: the small model
    /// with its adapter for talking. A name that is no existing path is looked up in the model stores of this machine.
    ///
    /// - Throws: `AgentError.Code.noModel` if the model does not exist.
    init(_ setting: Setting, resources: Resources?, program: Program) throws {
        guard let value = setting.value, value != Self.builtInName || Self.exists(value) else {
            guard let resources else {
                throw AgentError(
                    .noModel, "the built-in model is missing",
                    remedy: "Name a .gguf file or a model directory with --model or AGENT_MODEL.")
            }
            let small = SmallModel(resources, program)
            guard let base = small.base else { throw SmallModel.missing }
            let why = setting.value == nil ? "built-in" : setting.origin
            self.init(
                base, name: Self.builtInName, isBuiltIn: true, adapters: [small.adapter(.companion)], why: why)
            return
        }
        if RemoteAddress.isAddress(value) {
            let address = try Self.address(value, setting)
            self.init(address, why: setting.origin)
            return
        }
        let path = NSString(string: value).expandingTildeInPath
        guard Self.exists(path) else {
            guard let stored = try program.modelStores.model(named: value) else {
                throw AgentError(
                    .noModel, "\(setting.origin): there is no model \(value)",
                    remedy:
                        "`agent model list` names those there are; the path of a .gguf file or a model directory works too."
                )
            }
            self.init(stored.path, name: stored.name, why: setting.origin)
            return
        }
        let location = URL(filePath: path).standardizedFileURL
        self.init(location.path(percentEncoded: false), name: Self.name(of: location), why: setting.origin)
    }

    /// Whether it can be given tasks beside talking.
    var followsInstructions: Bool { !isBuiltIn }

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
            address.text, name: address.model ?? address.base.host() ?? address.text, why: why)
    }

    /// Names a file that comes with the program, to list it.
    init(builtIn path: String) { self.init(path, name: Self.name(of: URL(filePath: path)), why: "built-in") }

    /// Selects a model from a store.
    init(_ stored: StoredModel) { self.init(stored.path, name: stored.name, why: stored.owner) }

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

    private init(
        _ path: String, name: String, isBuiltIn: Bool = false, adapters: [ModelAdapter] = [], why: String
    ) {
        self.adapters = adapters
        self.path = path
        self.why = why
        self.isBuiltIn = isBuiltIn
        identity = ModelIdentity(name: name, location: path)
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
