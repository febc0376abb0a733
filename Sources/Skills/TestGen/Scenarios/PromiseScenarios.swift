import SwiftTools

/// Turns the documentation's promises into scenarios, and the scenarios' results into tests or possible bugs.
struct PromiseScenarios: Sendable {
    /// The promises, by scenario number.
    let promises: [Int: CommentPromise]
    /// The scenarios, by number.
    let scenarios: [Int: Scenario]
    /// Scenarios whose declaration does not throw. An error in them comes from making the receiver or arguments.
    private let calm: Set<Int>

    /// Makes a scenario of each promise.
    ///
    /// - Parameters:
    ///   - promises: the promises to try.
    ///   - targets: the symbols that they belong to.
    ///   - first: the number of the first scenario.
    init(_ promises: [CommentPromise], of targets: [CodeSymbol], first: Int) {
        var numbered: [Int: CommentPromise] = [:]
        var scenarios: [Int: Scenario] = [:]
        var calm: Set<Int> = []
        for promise in promises {
            guard let symbol = targets.first(where: { $0.usr == promise.symbol }) else { continue }
            let number = first + numbered.count
            numbered[number] = promise
            if !symbol.isThrowing { calm.insert(number) }
            scenarios[number] = Self.scenario(promise, symbol)
        }
        self.promises = numbered
        self.scenarios = scenarios
        self.calm = calm
    }
    private static func scenario(_ promise: CommentPromise, _ symbol: CodeSymbol) -> Scenario {
        let effects = (promise.isTry ? "try " : "") + (promise.isAwait ? "await " : "")
        var steps = promise.setup.map { Scenario.Step.perform($0) }
        if let condition = promise.condition {
            steps += [
                .bind(name: "result", code: effects + promise.expression, isVariable: false), .look("result"),
                .look(condition),
            ]
        } else {
            steps.append(.observe((effects.contains("try") ? effects : "try " + effects) + promise.expression))
        }
        return Scenario(
            subjects: [symbol.path.joined(separator: ".")], steps: steps, isMainActor: symbol.isMainActor,
            origin: .documented(promise.quote), title: "\(promise.expression) \(Self.says(promise))")
    }

    /// The promise in words: `is 10`, `throws ParseError.empty`.
    private static func says(_ promise: CommentPromise) -> String {
        switch promise.expectation {
        case .throwsError: "throws \(promise.expected)"
        case .holds: "gives a result of which this holds: \(promise.expected)"
        default: "is \(promise.expected)"
        }
    }

    /// Whether the code keeps a promise.
    enum Outcome: Hashable {
        case kept
        /// Broken; this was observed instead.
        case broken(String)
        /// It could not be tried.
        case unknown
    }

    /// Compares a scenario's result with its promise.
    func outcome(_ number: Int, _ trial: Trial) -> Outcome {
        guard let promise = promises[number], trial.scenarios[number] != nil else { return .unknown }
        if let trap = trial.trapped[number] {
            // A failed precondition means that the input is not allowed, whether or not the documentation says so.
            let isRefused = trap.lowercased().contains("precondition") || trap.lowercased().contains("assertion")
            return isRefused ? .unknown : .broken(trap)
        }
        if trial.hung.contains(number) { return .broken("it does not come to an end") }
        let last = (trial.scenarios[number]?.steps.count ?? 1) - 1
        func seen(_ step: Int) -> ProbeObservation? {
            trial.matrix.stable[.init(scenario: number, step: step, accessor: "")]
        }
        guard promise.condition == nil else {
            if let answer = seen(last), answer.form == .bool {
                if answer.text == "true" { return .kept }
                // A value that differs between runs depends on chance or time.
                if trial.matrix.isUnsteady(number, step: last - 1) { return .unknown }
                let actual = seen(last - 1).map(Self.words)
                if case .isWritten(let text) = promise.expectation, let actual, Self.isOtherForm(actual, than: text) {
                    return .unknown
                }
                return .broken(actual ?? "another value")
            }
            // The call threw where a value was promised.
            if !calm.contains(number), let error = seen(last - 2), Self.isError(error) {
                return .broken(Self.words(error))
            }
            return .unknown
        }
        guard let answer = seen(last) else { return .unknown }
        guard Self.isError(answer) else { return .broken(Self.words(answer)) }
        guard case .throwsError(let wanted?) = promise.expectation else { return .kept }
        let wantedType = wanted.split(separator: ".").dropLast().joined(separator: ".")
        if answer.form == .throwsDescribed {
            let name = wanted.split(separator: ".").last ?? ""
            return answer.text.contains(name) ? .kept : .broken(Self.words(answer))
        }
        let isSame =
            answer.form == .throwsError
            ? answer.text == wanted || answer.text.hasSuffix("." + wanted)
            : wantedType.isEmpty || answer.text == wantedType || answer.text.hasSuffix("." + wantedType)
        return isSame ? .kept : .broken(Self.words(answer))
    }

    /// The broken promises with what was observed instead, in order. A promise tried with several values that the
    /// documentation leaves open is not broken if one of them keeps it.
    func broken(_ trial: Trial) -> [(promise: CommentPromise, actual: String)] {
        let outcomes = promises.keys.sorted().map { (promises[$0], outcome($0, trial)) }
        let kept = Set(outcomes.compactMap { promise, outcome in outcome == .kept ? promise.flatMap(Self.topic) : nil })
        return outcomes.compactMap { promise, outcome in
            guard let promise, case .broken(let actual) = outcome else { return nil }
            return Self.topic(promise).map(kept.contains) == true ? nil : (promise, actual)
        }
    }

    private static func topic(_ promise: CommentPromise) -> [String]? {
        promise.trial.map { [promise.symbol, promise.quote, $0] }
    }

    /// Whether a description has another format than the promised text: it differs in more than its letters and digits.
    /// `nil` never counts as another format.
    private static func isOtherForm(_ actual: String, than text: String) -> Bool {
        func form(_ text: String) -> String { text.map { $0.isNumber ? "0" : $0.isLetter ? "a" : String($0) }.joined() }
        return actual != "\"nil\"" && form(actual) != form(SwiftLiteral.string(text))
    }

    private static func isError(_ observation: ProbeObservation) -> Bool {
        [.throwsError, .throwsType, .throwsDescribed].contains(observation.form)
    }

    private static func words(_ observation: ProbeObservation) -> String {
        switch observation.form {
        case .throwsError, .throwsType, .throwsDescribed: "it throws \(observation.text)"
        case .void: "it runs through"
        default: observation.text
        }
    }
}
