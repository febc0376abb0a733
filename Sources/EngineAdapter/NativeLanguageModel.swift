public import AgentCore
import Engine
import Foundation

/// A model file, run by the native engine on this machine's processor.
///
/// Creating one is cheap: the file is opened once, at the first request. Requests are served one after another, each
/// alone for its whole generation, and the prefix that a request shares with the one before it is not evaluated again.
/// A stream keeps its turn until it ends or is dropped; a second stream waits until then.
public final class NativeLanguageModel: LanguageModel {
    /// The model's identity.
    public let identity: ModelIdentity
    /// Whether it can be given tasks beside talking.
    public let followsInstructions: Bool
    private let clock: Clock
    private let runner: ModelRunner<ReplyGenerator>
    private let warningsBox = Locked<[String]>([])
    private let access = SerialAccess()

    /// A model that has not been loaded yet.
    ///
    /// - Parameters:
    ///   - path: a `.gguf` file or a model directory. Addresses are not supported; the first request says so.
    ///   - identity: how the model is named to the user.
    ///   - limits: the resources that it may use.
    ///   - adapters: the adapters for requests that name none.
    ///   - followsInstructions: whether it can be given tasks beside talking.
    ///   - clock: the date, for chat formats that state it.
    public convenience init(
        path: String, identity: ModelIdentity, limits: ModelLimits = ModelLimits(), adapters: [ModelAdapter] = [],
        followsInstructions: Bool = true, clock: Clock = .system
    ) {
        self.init(
            identity: identity, adapters: adapters, followsInstructions: followsInstructions, clock: clock
        ) { progress throws(EngineError) in
            try ModelRuntime.load(path: path, limits: limits, adapters: adapters, progress: progress)
        }
    }

    /// A model opened by `load`, for tests.
    init(
        identity: ModelIdentity, adapters: [ModelAdapter] = [], followsInstructions: Bool = true, clock: Clock,
        load: @escaping ModelRunner<ModelRuntime>.Load
    ) {
        self.identity = identity
        self.followsInstructions = followsInstructions
        self.clock = clock
        runner = ModelRunner { [warningsBox] progress throws(EngineError) in
            let runtime = try load(progress)
            warningsBox.withLock { $0 = runtime.tokenizer.warnings }
            return ReplyGenerator(runtime, adapters: adapters)
        }
    }

    /// The loading state of the model.
    public var loadState: ModelLoadState { runner.state }

    /// Warnings about the file.
    public var warnings: [String] { warningsBox.withLock { $0 } }

    /// Opens the file.
    public func load() async throws(ModelError) { try await runner.load() }

    /// Tokens that fit into the context, prompt and reply together.
    ///
    /// - Throws: `ModelError.unusable` if the model cannot be loaded.
    public func contextLength() async throws(ModelError) -> Int {
        try await writer.contextLength
    }

    /// Number of tokens that these messages take in the model's chat format, including the start of the reply. The
    /// tokens of messages that were counted or sent before are cached.
    ///
    /// - Throws: `ModelError.unusable` if the model cannot be loaded.
    public func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int {
        try await writer.tokens(messages, now: clock.now()).count
    }

    private var writer: PromptWriter {
        get async throws(ModelError) {
            try await runner.run { [clock] generator throws(ModelError) in try generator.writer(now: clock.now()) }
        }
    }

    /// Continues the conversation. Cancelling the task that reads the stream ends it with `.interrupted` before the
    /// next token.
    public func stream(_ request: ModelRequest) -> ModelStream {
        let stream = NativeStream(request, now: clock.now(), runner: runner, access: access)
        return ModelStream { () async throws(ModelError) in try await stream.next() }
    }
}

extension NativeLanguageModel {
    /// How likely each text is to begin the reply. Waits until the reply that another task reads has ended.
    public func probabilities(of texts: [String], after request: ModelRequest) async throws(ModelError) -> [Double] {
        guard await access.enter() else { throw .interrupted("the reading") }
        defer { access.leave() }
        return try await runner.run { [clock] generator throws(ModelError) in
            try generator.probabilities(of: texts, after: request, now: clock.now())
        }
    }
}

/// One reply, made on demand: waits for its turn, then asks the runner for one event at a time.
///
/// A stream that is dropped before its end gives up its turn.
private final class NativeStream: Sendable {
    private enum State {
        case waiting
        case running
        case ended
    }

    private let request: ModelRequest
    private let now: Date
    private let runner: ModelRunner<ReplyGenerator>
    private let access: SerialAccess
    private let state = Locked(State.waiting)

    /// A stream that has not started.
    init(_ request: ModelRequest, now: Date, runner: ModelRunner<ReplyGenerator>, access: SerialAccess) {
        self.request = request
        self.now = now
        self.runner = runner
        self.access = access
    }

    deinit {
        if state.withLock({ $0 == .running }) { access.leave() }
    }

    /// The next event, or `nil` after the end.
    ///
    /// - Throws: `ModelError`; cancellation is not an error.
    func next() async throws(ModelError) -> ModelEvent? {
        do throws(ModelError) {
            switch state.withLock({ $0 }) {
            case .ended: return nil
            case .running: break
            case .waiting:
                guard await access.enter() else {
                    state.withLock { $0 = .ended }
                    return .end(.interrupted, ModelUsage())
                }
                state.withLock { $0 = .running }
                try await runner.run { [request, now] generator throws(ModelError) in
                    try generator.start(request, now: now)
                }
            }
            let event = try await runner.run { generator throws(ModelError) in try generator.next() }
            switch event {
            case .end?, nil: finish()
            case .text?, .reasoning?, .textWasReasoning?, .toolCall?: break
            }
            return event
        } catch {
            finish()
            throw error
        }
    }

    private func finish() {
        state.withLock { $0 = .ended }
        access.leave()
    }
}
