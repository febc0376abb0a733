import SwiftTools

/// Reads the sentences of a documentation comment as rules, and makes the calls that show whether they hold.
struct SentenceReader {
    let context: DocumentationContext
    let shape: CallShape
    let candidates: CandidateValues
    let hints: ValueHints

    /// What the paragraphs of a comment promise.
    func expectations(_ paragraphs: [(text: String, role: DocumentationBlock.Role)]) -> [DocumentedExpectation] {
        let names = SlotNames(shape: shape)
        let conditions = ConditionReader(shape: shape, fields: candidates.fields, hints: hints)
        let outcomes = OutcomeReader(names: names, context: context, result: shape.result)
        let reader = RuleReader(
            conditions: conditions, outcomes: outcomes, functions: KnownFunctionReader(names: names))
        var rules: [CallRule] = []
        for (text, role) in paragraphs {
            for sentence in DocumentationSentence.sentences(of: text) {
                if let claim = WhetherReader(conditions: conditions, shape: shape).condition(sentence) {
                    rules.append(CallRule(condition: claim, outcome: .value { _ in .bool(true) }, quote: sentence.text))
                    continue
                }
                rules += reader.rules(sentence, isThrowing: role == .throwing)
            }
        }
        rules = withComplement(rules)
        guard !rules.isEmpty else { return [] }
        return calls(rules)
    }

    /// `true` under a condition is `false` otherwise, for what gives a truth value.
    private func withComplement(_ rules: [CallRule]) -> [CallRule] {
        guard shape.result == .bool else { return rules }
        func those(giving flag: Bool) -> [CallRule] {
            rules.filter { rule in
                guard case .value(let make) = rule.outcome, rule.condition != nil else { return false }
                return make(CallAssignment(values: shape.slots.map { _ in nil })) == .bool(flag)
            }
        }
        let (yes, no) = (those(giving: true), those(giving: false))
        guard let first = yes.first else { return rules }
        let any = CallCondition.or(yes.compactMap(\.condition))
        let other = no.isEmpty ? CallCondition.not(any) : .and([.not(any), .not(.or(no.compactMap(\.condition)))])
        return rules + [CallRule(condition: other, outcome: .value { _ in .bool(false) }, quote: first.quote)]
    }

    private func calls(_ rules: [CallRule]) -> [DocumentedExpectation] {
        var made: [Int: [(isStated: Bool, expectation: DocumentedExpectation)]] = [:]
        let isFailable = shape.symbol.kind == .initializer
        for assignment in candidates.assignments(shape, hints) {
            let states = rules.map { $0.condition?.holds(for: assignment) }
            let explicit = rules.indices.filter { rules[$0].condition != nil && states[$0] == true }
            var chosen = explicit
            if explicit.isEmpty {
                let open = rules.indices.contains { rules[$0].condition != nil && states[$0] == nil }
                if open { continue }
                chosen = rules.indices.filter { rules[$0].condition == nil }
            }
            let promises = chosen.map {
                rules[$0].outcome.expectation(assignment, type: shape.result, isFailable: isFailable)
            }
            guard let first = chosen.first, let promise = promises.first ?? nil,
                Set(promises.compactMap(\.self)).count == 1,
                promises.allSatisfy({ $0 != nil }), made[first, default: []].count < 400
            else { continue }
            if promise.isError, !shape.symbol.isThrowing { continue }
            guard let call = shape.call(assignment.values) else { continue }
            let expectation = context.expectation(rules[first].quote, call.setup, call.expression, promise)
            if let expectation { made[first, default: []].append((hints.isStated(assignment), expectation)) }
        }
        return made.sorted { $0.key < $1.key }.flatMap { entry in
            let stated = Self.scattered(entry.value.filter(\.isStated), count: 6)
            let others = Self.scattered(entry.value.filter { !$0.isStated }, count: 8 - min(5, stated.count))
            return (stated + others).map(\.expectation)
        }
    }

    /// Some of a list, scattered over it (by steps of the golden ratio), so that all slots' values vary.
    static func scattered<Element>(_ list: [Element], count: Int) -> [Element] {
        guard list.count > count else { return list }
        var places: Set<Int> = []
        var step = 0
        while places.count < count, step < list.count * 2 {
            places.insert(
                Int((Double(step) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1) * Double(list.count)))
            step += 1
        }
        return places.sorted().map { list[$0] }
    }

    /// Some of a list, evenly from its start to its end.
    static func spread<Element>(_ list: [Element], count: Int) -> [Element] {
        guard list.count > count else { return list }
        return (0..<count).map { list[$0 * (list.count - 1) / (count - 1)] }
    }
}

/// Reads `Returns whether …` and its like.
struct WhetherReader {
    let conditions: ConditionReader
    let shape: CallShape

    private static let openings = [
        "a boolean value indicating whether", "a boolean value that indicates whether", "whether",
        "a boolean indicating whether", "a boolean indicating if",
        "checks whether", "checks if", "determines whether", "determines if", "tests whether", "tests if",
        "indicates whether", "true if and only if",
        "a boolean that indicates whether", "a bool indicating whether", "whether or not", "check if", "check whether",
        "determine whether", "determine if", "a boolean value indicating if",
        "verifies that", "validates that", "checks that",
    ].map { $0.split(separator: " ").map { SentenceToken.word(String($0)) } }.sorted { $0.count > $1.count }

    /// What a truth value stands for; `nil` where the sentence does not say it.
    func condition(_ sentence: DocumentationSentence) -> CallCondition? {
        guard shape.result == .bool else { return nil }
        var tokens = sentence.tokens[...]
        while tokens.first?.isWord(["returns", "return"]) ?? false { tokens = tokens.dropFirst() }
        for opening in Self.openings where tokens.starts(with: opening) {
            let rest = tokens.dropFirst(opening.count)
            let condition = conditions.condition(rest)
            return condition
        }
        return nil
    }
}
