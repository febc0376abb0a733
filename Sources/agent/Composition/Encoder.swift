import AgentCore
import Engine
import EngineAdapter
import Foundation

/// The embedding model: the one that comes with the program, or one that `--model` names.
enum Encoder {
    /// What vectors in the store are kept under: those of another model are made anew.
    private static let name = "all-MiniLM-L6-v2"

    /// The file of the bundled one.
    static func path(_ resources: Resources) -> String {
        resources.models.appending(path: "encoder.gguf").path(percentEncoded: false)
    }

    /// The one in the program's files, for memory and for ranking skills. It loads with the first request.
    static func bundled(_ resources: Resources, _ settings: Settings) throws -> any EmbeddingModel {
        let path = path(resources)
        return NativeEmbeddingModel(
            path: path, identity: ModelIdentity(name: name, location: path), limits: try settings.modelLimits())
    }

    /// The one that the command line names, otherwise the bundled one.
    ///
    /// - Throws: `AgentError.Code.noModel` if the named model does not exist.
    static func chosen(_ call: Call, _ settings: Settings) throws -> any EmbeddingModel {
        guard settings[.model].source == .flag else {
            return try bundled(try Resources.find(environment: call.program.environment), settings)
        }
        let choice = try ModelCall.choice(call, settings, named: nil)
        if let address = choice.address {
            return RemoteEmbeddingModel(address, identity: choice.identity, options: try settings.remoteOptions())
        }
        return NativeEmbeddingModel(
            path: choice.path, identity: choice.identity, limits: try settings.modelLimits())
    }
}
