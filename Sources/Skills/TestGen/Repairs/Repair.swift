import SwiftTools

/// A change of the code that makes it what a comment says: where a limit itself belongs to the other side.
///
/// Whether it makes a difference, and which, calls show.
struct Repair: Sendable {
    let mutant: Mutant
    /// The declaration whose comment asks for it.
    let symbol: CodeSymbol
    /// What the comment says.
    let quote: String

    /// The repairs that comments ask for, of all changes that could be made.
    static func all(_ mutants: [Mutant], _ symbols: [CodeSymbol]) -> [Repair] {
        let comparisons = mutants.compactMap { CodeComparison($0) }
        return Dictionary(grouping: comparisons) { $0.mutant.function.usr }.flatMap { usr, own -> [Repair] in
            guard let usr, let symbol = symbols.first(where: { $0.usr == usr }), !symbol.documentation.isEmpty else {
                return []
            }
            return repairs(own, symbol)
        }.sorted { $0.mutant.range.lowerBound < $1.mutant.range.lowerBound }
    }

    private static func repairs(_ comparisons: [CodeComparison], _ symbol: CodeSymbol) -> [Repair] {
        let claims = BoundaryClaims(symbol.documentation)
        return comparisons.compactMap { comparison in
            for (limit, isFirst) in comparison.limits {
                guard let side = BoundarySide(comparison.name, isFirst: isFirst), let claim = claims.side(of: limit),
                    claim.side != side, !comparison.isCounted || claim.isCondition,
                    // A second comparison with the same limit may be the one that is meant.
                    comparisons.count(where: { other in other.limits.contains { $0.thing == limit } }) == 1
                else { continue }
                return Repair(mutant: comparison.mutant, symbol: symbol, quote: claim.quote)
            }
            return nil
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
        // `$0.level >= level`: which of the two is the limit, its name does not tell.
        limits = Set(things.map { $0.thing }).count == things.count ? things : []
    }
}

extension String {
    /// What stands before and behind an operator that stands there once, between blanks.
    fileprivate func components(of name: String) -> [String] {
        let words = split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        let places = words.indices.filter { words[$0] == name }
        guard places.count == 1, let place = places.first else { return [] }
        return [words[..<place].joined(separator: " "), words[(place + 1)...].joined(separator: " ")]
    }
}
