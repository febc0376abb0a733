/// Writes the probe: a program that runs scenarios and records what they see.
struct ProbeSource {
    /// The module under test.
    let module: String
    /// Modules that the code under test imports, for the types in its declarations.
    let imports: [String]
    /// The scenarios, by their numbers.
    let scenarios: [Int: Scenario]

    /// The program's text, and which scenario each line belongs to.
    func text() -> (text: String, owners: [Int: Int]) {
        var lines = ["@testable import \(module)"]
        lines += imports.filter { $0 != module && $0 != "Foundation" }.map { "import \($0)" }
        lines += ["import Foundation", ""]
        var owners: [Int: Int] = [:]
        for number in scenarios.keys.sorted() {
            guard let scenario = scenarios[number] else { continue }
            let body = Self.body(scenario)
            let isAsync = body.contains { $0.contains("await ") }
            let first = lines.count + 1
            if scenario.isMainActor { lines.append("@MainActor") }
            lines.append("func agentScenario\(number)(_ agentLog: AgentLog) \(isAsync ? "async " : "")throws {")
            lines += body
            lines.append("}")
            for line in first...lines.count { owners[line] = number }
        }
        lines += ["", "func agentRun(_ number: Int, _ log: AgentLog) async throws {", "    switch number {"]
        for number in scenarios.keys.sorted() {
            lines.append("    case \(number): try await agentScenario\(number)(log)")
        }
        lines += ["    default: break", "    }", "}", "", Self.main]
        return (lines.joined(separator: "\n") + "\n", owners)
    }

    private static func body(_ scenario: Scenario) -> [String] {
        scenario.steps.enumerated().flatMap { step, action -> [String] in
            switch action {
            case .bind(let name, let code, let isVariable):
                let value = code.replacingRequirement
                let mark = value.contains("try ") ? ["    agentLog.step = \(step)"] : []
                return mark + ["    \(isVariable ? "var" : "let") \(name) = \(value)"]
            case .perform(let code): return ["    \(code.replacingRequirement)"]
            case .observe(let code), .look(let code):
                let value = code.replacingRequirement
                return value.contains("try ")
                    ? ["    do { agentLog.see(\(step), \(value)) } catch { agentLog.threw(\(step), error) }"]
                    : ["    agentLog.see(\(step), \(value))"]
            }
        }
    }

    /// Arguments: the record, the mutant, and the scenarios' numbers in a file, one a line. Of the code as it is, it is
    /// recorded too which mutants' places each scenario comes by.
    private static let main = #"""
        @main struct AgentProbe {
            static func main() async throws {
                let words = CommandLine.arguments
                let log = AgentLog(path: words[1])
                let mutant = Int(words[2]) ?? 0
                let numbers = try String(contentsOfFile: words[3], encoding: .utf8).split(separator: "\n").compactMap { Int($0) }
                _agentSelectMutant(mutant)
                for number in numbers {
                    if mutant == 0 { _agentForgetReached() }
                    log.begin(number)
                    do { try await agentRun(number, log) } catch { log.threw(log.step, error) }
                    if mutant == 0 { log.reached(_agentReachedMutants()) }
                    log.end()
                }
                log.flush()
            }
        }
        """#
}

extension String {
    /// Tests unwrap with `#require`; the probe, which is no test, with a function of its own.
    fileprivate var replacingRequirement: String { replacing("#require(", with: "agentRequire(") }
}
