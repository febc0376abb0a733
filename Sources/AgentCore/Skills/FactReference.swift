/// A remembered fact as listed in a turn's trace.
public struct FactReference: Sendable, Hashable {
    /// The fact's id.
    public let id: String
    /// The fact as a sentence.
    public let text: String

    /// Makes a reference.
    public init(id: String, text: String) {
        self.id = id
        self.text = text
    }
}
