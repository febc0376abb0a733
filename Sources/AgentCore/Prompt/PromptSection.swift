/// One part of the system prompt, in the order in which the kinds are listed.
public struct PromptSection: Sendable, Hashable {
    /// What the part is.
    public enum Kind: Int, Sendable, Hashable, CaseIterable {
        /// Who the model is and how it answers: the active prompt from disk. Never left out.
        case instructions
        /// What the user is doing right now, such as today's date. Never left out.
        case circumstances
        /// The skills that the user has.
        case skills
        /// What is remembered of the user. Never left out; its skill keeps it within its budget.
        case memory
        /// The body of a skill the user named.
        case skill
        /// The tools that may be called, where the model is told of them in words.
        case tools
        /// What is remembered for the newest message alone. It stands right before that message and not in the system
        /// message, and only models that were trained for it are given one (`LanguageModel.takesReminders`).
        case reminder
    }

    /// What the part is.
    public let kind: Kind
    /// The text, without surrounding blank lines.
    public let text: String
    /// A name for the trace: the prompt's or the skill's.
    public let source: String
    /// For instructions: the hash by which the exact prompt is found again.
    public let revision: String?

    /// Makes a part.
    public init(_ kind: Kind, _ text: String, source: String, revision: String? = nil) {
        self.revision = revision
        self.kind = kind
        self.text = text
        self.source = source
    }
}
