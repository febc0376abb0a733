/// What a reply is kept to: the model can give nothing else.
public enum ResponseShape: Sendable, Hashable {
    /// JSON that is valid under this schema (a document as text).
    case jsonSchema(String)
    /// One of these texts, exactly.
    case choice([String])
    /// A text that matches this regular expression as a whole. Models on servers refuse it.
    case pattern(String)
}
