/// Which observations detect ("kill") which mutants: they differ from those of the unchanged code.
struct KillMatrix: Sendable {
    /// Observations of the unchanged code that are the same in every run.
    let stable: [ProbeObservation.Point: ProbeObservation]
    /// Steps, as scenario and step number, whose observations differ between runs.
    private let unsteady: Set<[Int]>
    /// The mutants that each observation kills.
    private(set) var kills: [ProbeObservation.Point: Set<Int>] = [:]
    /// The mutants under which each scenario traps or hangs.
    private(set) var stops: [Int: Set<Int>] = [:]

    /// Starts from several runs of the unchanged code.
    init(_ runs: [ProbeRun]) {
        guard let first = runs.first else {
            stable = [:]
            unsteady = []
            return
        }
        let finished = runs.dropFirst().reduce(first.finished) { $0.intersection($1.finished) }
        let seen = first.seen.filter { finished.contains($0.key.scenario) }
        stable = seen.filter { point, observation in runs.allSatisfy { $0.seen[point] == observation } }
        unsteady = Set(seen.keys.filter { [stable] in stable[$0] == nil }.map { [$0.scenario, $0.step] })
    }

    /// Whether a step's observations differ between runs.
    func isUnsteady(_ scenario: Int, step: Int) -> Bool { unsteady.contains([scenario, step]) }

    /// Whether two runs of the unchanged code differ in scenarios that the second finished: the results depend on
    /// chance.
    static func differ(_ one: ProbeRun, _ other: ProbeRun) -> Bool {
        one.seen.contains { point, observation in
            other.finished.contains(point.scenario) && other.seen[point] != observation
        }
    }

    /// The scenarios with stable observations, in order.
    var scenarios: [Int] { Set(stable.keys.map(\.scenario)).sorted() }

    /// Adds a run with a mutant active.
    mutating func add(_ run: ProbeRun, mutant: Int) {
        let stopped = Set(run.trapped.keys).union(run.hung)
        for (point, observation) in stable {
            if run.finished.contains(point.scenario) || stopped.contains(point.scenario) && run.seen[point] != nil {
                if run.seen[point] != observation { kills[point, default: []].insert(mutant) }
            }
        }
        for scenario in stopped { stops[scenario, default: []].insert(mutant) }
    }

    /// All mutants that some scenario kills.
    var killed: Set<Int> {
        var all = kills.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
        for mutants in stops.values { all.formUnion(mutants) }
        return all
    }
}
