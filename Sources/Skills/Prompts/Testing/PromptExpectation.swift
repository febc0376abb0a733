/// A deterministic check on a reply.
public enum PromptExpectation: Sendable, Hashable {
    /// The text occurs; case is ignored.
    case contains(String)
    /// The text does not occur; case is ignored.
    case notContains(String)
    /// The regular expression matches somewhere.
    case regex(LinearPattern)
    /// The reply is JSON that is valid under this schema.
    case jsonSchema(String)
    /// The reply has at least this many words.
    case minWords(Int)
    /// The reply has at most this many words.
    case maxWords(Int)
    /// The reply is in this language (`en`).
    case language(String)
}

extension PromptExpectation {
    /// The problem with a reply; `nil` if the check passes.
    ///
    /// - Parameters:
    ///   - reply: the reply.
    ///   - schemaFault: validates JSON against a schema.
    /// - Throws: `AgentError` or `LinearPattern.Problem` if the check cannot be made.
    func fault(in reply: String, schemaFault: PromptTools.SchemaFault) throws -> String? {
        switch self {
        case .contains(let text):
            return reply.lowercased().contains(text.lowercased()) ? nil : "does not contain \"\(text)\""
        case .notContains(let text):
            return reply.lowercased().contains(text.lowercased()) ? "contains \"\(text)\"" : nil
        case .regex(let pattern):
            return try pattern.matches(reply) ? nil : "does not match /\(pattern.text)/"
        case .jsonSchema(let schema):
            return try schemaFault(reply, schema).map { "is not the JSON asked for: \($0)" }
        case .minWords(let least):
            let count = Self.wordCount(reply)
            return count >= least ? nil : "has \(count) words, fewer than \(least)"
        case .maxWords(let most):
            let count = Self.wordCount(reply)
            return count <= most ? nil : "has \(count) words, more than \(most)"
        case .language(let code):
            let found = ReplyLanguage.code(of: reply)
            return found == code ? nil : "is in \(found ?? "no language that could be told"), not in \(code)"
        }
    }

    static func wordCount(_ text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
}
