import AgentCore
import Engine
import Foundation

/// The models on this machine that the user can name: those in agent's own folder, and those that other programs
/// downloaded, used in place.
struct ModelStores: Sendable {
    private let stores: [any ModelStore]

    /// The stores that the environment points to.
    init(environment: [String: String], directories: Directories) {
        func folder(_ variable: String) -> URL? {
            environment[variable].flatMap { $0.isEmpty ? nil : URL(filePath: $0, directoryHint: .isDirectory) }
        }
        let home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
        let cache = folder("XDG_CACHE_HOME") ?? home.appending(path: ".cache", directoryHint: .isDirectory)
        let huggingFace = folder("HF_HOME") ?? cache.appending(path: "huggingface", directoryHint: .isDirectory)
        stores =
            [
                ModelFolder(directories.pulledModels, owner: "agent"),
                OllamaStore(folder("OLLAMA_MODELS") ?? home.appending(path: ".ollama/models")),
                OllamaStore(URL(filePath: "/usr/share/ollama/.ollama/models", directoryHint: .isDirectory)),
                HuggingFaceCache(folder("HF_HUB_CACHE") ?? huggingFace.appending(path: "hub")),
            ]
            + [".lmstudio/models", ".cache/lm-studio/models"].map {
                ModelFolder(home.appending(path: $0), owner: "LM Studio")
            }
            + [
                folder("LLAMA_CACHE") ?? cache.appending(path: "llama.cpp"),
                home.appending(path: "Library/Caches/llama.cpp"),
            ].map { ModelFolder($0, owner: "llama.cpp", depth: 0) }
    }

    /// All models, each file once.
    func models() -> [StoredModel] {
        var seen: Set<String> = []
        return stores.flatMap { $0.models() }.filter { seen.insert($0.path).inserted }
    }

    /// Finds a model by its full name, with or without `:latest`, or by the last part of its name if that is unique.
    ///
    /// - Returns: `nil` if there is none.
    /// - Throws: `AgentError.Code.noModel` if there are several.
    func model(named name: String) throws -> StoredModel? {
        let models = models()
        let wanted = name.lowercased()
        if let exact = models.first(where: { [wanted, "\(wanted):latest"].contains($0.name.lowercased()) }) {
            return exact
        }
        let close = models.filter { $0.name.lowercased().hasSuffix("/\(wanted)") }
        guard close.count > 1 else { return close.first }
        throw AgentError(
            .noModel, "there are \(close.count) models called \(name): \(close.map(\.name).joined(separator: ", "))",
            remedy: "Give the whole name.")
    }
}

extension Program {
    /// The models on this machine.
    var modelStores: ModelStores { ModelStores(environment: environment, directories: directories) }
}

extension Directories {
    /// The folder of the models that `agent model pull` downloaded.
    var pulledModels: URL { data.appending(path: "models", directoryHint: .isDirectory) }
}
