import AgentCore

/// `agent doctor`: whether everything is in place; opens no connection and writes nothing.
enum Doctor: Command {
    static let syntax = Syntax(
        "doctor", "Checks that everything is in place, offline.",
        details: "Exit code 6 where something needs attention.",
        options: [.json, .skillsDirectory] + SettingKey.allCases.map(\.option))

    static func run(_ call: Call) throws {
        let report = DoctorReport(call)
        if call.arguments.has(.json) {
            call.console.print(report.json)
        } else {
            call.console.print(text(report))
        }
        if !report.problems.isEmpty { throw ExitCode(code: AgentError.Code.checkFailed.exitCode) }
    }

    private static func text(_ report: DoctorReport) -> String {
        var lines: [String] = []
        for section in report.sections {
            lines.append(section.name)
            lines += section.values.map { "  \($0.key): \(plain($0.value))" }
        }
        lines.append("problems")
        lines += report.problems.isEmpty ? ["  none"] : report.problems.map { "  \($0)" }
        return lines.joined(separator: "\n")
    }

    private static func plain(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): text
        case .null: "(none)"
        case .bool(let flag): flag ? "yes" : "no"
        case .array(let elements): elements.isEmpty ? "(none)" : elements.map(plain).joined(separator: ", ")
        default: value.text()
        }
    }
}
