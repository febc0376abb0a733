import SwiftTools

/// Turns what declarations may be into calls, and what the calls show into possible bugs.
///
/// Nothing is expected of a call before all of them were seen: which of an operation's conventions the code follows, its
/// results tell.
struct OperationScenarios: Sendable {
    /// The scenarios.
    let scenarios: [Int: Scenario]
    let groups: [Group]

    /// A declaration, and where its calls are made.
    struct Group: Sendable {
        let symbol: CodeSymbol
        let hypothesis: any CallHypothesis
        /// Scenario and code of each call.
        let places: [(scenario: Int, code: String)]

        /// What is explained together: the declaration, with the choice that its calls share.
        var topic: String { symbol.usr + ((hypothesis as? OperationHypothesis)?.topic ?? "") }
    }

    /// Calls of one scenario, where none of them is out of the ordinary.
    private static let together = 6

    /// Plans calls of declarations.
    ///
    /// - Parameter first: the first scenario's number.
    init(_ targets: [CodeSymbol], in graph: SymbolGraph, first: Int) {
        let oracle = OperationOracle(symbols: graph.symbols)
        var scenarios: [Int: Scenario] = [:]
        var groups: [Group] = []
        for symbol in targets where symbol.access != "private" && symbol.access != "fileprivate" {
            for hypothesis in oracle.hypotheses(of: symbol) {
                var places: [(scenario: Int, code: String)] = []
                var steps: [Scenario.Step] = []
                func close() {
                    if !steps.isEmpty {
                        scenarios[first + scenarios.count] = Scenario(
                            subjects: [symbol.path.joined(separator: ".")], steps: steps,
                            isMainActor: symbol.isMainActor)
                    }
                    steps = []
                }
                for look in hypothesis.looks {
                    if look.isRisky || steps.count == Self.together { close() }
                    places.append((first + scenarios.count, look.code))
                    steps.append(.look(look.code))
                    if look.isRisky { close() }
                }
                close()
                groups.append(Group(symbol: symbol, hypothesis: hypothesis, places: places))
            }
        }
        self.scenarios = scenarios
        self.groups = groups
    }

    /// What the calls of a declaration gave.
    ///
    /// - Parameter run: what they give with a change of the code, where it makes a difference.
    func seen(_ group: Group, _ trial: Trial, _ run: ProbeRun? = nil) -> [Int: SampleValue] {
        var seen: [Int: SampleValue] = [:]
        for (number, place) in group.places.enumerated() {
            guard let step = trial.judged[place.scenario]?.steps.firstIndex(where: { $0.observed == place.code })
            else { continue }
            let key = Observation.Place(scenario: place.scenario, step: step, accessor: "")
            guard var observation = trial.matrix.stable[key] else { continue }
            if let run, !run.isUntouched(place.scenario) {
                guard let other = run.seen[key] else { continue }
                observation = other
            }
            seen[number] = SeenValue.read(observation)
        }
        return seen
    }

    /// The places among `groups` of declarations that nothing explains so far.
    func open(_ trial: Trial) -> [Int] {
        let open = groups.indices.filter { groups[$0].hypothesis.isOpen(seen(groups[$0], trial)) }
        let explained = Set(groups.indices.filter { !open.contains($0) }.map { groups[$0].topic })
        return open.filter { !explained.contains(groups[$0].topic) }
    }

    /// Declarations that a single change of the code would make what their words say.
    func nearMisses(_ changes: [Mutant], _ trial: Trial, _ targets: [CodeSymbol]) -> [PossibleBug] {
        var told: Set<String> = []
        return trial.open.flatMap { place -> [PossibleBug] in
            let group = groups[place]
            let own = Set(group.places.map(\.scenario))
            let tried = changes.filter { change in
                let symbol = targets.first { $0.usr == change.function.usr }
                return WordClaims(symbol?.documentation ?? []).allows(change.change)
                    && (trial.tried[change.id].map { run in own.contains { !run.isUntouched($0) } } ?? false)
            }
            let miss = group.hypothesis.nearMiss(
                seen(group, trial), tried.map { seen(group, trial, trial.tried[$0.id]) })
            guard let miss, told.insert(group.symbol.usr).inserted else { return [] }
            let usr = tried[miss.change].function.usr
            let symbol = targets.first { $0.usr == usr && $0.owner == group.symbol.path } ?? group.symbol
            return [
                PossibleBug(
                    symbol: symbol.path.joined(separator: "."), line: symbol.line, input: miss.deviation.input,
                    expected: miss.deviation.expected, actual: miss.deviation.actual,
                    documentation: miss.deviation.quote)
            ]
        }
    }

    /// Where code differs from what it is otherwise seen to be.
    func bugs(_ trial: Trial) -> [PossibleBug] {
        var explained: [String: Int] = [:]
        for group in groups {
            let count = group.hypothesis.explained(seen(group, trial))
            explained[group.topic] = max(explained[group.topic, default: 0], count)
        }
        var told: Set<String> = []
        return groups.flatMap { group in
            group.hypothesis.deviations(seen(group, trial)).compactMap { deviation in
                let symbol = deviation.symbol ?? group.symbol
                let topic = deviation.symbol?.usr ?? group.topic
                guard explained[topic, default: 0] < deviation.score, told.insert(symbol.usr).inserted else {
                    return nil
                }
                return PossibleBug(
                    symbol: symbol.path.joined(separator: "."), line: symbol.line, input: deviation.input,
                    expected: deviation.expected, actual: deviation.actual, documentation: deviation.quote)
            }
        }
    }
}

extension SeenValue {
    /// The value that was seen; an error is no value, and `nil` is what is not known.
    fileprivate static func read(_ observation: Observation) -> SampleValue? {
        switch observation.form {
        case .isNil, .throwsError, .throwsDescribed, .throwsType: return SampleValue.none
        case .equals, .array, .bool, .empty:
            guard let value = read(observation.text) else { return nil }
            // What was described is read once more.
            if case .string(let text) = value { return read(text) ?? .code(text) }
            return value
        case .described, .dumped, .arrayDescribed, .isNaN, .prefix, .void: return nil
        }
    }
}
