public import Foundation

/// One message of a session.
public struct Message: Sendable, Hashable, Identifiable {
    /// Who wrote a message.
    public enum Role: String, Sendable, Hashable {
        /// The person.
        case user
        /// The model, or a skill that answered for it.
        case assistant
    }

    /// Unique across all sessions.
    public let id: String
    /// The session it belongs to.
    public let session: String
    /// Who wrote it.
    public let role: Role
    /// The text.
    public let content: String
    /// When it was written.
    public let createdAt: Date
    /// Why a reply ended; `nil` for the user's messages.
    public let finishReason: FinishReason?
    /// For imported messages: the speaker's name.
    public let name: String?
    /// For imported messages: the importer's own reference.
    public let reference: String?

    /// Makes a message.
    public init(
        id: String, session: String, role: Role, content: String, createdAt: Date, finishReason: FinishReason? = nil,
        name: String? = nil, reference: String? = nil
    ) {
        self.id = id
        self.session = session
        self.role = role
        self.content = content
        self.createdAt = createdAt
        self.finishReason = finishReason
        self.name = name
        self.reference = reference
    }
}
