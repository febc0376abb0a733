/// What the user is asked before a tool's call is made.
public struct ToolQuestion: Sendable, Hashable {
    /// What an answer for the session or for always is remembered by: the same for calls that are as good as this one,
    /// another once what would be run has changed.
    public let key: String
    /// What a no for good is remembered by: the same even when what would be run has changed.
    public let refusalKey: String
    /// What would be done, in one line: `run scripts/report.py --week 46 of @review`.
    public let action: String
    /// What an answer for longer than this call would allow: `scripts/report.py of @review as it is now, with any arguments`.
    public let scope: String
    /// What else to know, a line each: where it runs, which protection is on.
    public let details: [String]
    /// Who allowed it beforehand, such as the skill's `allowed-tools`; the user's own no counts more.
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
