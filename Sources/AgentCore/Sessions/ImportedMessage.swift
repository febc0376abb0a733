public import Foundation

/// A message imported from another program.
public struct ImportedMessage: Sendable, Hashable {
    /// The session's name in that program. Messages with the same name go into one session.
    public let session: String
    /// Who wrote it.
    public let role: Message.Role
    /// The speaker's name, where there is one.
    public let name: String?
    /// The text.
    public let content: String
    /// When it was written.
    public let createdAt: Date
    /// The importer's own reference, which searches return.
    public let reference: String?

    /// Makes a message.
    public init(
        session: String, role: Message.Role, name: String?, content: String, createdAt: Date, reference: String?
    ) {
        self.session = session
        self.role = role
        self.name = name
        self.content = content
        self.createdAt = createdAt
        self.reference = reference
    }
}
