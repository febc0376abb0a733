import AgentCore

/// A prompt's text and the texts it includes, identified by a hash of their content.
struct PromptRevision: Sendable, Hashable {
    /// The SHA-256 of the text; if it includes others, of the list of all their hashes.
    let hash: String
    /// The prompt's own text.
    let text: String
    /// The included texts, in order.
    let includes: [PromptSource]

    init(text: String, includes: [PromptSource]) throws {
        self.text = text
        self.includes = includes
        let own = try ContentHash.sha256(text)
        guard !includes.isEmpty else {
            hash = own
            return
        }
        let lines = try includes.map { "\($0.name) \(try ContentHash.sha256($0.text ?? ""))" }
        hash = try ContentHash.sha256(([own] + lines).joined(separator: "\n"))
    }

    /// Checks the prompt with the includes of that time.
    func check(name: String) -> PromptCheck {
        PromptCheck(reading: text, name: name) { include in includes.first { $0.name == include } }
    }

    /// The texts as one document; `nil` if the prompt includes nothing and its text is enough.
    var document: JSONValue? {
        guard !includes.isEmpty else { return nil }
        return [
            "text": .string(text),
            "includes": .array(includes.map { ["name": .string($0.name), "text": .string($0.text ?? "")] }),
        ]
    }

    /// Reads such a document; `nil` if it is malformed.
    init?(_ document: JSONValue) throws {
        guard let text = document["text"]?.stringValue, let parts = document["includes"]?.arrayValue else { return nil }
        try self.init(
            text: text,
            includes: parts.compactMap { part in
                guard let name = part["name"]?.stringValue, let text = part["text"]?.stringValue else { return nil }
                return PromptSource(name: name, location: "the included \(name)", text: text)
            })
    }
}
