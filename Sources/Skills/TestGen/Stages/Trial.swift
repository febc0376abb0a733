import AgentCore
import Foundation
import SwiftTools

/// Scenarios run with the code as it is, and under each mutant.
struct Trial: Sendable {
    let scenarios: [Int: Scenario]
    /// Scenarios that show what declarations are; no tests are made of them.
    var judged: [Int: Scenario] = [:]
    private(set) var matrix: KillMatrix
    /// Scenarios that trap, with the trap's words.
    let trapped: [Int: String]
    /// Scenarios that did not end in time.
    let hung: Set<Int>
    /// How many scenarios did not compile.
    let dropped: Int
    /// What scenarios show instead where the code is changed to what a comment says, by the changes' numbers.
    var repaired: [Int: ProbeRun] = [:]
    /// The operations' groups that nothing explains.
    var open: [Int] = []
    /// What the judged scenarios show under changes of the code that may have been meant, by the changes' numbers.
    var tried: [Int: ProbeRun] = [:]

    /// How many more times the code as it is runs where two runs differ.
    private static let more = 4

    /// Compiles and runs scenarios.
    ///
    /// - Parameters:
    ///   - operations: what is run with the code as it is, and, where that is not what it might be, with `tries`.
    ///   - repairs: changes of the code of which it is looked at what comes of them.
    ///   - tries: changes of the code that may have been meant.
    ///   - deadline: when the last mutant has to have been tried.
    /// - Throws: `AgentError` where the probe cannot be built or started.
    static func run(
        _ scenarios: [Int: Scenario], operations: OperationScenarios, bench: TestBench, mutants: [Int],
        repairs: [Int] = [], tries: [Int] = [], links: [String],
        until deadline: ContinuousClock.Instant
    ) async throws(AgentError) -> Trial {
        let judged = operations.scenarios
        let source = ProbeSource(
            module: bench.invocation.moduleName, imports: bench.imports,
            scenarios: scenarios.merging(judged) { first, _ in first })
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
                judged[$0] == nil && first.reached[$0]?.contains(mutant) == true && !slow.contains($0)
            }
        }
        var repaired: [Int: ProbeRun] = [:]
        for repair in repairs where !reaching(repair).isEmpty {
            repaired[repair] = try await probe.run(reaching(repair), mutant: repair, timeLimit: limit, restarts: 2)
        }
        var trial = Trial(
            scenarios: probe.scenarios.filter { judged[$0.key] == nil },
            judged: probe.scenarios.filter { judged[$0.key] != nil }, matrix: matrix, trapped: first.trapped,
            hung: first.hung, dropped: probe.dropped, repaired: repaired)
        trial.open = operations.open(trial)
        let open = Set(trial.open.flatMap { operations.groups[$0].places.map(\.scenario) }).sorted()
        let limitOfTries = ContinuousClock.now + .seconds(secondsOfTries)
        for change in tries where ContinuousClock.now < limitOfTries {
            let scenarios = open.filter { first.reached[$0]?.contains(change) == true }
            guard !scenarios.isEmpty else { continue }
            trial.tried[change] = try await probe.run(
                scenarios, mutant: change, timeLimit: max(limit, second.duration * 6), restarts: 2, total: .seconds(3))
        }
        for mutant in mutants where ContinuousClock.now < deadline {
            let scenarios = reaching(mutant)
            guard !scenarios.isEmpty else { continue }
            matrix.add(
                try await probe.run(scenarios, mutant: mutant, timeLimit: limit, restarts: 2), mutant: mutant)
        }
        trial.matrix = matrix
        return trial
    }

    private static let secondsOfTries = 15
    /// How long scenarios may take under one mutant.
    private static let mostOfMutant = Duration.milliseconds(400)
}
