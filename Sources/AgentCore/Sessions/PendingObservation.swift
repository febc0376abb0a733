/// A user's message that skills have not processed yet, because the program ended first or was busy.
public struct PendingObservation: Sendable, Hashable {
    /// What remains to be done.
    public enum Stage: String, Sendable, Hashable {
        /// `Skill.observe`, then `Skill.workInBackground`.
        case observe
        /// Only `Skill.workInBackground`.
        case backgroundWork = "study"
    }

    /// The message.
    public let message: Message
    /// The names of the skills that took part in its turn.
    public let skills: [String]
    /// What remains to be done.
    public let stage: Stage

    /// Makes an entry.
    public init(message: Message, skills: [String], stage: Stage) {
        self.message = message
        self.skills = skills
        self.stage = stage
    }
}
