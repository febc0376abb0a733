extension LanguageModel {
    /// The text of a whole reply, for callers that have no use for its pieces. Reasoning is left out.
    ///
    /// - Throws: `ModelError` where the model fails, or (`.interrupted`) the task was cancelled before the reply's end.
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
    /// Always the likeliest token: for answers that are read by the program.
    public static func likeliest(maxTokens: Int) -> Self {
        var options = Self()
        options.temperature = 0
        options.seed = 0
        options.maxTokens = maxTokens
        return options
    }
}
