import SwiftTools

/// That a declaration is a known operation, to be judged when the results of many calls are there.
struct OperationHypothesis: CallHypothesis {
    /// An operation that the declaration may be.
    struct Candidate: Sendable {
        let operation: Operation
        let binding: OperationBinding
        /// How well the words name it; 0 where they do not.
        let score: Int

        /// The same as one that only its shape speaks for.
        var unnamed: Candidate { Candidate(operation: operation, binding: binding, score: 0) }
        /// Whether the declaration's name is one of the operation's, and nothing more.
        var isExact = false
    }

    /// One call and what is special about it.
    struct Call: Sendable, Hashable {
        let values: [SampleValue?]
        let setup: [String]
        let expression: String
        let topics: Set<InputTopic>
        /// Whether the comment speaks of all that is special.
        let isTold: Bool
        /// The operations whose call it is.
        var operations: Set<String>
        /// The sentence that does.
        let quote: String?

        /// Whether other operations can be computed of it as well: none of its values is large.
        var isSmall: Bool { values.allSatisfy { $0?.isSmall ?? true } }
    }

    let shape: CallShape
    let comment: CommentWords
    let calls: [Call]
    /// The choice that all calls share, if any: with another it is another operation.
    var topic = ""
    let candidates: [Candidate]

    /// What a variant says of each call, and how that compares with what was seen.
    struct Account {
        let candidate: Candidate
        let variant: OperationVariant
        let expected: [SampleValue?]
        let agreeing: [Int]
        let differing: [Int]
        let outputs: Int
        /// How many calls gave what a slip makes of what it says, and what else it says.
        let slipped: [OperationSlip: Int]

        var share: Double {
            agreeing.isEmpty ? 0 : Double(agreeing.count) / Double(Set(agreeing + differing).count)
        }
        /// Whether it says the same as the code of most calls, and nothing else of any.
        ///
        /// Calls that all give the same are explained by too much that has nothing to do with them.
        var explains: Bool {
            differing.isEmpty && agreeing.count > 5 && agreeing.count * 5 >= expected.count * 4
                && (isNamed || outputs > 1)
        }
        var isNamed: Bool { candidate.score > 0 }
    }

    /// The least share of calls that has to agree.
    private static let leastShare = 0.5
    /// The least where the comment has one word of the operation's and the declaration's names have none.
    private static let leastInPassing = 0.75
    private static let scoreInPassing = 2
    /// The least where the declaration's name is the operation's.
    private static let leastExact = 0.3
    /// The least where it is the comment that says which convention is followed, and the code follows another.
    private static let leastStated = 0.1
    private static let leastOther = 0.85
    private static let leastAgreeing = 6
    /// The least share, and number, of the operation's own calls.
    private static let leastOwn = 0.75
    private static let leastOwnAgreeing = 9
    /// What explains all calls without being named counts as much as what one word names.
    private static let unnamedScore = 3
    /// Two words of the operation's in the declaration's names.
    private static let sureScore = 6
    /// Two words of the operation's in the declaration's names, or one there and one in the summary.
    private static let leastSlipScore = 5

    /// Where the code differs from what it is else, or is said to be.
    ///
    /// - Parameter seen: What calls gave, by their numbers; `.none` for no value, and for an error.
    func deviations(_ seen: [Int: SampleValue]) -> [CallDeviation] { [deviation(seen)].compactMap(\.self) }

