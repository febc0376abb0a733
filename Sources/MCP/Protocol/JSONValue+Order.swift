import AgentCore

extension JSONValue {
    /// The value with the members of all objects sorted by key, so that documents with the same content are equal.
    var ordered: JSONValue {
        switch self {
        case .object(let members):
            .object(members.map { Member($0.key, $0.value.ordered) }.sorted { $0.key < $1.key })
        case .array(let elements): .array(elements.map(\.ordered))
        default: self
        }
    }
}
