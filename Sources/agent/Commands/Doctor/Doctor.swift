import AgentCore
import Engine

/// `agent doctor`: checks the installation. Writes nothing, and connects only to ports of this machine.
enum Doctor: Command {
    static let syntax = Syntax(
        "doctor", "Checks that everything is in place, offline.",
        details: "Exit code 6 where something needs attention.",
        options: [.json, .skillsDirectory] + SettingKey.options)

    static func run(_ call: Call) async throws {
        let report = DoctorReport(call, servers: await LocalServers.find(), sandbox: await Sandbox.find())
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
