import SwiftTools

/// Walks of calls on a type with state, made of all that changes it, whether it throws or not, and calls that look at it.
struct StateWalks {
    let own: OwnType
    /// Code that makes one in different ways, the plainest first.
    let starts: [String]
    /// What may change it, what surely does before the rest.
    let changes: [CodeSymbol]
    /// What only looks at it, and gives what can be compared.
    let looks: [CodeSymbol]
    /// Properties that give structures of plain values, or lists of them, whose descriptions can be compared.
    private let records: [CodeSymbol]
    private let values: WalkValues
    private let generics: [String]

    /// Of how many changes each is tried after each.
    private static let mostPaired = 4
    /// How long the walks by chance are.
    private static let lengths = [3, 4, 5, 6, 6, 9, 9, 9]
    /// Which numbers it is made with: what may be passed, a precondition may say, and what is small is full soon.
    private static let startSteps = [0, 4, 1]

    /// Plain code that makes one.
    var start: String { starts[0] }

    /// Finds the members; `nil` where nothing is known of how the type is made.
    init?(_ own: OwnType, symbols: [CodeSymbol], source: any ValueSource) {
        guard [.structure, .classType, .actorType].contains(own.kind) else { return nil }
        let members = symbols.filter {
            $0.owner == own.path && !["private", "fileprivate"].contains($0.access) && !$0.isAsync
        }
        let values = WalkValues(symbols: symbols, source: source)
        let generics = own.generics
        let made = members.filter {
            $0.kind == .initializer && !FailingInitializer.isOne($0) && $0.name != "init(from:)"
        }.sorted { $0.parameters.count < $1.parameters.count }.flatMap { maker in
            Self.startSteps.compactMap { step in
                values.arguments(maker, generics: generics, step: step, variant: 0).map { "\(own.code)(\($0))" }
            }
        }
        let isPlain = !members.contains { $0.kind == .initializer }
        var seen: Set<String> = []
        starts = (made.isEmpty && isPlain ? ["\(own.code)()"] : made).filter { seen.insert($0).inserted }
        guard !starts.isEmpty else { return nil }
        self.own = own
        self.values = values
        self.generics = generics
        changes = members.filter { member in
            member.kind == .method && (member.isMutating || own.kind != .structure)
                && values.arguments(member, generics: generics, step: 0, variant: 0) != nil
        }.sorted { (Self.isSure($0) ? 0 : 1, $0.line) < (Self.isSure($1) ? 0 : 1, $1.line) }
        records = members.filter { member in
            member.kind == .property && !member.isThrowing
                && Self.isRecord(
                    SampleType(GenericChoice(member, also: generics).resolve(member.type ?? "")), own, symbols)
        }
        looks = members.filter { member in
            let type = SampleType(GenericChoice(member, also: generics).resolve(member.type ?? ""))
            return [.method, .property].contains(member.kind) && !member.isMutating && !member.isThrowing
                && !member.declaration.contains("@discardableResult") && type.isPlain
                && values.arguments(member, generics: generics, step: 0, variant: 0) != nil
        }
    }

    /// Whether a type is a structure of the module that holds nothing but plain values, or a list of such.
    private static func isRecord(_ type: SampleType, _ owner: OwnType, _ symbols: [CodeSymbol]) -> Bool {
        switch type {
        case .array(let element): return isRecord(element, owner, symbols)
        case .optional(let wrapped): return isRecord(wrapped, owner, symbols)
        case .other(let name):
            guard let own = OwnType(name, in: owner.path, symbols: symbols), own.kind == .structure,
                own.path != owner.path
            else { return false }
            let held = symbols.filter {
                $0.owner == own.path && $0.kind == .property && !$0.declaration.contains("{ get }")
            }
            return !held.isEmpty
                && held.allSatisfy { member in
                    let type = member.type ?? ""
                    return SampleType(GenericChoice(member, also: own.generics + owner.generics).resolve(type)).isPlain
                        && !type.contains("Set<")
                }
        default: return false
        }
    }

