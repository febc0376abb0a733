/// An answer that a skill gives without the model, both as text and as JSON.
public struct SkillOutput: Sendable, Hashable {
    /// For people; no trailing newline.
    public let text: String
    /// For programs (`--json`).
    public let json: JSONValue
    /// If set, `--json` prints these, one a line, instead of `json`.
    public let jsonLines: [JSONValue]?
    /// The exit code when called from the shell: `nil` for success, `.checkFailed` where a check did not pass.
    public let failure: AgentError.Code?

    /// The remembered facts that the answer contains.
    public let factsUsed: [FactReference]

    /// Makes an answer.
    public init(
        text: String, json: JSONValue, jsonLines: [JSONValue]? = nil, failure: AgentError.Code? = nil,
        factsUsed: [FactReference] = []
    ) {
        self.factsUsed = factsUsed
        self.text = text
        self.json = json
        self.jsonLines = jsonLines
        self.failure = failure
    }
}
