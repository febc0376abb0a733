import Testing

@testable import SwiftTools
@testable import TestGenSkill

/// Changes of code that sentences about amounts, improvements and fresh starts ask for.
@Suite struct SpokenRepairTests {
    @Test(arguments: [
        ("Every late day is charged, the days of grace included.", "graceDays", "-"),
        ("The price including the tax.", "tax", "-"), ("The total, tips excluded.", "tip", "+"),
        ("The total excluding the tips.", "tip", "+"),
    ])
    func `what is included is not taken off`(comment: String, name: String, operation: String) {
        #expect(InclusionClaims([comment]).quote(leaving: name, outOf: operation) == comment)
        #expect(InclusionClaims([comment]).quote(leaving: name, outOf: operation == "-" ? "+" : "-") == nil)
        #expect(InclusionClaims([comment]).quote(leaving: "fee", outOf: operation) == nil)
    }

    @Test(arguments: [
        "The tax is not included.", "The price with the tax.", "The tax is added, the tip included.",
        "If it is sold abroad, the tax is included.", "The days from the tax to the fee included.",
    ])
    func `what is not surely included is left alone`(comment: String) {
        #expect(InclusionClaims([comment]).quote(leaving: "tax", outOf: "-") == nil)
    }

    @Test func `the end of a stretch that is included is not what is taken off`() {
        let claims = InclusionClaims(["The days up to the end, the start included."])
        #expect(claims.quote(leaving: "start", outOf: "-") == nil)
    }

    @Test func `only better ones count where that is said`() {
        let said = "A result that is not better than the best so far leaves the table as it is."
        #expect(ImprovementClaims([said]).quote() == said)
        #expect(ImprovementClaims(["Bids no higher than the current one are ignored."]).quote() != nil)
        #expect(ImprovementClaims(["A result that is better than the best so far is stored."]).quote() == nil)
        #expect(ImprovementClaims(["A result not better than or equal to the best so far is ignored."]).quote() == nil)
    }

    private func mutant(
        _ kind: Mutant.Kind, _ form: Mutant.Form, _ original: String, _ mutated: String, _ change: String = "",
        in function: String = "act()"
    ) -> Mutant {
        Mutant(
            id: 1, kind: kind, form: form, range: 0..<1, line: 1, column: 1, original: original, mutated: mutated,
            change: change, function: Mutant.Function(path: ["Machine", function], usr: function, lines: 1...3),
            mayNotEnd: false)
    }

    @Test func `an improvement gives a truth`() {
        let said = "A result that is not better than the best so far leaves the table as it is."
        let strict = mutant(.comparison, .opposite, "old > score", "old >= score", "`>` became `>=`")
        let symbol = DocumentedSymbols.function("act()", [], "Bool", said)
        #expect(Repair.all([strict], [symbol]).map(\.wanted) == [false])
        #expect(Repair.all([strict], [DocumentedSymbols.function("act()", [], "Int", said)]).isEmpty)
        let other = mutant(.comparison, .opposite, "score <= limit", "score < limit", "`<=` became `<`")
        #expect(Repair.all([strict, other], [symbol]).isEmpty)
    }

    @Test func `a unit that fits once is enough`() {
        let said = "Written with the largest unit that fits at least once."
        let strict = mutant(.comparison, .opposite, "amount / unit > step", "amount / unit >= step", "`>` became `>=`")
        let other = mutant(.comparison, .opposite, "amount > step", "amount >= step", "`>` became `>=`")
        let loose = mutant(.comparison, .opposite, "amount / unit >= step", "amount / unit > step", "`>=` became `>`")
        func count(_ mutant: Mutant, _ comment: String) -> Int {
            Repair.all([mutant], [DocumentedSymbols.function("act()", [], "String", comment)]).count
        }
        #expect(count(strict, said) == 1)
        #expect(count(other, said) == 0)
        #expect(count(loose, said) == 0)
        #expect(count(strict, "Written with a unit that is larger.") == 0)
    }

    @Test(arguments: [
        ("Only the part of the income above the allowance is taxed.", "allowance", true),
        ("Every day beyond the grace days costs 20 cents.", "graceDays", true),
        ("What exceeds the limit is charged.", "limit", true),
        ("Each kilometre beyond the first 5 costs more.", "5", true),
        ("Every order above the limit is free.", "limit", false), ("Orders over 5 are free.", "5", false),
        ("The part above the limit is not charged.", "limit", false),
    ])
    func `what lies beyond a limit is part of it where that is said`(comment: String, limit: String, isSaid: Bool)
        throws
    {
        let thing = try #require(ComparedThing(limit))
        #expect((ExcessClaims([comment]).quote(of: thing) != nil) == isSaid)
    }

    @Test func `what lies beyond a limit is what is multiplied`() {
        let said = "Every day beyond the grace days costs 20 cents."
        let excess = mutant(
            .arithmetic, .expression(type: "Int"), "late * 20", "(late - graceDays) * 20",
            "`graceDays` was taken off `late`")
        let symbol = DocumentedSymbols.function("act()", [], "Int", said)
        #expect(Repair.all([excess], [symbol]).count == 1)
        let done = mutant(.arithmetic, .expression(type: "Int"), "late - graceDays", "late + graceDays")
        #expect(Repair.all([excess, done], [symbol]).isEmpty)
    }

    private func forgotten(_ others: [Mutant]) -> Int {
        let reset = mutant(.removedAssignment, .statement, "credit = 0", "", in: "buy()")
        let insertion = mutant(.removedAssignment, .insertion, "return true", "self.paid = []", in: "buy()")
        let symbol = DocumentedSymbols.function("buy()", [], "Bool", "Sells if possible. The credit is zero then.")
        return Repair.all([reset, insertion] + others, [symbol]).count
    }

    @Test func `what begins anew with another everywhere else does so here`() {
        let filling = [
            mutant(.arithmetic, .expression(type: nil), "credit += coin", "credit -= coin", in: "insert(_:)"),
            mutant(.removedCall, .statement, "paid.append(coin)", "", in: "insert(_:)"),
        ]
        let emptying = [
            mutant(.removedAssignment, .statement, "credit = 0", "", in: "refund()"),
            mutant(.removedAssignment, .statement, "paid = []", "", in: "refund()"),
        ]
        #expect(forgotten(filling + emptying) == 1)
        #expect(forgotten(filling) == 0)
        #expect(forgotten(emptying) == 0)
        // What is also changed alone is no companion.
        #expect(
            forgotten(filling + emptying + [mutant(.removedCall, .statement, "paid.sort()", "", in: "sort()")]) == 0)
    }

    @Test func `the one that counts is looked for`() {
        let claims = EndClaims(["As with the subscript, the last item with the name counts."])
        #expect(claims.opposite(of: "first", in: "items.first(where: { $0.name == name })")?.name == "last")
        #expect(claims.opposite(of: "last", in: "items.last(where: { $0.name == name })") == nil)
        #expect(claims.opposite(of: "first", in: "items.first") == nil)
        let both = EndClaims(["The last item counts.", "Of those the first one is taken."])
        #expect(both.opposite(of: "first", in: "items.first(where: { $0.name == name })") == nil)
    }
}
