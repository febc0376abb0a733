/// Writes the probe: a program that runs scenarios and records what they see.
struct ProbeSource {
    /// The module under test.
    let module: String
    /// Modules that the code under test imports, for the types in its declarations.
    let imports: [String]
    /// The scenarios, by their numbers.
    let scenarios: [Int: Scenario]

    /// A part of the program that can be left out: a scenario, or one of its observations.
    enum Part {
        /// The part number of a scenario.
        static func scenario(_ number: Int) -> Int { number * most }
        /// The part number of one of a scenario's steps.
        static func step(_ step: Int, of number: Int) -> Int { number * most + step + 1 }

        private static let most = 10_000
    }

    /// All parts that can be left out.
    var parts: Set<Int> {
        scenarios.reduce(into: Set<Int>()) { parts, entry in
            parts.insert(Part.scenario(entry.key))
            for (step, action) in entry.value.steps.enumerated() where action.observed != nil {
                parts.insert(Part.step(step, of: entry.key))
            }
        }
    }

    /// The probe with only these parts. A scenario that has no observations left is dropped, and so is one that lacks
    /// the final observation its expectation is about.
    func keeping(_ parts: Set<Int>) -> ProbeSource {
        var kept: [Int: Scenario] = [:]
        for (number, scenario) in scenarios where parts.contains(Part.scenario(number)) {
            let steps = scenario.steps.enumerated()
                .filter { $1.observed == nil || parts.contains(Part.step($0, of: number)) }
            guard steps.contains(where: { $1.observed != nil }),
                scenario.origin == .recorded || steps.last?.offset == scenario.steps.count - 1
            else { continue }
            kept[number] = scenario.with(steps: steps.map(\.element))
        }
        return ProbeSource(module: module, imports: imports, scenarios: kept)
    }

    /// The program's text with only these parts, and the part that each line belongs to.
    func text(keeping parts: Set<Int>) -> (text: String, owners: [Int: Int]) {
        let left = keeping(parts)
        let numbers = scenarios.mapValues { scenario in
            scenario.steps.indices.filter { scenario.steps[$0].observed != nil }
        }
        return left.text { number, step in
            // The step's index before other steps were left out.
            let before = scenarios[number]?.steps ?? []
            let kept = before.indices.filter { before[$0].observed == nil || parts.contains(Part.step($0, of: number)) }
            guard kept.indices.contains(step), numbers[number]?.contains(kept[step]) == true else {
                return Part.scenario(number)
            }
            return Part.step(kept[step], of: number)
        }
    }

    /// The program's text, and the part that each line belongs to.
    private func text(part: (Int, Int) -> Int) -> (text: String, owners: [Int: Int]) {
        var lines = ["@testable import \(module)"]
        lines += imports.filter { $0 != module && $0 != "Foundation" }.map { "import \($0)" }
        lines += ["import Foundation", ""]
        var owners: [Int: Int] = [:]
        for number in scenarios.keys.sorted() {
            guard let scenario = scenarios[number] else { continue }
            let body = Self.body(scenario)
            let isAsync = body.contains { $0.line.contains("await ") }
            let first = lines.count + 1
            if scenario.isMainActor { lines.append("@MainActor") }
            lines.append("func agentScenario\(number)(_ agentLog: AgentLog) \(isAsync ? "async " : "")throws {")
            let start = lines.count
            lines += body.map(\.line)
            lines.append("}")
            for line in first...lines.count { owners[line] = Part.scenario(number) }
            for (index, entry) in body.enumerated() { owners[start + index + 1] = part(number, entry.step) }
        }
        lines += ["", "func agentRun(_ number: Int, _ log: AgentLog) async throws {", "    switch number {"]
        for number in scenarios.keys.sorted() {
            lines.append("    case \(number): try await agentScenario\(number)(log)")
        }
        lines += ["    default: break", "    }", "}", "", Self.main]
        return (lines.joined(separator: "\n") + "\n", owners)
    }

    private static func body(_ scenario: Scenario) -> [(step: Int, line: String)] {
        // Code from a comment may have several lines, and an error may be on any of them.
        scenario.steps.enumerated().flatMap { step, action in
            lines(action, step).flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
                .map { (step, String($0)) }
        }
    }

    private static func lines(_ action: Scenario.Step, _ step: Int) -> [String] {
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

    /// The program's arguments: the record file, the mutant's number, a file with one scenario number per line, and
    /// optionally a file to use as standard input. With mutant 0 it also records which mutants' code each scenario
    /// reaches.
    private static let main = #"""
        @main struct AgentProbe {
            static func main() async throws {
                let words = CommandLine.arguments
                if words.count > 4 { dup2(open(words[4], O_RDONLY), 0) }
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
    /// Tests unwrap with `#require`; the probe is no test and uses its own function.
    fileprivate var replacingRequirement: String { replacing("#require(", with: "agentRequire(") }
}
