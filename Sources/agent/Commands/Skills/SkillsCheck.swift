import AgentCore
import Foundation

/// `agent skills check PATH…`
enum SkillsCheck: Command {
    static let syntax = Syntax(
        "skills check", operands: "PATH…", count: 1...Int.max,
        "Checks skills against the Agent Skills specification.",
        details: """
            A path is a skill's folder or its SKILL.md. With --jsonl, `-` reads paths from standard input. With --lenient
            the verdict is the loader's: load, warn or skip.
            """,
        options: [.json, .jsonLines, lenient])

    private static let lenient = Option.flag("lenient", "Say what the loader would do.")

    static func run(_ call: Call) throws {
        let lines = call.arguments.has(.jsonLines)
        let isLenient = call.arguments.has(lenient)
        let document = { (check: SkillCheck) in isLenient ? check.loadingJSON : check.json }
        var areAllValid = true
        var checks: [SkillCheck] = []
        for path in try paths(call) {
            let check =
                isLenient ? LenientManifestReader().read(path: path) : SkillManifestReader().read(path: path)
            areAllValid = areAllValid && check.isValid
            if lines {
                call.console.print(document(check))
            } else if call.arguments.has(.json) {
                checks.append(check)
            } else {
                call.console.print(
                    text(check, isLenient ? check.outcome.rawValue : check.isValid ? "valid" : "not valid"))
            }
        }
        if call.arguments.has(.json), !lines {
            let isSingle = call.arguments.operands.count == 1 && call.arguments.operands[0] != "-"
            call.console.print(isSingle ? checks.first.map(document) ?? nil : .array(checks.map(document)))
        }
        if !areAllValid { throw ExitCode(code: AgentError.Code.checkFailed.exitCode) }
    }

    private static func paths(_ call: Call) throws -> [String] {
        try call.arguments.operands.flatMap { path in
            guard path == "-" else { return [path] }
            return try StandardInput.text().lines.filter { !$0.isEmpty }.map(String.init)
        }
    }

    private static func text(_ check: SkillCheck, _ verdict: String) -> String {
        let findings = check.diagnostics.map { finding in
            let line = finding.line.map { "line \($0): " } ?? ""
            return "  \(finding.severity.rawValue): \(line)\(finding.message) [\(finding.code)]"
        }
        return (["\(check.path): \(verdict)"] + findings).joined(separator: "\n")
    }
}
