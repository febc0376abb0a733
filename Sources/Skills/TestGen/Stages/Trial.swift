import AgentCore
import Foundation
import SwiftTools

/// Scenarios run with the code as it is, and under each mutant.
struct Trial: Sendable {
    let scenarios: [Int: Scenario]
    let matrix: KillMatrix
    /// Scenarios that trap, with the trap's words.
    let trapped: [Int: String]
    /// Scenarios that did not end in time.
    let hung: Set<Int>
    /// How many scenarios did not compile.
    let dropped: Int

    /// How many more times the code as it is runs where two runs differ.
    private static let more = 4

    /// Compiles and runs scenarios.
    ///
    /// - Parameters:
    ///   - mutants: those under which the scenarios are run too.
    ///   - deadline: when no more mutants are tried.
    /// - Throws: `AgentError` where the probe cannot be built or started.
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
        // The second run is told another time zone and language, and finds something to read: what depends on them is not
        // asserted.
        let second = try await probe.run(
            numbers.filter(first.finished.contains), environment: ["TZ": "Asia/Kathmandu", "LANG": "tr_TR.UTF-8"],
            input: String(repeating: "7\nyes\n", count: 4_000), timeLimit: .seconds(10), restarts: 3)
        // The order of a set of three elements is the same by chance one time in six: where anything differs, more is run.
        var runs = [first, second]
        if KillMatrix.differ(first, second) {
            for _ in 0..<more {
                runs.append(
                    try await probe.run(
                        numbers.filter(second.finished.contains), timeLimit: .seconds(10), restarts: 3))
            }
        }
        var matrix = KillMatrix(runs)
        // A few that take long would leave time for a few mutants only.
        let slow = second.slowest(beyond: mostOfMutant)
        let limit = max(Duration.seconds(1), min(second.duration, mostOfMutant) * 6)
        func reaching(_ mutant: Int) -> [Int] {
            matrix.scenarios.filter {
                first.reached[$0]?.contains(mutant) == true && !slow.contains($0)
            }
        }
        // On a busy machine all of the time may be gone before the first mutant.
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

    /// How long mutants are tried at least.
    private static let leastOfMutants = Duration.seconds(60)
    /// How long scenarios may take under one mutant.
    private static let mostOfMutant = Duration.milliseconds(400)
}
