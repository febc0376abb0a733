public import Foundation

/// What the loop lends a skill for one hook.
public struct SkillContext: Sendable {
    /// The time of this turn, from the injected clock.
    public let now: Date
    /// The session this turn belongs to; `nil` outside a conversation, as from the shell.
    public let session: String?
    /// The user's message as it was stored, which the turn is about; `nil` where it is stored nowhere, or not yet.
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
