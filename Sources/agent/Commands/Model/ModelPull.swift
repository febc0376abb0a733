import AgentCore
import Engine
import Foundation

/// `agent model pull`
enum ModelPull: Command {
    static let syntax = Syntax(
        "model pull", operands: "NAME", count: 1...1, "Brings a larger model onto this machine.",
        details: """
            NAME is a repository of huggingface.co with GGUF files, such as Qwen/Qwen3-1.7B-GGUF, with :Q8_0 behind it
            (or other words of a file's name) where it has several, or the https address of a .gguf file. This is the
            one command that fetches something from the network. What has come of a file is kept when it is stopped,
            and the same command goes on from there; a file is used only when its size and its SHA-256 are right. Where
            no model is configured, one that says how it talks is used from then on. HF_ENDPOINT names a mirror, HF_TOKEN a token of yours for
            what not everybody may have.
            """,
        options: [.json])

    static func run(_ call: Call) async throws {
        let reference = try reference(call.arguments.operands[0])
        // Report an invalid configuration before downloading anything.
        _ = try Settings(arguments: call.arguments, program: call.program)
        let hub = try ModelHub(environment: call.program.environment)
        let task = Task { try await pull(reference, hub, call) }
        let pulled: Pulled = try await SignalWatch.shared.handling(
            staysPatient: false, { task.cancel() }, { try await task.value })
        let isUsed = try use(pulled, call)
        if call.arguments.has(.json) {
            call.console.print([
                "name": .string(pulled.name), "path": .string(pulled.path), "bytes": .integer(pulled.byteCount),
                "sha256": .string(pulled.sha256), "used": .bool(isUsed),
            ])
        } else if isUsed {
            call.console.print("\(pulled.name) is here and used from now on.")
        } else {
            switch pulled.use {
            case .talks:
                call.console.print("\(pulled.name) is here. `agent model use \(pulled.name)` uses it from then on.")
            case .needsAdapter:
                call.console.print("\(pulled.name) is here; it talks with an adapter that says how (`--lora`).")
            case .embeds: call.console.print("\(pulled.name) is here; it makes vectors of texts (`agent model embed`).")
            }
        }
    }

    /// Brings a model for another front end, and makes it the configured one if none is configured.
    ///
    /// - Parameter progress: is told how many bytes have come, and of how many, where that is known.
    /// - Throws: what the command throws. What has come stays when the task is cancelled.
    static func bring(
        _ name: String, _ call: Call, progress: @escaping @Sendable (Int, Int?) -> Void
    ) async throws -> (name: String, isUsed: Bool) {
        let hub = try ModelHub(environment: call.program.environment)
        let pulled = try await pull(try reference(name), hub, call, progress: progress)
        return (pulled.name, try use(pulled, call))
    }

    private static func reference(_ text: String) throws -> HubReference {
        do throws(EngineError) { return try HubReference(text) } catch {
            throw AgentError(.usage, error.message, remedy: error.remedy ?? "See `agent help model pull`.")
        }
    }

    private struct Pulled: Sendable {
        let name: String
        let path: String
        let byteCount: Int
        let sha256: String
        let use: Use
    }

    /// What a downloaded model is good for.
    private enum Use {
        /// It says how conversations are written for it.
        case talks
        /// It generates text, but says nothing of conversations.
        case needsAdapter
        /// It makes vectors of texts.
        case embeds
    }

    private static func pull(
        _ reference: HubReference, _ hub: ModelHub, _ call: Call, progress: (@Sendable (Int, Int?) -> Void)? = nil
    ) async throws -> Pulled {
        let file = try await hub.file(reference)
        let target = call.program.directories.pulledModels.appending(path: file.name)
        let path = target.path(percentEncoded: false)
        guard !FileManager.default.fileExists(atPath: path) else {
            throw AgentError(
                .refused, "\(file.name) is there already (\(path))",
                remedy: "Take it away first with `agent model rm \(name(of: target))` where another is wanted.")
        }
        let part = try PartialFile(of: target)
        let sha256 = try await PulledFile(file, part, call.console, progress: progress).bring(from: hub)
        let use = try check(part, target)
        try part.finish()
        return Pulled(name: name(of: target), path: path, byteCount: part.count, sha256: sha256, use: use)
    }

    /// What the downloaded model is good for. If it cannot be used here, removes it and throws.
    private static func check(_ part: PartialFile, _ target: URL) throws -> Use {
        do {
            let file = try ModelFiles.open(path: part.path)
            let vocabulary = try file.vocabulary()
            _ = try vocabulary.makeTokenizer()
            if EncoderConfig.describes(file.metadata) {
                _ = try LoadedEncoder(file: file)
                return .embeds
            }
            _ = try LoadedModel(file: file)
            return (try? ChatFormats.detect(file, vocabulary)) == nil ? .needsAdapter : .talks
        } catch {
            try part.remove()
            throw AgentError(
                .noModel, "\(target.lastPathComponent) cannot be used: \(ErrorReport.describe(error).message)",
                remedy: "It was not kept. Try another model or another of its files.")
        }
    }

    /// Makes it the configured model, if none is configured. Returns whether it did.
    private static func use(_ pulled: Pulled, _ call: Call) throws -> Bool {
        guard pulled.use == .talks, try Settings(arguments: call.arguments, program: call.program)[.model].value == nil
        else {
            return false
        }
        do {
            try ConfigEdit(setting: .model, to: pulled.path, call).write(call.console)
        } catch let error as AgentError {
            throw AgentError(
                error.code, "\(pulled.name) is here, but is not the one that is used: \(error.message)",
                remedy: error.remedy)
        }
        return true
    }

    private static func name(of target: URL) -> String { target.deletingPathExtension().lastPathComponent }
}
