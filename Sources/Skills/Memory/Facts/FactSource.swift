/// The user's sentence that states a fact. The quote stays with the fact even if the message is deleted.
public struct FactSource: Sendable, Hashable {
    /// The session it was said in; `nil` for a fact added by hand.
    public var session: String?
    /// The message it was said in; `nil` for a fact added by hand.
    public var message: String?
    /// When it was said, as ISO-8601.
    public var at: String
    /// The user's own words.
    public var quote: String
    /// When the user last changed the fact by hand, as ISO-8601.
    public var editedAt: String?

    /// Makes a source.
    public init(session: String? = nil, message: String? = nil, at: String, quote: String) {
        self.session = session
        self.message = message
        self.at = at
        self.quote = quote
    }
}
