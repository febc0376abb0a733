import SwiftTools

/// A change of the code that makes it what a comment says: where a limit itself belongs to the other side, a call works at
/// the other end, or another number stands.
///
/// Whether it makes a difference, and which, calls show.
struct Repair: Sendable {
    let mutant: Mutant
    /// The declaration whose comment asks for it.
    let symbol: CodeSymbol
    /// What the comment says.
    let quote: String
    /// What calls give with it where it makes a difference; `nil` where that is not said.
    var wanted: Bool?
    /// Whether the numbers that calls give have to become less or greater with it; `nil` where that is not said.
    var direction: Comparison?

    /// The repairs that comments ask for, of all changes that could be made.
    ///
    /// - Parameter helpers: by whom functions without a comment of their own are called.
    static func all(
        _ mutants: [Mutant], _ symbols: [CodeSymbol], helpers: HelperCalls = HelperCalls()
    ) -> [Repair] {
        let companions = CompanionResets(mutants)
        return Dictionary(grouping: mutants) { $0.function.usr }.flatMap { usr, own -> [Repair] in
            guard let usr else { return [] }
            guard let symbol = symbols.first(where: { $0.usr == usr }), !symbol.documentation.isEmpty else {
                // What a helper does is said of whoever calls it.
                return own.first.flatMap { helpers.caller(of: $0.function, among: symbols) }.map {
                    repairs(own.compactMap { CodeComparison($0) }, $0, beside: own) + sizeTies(own, $0)
                } ?? []
            }
            return spoken(own, symbol) + sizeTies(own, symbol)
                + repairs(own.compactMap { CodeComparison($0) }, symbol, beside: own) + counterparts(own, symbol)
                + numbers(own, symbol) + choices(own, symbol) + resets(own, symbol)
                + copies(own, symbol) + inclusions(own, symbol) + improvements(own, symbol) + quotients(own, symbol)
                + forgotten(own, symbol, companions) + excesses(own, symbol)
        }.sorted { $0.mutant.range.lowerBound < $1.mutant.range.lowerBound }
    }

    /// Calls that do at one end what the comment speaks of at the other.
    private static func counterparts(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let claims = WordClaims(symbol.documentation)
        let ends = EndClaims(symbol.documentation)
        let calls = mutants.compactMap { mutant in
            mutant.change.hasPrefix("`") ? mutant.change.split(separator: "`").first.map(String.init) : nil
        }
        // What was turned round or sorted before has its last one first.
        let isOrdered = mutants.contains { mutant in
            ["sort", "revers", "max", "min", "at: 0"].contains { mutant.original.contains($0) }
        }
        return mutants.compactMap { mutant in
            let names = mutant.change.split(separator: "`").map(String.init)
            guard names.count == 3, names[1] == " became ",
                let claim = claims.opposite(of: names[0])
                    ?? ends.opposite(of: names[0], in: mutant.original, beside: calls),
                claim.name == names[2],
                // Another call that does what is said may be the one that is meant.
                !mutants.contains(where: { $0.range != mutant.range && $0.change == mutant.change }),
                !["first", "last"].contains(names[0]) || !calls.contains(names[2]) && !isOrdered
            else { return nil }
            return Repair(mutant: mutant, symbol: symbol, quote: claim.quote)
        }
    }

    /// Numbers beside those that the comment names and the code lacks.
    private static func numbers(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let claims = NumberClaims(symbol.documentation)
        let literals = mutants.filter { $0.kind == .constant }
        let all = Set(literals.compactMap { Int($0.original.filter { $0 != "_" }) })
        // A limit that is left out stands beside the last number that is let in, as does the end of a range.
        // Of a part that is taken, something else may make up the rest.
        let parts = ["prefix(", "suffix(", "dropFirst(", "dropLast(", "repeating:"]
        let beside = mutants.filter { mutant in
            mutant.kind == .comparison || mutant.change.contains("..")
                || parts.contains { mutant.original.contains($0) }
        }.map(\.original)
        return literals.compactMap { mutant in
            guard let number = Int(mutant.original.filter { $0 != "_" }), number > 1, !mutant.mayNotEnd,
                let claim = claims.neighbour(of: number), mutant.mutated == "\(claim.number)",
                !all.contains(claim.number), !beside.contains(where: { $0.contains(mutant.original) }),
                Set(literals.filter { $0.original == mutant.original }.map(\.range)).count == 1
            else { return nil }
            return Repair(mutant: mutant, symbol: symbol, quote: claim.quote)
        }
    }

    /// A comparison that lets the later of equals take the place of the earlier one, or keeps it from that.
    private static func choices(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let choices = mutants.filter { $0.isChoice }.compactMap { CodeComparison($0) }
        // Of several any may be the one that is spoken of.
        guard choices.count == 1, let claim = ChoiceClaims(symbol.documentation).choice(),
            choices[0].isStrict == (claim.choice == .later),
            // What is sorted never lets equals through; it may have been turned round before.
            !choices[0].isStrict || !choices[0].mutant.original.contains("$0")
        else { return [] }
        return [Repair(mutant: choices[0].mutant, symbol: symbol, quote: claim.quote)]
    }

