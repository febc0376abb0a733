import AgentCore
import Engine
import Foundation

/// Which model is used, and why it is the one.
struct ModelChoice: Sendable, Hashable {
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

extension Call {
    /// The model that this call is about, for commands that work on a model alone.
    ///
    /// - Throws: `AgentError.Code.noModel` where there is none.
    func modelChoice() throws -> ModelChoice {
        try ModelChoice(
            try Settings(arguments: arguments, program: program)[.model],
            resources: try? Resources.find(environment: program.environment), stores: program.modelStores)
    }
}
