import AgentCore
import Engine
import Foundation

/// Loads a model at the first request and runs its generations, one at a time.
actor ModelRunner {
    /// Opens the model, telling how much of it is read.
    typealias Load = @Sendable (_ progress: (Double) -> Void) throws(EngineError) -> ModelRuntime

    /// What a prompt is made with, for use outside the actor.
    struct Writer: Sendable {
        /// How the model wants conversations written.
        let format: any ChatFormat
        /// Makes tokens of it.
        let encoder: PromptEncoder
        /// Positions of the context.
        let contextLength: Int

        /// The tokens of a conversation, the start of the reply included.
        func tokens(_ messages: [ChatMessage], now: Date) throws(ModelError) -> [TokenID] {
            do throws(EngineError) {
                let prompt = try format.render(
                    messages.map { ChatTurn($0) }, ChatFormatOptions(now: now))
                return encoder.encode(prompt)
            } catch {
                throw ModelError(error)
            }
        }
    }

    private let executor = ModelExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let load: Load
    private let stateBox = Locked(ModelLoadState.idle)
    private let warningsBox = Locked<[String]>([])
    private var loaded: (runtime: ModelRuntime, writer: Writer)?
    private var generation: Generation?
    private var saved: SavedContext?
    private var shapeVocabulary: ShapeVocabulary?
    private var preparation = Duration.zero

    /// A runner that opens its model when it is first needed.
    init(load: @escaping Load) { self.load = load }

    /// How far the model is.
    nonisolated var state: ModelLoadState { stateBox.withLock { $0 } }

    /// What is odd about the model; nothing before it is loaded.
    nonisolated var warnings: [String] { warningsBox.withLock { $0 } }

    /// What prompts are made with; loads the model.
    func writer() throws(ModelError) -> Writer { try ready().writer }

    /// Begins a generation; the one before it is over.
    func start(_ request: ModelRequest, now: Date) throws(ModelError) {
        let clock = ContinuousClock()
        let begin = clock.now
        generation = nil
        guard request.tools.isEmpty else {
            throw ModelError(
                .toolsUnsupported, "the model runs in this program, which reads no calls of tools from it yet",
                remedy: "Use a server: --model http://HOST/v1#MODEL.")
        }
        let (runtime, writer) = try ready()
        let tokens = try writer.tokens(request.messages, now: now)
        let options = request.options
        var ask = GenerationRequest(
            prompt: tokens,
            sampling: SamplingOptions(options, recommended: runtime.recommended),
            maxTokens: options.maxTokens, stop: options.stop)
        if let shape = request.shape { ask.shape = try self.shape(shape, for: runtime) }
        func context(in folder: URL?) -> SavedContext? {
            folder.flatMap { folder in runtime.contextKey.map { SavedContext(folder: folder, model: $0) } }
        }
        saved = context(in: request.contextFolder)
        if let saved { runtime.context.resume(saved, for: tokens) }
        if let start = context(in: request.contextStart) { runtime.context.begin(with: start, for: tokens) }
        generation = Generation(
            ask, in: runtime.context, tokenizer: runtime.tokenizer, isCancelled: { Task.isCancelled })
        preparation = clock.now - begin
    }

    /// The next event of the generation; `nil` where there is none.
    func next() throws(ModelError) -> ModelEvent? {
        do throws(EngineError) {
            switch try generation?.next() {
            case .text(let text): return .text(text)
            case .end(let end, let usage):
                generation = nil
                keepContext()
                return .end(FinishReason(end), ModelUsage(usage, preparation: preparation))
            case .call(let call)?: return .toolCall(ToolCall(call))
            case nil: return nil
            }
        } catch {
            generation = nil
            throw ModelError(error)
        }
    }

    /// Where it cannot be written, say on a full disk, only time is lost: it is computed again.
    private func keepContext() {
        guard let saved, let loaded else { return }
        try? loaded.runtime.context.save(to: saved)
    }

    /// The shape for the engine; the vocabulary's tree is made with the first one.
    private func shape(
        _ shape: ResponseShape, for runtime: ModelRuntime
    ) throws(ModelError) -> GenerationRequest.Shape {
        do throws(EngineError) {
            let grammar = try ShapeGrammar(shape)
            if let shapeVocabulary { return GenerationRequest.Shape(grammar, shapeVocabulary) }
            let vocabulary = try ShapeVocabulary(runtime.tokenizer)
            shapeVocabulary = vocabulary
            return GenerationRequest.Shape(grammar, vocabulary)
        } catch {
            throw ModelError(error)
        }
    }

    private func ready() throws(ModelError) -> (runtime: ModelRuntime, writer: Writer) {
        if let loaded { return loaded }
        stateBox.withLock { $0 = .loading(0) }
        do throws(EngineError) {
            let runtime = try load { share in stateBox.withLock { $0 = .loading(share) } }
            let writer = Writer(
                format: runtime.format, encoder: PromptEncoder(runtime.tokenizer),
                contextLength: runtime.context.contextLength)
            loaded = (runtime, writer)
            warningsBox.withLock { $0 = runtime.tokenizer.warnings }
            stateBox.withLock { $0 = .loaded }
            return (runtime, writer)
        } catch {
            stateBox.withLock { $0 = .failed(error.message) }
            throw ModelError(error)
        }
    }
}
