import AgentCore
import Engine
import EngineAdapter
import Foundation

/// Which embedding model is used: the one that `--model` names, or else one that lies in a store of this machine,
/// agent's own first.
enum EmbeddingModelChoice {
    /// The model that `script/embedding-model` fetches.
    static let usualName = "all-MiniLM-L6-v2"

    /// The choice; `nil` where none is named and there is none.
    ///
    /// - Throws: `AgentError.Code.noModel` where the one that is named is not there.
    static func find(_ call: Call, _ settings: Settings) throws -> ModelChoice? {
        let setting = settings[.model]
        if setting.source == .flag { return try ModelCall.choice(call, settings, named: nil) }
        let models = call.program.modelStores.models()
        let usual = models.first { $0.owner == "agent" && $0.name == usualName }
        return (usual ?? models.first(where: isEncoder)).map { ModelChoice($0) }
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
    static func model(_ choice: ModelChoice, _ settings: Settings) throws -> any EmbeddingModel {
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
