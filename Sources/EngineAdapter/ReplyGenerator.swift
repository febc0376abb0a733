import AgentCore
import Engine
import Foundation

/// Makes replies with a loaded model, one after another. Belongs to the actor that runs the model.
final class ReplyGenerator {
    private let runtime: ModelRuntime
    private let adapters: [ModelAdapter]
    private var writers: [[ModelAdapter]: PromptWriter] = [:]
    private var generation: Generation?
    /// Separates reasoning from the reply; `nil` within a shape and after a plain text, where there is none.
    private var reader: ReasoningReader?
    /// Events that have been made but not handed out.
    private var ready: [ModelEvent] = []
    /// The context of the reply, and where to save it when the reply ends.
    private var saved: (context: CachedContext, file: SavedContext)?
    /// The tree of the vocabulary, built with the first shape.
    private var shapeVocabulary: ShapeVocabulary?
    /// The grammars of patterns: there are few, each is used for every message, and a long one takes a moment to build.
    private var patterns: [String: ShapeGrammar] = [:]
    /// Time spent before the generation began.
    private var preparation = Duration.zero

    /// - Parameter adapters: the adapters for requests that name none.
    init(_ runtime: ModelRuntime, adapters: [ModelAdapter]) {
        self.runtime = runtime
        self.adapters = adapters
    }

    /// What writes prompts for the adapters that the model is used with where a request names none.
    ///
    /// - Parameter now: the time for chat formats that tell the model the date.
    /// - Throws: `ModelError` where the model does not say how it talks.
    func writer(now: Date) throws(ModelError) -> PromptWriter { try writer(adapters, now: now) }

    private func writer(_ adapters: [ModelAdapter], now: Date) throws(ModelError) -> PromptWriter {
        if let writer = writers[adapters] { return writer }
        let writer = PromptWriter(runtime, try adapted(adapters).format, now: now)
        writers[adapters] = writer
        return writer
    }

    /// Starts a reply and ends the one before it.
    ///
    /// - Throws: `ModelError` if the request asks for something the model cannot do.
    func start(_ request: ModelRequest, now: Date) throws(ModelError) {
        let clock = ContinuousClock()
        let begin = clock.now
        (generation, reader, ready) = (nil, nil, [])
        guard request.tools.isEmpty else {
            throw ModelError(
                .unsupported, "the model runs in this program, which reads no calls of tools from it yet",
                remedy: "Use a server: --model http://HOST/v1#MODEL.")
        }
        let adapters = request.adapters ?? adapters
        let tokens: [TokenID]
        if let text = request.text {
            tokens = runtime.tokenizer.encode(text, addSpecial: true, parseSpecial: true)
        } else {
            let writer = try writer(adapters, now: now)
            let prompt = try writer.prompt(request.messages, now: now)
            tokens = writer.tokens(prompt)
            if request.shape == nil { reader = writer.reader(of: prompt) }
        }
        let options = request.options
        let model = try adapted(adapters)
        var ask = GenerationRequest(
            prompt: tokens,
            sampling: SamplingOptions(options.over(model.recommended)),
            maxTokens: options.tokenLimit, stop: options.stop ?? [])
        if let shape = request.shape { ask.shape = try self.shape(shape) }
        func savedContext(_ folder: URL?) -> SavedContext? {
            guard let folder, let key = model.key else { return nil }
            return SavedContext(folder: folder, model: key)
        }
        saved = savedContext(request.contextFolder).map { (model.context, $0) }
        if let saved { model.context.resume(saved.file, for: tokens) }
        if let start = savedContext(request.contextStart) { model.context.begin(with: start, for: tokens) }
        generation = Generation(ask, in: model.context, tokenizer: runtime.tokenizer, isCancelled: { Task.isCancelled })
        preparation = clock.now - begin
    }

    /// The next event of the reply; `nil` if there is none.
    ///
    /// - Throws: `ModelError` if the engine fails, or if the prompt does not fit the context.
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
                // If saving fails, say on a full disk, only time is lost: the context is computed again.
                if let saved { try? saved.context.save(to: saved.file) }
            }
            return ModelEvent(event, preparation: preparation)
        } catch {
            generation = nil
            throw ModelError(error)
        }
    }

    /// How likely each text is to begin the reply to a conversation; ends the reply before it.
    ///
    /// - Throws: `ModelError` if the engine fails, the prompt does not fit the context, or (`.interrupted`) the task was
    ///   cancelled.
    func probabilities(of texts: [String], after request: ModelRequest, now: Date) throws(ModelError) -> [Double] {
        (generation, reader, ready) = (nil, nil, [])
        let adapters = request.adapters ?? adapters
        let writer = try writer(adapters, now: now)
        let prompt = try writer.tokens(request.messages, now: now)
        let continuations = texts.map { runtime.tokenizer.encode($0, addSpecial: false, parseSpecial: false) }
        let context = try adapted(adapters).context
        do throws(EngineError) {
            if let found = try context.probabilities(
                of: continuations, after: prompt, shouldStop: { Task.isCancelled })
            {
                return found
            }
        } catch {
            throw ModelError(error)
        }
        throw .interrupted("the reading")
    }

    private func adapted(_ adapters: [ModelAdapter]) throws(ModelError) -> AdaptedModel {
        do throws(EngineError) {
            return try runtime.adapted[adapters]
        } catch {
            throw ModelError(error)
        }
    }

    private func grammar(_ shape: ResponseShape) throws(EngineError) -> ShapeGrammar {
        guard case .pattern(let pattern) = shape else { return try ShapeGrammar(shape) }
        if let known = patterns[pattern] { return known }
        let made = try ShapeGrammar(shape)
        patterns[pattern] = made
        return made
    }

    private func shape(_ shape: ResponseShape) throws(ModelError) -> GenerationRequest.Shape {
        do throws(EngineError) {
            let grammar = try grammar(shape)
            if let shapeVocabulary { return GenerationRequest.Shape(grammar, shapeVocabulary) }
            let vocabulary = try ShapeVocabulary(runtime.tokenizer)
            shapeVocabulary = vocabulary
            return GenerationRequest.Shape(grammar, vocabulary)
        } catch {
            throw ModelError(error)
        }
    }
}
