/// What an invoked skill answers without the model: the same answer for people and for programs.
public struct SkillOutput: Sendable, Hashable {
    /// For people; no trailing newline.
    public let text: String
    /// For programs (`--json`).
    public let json: JSONValue
    /// Where set, `--json` prints these one a line instead of `json`.
    public let jsonLines: [JSONValue]?
    /// The exit code when called from the shell: `nil` for done, `.checkFailed` where a check did not pass.
    public let failure: AgentError.Code?

    /// What is remembered and was told with it.
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
