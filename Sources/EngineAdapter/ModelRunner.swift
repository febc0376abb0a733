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
        /// What the model writes its reasoning between.
        let marks: [ReasoningMarks]
        /// Where it takes system messages.
        let system: AlternatingMessages.SystemPlace

        /// - Parameter takesReminders: whether the model takes system messages anywhere.
        init(_ runtime: ModelRuntime, takesReminders: Bool, now: Date) {
            let traits = ChatTraits(runtime.format, now: now)
            format = runtime.format
            encoder = PromptEncoder(runtime.tokenizer)
            contextLength = runtime.context.contextLength
            system = takesReminders ? .anywhere : traits.takesSystem ? .first : .nowhere
            let shown = traits.reasoning.map { ReasoningMarks(begin: $0.begin, end: $0.end) }
            marks = shown.contains(.usual) ? shown : shown + [.usual]
        }

        /// The tokens of a conversation, the start of the reply included.
        func tokens(_ messages: [ChatMessage], now: Date) throws(ModelError) -> [TokenID] {
            encoder.encode(try prompt(messages, now: now))
        }

        /// A conversation as the model wants it written, the start of the reply included.
        func prompt(_ messages: [ChatMessage], now: Date) throws(ModelError) -> RenderedPrompt {
            do throws(EngineError) {
                return try format.render(
                    AlternatingMessages(messages, system: system).messages.map { ChatTurn($0) },
                    ChatFormatOptions(now: now))
            } catch {
                throw ModelError(error)
            }
        }

        /// What reads the reply to a prompt, whose end may have begun the reasoning.
        func reader(of prompt: RenderedPrompt) -> ReasoningReader {
            let end = prompt.text.suffix(200).reversed().drop(while: \.isWhitespace).reversed()
            return ReasoningReader(marks, open: marks.first { String(end).hasSuffix($0.begin) })
        }
    }

    private let executor = ModelExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let load: Load
    private let takesReminders: Bool
    private let stateBox = Locked(ModelLoadState.idle)
    private let warningsBox = Locked<[String]>([])
    private var loaded: (runtime: ModelRuntime, writer: Writer)?
    private var generation: Generation?
    /// Reads the reply; `nil` where it is kept to a shape, which is all there is to it.
    private var reader: ReasoningReader?
    private var ready: [ModelEvent] = []
    private var saved: SavedContext?
    private var shapeVocabulary: ShapeVocabulary?
    private var preparation = Duration.zero

    /// A runner that opens its model when it is first needed.
    ///
    /// - Parameter takesReminders: whether the model takes system messages in the middle of a conversation.
    init(takesReminders: Bool, load: @escaping Load) {
        self.takesReminders = takesReminders
        self.load = load
    }

    /// How far the model is.
    nonisolated var state: ModelLoadState { stateBox.withLock { $0 } }

    /// What is odd about the model; nothing before it is loaded.
    nonisolated var warnings: [String] { warningsBox.withLock { $0 } }

    /// What prompts are made with; loads the model.
    func writer(now: Date) throws(ModelError) -> Writer { try ready(now: now).writer }

    /// Begins a generation; the one before it is over.
    func start(_ request: ModelRequest, now: Date) throws(ModelError) {
        let clock = ContinuousClock()
        let begin = clock.now
        (generation, reader, ready) = (nil, nil, [])
        guard request.tools.isEmpty else {
            throw ModelError(
                .toolsUnsupported, "the model runs in this program, which reads no calls of tools from it yet",
                remedy: "Use a server: --model http://HOST/v1#MODEL.")
        }
        let (runtime, writer) = try ready(now: now)
        let prompt = try writer.prompt(request.messages, now: now)
        let tokens = writer.encoder.encode(prompt)
        if request.shape == nil { reader = writer.reader(of: prompt) }
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
        while ready.isEmpty {
            guard let event = try made() else { return nil }
            ready += reader?.read(event) ?? [event]
        }
        return ready.removeFirst()
    }

    private func made() throws(ModelError) -> ModelEvent? {
        do throws(EngineError) {
            guard let event = try generation?.next() else { return nil }
            if case .end = event {
                generation = nil
                keepContext()
            }
            return ModelEvent(event, preparation: preparation)
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

    private func ready(now: Date) throws(ModelError) -> (runtime: ModelRuntime, writer: Writer) {
        if let loaded { return loaded }
        stateBox.withLock { $0 = .loading(0) }
        do throws(EngineError) {
            let runtime = try load { share in stateBox.withLock { $0 = .loading(share) } }
            let writer = Writer(runtime, takesReminders: takesReminders, now: now)
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
