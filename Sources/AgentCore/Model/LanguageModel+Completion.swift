extension LanguageModel {
    /// The text of a whole reply, without its reasoning, for callers that do not stream.
    ///
    /// - Throws: `ModelError` if the model fails, or with `.interrupted` if the task was cancelled before the reply's
    ///   end.
    public func complete(_ request: ModelRequest) async throws(ModelError) -> String {
        var text = ""
        var events = stream(request).makeAsyncIterator()
        while let event = try await events.next() {
            switch event {
            case .text(let piece): text += piece
            case .textWasReasoning: text = ""
            case .reasoning, .toolCall: break
            case .end(.interrupted, _): throw ModelError(.interrupted, "the reply was interrupted")
            case .end: break
            }
        }
        return text
    }
}

extension GenerationOptions {
    /// Greedy decoding: always the likeliest token, for answers that the program parses.
    public static func likeliest(maxTokens: Int) -> Self {
        var options = Self()
        options.temperature = 0
        // A penalty would draw the model away from words that the answer has to repeat.
        options.repetitionPenalty = 1
        options.seed = 0
        options.maxTokens = maxTokens
        return options
    }
}
