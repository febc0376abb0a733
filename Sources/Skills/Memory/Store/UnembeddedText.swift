/// A text that has no vector yet.
public struct UnembeddedText: Sendable, Hashable {
    /// Whether the text belongs to a fact or a message.
    public enum Kind: String, Sendable, Hashable {
        /// A fact.
        case fact
        /// A message.
        case message
    }

    /// The id of the fact or message.
    public let owner: String
    /// The owner's kind.
    public let kind: Kind
    /// The text.
    public let text: String

    /// Makes an entry.
    public init(owner: String, kind: Kind, text: String) {
        self.owner = owner
        self.kind = kind
        self.text = text
    }
}
