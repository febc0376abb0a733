public import Foundation

/// Information about the turn that the loop gives a skill's hook.
public struct SkillContext: Sendable {
    /// The time of this turn, from the injected clock.
    public let now: Date
    /// The session this turn belongs to; `nil` outside a conversation, as from the shell.
    public let session: String?
    /// The id of the turn's stored user message; `nil` if it is not stored, or not yet.
    public let message: String?
    /// Whether nothing may be written: the turn is private.
    public let isPrivate: Bool

    /// Makes a context.
    public init(now: Date, session: String?, message: String? = nil, isPrivate: Bool = false) {
        self.now = now
        self.session = session
        self.message = message
        self.isPrivate = isPrivate
    }
}
