import SwiftTools

/// That a type is a known one, to be judged when walks of calls on it were seen.
struct ModelHypothesis: CallHypothesis {
    /// One call of a walk.
    private struct Step: Sendable {
        let member: Int
        let values: [SampleValue]
        let code: String
    }

    /// Some calls on one value, one after the other.
    private struct Walk: Sendable {
        let start: String
        let limit: Int
        let steps: [Step]
    }

    let binding: ModelBinding
    private let comment: CommentWords
    /// Comments of the members that are called.
    private let comments: [CommentWords]
    private let walks: [Walk]

    private static let mostWalks = 56
    private static let mostSteps = 12
    private static let leastShare = 0.6

    /// Plans walks; `nil` where the type is not said to be what the model is.
    init?(_ model: StateModel, of type: CodeSymbol, symbols: [CodeSymbol]) {
        let owner = CommentWords(type)
        let words = CommentWords.words(of: type.path.last ?? "") + owner.lead
        guard
            model.keys.contains(where: { stems in
                stems.allSatisfy { stem in words.contains { CommentWords.fits($0, stem) } }
            }), let binding = ModelBinding(model, of: type, symbols: symbols)
        else { return nil }
        self.binding = binding
        comment = owner
        comments = binding.members.map { CommentWords($0.symbol) }
        var random = SplitMix64(seed: 7)
        let all = [owner] + comments
        walks = (0..<Self.mostWalks).map { Self.walk($0, binding, ModelValues(model, all), &random) }
    }

    private static func walk(
        _ number: Int, _ binding: ModelBinding, _ values: ModelValues, _ random: inout SplitMix64
    ) -> Walk {
        var pool = values
        let start = binding.starts[number % binding.starts.count]
        let changes = binding.members.indices.filter { binding.members[$0].action.isChange }
        let looks = binding.members.indices.filter { !binding.members[$0].action.isChange }
        var state = binding.model.start(start.limit)
        var steps: [Step] = []
        func add(_ place: Int) {
            let member = binding.members[place]
            // What has no value for an empty one is only asked where `nil` can be the answer.
            if member.action.isPartial, state.items.isEmpty, member.result?.isOptional != true { return }
            let values = member.slots.sorted { $0.place < $1.place }.enumerated().compactMap { index, slot in
                pool.next(member.action.takes[index], start.limit, &random)?.cast(to: slot.type)
            }
            guard values.count == member.slots.count else { return }
            steps.append(Step(member: place, values: values, code: binding.call(member, values)))
            _ = member.action.run(&state, OperationCall(values: values, choices: []))
        }
        let length = 3 + number % 7
        for step in 0..<length {
            // The first change is the one that fills it.
            let pick = step < 2 ? changes[0] : changes[Int(random.next() % UInt64(changes.count))]
            add(step % 2 == 1 && random.next() % 3 > 0 ? changes[0] : pick)
        }
        for place in looks.shuffled(using: &random).prefix(max(2, mostSteps - steps.count)) { add(place) }
        return Walk(start: start.code, limit: start.limit, steps: steps)
    }

    var looks: [CallLook] {
        walks.map { walk in
            let steps = walk.steps.map { "seen.append(\($0.code) as Any)" }
            let body = ["var subject = \(walk.start)", "var seen: [Any] = []"] + steps
            return CallLook(
                code: "{ () -> String in \(body.joined(separator: "; ")); return AgentShape.text(seen) }()",
                isRisky: true)
        }
    }

    /// What the model gives at each step of a walk.
    private func expected(_ walk: Walk, _ variant: OperationVariant) -> [SampleValue?] {
        var state = binding.model.start(walk.limit)
        return walk.steps.map { step in
            let member = binding.members[step.member]
            let value = member.action.run(&state, OperationCall(values: step.values, choices: variant.choices))
            return member.symbol.type == nil
                || value == .absent && member.result?.isOptional != true && !member.symbol.isThrowing
                ? nil : value
        }
    }

    /// The calls of each walk, and what the model gives for them where no convention is chosen.
    var modelled: [[(code: String, value: SampleValue?)]] {
        walks.map { walk in
            zip(walk.steps, expected(walk, OperationVariant(choices: [], isAllowed: true))).map { ($0.code, $1) }
        }
    }

    var variants: [OperationVariant] { OperationVariant.all(binding.model.options, comment, also: comments) }

    func deviations(_ seen: [Int: SampleValue]) -> [CallDeviation] {
        let variants = variants.filter(\.isAllowed)
        let accounts = variants.map { account($0, seen) }
        guard !accounts.contains(where: { $0.first.isEmpty && $0.agreeing > 0 }),
            let best = accounts.max(by: { $0.share < $1.share }), best.share >= Self.leastShare, best.agreeing > 11,
            best.whole * 6 >= best.expected.count
        else { return [] }
        var told: Set<Int> = []
        let failures = best.first.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        return failures.compactMap { walk, step in
            guard let wanted = best.expected[walk]?[step], let actual = seen[walk]?.elements?[step] else { return nil }
            let member = walks[walk].steps[step].member
            // A member that never does what the model's does is another.
            guard isModelled(member, best),
                accounts.allSatisfy({ account in
                    account.whole < best.whole
                        || account.expected[walk]?[step].map { !$0.agrees(with: actual) } ?? false
                })
            else { return nil }
            let culprit = culprit(walk, step, best.first)
            guard told.insert(culprit).inserted else { return nil }
            return deviation(walk, step, wanted, actual, culprit)
        }
    }

