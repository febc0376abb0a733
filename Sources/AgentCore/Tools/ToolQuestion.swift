/// A question to the user before a tool call is made.
public struct ToolQuestion: Sendable, Hashable {
    /// Key under which "allow for this session" and "always allow" are stored. Equivalent calls share it; it changes
    /// when the code that would run changes.
    public let key: String
    /// Key under which "never allow" is stored. It stays the same when the code that would run changes.
    public let refusalKey: String
    /// What the call would do, in one line: `run scripts/report.py --week 46 of @review`.
    public let action: String
    /// Which calls a lasting answer would cover: `scripts/report.py of @review as it is now, with any arguments`.
    public let scope: String
    /// More information, one item a line: where it runs, which protection applies.
    public let details: [String]
    /// Who allowed it beforehand, such as the skill's `allowed-tools`; `nil` if nobody. A refusal by the user takes
    /// precedence.
    public let preapproval: String?

    /// Makes a question.
    public init(
        key: String, refusalKey: String? = nil, action: String, scope: String, details: [String] = [],
        preapproval: String? = nil
    ) {
        self.key = key
        self.refusalKey = refusalKey ?? key
        self.action = action
        self.scope = scope
        self.details = details
        self.preapproval = preapproval
    }
}