    /// Properties that are said to begin anew, and are left as they are.
    private static func resets(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let claims = ResetClaims(symbol.documentation)
        return mutants.filter { $0.form == .insertion }.compactMap { mutant in
            guard let name = ResetClaims.property(mutant.mutated), let quote = claims.quote(of: name) else {
                return nil
            }
            return Repair(mutant: mutant, symbol: symbol, quote: quote)
        }
    }

    /// What is taken off though it is said to belong to it, or added though it is said not to.
    private static func inclusions(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let claims = InclusionClaims(symbol.documentation)
        return mutants.compactMap { mutant in
            guard let (name, operation) = mutant.leftOut,
                let quote = claims.quote(leaving: name, outOf: operation)
            else { return nil }
            return Repair(mutant: mutant, symbol: symbol, quote: quote)
        }
    }

    /// What is counted as a whole, though only what lies beyond a limit should be.
    private static func excesses(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let claims = ExcessClaims(symbol.documentation)
        let found = mutants.compactMap { mutant -> Repair? in
            let parts = mutant.change.split(separator: "`").map(String.init)
            guard parts.count == 3, parts[1] == " was taken off ", let limit = ComparedThing(parts[0]),
                let quote = claims.quote(of: limit),
                // What is taken off elsewhere may be what is said.
                !mutants.contains(where: { $0.original.contains("- \(parts[0])") })
            else { return nil }
            return Repair(mutant: mutant, symbol: symbol, quote: quote)
        }
        return found.count == 1 ? found : []
    }

    /// What is as good as before, and counts though only better ones should.
    private static func improvements(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        guard symbol.type == "Bool", let quote = ImprovementClaims(symbol.documentation).quote() else { return [] }
        // Of several comparisons any may be with something else, such as a limit.
        let comparisons = mutants.compactMap { CodeComparison($0) }
        guard comparisons.count == 1 else { return [] }
        return [Repair(mutant: comparisons[0].mutant, symbol: symbol, quote: quote, wanted: false)]
    }

    /// Exactly one of a unit that is said to be enough.
    private static func quotients(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let strict = mutants.filter { QuotientClaims.isStrict($0, beside: mutants) }
        guard strict.count == 1, let quote = QuotientClaims(symbol.documentation).quote() else { return [] }
        return [Repair(mutant: strict[0], symbol: symbol, quote: quote)]
    }

    /// Properties that begin anew wherever another does, but here.
    private static func forgotten(
        _ mutants: [Mutant], _ symbol: CodeSymbol, _ companions: CompanionResets
    ) -> [Repair] {
        let claims = DocumentationSentence.all(in: symbol.documentation)
        return mutants.filter { $0.form == .insertion }.compactMap { mutant in
            guard let companion = companions.companion(of: mutant), let first = claims.first else { return nil }
            let words = SlotNames.words(companion)
            let spoken = claims.first { $0.says([words.joined(separator: " ")]) } ?? first
            return Repair(mutant: mutant, symbol: symbol, quote: spoken.text)
        }
    }

    /// A name that was forgotten in a copy: what is done with the one thing is meant for the other as well.
    private static func copies(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let copies = mutants.filter(\.isCopy)
        guard copies.count == 1, let quote = DocumentationSentence.all(in: symbol.documentation).first?.text else {
            return []
        }
        return [Repair(mutant: copies[0], symbol: symbol, quote: quote)]
    }

    private static func repairs(
        _ comparisons: [CodeComparison], _ symbol: CodeSymbol, beside mutants: [Mutant]
    ) -> [Repair] {
        let claims = BoundaryClaims(symbol.documentation)
        // Where the same limit is enough elsewhere, it is so here.
        let strict = comparisons.filter { comparison in
            comparison.name == ">"
                && comparisons.contains { other in
                    other.name == ">="
                        && other.limits.contains { entry in
                            comparison.limits.contains { $0.thing == entry.thing && !$0.thing.isNumber }
                        }
                }
        }
        if strict.count == 1, let quote = claims.enough() {
            return [Repair(mutant: strict[0].mutant, symbol: symbol, quote: quote)]
        }
        return comparisons.compactMap { comparison in
            for (limit, _) in comparison.limits where symbol.type == "Bool" {
                guard let truth = claims.truth(of: limit) else { continue }
                return Repair(mutant: comparison.mutant, symbol: symbol, quote: truth.quote, wanted: truth.isTrue)
            }
            // `the free minutes` are those of `freeMinutes`, not `minutes`.
            let limits = comparison.limits.filter { entry in
                !comparison.limits.contains { $0.thing.isFuller(than: entry.thing) && claims.side(of: $0.thing) != nil }
            }
            for (limit, isFirst) in limits {
                if let side = BoundarySide(comparison.name, isFirst: isFirst),
                    let claim = claims.times(
                        limit, counting: comparison.other(than: limit), beside: mutants, comparison),
                    claim.side != side, comparisons.count == 1
                {
                    return Repair(mutant: comparison.mutant, symbol: symbol, quote: claim.quote)
                }
                guard let side = BoundarySide(comparison.name, isFirst: isFirst), let claim = claims.side(of: limit),
                    claim.side != side, !comparison.isCounted || claim.isCondition,
                    // A second comparison with the same limit may be the one that is meant, or the end of a range.
                    comparisons.count(where: { other in other.limits.contains { $0.thing == limit } }) == 1,
                    !limit.isRangeEnd(of: mutants)
                else { continue }
                return Repair(mutant: comparison.mutant, symbol: symbol, quote: claim.quote)
            }
            let measured = comparison.measured.compactMap { thing, isFirst -> Repair? in
                // `bucket < share`: what is measured stands before the operator, its limit behind.
                guard let side = BoundarySide(comparison.name, isFirst: !isFirst), comparisons.count == 1,
                    let claim = claims.side(ofMeasured: thing, unless: symbol.parameters.map(\.name)),
                    claim.side != side
                else { return nil }
                return Repair(mutant: comparison.mutant, symbol: symbol, quote: claim.quote)
            }
            return measured.first
        }
    }
}

