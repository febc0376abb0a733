import SwiftTools

/// Random sequences of calls on one value, so that each call runs on the state that earlier ones left. They are the
/// same in every run, because the seed depends only on the type's name. Repeated calls of one method are tried as well.
///
/// Source: Pacheco, Lahiri, Ernst and Ball, "Feedback-directed random test generation", ICSE 2007.
struct RandomWalks {
    let planner: ScenarioPlanner
    private static let count = 24
    private static let lengths = [3, 5, 8, 12]
    private static let mostRepeated = 32

    /// The walks of a type; none if nothing can change its values.
    func plan(_ type: CodeSymbol) -> [Scenario] {
        guard type.isAvailable, let binding = GenericBinding(type, in: planner.graph) else { return [] }
        let full = binding.nominal(type.path, in: planner.graph)
        let isReference = type.kind == .classType || type.kind == .actorType
        let isActor = type.kind == .actorType
        let members = planner.graph.members(of: type.path).filter {
            $0.isAvailable && $0.access != "private" && $0.access != "fileprivate" && !$0.name.hasPrefix("_")
        }
        let moves = members.filter {
            $0.kind == .method && ($0.isMutating || isReference) && !$0.isThrowing || isThrowingMove($0, isReference)
        }
        .compactMap { Move($0, full, planner, isActor: isActor) }
        let starts = planner.receivers(full, limit: 5)
        guard !moves.isEmpty, !starts.isEmpty else { return [] }
        let looks = members.filter {
            $0.kind == .method && !$0.isMutating && !isReference && !$0.isThrowing && !$0.isAsync && $0.type != nil
        }.compactMap { Move($0, full, planner, isActor: isActor, changesNothing: true) }
        let views =
            isActor
            ? members.filter { $0.kind == .property && !$0.isThrowing }.map { "await subject.\($0.baseName)" }
            : planner.views(of: full).map { "subject\($0)" }
        let ends = views.map { Scenario.Step.look($0) } + (isActor ? [] : [.look("subject")])
        let start = Scenario.Step.bind(name: "subject", code: starts[0], isVariable: !isReference)
        let single = moves.flatMap { move in move.repeated.map { ([move.subject], [$0]) } }.prefix(Self.mostRepeated)
        let repeated = (single + Self.filledAndTaken(moves)).map { subjects, steps in
            Scenario(subjects: subjects, steps: [start] + steps + ends, isMainActor: type.isMainActor)
        }
        var random = SeededGenerator(seed: UInt64(type.name.utf8.reduce(7) { $0 &* 31 &+ Int($1) } & 0xFFFF_FFFF))
        let walks = (0..<Self.count).map { index in
            var steps: [Scenario.Step] = [
                .bind(name: "subject", code: starts[index % min(starts.count, 3)], isVariable: !isReference)
            ]
            var subjects: Set<String> = []
            for step in 0..<Self.lengths[index % Self.lengths.count] {
                // Each move is the first of some walk: those declared first often add elements, and the rest is random.
                let move = step == 0 ? moves[index % moves.count] : moves[Int(random.next() % UInt64(moves.count))]
                subjects.insert(move.subject)
                steps.append(move.step(&random))
                if !looks.isEmpty, random.next() % 3 == 0 {
                    let look = looks[Int(random.next() % UInt64(looks.count))]
                    subjects.insert(look.subject)
                    steps.append(look.step(&random))
                }
                if step % 2 == 1 { steps += views.prefix(3).map { .look($0) } }
            }
            return Scenario(subjects: subjects.sorted(), steps: steps + ends, isMainActor: type.isMainActor)
        }
        return walks + repeated
    }

    /// Many calls of one method, then of another: some types reorganise their storage only after many calls.
    private static func filledAndTaken(_ moves: [Move]) -> [([String], [Scenario.Step])] {
        moves.prefix(3).flatMap { filler in
            moves.filter { $0.subject != filler.subject }.prefix(3).compactMap { taker in
                guard let fill = filler.many(120), let take = taker.many(70) else { return nil }
                return ([filler.subject, taker.subject].sorted(), [fill, take])
            }
        }
    }

    private func isThrowingMove(_ symbol: CodeSymbol, _ isReference: Bool) -> Bool {
        symbol.kind == .method && symbol.isThrowing && (symbol.isMutating || isReference)
    }

    /// A method that a walk may call, with several argument lists.
    private struct Move {
        let subject: String
        private let calls: [String]
        private let isObserved: Bool
        private let changesNothing: Bool

        init?(
            _ symbol: CodeSymbol, _ receiver: TypeExpression, _ planner: ScenarioPlanner, isActor: Bool,
            changesNothing: Bool = false
        ) {
            self.changesNothing = changesNothing
            guard let binding = GenericBinding(symbol, in: planner.graph),
                !symbol.parameters.contains(where: \.isInout)
            else { return nil }
            func resolved(_ text: String) -> TypeExpression {
                binding.resolve(TypeExpression(text).replacing { $0 == "Self" ? receiver : nil })
            }
            let lists = ArgumentLists(pool: planner.pool, limit: 12)
                .lists(symbol.parameters, depth: 2, resolve: resolved)
            guard !lists.isEmpty else { return nil }
            let isAwaited = symbol.isAsync || isActor && symbol.isIsolated
            let prefix = (symbol.isThrowing ? "try " : "") + (isAwaited ? "await " : "")
            subject = symbol.path.joined(separator: ".")
            let isDescribed = symbol.type.map { resolved($0).holdsAnything } ?? false
            calls = lists.map { list in
                let call = "subject.\(symbol.baseName)(\(list))"
                return prefix + (isDescribed ? "String(describing: \(call))" : call)
            }
            isObserved = symbol.type != nil || symbol.isThrowing
        }

        /// Each of the first calls, repeated 9 times, to reach states that a few calls do not.
        var repeated: [Scenario.Step] { calls.prefix(6).compactMap { many(9, $0) } }

        /// The first call, repeated; `nil` if it throws or is asynchronous.
        func many(_ times: Int) -> Scenario.Step? { many(times, calls[0]) }

        private func many(_ times: Int, _ call: String) -> Scenario.Step? {
            guard !["try ", "await "].contains(where: call.hasPrefix) else { return nil }
            return .perform("for _ in 0..<\(times) { \(isObserved ? "_ = " : "")\(call) }")
        }

        func step(_ random: inout SeededGenerator) -> Scenario.Step {
            let call = calls[Int(random.next() % UInt64(calls.count))]
            return changesNothing ? .look(call) : isObserved ? .observe(call) : .perform(call)
        }
    }
}
