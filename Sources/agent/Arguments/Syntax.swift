import AgentCore

/// Declaration of a command: its name, operands, options and help text.
struct Syntax: Sendable {
    /// The words that name the command: `["sessions", "list"]`.
    let path: [String]
    /// The operands as help texts show them: `ID TITLE…`.
    let operands: String
    /// How many operands may be given.
    let count: ClosedRange<Int>
    /// One line: what it does.
    let summary: String
    /// More text for its own help; may be empty.
    let details: String
    /// The options, without those that every command accepts.
    let options: [Option]
    /// The commands of the skill, if the words are passed on to one.
    let commands: [SkillCommand]
    /// Whether unknown options are kept among the operands, for a skill to parse.
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
