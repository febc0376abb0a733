import AgentCore

/// `agent skills list`
enum SkillsList: Command {
    static let syntax = Syntax(
        "skills list", "Lists the skills there are, a line each.",
        details: """
            A line is cut to the terminal's width, to COLUMNS where standard output is no terminal, or else to 80 columns;
            `agent skills show NAME` has the rest, and so has --json.
            """,
        options: [.json, .skillsDirectory])

    static func run(_ call: Call) throws {
        let catalog = try SkillsCall.catalog(call)
        for check in catalog.checks { call.console.note(SkillsCall.problem(check)) }
        if call.arguments.has(.json) {
            call.console.print(.array(catalog.entries.map(SkillsCall.document)))
        } else {
            let width = catalog.entries.map(\.manifest.name.count).max() ?? 0
            let columns = call.console.listWidth
            for entry in catalog.entries {
                let name = entry.manifest.name
                let padding = String(repeating: " ", count: width - name.count)
                let mode =
                    switch entry.mode {
                    case .automatic: ""
                    case .named: "(only when named) "
                    case .off: "(off) "
                    }
                let line = "@\(name)\(padding)  \(mode)\(entry.manifest.description.flattened)"
                call.console.printAsIs(LineWrapper.cut(line, width: columns))
            }
        }
    }
}
