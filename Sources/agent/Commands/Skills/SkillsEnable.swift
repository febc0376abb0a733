import AgentCore

/// `agent skills enable NAME`
enum SkillsEnable: Command {
    private static let named = Option.flag("named", "Use it only when it is named with @.")

    static let syntax = Syntax(
        "skills enable", operands: "NAME", count: 1...1,
        "Switches a skill on: when it is named, and when a turn seems to need it.",
        options: [.json, named, .skillsDirectory])

    static func run(_ call: Call) throws {
        try SkillsModeCall.set(call.arguments.has(named) ? .named : .automatic, call)
    }
}

/// `agent skills disable NAME`
enum SkillsDisable: Command {
    static let syntax = Syntax(
        "skills disable", operands: "NAME", count: 1...1, "Switches a skill off.", options: [.json, .skillsDirectory])

    static func run(_ call: Call) throws { try SkillsModeCall.set(.off, call) }
}

/// Shared by `enable` and `disable`.
private enum SkillsModeCall {
    static func set(_ mode: SkillMode, _ call: Call) throws {
        let entry = try SkillsCall.entry(call.arguments.operands[0], in: try SkillsCall.catalog(call))
        try SkillModes(call.program.directories.skillModes).set(mode, for: entry.manifest.name)
        if call.arguments.has(.json) {
            return call.console.print(["name": .string(entry.manifest.name), "mode": .string(mode.rawValue)])
        }
        let text =
            switch mode {
            case .automatic: "is on"
            case .named: "is used only when it is named"
            case .off: "is off"
            }
        call.console.print("@\(entry.manifest.name) \(text).")
    }
}
