import AgentCore

/// What a model tells over a list of evidence, or why it does not.
struct Telling {
    /// The sentences, each with the lines it rests on.
    var sentences: [ModelTeller.Sentence] = []
    /// Why there are none, where the model failed.
    var failure: String?

    /// Has the model tell the lines; without a model there is nothing to tell.
    ///
    /// - Throws: `CancellationError` where the task is cancelled.
    static func of(_ lines: [String], subject: String, by model: (any LanguageModel)?) async throws -> Telling {
        guard let model else { return Telling() }
        do {
            return Telling(sentences: try await ModelTeller(model: model).tell(lines, subject: subject))
        } catch let error as AgentError {
            return Telling(failure: "\(error.message). \(error.remedy)")
        }
    }

    /// The sentences as a part of a text, each with what it rests on; `nil` where there is nothing to say.
    func part(_ reference: (Int) -> String) -> String? {
        if let failure { return "In short\n  (\(failure))" }
        guard !sentences.isEmpty else { return nil }
        let lines = sentences.map { sentence in
            "  \(sentence.text)  [\(sentence.evidence.map(reference).joined(separator: ", "))]"
        }
        return (["In short"] + lines).joined(separator: "\n")
    }
}