    private func deviation(_ seen: [Int: SampleValue]) -> CallDeviation? {
        let seen = plain(seen)
        let accounts = accounts(seen)
        if explained(accounts.filter(\.isNamed)) > 0 { return nil }
        let close = accounts.filter { isClose($0, among: accounts) }
        guard let best = close.max(by: { ($0.agreeing.count, $0.share) < ($1.agreeing.count, $1.share) }),
            isSlip(best) || isSurelyNamed(best) || !isAnother(than: best, among: accounts), hasPlainAgreement(best)
        else { return nil }
        // What far fewer calls are is no rival.
        let rivals = close.filter { rival in
            let isOther = rival.candidate.operation.name != best.candidate.operation.name
            return rival.candidate.score * 2 >= best.candidate.score
                && rival.agreeing.count * (isOther ? 5 : 2) >= best.agreeing.count * (isOther ? 4 : 1)
        }
        let place = best.differing.first { call in
            // What is computed of another operation's calls may be beyond what it is meant for.
            calls[call].isTold && calls[call].operations.contains(best.candidate.operation.name)
                && !isAccountedFor(seen[call], best.expected[call], call)
                && rivals.allSatisfy { rival in
                    guard let expected = rival.expected[call], let other = best.expected[call] else {
                        return rival.candidate.operation.name != best.candidate.operation.name
                            || rival.candidate.binding != best.candidate.binding
                    }
                    return expected.agrees(with: other, isUnordered: isUnordered)
                }
        }
        guard let place, let expected = best.expected[place], let actual = seen[place] else { return nil }
        return deviation(best, place, expected, actual)
    }

    /// What is told of a call that gave something else.
    func deviation(
        _ account: Account, _ place: Int, _ expected: SampleValue, _ actual: SampleValue
    ) -> CallDeviation {
        CallDeviation(
            input: (calls[place].setup + [calls[place].expression]).joined(separator: "; "),
            expected: shown(expected), actual: actual == .none && shape.symbol.isThrowing ? "an error" : shown(actual),
            quote: quote(account.candidate.operation, place), score: account.candidate.score)
    }

    /// Whether calls that give lists of several elements agree too, where some of them differ: lists of at most one are
    /// alike in many operations.
    private func hasPlainAgreement(_ account: Account) -> Bool {
        func isLong(_ call: Int) -> Bool { (account.expected[call]?.elements?.count ?? 0) > 1 }
        guard case .array(let element)? = shape.result, !element.isOther, !account.candidate.isExact,
            !isSlip(account), account.differing.contains(where: isLong)
        else { return true }
        return account.agreeing.contains(where: isLong)
    }

    /// Whether an operation that the words do not name is what the code is, rather than the best of those they do.
    private func isAnother(than best: Account, among accounts: [Account]) -> Bool {
        // The operation is known by the convention that fits best, whatever the comment says of that.
        let own = accounts.filter { $0.candidate.operation.name == best.candidate.operation.name }
        return accounts.contains { other in
            !other.isNamed
                && (other.explains
                    || other.share > best.share && own.allSatisfy { $0.agreeing.count < other.agreeing.count })
        }
    }

    /// Whether the words leave no doubt which operation is meant, and most calls are it.
    private func isSurelyNamed(_ account: Account) -> Bool {
        account.candidate.score >= Self.sureScore && isConvincing(account)
    }

    func explained(_ seen: [Int: SampleValue]) -> Int { explained(accounts(plain(seen))) }

    /// How well what explains all calls is named; what the comment speaks against explains nothing.
    private func explained(_ accounts: [Account]) -> Int {
        accounts.filter { $0.explains && (!$0.isNamed || $0.variant.isAllowed) }
            .map { max($0.candidate.score, Self.unnamedScore) }.max() ?? 0
    }

    /// What was seen with plain values instead of structures that stand for them.
    func plain(_ seen: [Int: SampleValue]) -> [Int: SampleValue] {
        guard shape.views.receiver != nil || shape.views.result != nil else { return seen }
        return seen.compactMapValues {
            shape.views.plain($0, isChanged: shape.symbol.isMutating, type: shape.result)
        }
    }

    /// A value in words; of a call that changes its receiver, that receiver and what is returned.
    private func shown(_ value: SampleValue) -> String {
        let isClosed = !shape.hasOpenRanges
        guard shape.symbol.isMutating, case .array(let values) = value, let subject = values.first else {
            return value.shown(isClosed: isClosed)
        }
        return subject.shown(isClosed: isClosed)
            + (values.count > 1 ? ", returning \(values[1].shown(isClosed: isClosed))" : "")
    }

