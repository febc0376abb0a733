import AgentCore
import Foundation

/// Asks at the terminal whether a tool call may be made.
struct TerminalApproval: ToolApproval {
    private let console: Console

    /// Asks on this console.
    init(_ console: Console) { self.console = console }

    var absence: String? {
        console.inputIsTerminal && console.errorIsTerminal
            ? nil : "nobody is there to be asked (--allow-tool NAME allows calls of a tool beforehand)"
    }

    func answer(_ question: ToolQuestion) async -> ToolAnswer {
        TerminalLine.discardTyped()
        console.note("")
        console.note("Allow it to \(question.action)?")
        for detail in question.details { console.note("  \(detail)") }
        console.note("  session, always and never hold for: \(question.scope)")
        while true {
            console.ask("  [y]es once · [s]ession · [a]lways · [n]o · ne[v]er: ")
            guard let line = await TerminalLine.read() else {
                console.note("")
                return .no
            }
            if let answer = Self.answer(line) { return answer }
        }
    }

    private static func answer(_ line: String) -> ToolAnswer? {
        switch line.trimmingCharacters(in: .whitespaces).lowercased() {
        case "y", "yes", "once": .once
        case "s", "session": .session
        case "a", "always": .always
        case "", "n", "no": .no
        case "v", "never": .never
        default: nil
        }
    }
}
