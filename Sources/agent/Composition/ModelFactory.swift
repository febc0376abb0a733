import AgentCore
import Engine
import EngineAdapter

/// Makes the models of a call. Making one is cheap: it loads with the first request, which then reports an unusable
/// file.
struct ModelFactory: Sendable {
    /// Reads messages; `nil` if the small model's base is not there.
    let reader: MessageReader?
    /// Names conversations; `nil` likewise.
    let namer: SessionNamer?

    private let limits: ModelLimits
    private let remote: RemoteOptions
    private let settings: Settings
    private let clock: Clock

    /// Makes a factory with these settings.
    ///
    /// - Parameter reader: the reader of the conversation so far, which is loaded already; `nil` makes one.
    /// - Throws: `AgentError.Code.usage` if a setting is invalid.
    init(_ settings: Settings, _ resources: Resources, _ program: Program, reader: MessageReader? = nil) throws {
        self.settings = settings
        clock = program.clock
        limits = try settings.modelLimits()
        remote = try settings.remoteOptions()
        let small = SmallModel(resources, program)
        let (clock, threads) = (clock, limits.threads)
        self.reader =
            reader
            ?? small.base.map { path in
                // Its own context: a message with what is known of it is short, whatever context the user's model has.
                MessageReader(
                    NativeLanguageModel(
                        path: path, identity: ModelIdentity(name: "reader", location: path),
                        limits: ModelLimits(threads: threads), adapters: [small.adapter(.reader)],
                        followsInstructions: false, clock: clock))
            }
        namer = self.reader.map { SessionNamer($0, adapters: [small.adapter(.companion)]) }
    }

    /// Makes the selected model. A model on this machine is not left alone with somebody in danger (`care`).
    ///
    /// - Throws: `AgentError.Code.usage` if an adapter is missing, or one is given for a model on a server.
    func model(_ selection: ModelSelection) throws -> any LanguageModel {
        let adapters = try settings.adapters()
        if let address = selection.address {
            guard adapters.isEmpty else {
                throw AgentError(
                    .usage,
                    "\(settings[.lora].origin): \(selection.path) is a model on a server, which takes no adapters",
                    remedy: "Name a .gguf file or a model directory with --model, or leave the adapters out.")
            }
            return RemoteLanguageModel(
                address, identity: selection.identity, options: remote, contextLength: limits.contextLength)
        }
        let model = NativeLanguageModel(
            path: selection.path, identity: selection.identity, limits: limits,
            adapters: selection.adapters + adapters,
            followsInstructions: selection.followsInstructions, clock: clock)
        return try settings.care() ? CaringModel(model, reader: reader, clock: clock) : model
    }

    /// What is lacking with a model, mostly while the small one is not there; `nil` if nothing is.
    func notice(_ selection: ModelSelection?) throws -> String? {
        guard let selection else { return nil }
        let readers = try settings.memoryReader()
        guard reader == nil else {
            guard readers == .model, !selection.followsInstructions else { return nil }
            return """
                Nothing is learned from messages: \(selection.identity.name) is to read them and cannot \
                (memory_reader: small has the small model read).
                """
        }
        var lacking: [String] = []
        switch readers {
        case .small: lacking.append("nobody reads messages for what to remember")
        case .both: lacking.append("only the model that replies reads messages for what to remember")
        case .model: break
        }
        if try settings.care(), selection.address == nil {
            lacking.append("somebody in danger is recognised by unmistakable words alone")
        }
        guard !lacking.isEmpty else { return nil }
        return "The small model is not on this machine: \(lacking.joined(separator: ", and ")). \(SmallModel.remedy)"
    }
}