    /// Whether the code is this operation, but for some calls.
    ///
    /// Which operation it is, a convention that the comment speaks against tells as well.
    private func isClose(_ account: Account, among accounts: [Account]) -> Bool {
        guard account.isNamed, account.variant.isAllowed else { return false }
        if isConvincing(account) || isSlip(account) { return true }
        return accounts.contains { other in
            (account.share >= Self.leastStated || account.candidate.isExact && other.share == 1)
                && other.candidate.operation.name == account.candidate.operation.name
                && other.candidate.binding == account.candidate.binding && !other.variant.isAllowed
                && other.share >= Self.leastOther
                && isConvincing(other)
        }
    }

    /// Whether all calls show the same slip of an operation that the names surely name.
    private func isSlip(_ account: Account) -> Bool {
        guard account.candidate.score >= Self.leastSlipScore, let most = account.slipped.values.max() else {
            return false
        }
        let all = Set(account.agreeing + account.differing).count
        return most >= Self.leastAgreeing && most + account.agreeing.count >= all
    }

    private func leastShare(_ candidate: Candidate) -> Double {
        if candidate.isExact { return Self.leastExact }
        return candidate.score > Self.scoreInPassing ? Self.leastShare : Self.leastInPassing
    }

    private func isConvincing(_ account: Account) -> Bool {
        (account.share >= leastShare(account.candidate)
            || ownShare(account) >= Self.leastOwn)
            && account.agreeing.count >= Self.leastAgreeing
            && account.outputs >= leastOutputs
    }

    /// The share of the operation's own calls that agree; 0 where there are few. Calls of other operations may be beyond what
    /// it is meant for.
    private func ownShare(_ account: Account) -> Double {
        func own(_ places: [Int]) -> Set<Int> {
            Set(places.filter { calls[$0].operations.contains(account.candidate.operation.name) })
        }
        let agreeing = own(account.agreeing)
        guard agreeing.count >= Self.leastOwnAgreeing else { return 0 }
        return Double(agreeing.count) / Double(agreeing.union(own(account.differing)).count)
    }

    /// How each variant of each candidate compares with what was seen.
    ///
    /// - Parameter isNamed: Whether only what is named and not spoken against is looked at.
    func accounts(_ seen: [Int: SampleValue], isNamed: Bool = false) -> [Account] {
        candidates.filter { !isNamed || $0.score > 0 }.flatMap { candidate in
            OperationVariant.all(candidate.operation.options, comment).filter { !isNamed || $0.isAllowed }
                .map { variant in
                    let plain = account(candidate, variant, seen)
                    guard isDenying else { return plain }
                    let opposite = account(candidate, variant, seen, isOpposite: true)
                    return opposite.agreeing.count > plain.agreeing.count ? opposite : plain
                }
        }
    }

    /// Whether a truth may be that something is not there: `Whether the version carries no tag`.
    private var isDenying: Bool { shape.result?.unwrapped == .bool && comment.isDenying }

    /// How many different results have to agree: a truth has two.
    var leastOutputs: Int { shape.result?.unwrapped == .bool ? 2 : 3 }

    private func quote(_ operation: Operation, _ call: Int) -> String {
        let stated = operation.options.lazy.compactMap { option in
            option.stated(in: comment).flatMap { comment.quote($0 ? option.on : option.off) }
        }.first
        let topic = calls[call].topics.subtracting(operation.settled).sorted { $0.rawValue < $1.rawValue }.lazy
            .compactMap { $0.quote(in: comment) }.first
        return calls[call].quote ?? topic ?? stated ?? comment.sentences.first?.text ?? ""
    }

    /// Whether results have no order of their own.
    private var isUnordered: Bool {
        guard let type = shape.symbol.type else { return false }
        return type.hasPrefix("Set<") || type.isDictionary || shape.slots.first?.type.isSet == true
    }

    var isFailable: Bool {
        shape.symbol.isThrowing || shape.result?.isOptional == true || shape.symbol.declaration.contains("init?")
    }

