/// One thing that a prompt is tried with, and what the reply has to be like.
public struct PromptCase: Sendable, Hashable {
    /// What it is called in results.
    public let name: String
    /// The line in the file.
    public let line: Int
    /// What the user writes.
    public let input: String
    /// What is remembered of the user.
    public let facts: [String]
    /// What was said before: the user's and the companion's messages in turn, the user's first.
    public let history: [String]
    /// Values for the prompt's inputs.
    public let inputs: [String: String]
    /// What the reply has to be like.
    public let checks: [PromptExpectation]
    /// What a model is asked of the reply, where the other checks hold.
    public let rubric: String?
}

/// The tests in a prompt's front matter.
public struct PromptTests: Sendable, Hashable {
    /// The cases.
    public let cases: [PromptCase]
    /// The least share of replies that has to pass.
    public let threshold: Double

    /// Has no cases.
    public init() {
        cases = []
        threshold = 1
    }

    init(cases: [PromptCase], threshold: Double) {
        self.cases = cases
        self.threshold = threshold
    }
}