    /// Whether a member sometimes does what the model's does: one that never does is another, unless its name leaves no doubt.
    private func isModelled(_ member: Int, _ account: Account) -> Bool {
        let agreed = account.agreed[member, default: 0]
        return binding.members[member].action.isUnmistakable
            || agreed > 2 && agreed * 3 > account.differed[member, default: 0]
    }

    /// The member that a step calls.
    func member(_ walk: Int, _ step: Int) -> Int { walks[walk].steps[step].member }

    /// What is told of a step that gave something else.
    func deviation(_ account: Account, _ walk: Int, _ step: Int, _ seen: [Int: SampleValue]) -> CallDeviation? {
        guard let wanted = account.expected[walk]?[step], let actual = seen[walk]?.elements?[step] else { return nil }
        return deviation(walk, step, wanted, actual, culprit(walk, step, account.first))
    }

    private func deviation(
        _ walk: Int, _ step: Int, _ wanted: SampleValue, _ actual: SampleValue, _ culprit: Int
    ) -> CallDeviation {
        let symbol = binding.members[culprit].symbol
        return CallDeviation(
            input: (["var subject = \(walks[walk].start)"] + walks[walk].steps[...step].map(\.code)).joined(
                separator: "; "),
            expected: wanted.shown, actual: actual.shown,
            quote: comments[culprit].sentences.first?.text ?? comment.sentences.first?.text ?? symbol.name,
            symbol: symbol)
    }

    /// The member to blame for the first difference of a walk: the one before it after which the differing member differs
    /// most often.
    private func culprit(_ walk: Int, _ step: Int, _ failures: [Int: Int]) -> Int {
        let own = walks[walk].steps[step].member
        func share(_ member: Int) -> Double {
            let calling = walks.indices.filter { number in
                let steps = walks[number].steps.prefix(failures[number].map { $0 + 1 } ?? .max).map(\.member)
                guard member != own else { return steps.contains(own) }
                guard let last = steps.lastIndex(of: own) else { return false }
                return steps[..<last].contains(member)
            }
            return Double(calling.filter { failures[$0] != nil }.count) / Double(max(1, calling.count))
        }
        // What cannot change anything is not to blame for what others tell.
        let changing = walks[walk].steps[..<step].map(\.member).filter {
            binding.isReference || binding.members[$0].symbol.isMutating
        }
        return changing.reduce(own) { share($1) > share($0) ? $1 : $0 }
    }

    /// How a variant compares with what was seen.
    struct Account {
        var expected: [Int: [SampleValue?]] = [:]
        var agreeing = 0
        var differing = 0
        /// Walks without a difference, but for looks whose names leave no doubt.
        var whole = 0
        /// By members, how often they do what the model does.
        var agreed: [Int: Int] = [:]
        var differed: [Int: Int] = [:]
        /// The step of the first difference, by walks that have one.
        var first: [Int: Int] = [:]
        var share: Double { agreeing == 0 ? 0 : Double(agreeing) / Double(agreeing + differing) }
    }

    func agree(_ wanted: SampleValue, _ actual: SampleValue, _ member: Int) -> Bool {
        wanted.agrees(with: actual, isUnordered: binding.members[member].result?.isSet == true)
    }

    /// Members that change something and give something else than the model's: what they return is their own.
    func masked(_ variant: OperationVariant, _ seen: [Int: SampleValue]) -> Set<Int> {
        var agreed: [Int: Int] = [:]
        var differed: [Int: Int] = [:]
        for (number, walk) in walks.enumerated() {
            guard let values = seen[number]?.elements, values.count == walk.steps.count else { continue }
            for (step, (wanted, actual)) in zip(expected(walk, variant), values).enumerated() {
                guard let wanted else { continue }
                if agree(wanted, actual, walk.steps[step].member) {
                    agreed[walk.steps[step].member, default: 0] += 1
                } else {
                    differed[walk.steps[step].member, default: 0] += 1
                }
            }
        }
        return Set(
            differed.keys.filter { member in
                if binding.members[member].isLoose {
                    return agreed[member, default: 0] < differed[member, default: 0] * 4
                }
                return binding.members[member].action.isChange && !binding.members[member].action.isPartial
                    && agreed[member, default: 0] < differed[member, default: 0]
            })
    }

    func account(_ variant: OperationVariant, _ seen: [Int: SampleValue]) -> Account {
        var account = Account()
        let masked = masked(variant, seen)
        for (number, walk) in walks.enumerated() {
            guard let values = seen[number]?.elements, values.count == walk.steps.count else { continue }
            let expected = expected(walk, variant)
            account.expected[number] = expected
            var isWhole = true
            defer { if isWhole { account.whole += 1 } }
            for (step, (wanted, actual)) in zip(expected, values).enumerated() {
                let member = walk.steps[step].member
                guard let wanted, !masked.contains(member) else { continue }
                if agree(wanted, actual, member) {
                    account.agreeing += 1
                    account.agreed[member, default: 0] += 1
                } else {
                    account.differing += 1
                    account.differed[member, default: 0] += 1
                    if account.first[number] == nil { account.first[number] = step }
                    // A look whose name leaves no doubt tells nothing of the rest.
                    let action = binding.members[member].action
                    if action.isUnmistakable, !action.isChange { continue }
                    isWhole = false
                    // What comes later may only follow from this.
                    break
                }
            }
        }
        return account
    }
}
