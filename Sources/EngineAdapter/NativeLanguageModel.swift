public import AgentCore
import Engine

/// A model file run by the native engine on this machine's processor.
///
/// Making one is cheap: the file is opened with the first request, once. Requests are served one after another, each
/// alone for its whole generation, and what a request has in common with the one before it is not evaluated again. A
/// stream keeps its turn until its end, or until it is dropped: whoever pulls a second one before that waits.
public final class NativeLanguageModel: LanguageModel {
    /// What the model is.
    public let identity: ModelIdentity
    private let clock: Clock
    private let runner: ModelRunner
    private let access = SerialAccess()

    /// A model that has not been loaded yet.
    ///
    /// - Parameters:
    ///   - path: a `.gguf` file or a model directory. Addresses are not supported; the first request says so.
    ///   - identity: how it is named to the user.
    ///   - limits: how much of the machine it may take.
    ///   - clock: tells the date to chat formats that pass it on to the model.
    public convenience init(
        path: String, identity: ModelIdentity, limits: ModelLimits = ModelLimits(), clock: Clock = .system
    ) {
        self.init(identity: identity, clock: clock) { progress throws(EngineError) in
            try ModelRuntime.load(path: path, limits: limits, progress: progress)
        }
    }

    /// A model opened by `load`, for tests.
    init(identity: ModelIdentity, clock: Clock, load: @escaping ModelRunner.Load) {
        self.identity = identity
        self.clock = clock
        runner = ModelRunner(takesReminders: identity.isBundled, load: load)
    }

    /// The model that comes with the program was trained with them.
    public var takesReminders: Bool { identity.isBundled }

    /// How far the model is.
    public var loadState: ModelLoadState { runner.state }

    /// What is odd about the file.
    public var warnings: [String] { runner.warnings }

    /// Opens the file.
    public func load() async throws(ModelError) { _ = try await runner.writer(now: clock.now()) }

    /// Tokens that fit into the context, prompt and reply together.
    ///
    /// - Throws: `ModelError.unusable` where the model cannot be loaded.
    public func contextLength() async throws(ModelError) -> Int {
        try await runner.writer(now: clock.now()).contextLength
    }

    /// Tokens that these messages take once rendered by the model's chat format, the start of the reply included.
    /// Messages that were counted or sent before are not split again.
    ///
    /// - Throws: `ModelError.unusable` where the model cannot be loaded.
    public func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int {
        let writer = try await runner.writer(now: clock.now())
        return try writer.tokens(messages, now: clock.now()).count
    }

    /// Continues the conversation. Cancelling the task that pulls ends the stream with `.interrupted` before the
    /// next token.
    public func stream(_ request: ModelRequest) -> ModelStream {
        let stream = NativeStream(request, now: clock.now(), runner: runner, access: access)
        return ModelStream { () async throws(ModelError) in try await stream.next() }
    }
}
