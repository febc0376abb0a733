import AgentCore

/// A model's summary of a list of evidence, or why there is none.
struct Telling {
    /// The sentences, each with the lines it cites.
    var sentences: [ModelTeller.Sentence] = []
    /// Why there are none, if the model failed.
    var failure: String?

    /// Has the model summarise the lines; empty without a model.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    static func of(_ lines: [String], subject: String, by model: (any LanguageModel)?) async throws -> Telling {
        guard let model else { return Telling() }
        do {
            return Telling(sentences: try await ModelTeller(model: model).tell(lines, subject: subject))
        } catch let error as AgentError {
            return Telling(failure: "\(error.message). \(error.remedy)")
        }
    }

    /// The summary as a part of a text, each sentence with references to its lines; `nil` if there is nothing to show.
    func part(_ reference: (Int) -> String) -> String? {
        if let failure { return "In short\n  (\(failure))" }
        guard !sentences.isEmpty else { return nil }
        let lines = sentences.map { sentence in
            "  \(sentence.text)  [\(sentence.evidence.map(reference).joined(separator: ", "))]"
        }
        return (["In short"] + lines).joined(separator: "\n")
    }
}
