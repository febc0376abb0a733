/// A text that waits for its vector.
public struct UnembeddedText: Sendable, Hashable {
    /// What the text is of.
    public enum Kind: String, Sendable, Hashable {
        /// A fact.
        case fact
        /// A message.
        case message
    }

    /// The id of the fact or message.
    public let owner: String
    /// Which of the two.
    public let kind: Kind
    /// The text.
    public let text: String

    /// Makes one.
    public init(owner: String, kind: Kind, text: String) {
        self.owner = owner
        self.kind = kind
        self.text = text
    }
}