/// A comparison in code that could include its limit or leave it out.
struct CodeComparison {
    let mutant: Mutant
    /// `<`, `<=`, `>` or `>=`
    let name: String
    /// What it may be a comparison with, and whether that stands before the operator.
    let limits: [(thing: ComparedThing, isFirst: Bool)]

    /// Whether something is counted: what is there so far may be compared before more is added.
    let isCounted: Bool

    /// Calls whose results are compared, by the functions' names, and whether they stand before the operator.
    let measured: [(name: String, isFirst: Bool)]

    /// Whether both sides are worked out the same way, neither being a limit that stands there.
    let isEven: Bool

    /// The name of what a limit is compared with.
    func other(than limit: ComparedThing) -> String? {
        limits.lazy.compactMap { entry -> String? in
            guard entry.thing != limit, case .name(let name) = entry.thing else { return nil }
            return name
        }.first
    }

    /// Whether equals are left out.
    var isStrict: Bool { name == "<" || name == ">" }

    private static let pairs = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]

    /// Reads a mutant; `nil` for one that is something else.
    init?(_ mutant: Mutant) {
        guard mutant.kind == .comparison, !mutant.mayNotEnd,
            let (name, _) = Self.pairs.first(where: { mutant.change == "`\($0)` became `\($1)`" })
        else { return nil }
        let sides = mutant.original.components(of: name)
        guard sides.count == 2 else { return nil }
        self.mutant = mutant
        self.name = name
        isCounted = sides.contains { $0.hasSuffix(".count") }
        let things = zip(sides, [true, false]).compactMap { side, isFirst in
            side.hasSuffix(".count") ? nil : ComparedThing(side).map { (thing: $0, isFirst: isFirst) }
        }
        measured = zip(sides, [true, false]).compactMap { side, isFirst in
            side.calledFunction.map { (name: $0, isFirst: isFirst) }
        }
        isEven = !sides.contains { Double($0.filter { $0 != "_" }) != nil } && sides[0].hasShape(of: sides[1])
        // `votes * 2 > total`, `votes > total / 2`
        let halves = zip(sides, [true, false]).compactMap { side, isFirst -> (thing: ComparedThing, isFirst: Bool)? in
            if side.hasSuffix(" * 2") || side.hasPrefix("2 * ") { return (.half, !isFirst) }
            return side.hasSuffix(" / 2") ? (.half, isFirst) : nil
        }
        // `$0.level >= level`: which of the two is the limit, its name does not tell.
        limits = halves + (Set(things.map { $0.thing }).count == things.count ? things : [])
    }
}

extension Mutant {
    /// What a change leaves out of a sum or a difference, by its name, and which of the two it is.
    var leftOut: (name: String, operation: String)? {
        let parts = change.split(separator: "`").map(String.init)
        guard parts.count == 3, parts[1] == " was left out of ", ["+", "-"].contains(parts[2]),
            case .name(let name)? = ComparedThing(parts[0])
        else { return nil }
        return (name, parts[2])
    }
}

extension String {
    /// The name of the function where it is a call and nothing else: `bucket` of `Self.bucket(of: user)`.
    fileprivate var calledFunction: String? {
        guard hasSuffix(")"), let open = firstIndex(of: "("), !self[..<open].contains(" "),
            let name = self[..<open].split(separator: ".").last, name.first?.isLowercase ?? false,
            self[open...].filter({ $0 == "(" }).count == 1
        else { return nil }
        return String(name)
    }

    /// Whether another piece of code has the same operators at the same places: `up - floor` and `floor - down`.
    fileprivate func hasShape(of other: String) -> Bool {
        func shape(_ code: String) -> [String] {
            code.split(separator: " ").map { word in
                word.contains { $0.isLetter || $0.isNumber } ? "name" : String(word)
            }
        }
        return shape(self) == shape(other)
    }

    /// What stands before and behind an operator that stands there once, between blanks.
    fileprivate func components(of name: String) -> [String] {
        let words = split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        let places = words.indices.filter { words[$0] == name }
        guard places.count == 1, let place = places.first else { return [] }
        return [words[..<place].joined(separator: " "), words[(place + 1)...].joined(separator: " ")]
    }
}