    /// The number that words name, as code or plainly, of those of these names that can be looked at; any name will do for none.
    func storedNumber(named names: [String], in tokens: ArraySlice<SentenceToken>) -> CodeSymbol? {
        looks.first { look in
            look.kind == .property && SampleType(look.type ?? "").isNumber
                && (names.isEmpty || names.contains(look.baseName))
                && tokens.contains { $0.code == look.baseName || $0.word == look.baseName.lowercased() }
        }
    }

    /// Whether it is made to change something: what a class's member gives without any error may only have been looked up.
    private static func isSure(_ member: CodeSymbol) -> Bool {
        member.isMutating || member.type == nil || member.isThrowing
            || member.declaration.contains("@discardableResult")
    }

    /// A member's use on `subject`; `nil` where no values are known.
    ///
    /// - Parameters:
    ///   - step: the place in the walk: numbers get smaller on the way, times later.
    ///   - variant: which of the values.
    func use(_ member: CodeSymbol, step: Int = 0, variant: Int = 0) -> String? {
        let wait = isAwaited(member) ? "await " : ""
        if member.kind == .property { return "\(wait)subject.\(member.baseName)" }
        return values.arguments(member, generics: generics, step: step, variant: variant).map {
            "\(wait)subject.\(member.baseName)(\($0))"
        }
    }

    /// A call of a method as a statement, with these values for some of its parameters, by their names.
    func statement(_ member: CodeSymbol, replacing fixed: [String: String]) -> String? {
        values.arguments(member, generics: generics, step: 0, variant: 0, fixed: fixed).map {
            statement(member, arguments: $0)
        }
    }

    /// All that properties of `subject` show, as one expression that can be compared; `nil` where there are none.
    var portrait: String? {
        let shown = looks.filter { $0.kind == .property && !FailureCounts.mayCount($0) } + records
        guard !shown.isEmpty else { return nil }
        return "[" + shown.compactMap { use($0) }.map { "String(describing: \($0))" }.joined(separator: ", ") + "]"
    }

    /// A call of a method with these arguments as a statement on `subject`.
    func statement(_ member: CodeSymbol, arguments: String) -> String {
        (member.type == nil ? "" : "_ = ") + (isAwaited(member) ? "await " : "")
            + "subject.\(member.baseName)(\(arguments))"
    }

    /// Whether a member of an actor is called from outside.
    private func isAwaited(_ member: CodeSymbol) -> Bool {
        own.kind == .actorType && member.isIsolated
    }

    /// The same as a statement that goes on whatever is thrown.
    func statement(_ member: CodeSymbol, step: Int = 0, variant: Int = 0) -> String? {
        use(member, step: step, variant: variant).map { code in
            member.isThrowing ? "_ = try? \(code)" : (member.type == nil ? "" : "_ = ") + code
        }
    }

    /// Statements that make `subject`: new, after each change, after each two, and after some more by chance.
    func setups(but symbol: CodeSymbol) -> [[String]] {
        let others = changes.filter { $0.usr != symbol.usr }
        let paired = others.prefix(Self.mostPaired)
        var walks: [[(member: CodeSymbol, variant: Int)]] = [[]] + paired.map { [($0, 0)] }
        for one in paired {
            for other in paired { walks.append([(one, 0), (other, one.usr == other.usr ? 1 : 0)]) }
        }
        var random = SplitMix64(seed: 11)
        let byChance = Self.lengths.map { length in
            (0..<length).compactMap { _ in
                others.randomElement(using: &random).map { ($0, Int.random(in: 0..<4, using: &random) / 2) }
            }
        }
        return walks.map { setup(start, $0) }
            + (others.isEmpty ? [] : byChance).enumerated().map { setup(starts[$0 % starts.count], $1) }
    }

    private func setup(_ start: String, _ walk: [(member: CodeSymbol, variant: Int)]) -> [String] {
        ["var subject = \(start)"]
            + walk.enumerated().compactMap { statement($1.member, step: $0, variant: $1.variant) }
    }
}
