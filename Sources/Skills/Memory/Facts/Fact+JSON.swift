public import AgentCore

extension Fact {
    /// The fact as CONTRACT.md defines it. `person`, `edited_at` and `superseded_by` are present only if they have a
    /// value.
    public var json: JSONValue {
        var origin = [
            JSONValue.Member("session", .optional(source.session)),
            JSONValue.Member("message", .optional(source.message)),
            JSONValue.Member("at", .string(source.at)), JSONValue.Member("quote", .string(source.quote)),
        ]
        if let edited = source.editedAt { origin.append(JSONValue.Member("edited_at", .string(edited))) }
        var members = [
            JSONValue.Member("id", .string(id)), JSONValue.Member("text", .string(text)),
            JSONValue.Member("subject", .string(subject)), JSONValue.Member("attribute", .string(attribute)),
            JSONValue.Member("value", .string(value)), JSONValue.Member("category", .string(category)),
            JSONValue.Member("confidence", .number((confidence * 100).rounded() / 100)),
            JSONValue.Member("state", .string(state.rawValue)), JSONValue.Member("valid_from", .optional(validFrom)),
            JSONValue.Member("valid_to", .optional(validTo)), JSONValue.Member("source", .object(origin)),
        ]
        if let person { members.append(JSONValue.Member("person", .string(person))) }
        if let supersededBy { members.append(JSONValue.Member("superseded_by", .string(supersededBy))) }
        return .object(members)
    }
}
