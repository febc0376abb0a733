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
        let isDescending = paragraphs.contains {
            ["descending", "decreasing"].contains(where: $0.text.lowercased().contains)
        }
        let ranges = SlotRanges(paragraphs, names: names, module: context.module)
        let conditions = ConditionReader(
            shape: shape, fields: candidates.fields, hints: hints, ranges: ranges.bounds)
        hints.wanted.formUnion(ranges.edges(of: shape))
        let outcomes = OutcomeReader(names: names, context: context, result: shape.result)
        let reader = RuleReader(
            conditions: conditions, outcomes: outcomes,
            functions: KnownFunctionReader(names: names, isDescending: isDescending, hints: hints))
        var rules: [CallRule] = []
        var claims: [CallRule] = []
        let properties = ResultPropertyReader(
            shape: shape, quantities: conditions.quantities, hints: hints, module: context.module)
        var always: [(property: ResultPropertyReader.Property, quote: String)] = []
        for (text, role) in paragraphs {
            for sentence in DocumentationSentence.sentences(of: Self.joiningTails(text)) {
                if let claim = WhetherReader(conditions: conditions, shape: shape).condition(sentence) {
                    let rule = CallRule(
                        condition: claim, outcome: .value { _ in .bool(true) }, quote: sentence.text)
                    rules.append(rule)
                    if !claim.hasUnknown { claims.append(rule) }
                    continue
                }
                let cases = CaseListReader(conditions: conditions, outcomes: outcomes).rules(sentence)
                rules += cases.isEmpty ? reader.rules(sentence, isThrowing: role == .throwing) : cases
                if let property = properties.property(sentence, role: role) { always.append((property, sentence.text)) }
            }
        }
        // What is claimed of all calls and understood wholly is not undone by another wording of it that is not.
        if !claims.isEmpty { rules = rules.filter { !($0.isTrue(shape) && ($0.condition?.hasUnknown ?? false)) } }
        rules = withComplement(rules) + implied(rules)
        let held = always.flatMap { kept($0.property, rules, quote: $0.quote) }
        return rules.isEmpty ? held : calls(rules) + held
    }

    /// `Everything below that is an F.` belongs to the list before it.
    private static func joiningTails(_ text: String) -> String {
        ["Everything", "Anything"].reduce(text) { text, word in
            ["below", "under", "lower", "less"].reduce(text) {
                $0.replacing(". \(word) \($1) ", with: ", \(word.lowercased()) \($1) ")
            }
        }
    }

    private var takesClosure: Bool { shape.slots.contains { $0.type.swift.contains("->") } }

    /// `true` under a condition is `false` otherwise, for what gives a truth value.
    private func withComplement(_ rules: [CallRule]) -> [CallRule] {
        // What a closure says may make it true as well.
        guard shape.result == .bool, !takesClosure else { return rules }
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

    /// What is always true of the result, for some calls to which no rule applies.
    private func kept(
        _ property: ResultPropertyReader.Property, _ rules: [CallRule], quote: String
    ) -> [DocumentedExpectation] {
        // What is said of all results is said of those that rules are about, too.
        let words = DocumentationSentence.sentences(of: quote).flatMap(\.tokens)
        let isUniversal =
            !shape.symbol.isThrowing && words.contains { $0.isWord(["never", "always", "whatever", "no"]) }
            && !words.contains { $0.isWord(["if", "when", "unless", "otherwise", "except"]) }
        let plain = candidates.assignments(shape, hints).filter { assignment in
            isUniversal || rules.allSatisfy { $0.condition == nil || $0.condition?.holds(for: assignment) == false }
        }
        return Self.scattered(plain, count: 10).compactMap { assignment in
            guard let condition = property(assignment), let call = shape.call(assignment.values) else { return nil }
            return context.expectation(quote, call.setup, call.expression, .holds(condition))
        }
    }

    /// What is said to throw or to be `nil` under a condition does not do so otherwise, where all conditions are understood.
    ///
    /// Texts may be refused for more than documentation says, so calls that take any promise nothing here.
    private func implied(_ rules: [CallRule]) -> [CallRule] {
        guard !rules.contains(where: { $0.condition == nil }),
            // What a closure gives may have the same outcome.
            !takesClosure
        else { return [] }
        let hasText = shape.slots.contains { !$0.isReceiver && $0.type.unwrapped.isString }
        let errors = rules.filter { if case .error = $0.outcome { true } else { false } }
        let nils = rules.filter { if case .isNil = $0.outcome { true } else { false } }
        if let first = errors.first, !hasText || hints.hasNumbers,
            shape.slots.contains(where: { $0.type.isNumber || $0.type.isArray })
        {
            return [CallRule(condition: nil, outcome: .noError, quote: first.quote)]
        }
        // Not every day is one of every month.
        let isDate = shape.slots.contains { $0.name == "day" } && shape.slots.contains { $0.name == "month" }
        if let first = nils.first, !isDate, !hasText, errors.isEmpty,
            shape.symbol.kind != .initializer || hints.hasNumbers
        {
            return [CallRule(condition: nil, outcome: .isNotNil, quote: first.quote)]
        }
        return []
    }

    private func calls(_ rules: [CallRule]) -> [DocumentedExpectation] {
        var made: [Int: [(isStated: Bool, isWanted: Bool, expectation: DocumentedExpectation)]] = [:]
        var unchanged: [DocumentedExpectation] = []
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
            if let first = chosen.first, case .unchanged = rules[first].outcome {
                if rules[first].condition == nil, Self.refersBack(rules[first].quote) { continue }
                unchanged += self.unchanged(assignment, quote: rules[first].quote)
                continue
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
            if let expectation {
                let isWanted = hints.wanted.contains(assignment.values)
                made[first, default: []].append((hints.isStated(assignment), isWanted, expectation))
            }
        }
        return made.sorted { $0.key < $1.key }.flatMap { entry in
            let wanted = entry.value.filter(\.isWanted)
            let stated = Self.scattered(entry.value.filter { $0.isStated && !$0.isWanted }, count: 6)
            let others = Self.scattered(
                entry.value.filter { !$0.isStated && !$0.isWanted }, count: 8 - min(5, stated.count))
            return (wanted + stated + others).map(\.expectation)
        } + Self.scattered(unchanged, count: 12)
    }

    /// Whether a sentence tells of the calls that the one before it names: "The credit stays as it is then."
    static func refersBack(_ sentence: String) -> Bool {
        let words = sentence.lowercased().split { !$0.isLetter }
        return words.last == "then"
            || [["in", "this", "case"], ["in", "that", "case"]].contains(Array(words.suffix(3)))
    }

    /// That the properties of what a call is made on are the same after it.
    private func unchanged(_ assignment: CallAssignment, quote: String) -> [DocumentedExpectation] {
        guard !shape.symbol.isThrowing, !shape.symbol.isAsync, let call = shape.call(assignment.values) else {
            return []
        }
        let plain: Set<String> = ["Int", "String", "Bool", "Double", "[Int]", "[String]", "[Double]"]
        let properties = context.module.filter {
            $0.owner == shape.symbol.owner && $0.kind == .property && !$0.isThrowing && !$0.isAsync && !$0.isMutating
                && !["private", "fileprivate"].contains($0.access) && plain.contains($0.type ?? "")
        }
        // Values that were not put into variables yet are put into one here.
        let receiver = call.expression.prefix { $0 != "." }
        guard receiver == "subject" else { return [] }
        let discard = shape.symbol.type == nil ? "" : "_ = "
        return properties.prefix(3).compactMap { property in
            let view = "subject.\(property.baseName)"
            return context.expectation(
                quote, call.setup + ["let before = \(view)", discard + call.expression], view, .equals("before"))
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

extension CallRule {
    /// Whether it says when the result is `true`.
    fileprivate func isTrue(_ shape: CallShape) -> Bool {
        guard case .value(let make) = outcome else { return false }
        return make(CallAssignment(values: shape.slots.map { _ in nil })) == .bool(true)
    }
}
