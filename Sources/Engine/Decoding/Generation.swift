/// One reply, generated on demand: each `next()` does the work of one event, so a caller who stops asking stops the
/// model.
///
/// Not safe to share between tasks. It uses the context exclusively until it ends or is dropped; the context then knows
/// what its cache holds, and the next generation continues from there.
public final class Generation {
    private enum State {
        case waiting
        /// The last sampled token, which is not evaluated yet; `nil` at the start.
        case running(TokenID?)
        case ended
    }

    private let context: CachedContext
    private let tokenizer: any Tokenizer
    private let request: GenerationRequest
    private let isCancelled: () -> Bool
    private var sampler: Sampler
    private var assembler = UTF8Assembler()
    private var stops: StopMatcher
    private var shape: ShapeMatcher?
    private var state = State.waiting
    private var usage = GenerationUsage()
    private var end: GenerationEvent?
    private let clock = ContinuousClock()
    private var started: ContinuousClock.Instant?
    private var firstToken: ContinuousClock.Instant?

    /// Prepares a reply; nothing is evaluated yet.
    ///
    /// - Parameters:
    ///   - request: the prompt and the limits.
    ///   - context: the decoder and the tokens in its cache.
    ///   - tokenizer: the tokenizer of the decoder's model.
    ///   - isCancelled: asked before each token and during the evaluation of the prompt.
    public init(
        _ request: GenerationRequest, in context: CachedContext, tokenizer: any Tokenizer,
        isCancelled: @escaping () -> Bool = { false }
    ) {
        self.request = request
        self.context = context
        self.tokenizer = tokenizer
        self.isCancelled = isCancelled
        sampler = Sampler(request.sampling)
        stops = StopMatcher(request.shape == nil ? request.stop : [])
    }

    /// The next event, or `nil` after the end.
    ///
    /// - Throws: `EngineError.contextFull` if the prompt does not fit the context, `EngineError.invalidRequest` if it
    ///   is empty or has a token outside the vocabulary, `EngineError.invalidShape` if the token limit or the context
    ///   has no room for an answer of the shape, `EngineError.malformed` if the model's logits are not numbers.
    ///   Cancellation, a full context while generating and the token limit are not errors; they end the reply.
    public func next() throws(EngineError) -> GenerationEvent? {
        do throws(EngineError) {
            return try advance()
        } catch {
            state = .ended
            end = nil
            throw error
        }
    }

    private func advance() throws(EngineError) -> GenerationEvent? {
        if case .waiting = state, !(try evaluatePrompt()) { return finish(.interrupted) }
        while case .running(let last) = state {
            if isCancelled() { return finish(.interrupted) }
            if let shape, shape.isComplete { return finish(.stop) }
            if usage.completionTokens >= request.maxTokens { return finish(.length) }
            if let last {
                if context.tokens.count >= context.contextLength { return finish(.context) }
                guard try context.evaluate([last], shouldStop: isCancelled) else { return finish(.interrupted) }
            }
            let token = try context.sample(with: &sampler, within: &shape)
            if firstToken == nil { firstToken = clock.now }
            if tokenizer.endOfGeneration.contains(token) { return finish(.stop) }
            usage.completionTokens += 1
            shape?.accept(token)
            state = .running(token)
            let (text, isStopped) = stops.append(assembler.append(tokenizer.bytes(of: token)))
            if isStopped { return finish(.stop, after: text) }
            if !text.isEmpty { return .text(text) }
        }
        defer { end = nil }
        return end
    }

    /// Evaluates the new part of the prompt; false if cancelled.
    private func evaluatePrompt() throws(EngineError) -> Bool {
        let prompt = request.prompt
        started = clock.now
        usage.promptTokens = prompt.count
        state = .running(nil)
        guard !prompt.isEmpty else { throw EngineError(.invalidRequest, "the prompt is empty") }
        guard prompt.count <= context.contextLength else {
            throw EngineError(
                .contextFull, "the prompt has \(prompt.count) tokens, the context holds \(context.contextLength)")
        }
        if let wanted = request.shape {
            // The last token of an answer is never evaluated, so it needs no position in the context.
            let room = min(request.maxTokens, context.contextLength - prompt.count + 1)
            shape = try ShapeMatcher(
                wanted.grammar, wanted.vocabulary, ends: tokenizer.endOfGeneration, budget: room)
        }
        usage.cachedTokens = context.keepPrefix(of: prompt)
        if isCancelled() { return false }
        return try context.evaluate(Array(prompt[usage.cachedTokens...]), shouldStop: isCancelled)
    }

    /// Ends the reply: returns the held-back text first, if there is any, and then the end.
    ///
    /// A character cut off by the end is dropped; one that the model itself left incomplete becomes U+FFFD.
    private func finish(_ reason: GenerationEnd, after text: String? = nil) -> GenerationEvent? {
        var rest = text ?? ""
        if text == nil {
            var isStopped = false
            if reason == .stop { (rest, isStopped) = stops.append(assembler.finish()) }
            if !isStopped { rest += stops.finish() }
        }
        let now = clock.now
        if let started { usage.promptTime = (firstToken ?? now) - started }
        if let firstToken { usage.completionTime = now - firstToken }
        state = .ended
        let event = GenerationEvent.end(reason, usage)
        if rest.isEmpty { return event }
        end = event
        return .text(rest)
    }
}
