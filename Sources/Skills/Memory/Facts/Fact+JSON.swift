public import AgentCore

extension Fact {
    /// The fact as the command line's contract writes it.
    public var json: JSONValue {
        [
            "id": .string(id),
            "text": .string(text),
            "subject": .string(subject),
            "person": .optional(person),
            "attribute": .string(attribute),
            "value": .string(value),
            "category": .string(category),
            "confidence": .number((confidence * 100).rounded() / 100),
            "state": .string(state.rawValue),
            "valid_from": .optional(validFrom),
            "valid_to": .optional(validTo),
            "source": [
                "session": .optional(source.session),
                "message": .optional(source.message),
                "at": .string(source.at),
                "quote": .string(source.quote),
                "edited_at": .optional(source.editedAt),
            ],
        ]
    }
}
