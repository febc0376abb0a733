/// A command of a skill, such as `memory show ID`, as described in help texts and completions.
public struct SkillCommand: Sendable, Hashable {
    /// An option of the command.
    public struct Option: Sendable, Hashable {
        /// As it is written: `--weeks N`.
        public let usage: String
        /// One line: what it does.
        public let help: String
    }

    /// The word after the skill's name.
    public let name: String
    /// Its operands: `ID TEXT`.
    public let operands: String
    /// One line: what it does.
    public let summary: String
    /// Its options.
    public let options: [Option]

    /// Declares a command.
    ///
    /// - Parameter options: each option's usage and help line.
    public init(_ name: String, _ operands: String, _ summary: String, options: [(String, String)] = []) {
        self.name = name
        self.operands = operands
        self.summary = summary
        self.options = options.map { Option(usage: $0.0, help: $0.1) }
    }

    /// Declares a command without operands.
    public init(_ name: String, _ summary: String, options: [(String, String)] = []) {
        self.init(name, "", summary, options: options)
    }

    /// How it is written: `forget ID|TEXT [--yes]`.
    public var usage: String {
        ([name] + (operands.isEmpty ? [] : [operands]) + options.map { "[\($0.usage)]" }).joined(separator: " ")
    }
}
