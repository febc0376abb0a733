/// A token of a template's tag.
struct TemplateToken: Sendable {
    enum Kind: Sendable, Equatable {
        case name(String)
        case string(TemplateString)
        case integer(Int)
        case float(Double)
        /// An operator, by its text.
        case symbol(String)
        case end
    }

    let kind: Kind
    let line: Int

    /// The token's text, for messages.
    var text: String {
        switch kind {
        case .name(let name): name
        case .string(let text): "'\(text.text.prefix(40))'"
        case .integer(let number): "\(number)"
        case .float(let number): "\(number)"
        case .symbol(let symbol): symbol
        case .end: "the end of the tag"
        }
    }
}
