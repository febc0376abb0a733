/// A test case of a prompt: an input, and checks on the reply.
public struct PromptCase: Sendable, Hashable {
    /// The name in results.
    public let name: String
    /// The case's line in the file.
    public let line: Int
    /// The user's message.
    public let input: String
    /// Facts about the user, as if from memory.
    public let facts: [String]
    /// Earlier messages of the user and the companion in turn, the user's first.
    public let history: [String]
    /// Values for the prompt's inputs.
    public let inputs: [String: String]
    /// The checks on the reply.
    public let checks: [PromptExpectation]
    /// A criterion for a model to judge, if all checks pass.
    public let rubric: String?
}

/// The tests in a prompt's front matter.
public struct PromptTests: Sendable, Hashable {
    /// The test cases.
    public let cases: [PromptCase]
    /// The share of replies that has to pass, from 0 to 1.
    public let threshold: Double

    /// Makes an empty set of tests.
    public init() {
        cases = []
        threshold = 1
    }

    init(cases: [PromptCase], threshold: Double) {
        self.cases = cases
        self.threshold = threshold
    }
}
