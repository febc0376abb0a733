import AgentCore

/// What a command is called, what it takes, and what its help text says.
struct Syntax: Sendable {
    /// The words that name the command: `["sessions", "list"]`.
    let path: [String]
    /// The operands as help texts show them: `ID TITLE…`.
    let operands: String
    /// How many operands may be given.
    let count: ClosedRange<Int>
    /// One line: what it does.
    let summary: String
    /// More for its own help text; empty for none.
    let details: String
    /// The options, without those that every command takes.
    let options: [Option]
    /// Commands of the skill that the words go to.
    let commands: [SkillCommand]
    /// Whether options the command does not know stay among the operands, for a skill to read.
    let keepsUnknownOptions: Bool

    /// Declares a command.
    init(
        _ path: String, operands: String = "", count: ClosedRange<Int> = 0...0, _ summary: String,
        details: String = "", options: [Option] = [], commands: [SkillCommand] = [], keepsUnknownOptions: Bool = false
    ) {
        self.path = path.split(separator: " ").map(String.init)
        self.operands = operands
        self.count = count
        self.summary = summary
        self.details = details
        self.options = options
        self.commands = commands
        self.keepsUnknownOptions = keepsUnknownOptions
    }

    /// The command's name: `sessions list`.
    var name: String { path.joined(separator: " ") }

    /// Options of this command and of every command.
    var allOptions: [Option] { options + [.noColor, .help] }
}
