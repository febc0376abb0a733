import SwiftTools

/// Changes that are tried only where a sentence asks for them.
extension Repair {
    /// What is gone through from the other end, added instead of put in place, taken from what is left, or compared
    /// without regard to case.
    static func spoken(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        turned(mutants, symbol) + added(mutants, symbol) + remaining(mutants, symbol) + objects(mutants, symbol)
            + cased(mutants, symbol) + cut(mutants, symbol) + rounded(mutants, symbol) + reversed(mutants, symbol)
    }

    /// The whole numbers in what is changed.
    var numbers: [Int] {
        mutant.original.split { !($0.isNumber || $0 == "_") }.compactMap { Int($0.filter { $0 != "_" }) }
    }

    /// Texts in which a character that is looked for stands more than once.
    var markedTexts: [String] {
        let heads = ["Index(of: \"", "separator: \""]
        guard let start = heads.lazy.compactMap({ mutant.original.firstRange(of: $0)?.upperBound }).first,
            let mark = mutant.original[start...].first, mutant.original[start...].dropFirst().first == "\""
        else { return [] }
        return ["ab\(mark)cd\(mark)ef", "ab\(mark)cd", "\(mark)ab\(mark)cd"]
    }

    private static func turned(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let turned = mutants.filter { $0.form == .turned }
        // Of several loops any may be meant.
        guard turned.count == 1, let quote = TurnClaims(symbol.documentation).backward() else { return [] }
        return [Repair(mutant: turned[0], symbol: symbol, quote: quote)]
    }

    private static func added(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let added = mutants.filter { $0.needsClaim && $0.change.contains("was added to") }
        guard added.count == 1, let quote = AdditionClaims(symbol.documentation).quote() else { return [] }
        return [Repair(mutant: added[0], symbol: symbol, quote: quote)]
    }

    private static func remaining(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let rests = mutants.filter { $0.needsClaim && $0.change.contains("became what is left") }
        guard rests.count == 1, let quote = RemainderClaims(symbol.documentation).quote() else { return [] }
        return [Repair(mutant: rests[0], symbol: symbol, quote: quote)]
    }

    private static func objects(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let claims = ObjectClaims(symbol.documentation)
        return mutants.filter(\.needsClaim).compactMap { mutant in
            let parts = mutant.change.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 7, parts[2] == " became ", parts[4] == " in ",
                let quote = claims.quote(parts[5], parts[3], not: parts[1])
            else { return nil }
            return Repair(mutant: mutant, symbol: symbol, quote: quote)
        }
    }

    /// A text that is parted at each of some characters, where only the first parts it.
    private static func cut(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let claims = FirstMarkClaims(symbol.documentation)
        return mutants.filter { $0.change.hasPrefix("the text was parted at the first ") }.compactMap { mutant in
            guard let mark = mutant.change.dropLast().last, let quote = claims.quote(of: mark) else { return nil }
            return Repair(mutant: mutant, symbol: symbol, quote: quote)
        }
    }

    /// What is put in the order that is the reverse of what is said.
    private static func reversed(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let claims = OrderClaims(symbol.documentation)
        let all = mutants.filter { $0.change.hasPrefix("the order of ") }
        return all.compactMap { mutant in
            guard let order = OrderClaims.order(of: mutant.original),
                // Of several comparisons of the same thing any may be meant.
                all.count(where: { OrderClaims.order(of: $0.original)?.name == order.name }) == 1,
                let claim = claims.claim(of: order.name),
                // The greatest by an ascending order is the last.
                claim.isAscending != (order.isAscending != mutant.change.contains("`max`"))
            else { return nil }
            return Repair(mutant: mutant, symbol: symbol, quote: claim.quote)
        }
    }

    /// A number that is rounded to the nearest one, where it is said to be rounded down or up.
    private static func rounded(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let ways = mutants.filter { $0.change.hasPrefix("the number was rounded ") }
        // Of several numbers any may be meant.
        guard Set(ways.map(\.range)).count == 1, let claim = RoundingClaims(symbol.documentation).claim() else {
            return []
        }
        return ways.filter { $0.change.hasSuffix(claim.way) }.prefix(1).map {
            Repair(mutant: $0, symbol: symbol, quote: claim.quote)
        }
    }

    /// A text that is used as it is written, where the case of its letters makes no difference.
    private static func cased(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let names = Set(symbol.parameters.filter { $0.type == "String" }.map(\.name))
        let changes = mutants.filter { mutant in
            names.contains { mutant.change == "the case of `\($0)` is ignored" }
        }
        guard Set(changes.map(\.range)).count == 1, !mutants.contains(where: { $0.original.contains("cased()") }) else {
            return []
        }
        guard let quote = CaseClaims(symbol.documentation).quote() else { return [] }
        return [Repair(mutant: changes[0], symbol: symbol, quote: quote)]
    }

    /// A comparison of two things that may be equal, of which the lesser or the greater one is chosen then.
    static func sizeTies(_ mutants: [Mutant], _ symbol: CodeSymbol) -> [Repair] {
        let even = mutants.compactMap { CodeComparison($0) }.filter(\.isEven)
        guard even.count == 1, let choice = SizeTieClaims(symbol.documentation).choice() else { return [] }
        return [
            Repair(mutant: even[0].mutant, symbol: symbol, quote: choice.quote, direction: choice.comparison)
        ]
    }
}
