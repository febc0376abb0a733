/// What is looked for among past messages.
public struct MessageQuery: Sendable, Hashable {
    /// The words.
    public var text: String
    /// The vector of the words, where an embedding model is there.
    public var vector: TextVector?
    /// The time that the words speak of, as ISO-8601.
    public var range: Range<String>?
    /// Messages that are not to be found: those in view already.
    public var excluded: Set<String>

    /// Makes a query.
    public init(_ text: String, vector: TextVector? = nil, range: Range<String>? = nil, excluded: Set<String> = []) {
        self.text = text
        self.vector = vector
        self.range = range
        self.excluded = excluded
    }
}
