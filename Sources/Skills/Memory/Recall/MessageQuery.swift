/// A search for past messages.
public struct MessageQuery: Sendable, Hashable {
    /// The words.
    public var text: String
    /// The vector of the words, if there is an embedding model.
    public var vector: TextVector?
    /// The time range that the words name, as ISO-8601.
    public var range: Range<String>?
    /// Ids of messages to leave out: those the model already sees.
    public var excluded: Set<String>

    /// Makes a query.
    public init(_ text: String, vector: TextVector? = nil, range: Range<String>? = nil, excluded: Set<String> = []) {
        self.text = text
        self.vector = vector
        self.range = range
        self.excluded = excluded
    }
}
