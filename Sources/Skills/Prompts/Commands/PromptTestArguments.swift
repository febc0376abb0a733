import AgentCore

/// The arguments of `test` and `optimize`.
struct PromptTestArguments {
    /// The prompt's name.
    let name: String
    /// How many times each case is tried, each time with another seed.
    private(set) var seeds = 3
    /// Whether to write the proposal.
    private(set) var isAccepted = false

    /// Parses the words.
    ///
    /// - Throws: `AgentError.Code.usage` if they are invalid.
    init(_ words: [String], _ usage: String, takesYes: Bool = false) throws(AgentError) {
        func wrong(_ what: String) -> AgentError {
            AgentError(.usage, what, remedy: "Write: agent prompts \(usage)")
        }
        var name: String?
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "-n" || word == "--seeds" {
                guard let count = rest.popFirst().flatMap({ Int($0) }), (1...1_000).contains(count) else {
                    throw wrong("\(word) needs a number of seeds from 1 to 1000")
                }
                seeds = count
            } else if takesYes, word == "--yes" {
                isAccepted = true
            } else if name == nil, !word.hasPrefix("-") {
                name = word
            } else {
                throw wrong("\"\(word)\" is one argument too many")
            }
        }
        guard let name else { throw wrong("the name of a prompt is missing") }
        self.name = name
    }
}