    /// - Parameter isOpposite: Whether a truth is taken for its opposite.
    private func account(
        _ candidate: Candidate, _ variant: OperationVariant, _ seen: [Int: SampleValue], isOpposite: Bool = false
    ) -> Account {
        var expected = [SampleValue?](repeating: nil, count: calls.count)
        var agreeing: [Int] = []
        var differing: [Int] = []
        var outputs: Set<SampleValue> = []
        var slipped: [OperationSlip: Int] = [:]
        for (number, call) in calls.enumerated() {
            guard let actual = seen[number], call.isSmall || call.operations.contains(candidate.operation.name) else {
                continue
            }
            let values = candidate.binding.arguments(call.values)
            let known = OperationCall(values: values, choices: variant.choices)
            guard var wanted = value(candidate.operation, known) else { continue }
            if isOpposite, case .bool(let truth) = wanted { wanted = .bool(!truth) }
            // What gives another kind of value is another operation.
            guard !wanted.isOtherKind(than: actual) else {
                return Account(
                    candidate: candidate, variant: variant, expected: expected.map { _ in nil }, agreeing: [],
                    differing: [], outputs: 0, slipped: [:])
            }
            expected[number] = wanted
            let isSame = agrees(wanted, actual)
            if isSame || changes(wanted, actual) {
                agreeing.append(number)
                outputs.insert(wanted)
            }
            if !isSame {
                differing.append(number)
                for slip in OperationSlip.allCases
                where !shape.symbol.isMutating && slip.makes(of: wanted).map({ agrees($0, actual) }) == true {
                    slipped[slip, default: 0] += 1
                }
            }
        }
        return Account(
            candidate: candidate, variant: variant, expected: expected, agreeing: agreeing, differing: differing,
            outputs: outputs.count, slipped: slipped)
    }

    /// What the operation gives; for a call that changes its receiver, the changed one and what is returned.
    private func value(_ operation: Operation, _ call: OperationCall) -> SampleValue? {
        guard let value = operation.compute(call) else { return nil }
        guard shape.symbol.isMutating else { return value == .none && !isFailable ? nil : value }
        guard value != .none else { return nil }
        guard let returned = operation.returned, shape.symbol.type != nil, comment.says(operation.returnedWords) else {
            return .array([value])
        }
        return returned(call).map { .array([value, $0]) }
    }

    /// Whether a call changes its receiver as it should, whatever it returns.
    private func changes(_ wanted: SampleValue, _ actual: SampleValue) -> Bool {
        guard shape.symbol.isMutating, let one = wanted.elements?.first, let other = actual.elements?.first else {
            return false
        }
        return one.agrees(with: other, isUnordered: isUnordered)
    }

    func agrees(_ wanted: SampleValue, _ actual: SampleValue) -> Bool {
        // Of a call that changes its receiver, what is returned is compared where it is known.
        if shape.symbol.isMutating, case .array(let ones) = wanted, case .array(let others) = actual {
            return zip(ones, others).allSatisfy { $0.agrees(with: $1, isUnordered: isUnordered) }
        }
        if wanted.agrees(with: actual, isUnordered: isUnordered) { return true }
        guard case .array(let values) = actual else { return false }
        if shape.views.isWrapped, values.count == 1, case .array = values[0] { return wanted.agrees(with: values[0]) }
        return shape.views.spare > 0 && wanted.elements?.count == values.count - shape.views.spare
            && wanted.agrees(with: .array(values.dropLast(shape.views.spare)))
    }

    var looks: [CallLook] {
        let risky: Set<InputTopic> = [.empty, .zero, .negative, .short]
        return calls.indices.map { CallLook(code: look($0), isRisky: !calls[$0].topics.isDisjoint(with: risky)) }
    }

    private func look(_ number: Int) -> String {
        let call = calls[number]
        let effect = shape.symbol.isThrowing ? "try " : ""
        if shape.symbol.isMutating {
            let isVoid = shape.symbol.type == nil
            let body = call.setup + [(isVoid ? "" : "let value = ") + effect + call.expression]
            let subject = shape.views.receiver?.listing.map { "[subject.\($0)]" } ?? "subject"
            let values = isVoid ? "[\(subject) as Any]" : "[\(subject) as Any, value as Any]"
            return
                "\(effect){ () \(effect.isEmpty ? "" : "throws ")-> String in \(body.joined(separator: "; ")); return AgentShape.text(\(values)) }()"
        }
        return isUnordered ? "\(effect)\(call.expression)" : "\(effect)AgentShape.text(\(call.expression))"
    }
}
