/// Which observation tells which mutant from the code as it is.
struct KillMatrix: Sendable {
    /// What the code as it is shows, the same each time.
    let stable: [Observation.Place: Observation]
    /// Steps, by scenario and number, that show something else each time.
    private let unsteady: Set<[Int]>
    /// The mutants that an observation kills.
    private(set) var kills: [Observation.Place: Set<Int>] = [:]
    /// Mutants under which a scenario traps or hangs.
    private(set) var stops: [Int: Set<Int>] = [:]

    /// Starts with what several runs of the code as it is agree on.
    init(_ runs: [ProbeRun]) {
        guard let first = runs.first else {
            stable = [:]
            unsteady = []
            return
        }
        let finished = runs.dropFirst().reduce(first.finished) { $0.intersection($1.finished) }
        let seen = first.seen.filter { finished.contains($0.key.scenario) }
        stable = seen.filter { place, observation in runs.allSatisfy { $0.seen[place] == observation } }
        unsteady = Set(seen.keys.filter { [stable] in stable[$0] == nil }.map { [$0.scenario, $0.step] })
    }

    /// Whether a step shows something else each time.
    func isUnsteady(_ scenario: Int, step: Int) -> Bool { unsteady.contains([scenario, step]) }

    /// Whether runs of the code as it is differ where they finished: what it shows depends on chance.
    static func differ(_ one: ProbeRun, _ other: ProbeRun) -> Bool {
        one.seen.contains { place, observation in
            other.finished.contains(place.scenario) && other.seen[place] != observation
        }
    }

    /// The scenarios that show something, in order.
    var scenarios: [Int] { Set(stable.keys.map(\.scenario)).sorted() }

    /// Takes up a run under a mutant.
    mutating func add(_ run: ProbeRun, mutant: Int) {
        let stopped = Set(run.trapped.keys).union(run.hung)
        for (place, observation) in stable {
            if run.finished.contains(place.scenario) || stopped.contains(place.scenario) && run.seen[place] != nil {
                if run.seen[place] != observation { kills[place, default: []].insert(mutant) }
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
