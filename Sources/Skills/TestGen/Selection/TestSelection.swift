/// Greedily chooses a small set of tests that kills every mutant that can be killed. Each test kills a mutant that the
/// tests chosen before it do not.
struct TestSelection {
    let matrix: KillMatrix
    let scenarios: [Int: Scenario]

    /// A chosen scenario and its assertions.
    struct Choice: Hashable, Sendable {
        let number: Int
        let scenario: Scenario
        /// The assertions, in the order of the steps.
        let assertions: [Assertion]
        /// The mutants that it was chosen to kill.
        let kills: Set<Int>

        /// One assertion: the observation expected at a point.
        struct Assertion: Hashable, Sendable {
            let point: ProbeObservation.Point
            let observation: ProbeObservation
        }
    }

    /// The choices, in the order of the scenarios.
    ///
    /// - Parameters:
    ///   - done: mutants that need no more tests.
    ///   - isWanted: whether a scenario may be chosen.
    func choose(beyond done: Set<Int>, among isWanted: (Scenario) -> Bool) -> [Choice] {
        var points: [Int: [ProbeObservation.Point]] = [:]
        for (point, observation) in matrix.stable {
            guard let scenario = scenarios[point.scenario], isWanted(scenario) else { continue }
            // A promise or law is asserted at the last step; earlier observations only help to report it.
            if scenario.origin != .recorded, point.step != scenario.steps.count - 1 { continue }
            if scenario.origin != .recorded, observation.form == .bool, observation.text != "true" { continue }
            points[point.scenario, default: []].append(point)
        }
        var rest = matrix.killed.subtracting(done)
        var reach = points.mapValues { list in list.reduce(into: Set<Int>()) { $0.formUnion(matrix.kills[$1] ?? []) } }
        for (scenario, mutants) in matrix.stops where points[scenario] != nil {
            reach[scenario, default: []].formUnion(mutants)
        }
        var choices: [Choice] = []
        while !rest.isEmpty {
            // Most new kills first; then the fewest steps, then the lowest number.
            let best = reach.max { left, right in
                let (ours, theirs) = (weight(left.key, left.value, rest), weight(right.key, right.value, rest))
                return ours == theirs ? left.key > right.key : ours < theirs
            }
            guard let best, !best.value.isDisjoint(with: rest) else { break }
            if let choice = choice(best.key, points[best.key] ?? [], for: best.value.intersection(rest)) {
                choices.append(choice)
            }
            rest.subtract(best.value)
            reach[best.key] = nil
        }
        return choices.sorted { $0.number < $1.number }
    }

    /// The number of new kills, less 0.05 for each step.
    private func weight(_ number: Int, _ mutants: Set<Int>, _ rest: Set<Int>) -> Double {
        let new = mutants.intersection(rest).count
        return new == 0 ? 0 : Double(new) - 0.05 * Double(scenarios[number]?.steps.count ?? 0)
    }

    /// A few assertions that kill these mutants, chosen greedily by kills and readability.
    private func choice(_ number: Int, _ points: [ProbeObservation.Point], for mutants: Set<Int>) -> Choice? {
        guard let scenario = scenarios[number] else { return nil }
        var rest = mutants
        var taken: [ProbeObservation.Point] = []
        let ordered = points.sorted { ($0.step, $0.accessor) < ($1.step, $1.accessor) }
        while !rest.isEmpty {
            let best = ordered.max { left, right in value(left, rest) < value(right, rest) }
            guard let best, value(best, rest) > 0 else { break }
            taken.append(best)
            rest.subtract(matrix.kills[best] ?? [])
        }
        // A mutant that only stops the program is killed by any assertion on what comes after.
        if taken.isEmpty,
            let last = ordered.last(where: { matrix.stable[$0].map { plainness($0.form) > 0.2 } ?? false })
        {
            taken = [last]
        }
        guard !taken.isEmpty else { return nil }
        let assertions = taken.sorted { ($0.step, $0.accessor) < ($1.step, $1.accessor) }.compactMap { point in
            matrix.stable[point].map { Choice.Assertion(point: point, observation: $0) }
        }
        return Choice(number: number, scenario: scenario, assertions: assertions, kills: mutants)
    }

    private func value(_ point: ProbeObservation.Point, _ rest: Set<Int>) -> Double {
        let new = (matrix.kills[point] ?? []).intersection(rest).count
        guard new > 0, let form = matrix.stable[point]?.form else { return 0 }
        return Double(new) * plainness(form)
    }

    /// How easy an assertion of this form is to read, from 0 to 1.
    private func plainness(_ form: ProbeObservation.Form) -> Double {
        switch form {
        case .equals, .bool, .isNil, .throwsError: 1
        case .array, .isNaN, .throwsType, .throwsDescribed: 0.9
        case .empty, .prefix, .arrayDescribed, .described: 0.6
        case .void: 0.3
        case .dumped: 0.2
        }
    }
}
