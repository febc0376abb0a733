import AgentCore
import Foundation
import SwiftTools

/// Scenarios run on the unchanged code, and with each mutant.
struct Trial: Sendable {
    let scenarios: [Int: Scenario]
    let matrix: KillMatrix
    /// The scenarios that trap, with the trap's message.
    let trapped: [Int: String]
    /// The scenarios that did not end in time.
    let hung: Set<Int>
    /// The number of scenarios that did not compile.
    let dropped: Int

    /// The number of further runs of the unchanged code if the first two differ.
    private static let more = 4

    /// Compiles and runs scenarios.
    ///
    /// - Parameters:
    ///   - scenarios: the scenarios, by number.
    ///   - bench: the built copy.
    ///   - mutants: the mutants to run the scenarios with.
    ///   - links: linker arguments for the probe.
    ///   - deadline: when to stop trying mutants, but not before they got a minute.
    /// - Throws: `AgentError` if the probe cannot be built or started.
    static func run(
        _ scenarios: [Int: Scenario], bench: TestBench, mutants: [Int], links: [String],
        until deadline: ContinuousClock.Instant
    ) async throws(AgentError) -> Trial {
        let source = ProbeSource(module: bench.invocation.moduleName, imports: bench.imports, scenarios: scenarios)
        let compiler = ProbeCompiler(
            build: bench.build, invocation: bench.invocation, links: links,
            folder: bench.build.copy.scratch.appending(path: "probe", directoryHint: .isDirectory))
        guard let probe = try await Probe.compile(source, with: compiler) else {
            return Trial(
                scenarios: [:], matrix: KillMatrix([]), trapped: [:], hung: [], dropped: source.scenarios.count)
        }
        let numbers = probe.scenarios.keys.sorted()
        let first = try await probe.run(numbers, timeLimit: .seconds(5), restarts: 400)
        // The second run has another time zone and language, and text on standard input. Results that depend on them
        // are not asserted.
        let second = try await probe.run(
            numbers.filter(first.finished.contains), environment: ["TZ": "Asia/Kathmandu", "LANG": "tr_TR.UTF-8"],
            input: String(repeating: "7\nyes\n", count: 4_000), timeLimit: .seconds(10), restarts: 3)
        // Two runs can agree by chance: a set of three elements has the same order one time in six. If anything
        // differs, run more.
        var runs = [first, second]
        if KillMatrix.differ(first, second) {
            for _ in 0..<more {
                runs.append(
                    try await probe.run(
                        numbers.filter(second.finished.contains), timeLimit: .seconds(10), restarts: 3))
            }
        }
        var matrix = KillMatrix(runs)
        // A few slow scenarios would use up the time for most mutants.
        let slow = second.slowest(beyond: mostOfMutant)
        let limit = max(Duration.seconds(1), min(second.duration, mostOfMutant) * 6)
        func reaching(_ mutant: Int) -> [Int] {
            matrix.scenarios.filter {
                first.reached[$0]?.contains(mutant) == true && !slow.contains($0)
            }
        }
        // On a busy machine the deadline may have passed before the first mutant.
        let end = max(deadline, ContinuousClock.now + leastOfMutants)
        for mutant in mutants where ContinuousClock.now < end {
            let scenarios = reaching(mutant)
            guard !scenarios.isEmpty else { continue }
            matrix.add(
                try await probe.run(scenarios, mutant: mutant, timeLimit: limit, restarts: 2), mutant: mutant)
        }
        return Trial(
            scenarios: probe.scenarios, matrix: matrix, trapped: first.trapped, hung: first.hung, dropped: probe.dropped
        )
    }

    /// The least time for trying mutants.
    private static let leastOfMutants = Duration.seconds(60)
    /// The most time that the scenarios may take with one mutant.
    private static let mostOfMutant = Duration.milliseconds(400)
}
