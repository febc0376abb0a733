/// A user's message that skills still have to look at: the program ended before they did, or had no time to spare.
public struct PendingObservation: Sendable, Hashable {
    /// What is to be done.
    public enum Stage: String, Sendable, Hashable {
        /// `Skill.observe`, and `Skill.workInBackground` after it.
        case observe
        /// `Skill.workInBackground` alone.
        case backgroundWork = "study"
    }

    /// The message.
    public let message: Message
    /// The names of the skills that took part in its turn.
    public let skills: [String]
    /// What is to be done.
    public let stage: Stage

    /// Makes a note of what is owed.
    public init(message: Message, skills: [String], stage: Stage) {
        self.message = message
        self.skills = skills
        self.stage = stage
    }
}
