import SwiftTools

/// Finds a call that shows what a repair changes.
struct RepairJudge {
    private let trial: Trial
    /// Scenarios of promises that the code keeps.
    private let kept: Set<Int>

    /// Makes a judge for what a trial showed.
    init(_ documented: DocumentedScenarios, _ trial: Trial) {
        self.trial = trial
        kept = Set(documented.promises.keys.filter { documented.outcome($0, trial) == .kept })
    }

    /// The repairs that change what calls give, and break no promise that is kept without them.
    func bugs(_ repairs: [Repair]) -> [PossibleBug] {
        repairs.compactMap { repair in
            guard let run = trial.repaired[repair.mutant.id], run.trapped.isEmpty, run.hung.isEmpty else { return nil }
            let changed = trial.matrix.stable.filter { place, observation in
                run.finished.contains(place.scenario) && run.seen[place] != nil && run.seen[place] != observation
            }
            guard !changed.keys.contains(where: { kept.contains($0.scenario) }),
                repair.wanted.map({ isAll($0, changed, run, repair) }) ?? true,
                !isSpelling(changed, run, repair),
                repair.direction.map({ moves($0, changed, run) }) ?? true,
                let (place, actual) = changed.min(by: { isBefore($0.key, $1.key, repair) }),
                let expected = run.seen[place], let input = input(place)
            else { return nil }
            return PossibleBug(
                symbol: repair.symbol.path.joined(separator: "."), line: repair.mutant.line, input: input,
                expected: Self.shown(expected), actual: Self.shown(actual), documentation: repair.quote)
        }
    }

    /// Whether the declaration's own calls all change to what is said of them.
    private func isAll(
        _ truth: Bool, _ changed: [Observation.Place: Observation], _ run: ProbeRun, _ repair: Repair
    ) -> Bool {
        let own = changed.keys.filter { place in
            place.accessor.isEmpty && run.seen[place]?.form == .bool
                && trial.scenarios[place.scenario]?.subjects.contains(repair.symbol.path.joined(separator: ".")) == true
        }
        return !own.isEmpty && own.allSatisfy { run.seen[$0]?.text == String(truth) }
    }

    /// Whether a change to small letters shows in nothing but the letters: a text may be kept as it is written.
    private func isSpelling(
        _ changed: [Observation.Place: Observation], _ run: ProbeRun, _ repair: Repair
    ) -> Bool {
        repair.mutant.change.hasPrefix("the case of")
            && changed.contains { run.seen[$0.key]?.text.lowercased() == $0.value.text.lowercased() }
    }

    /// Whether the first numbers that change in a walk become less or greater, and none the other way.
    private func moves(
        _ direction: Comparison, _ changed: [Observation.Place: Observation], _ run: ProbeRun
    ) -> Bool {
        // What comes later follows from what was different first.
        let firsts = Dictionary(grouping: changed) { $0.key.scenario }.flatMap { _, entries in
            let step = entries.map(\.key.step).min()
            return entries.filter { $0.key.step == step }
        }
        let moved = firsts.compactMap { place, actual -> Bool? in
            guard let wanted = run.seen[place] else { return nil }
            let (ones, others) = (wanted.text.numbers, actual.text.numbers)
            guard ones.count == others.count, let pair = zip(ones, others).first(where: { $0 != $1 }) else {
                return nil
            }
            return direction.holds(pair.0, pair.1)
        }
        return !moved.isEmpty && !moved.contains(false)
    }

    /// The declaration's own calls first, then those of the fewest steps.
    private func isBefore(_ one: Observation.Place, _ other: Observation.Place, _ repair: Repair) -> Bool {
        func rank(_ place: Observation.Place) -> (Int, Int, Int, Int) {
            let scenario = trial.scenarios[place.scenario]
            let isOwn = scenario?.subjects.contains(repair.symbol.path.joined(separator: ".")) ?? false
            return (isOwn ? 0 : 1, place.accessor.isEmpty ? 0 : 1, place.step, place.scenario)
        }
        return rank(one) < rank(other)
    }

    private func input(_ place: Observation.Place) -> String? {
        trial.scenarios[place.scenario].map { scenario in
            scenario.steps.prefix(place.step + 1).map { step in
                switch step {
                case .bind(let name, let code, let isVariable): "\(isVariable ? "var" : "let") \(name) = \(code)"
                case .perform(let code), .observe(let code), .look(let code): code
                }
            }.joined(separator: "; ")
        }
    }

    private static func shown(_ observation: Observation) -> String {
        switch observation.form {
        case .isNil: "nil"
        case .throwsError, .throwsType, .throwsDescribed: "it throws \(observation.text)"
        case .void: "it runs through"
        default: observation.text
        }
    }
}

extension String {
    /// The numbers in it, in their order.
    fileprivate var numbers: [Double] {
        split { !($0.isNumber || $0 == "-" || $0 == ".") }.compactMap { Double($0) }
    }
}
