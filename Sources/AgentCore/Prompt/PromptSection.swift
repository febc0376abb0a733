/// One part of the system prompt. The parts appear in the order of their kinds.
public struct PromptSection: Sendable, Hashable {
    /// The kind of part.
    public enum Kind: Int, Sendable, Hashable, CaseIterable {
        /// Who the model is and how it answers: the active prompt from disk. Never left out.
        case instructions
        /// The current situation, such as today's date. Never left out.
        case circumstances
        /// A list of the user's skills.
        case skills
        /// What is remembered about the user. Never left out; the memory skill keeps it within its budget.
        case memory
        /// The instructions of a skill that takes part in the turn.
        case skill
        /// The tools that may be called, for models whose chat format has no tools.
        case tools
    }

    /// The kind of part.
    public let kind: Kind
    /// The text, without surrounding blank lines.
    public let text: String
    /// Name of the prompt or skill it comes from, for the trace.
    public let source: String
    /// For instructions: hash of the prompt's text, which identifies its stored revision.
    public let revision: String?

    /// Makes a part.
    public init(_ kind: Kind, _ text: String, source: String, revision: String? = nil) {
        self.revision = revision
        self.kind = kind
        self.text = text
        self.source = source
    }
}
