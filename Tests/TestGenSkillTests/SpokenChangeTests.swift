import Testing

@testable import SwiftTools
@testable import TestGenSkill

/// Changes of code that are tried only where a sentence asks for them.
@Suite struct SpokenChangeTests {
    private func mutant(
        _ original: String, _ mutated: String, _ change: String, form: Mutant.Form = .expression(type: nil),
        kind: Mutant.Kind = .arithmetic, at place: Int = 0, in function: String = "act()", needsClaim: Bool = true
    ) -> Mutant {
        Mutant(
            id: 1, kind: kind, form: form, range: place..<(place + 1), line: 1, column: 1, original: original,
            mutated: mutated, change: change,
            function: Mutant.Function(path: ["Machine", function], usr: function, lines: 1...3), mayNotEnd: false,
            needsClaim: needsClaim)
    }

    private func repairs(_ mutants: [Mutant], by comment: String, _ parameters: [CodeSymbol.Parameter] = []) -> [Repair]
    {
        Repair.all(mutants, [DocumentedSymbols.function("act()", parameters, "Int", comment)])
    }

    @Test(arguments: [
        ("Takes pieces out, from the last slot backward.", true), ("Reads the digits from right to left.", true),
        ("Takes pieces out, from the first slot on.", false), ("Counts from the end.", false),
        ("Does not go backwards.", false),
    ])
    func `what is gone through from its end is turned round`(comment: String, isAsked: Bool) {
        let turned = mutant("slots.indices", "", "`slots.indices` was turned round", form: .turned)
        #expect(repairs([turned], by: comment).isEmpty != isAsked)
        let other = mutant("items", "", "`items` was turned round", form: .turned, at: 4)
        #expect(repairs([turned, other], by: comment).isEmpty)
    }

    @Test(arguments: [
        ("The first `=` ends the name, the rest is the value.", true), ("Parts the text at each `=`.", false),
        ("The last `=` ends the name, the rest is the value.", false),
    ])
    func `only the first mark parts a text where that is said`(comment: String, isAsked: Bool) {
        let cut = mutant(
            "text.split(separator: \"=\")", "text.split(separator: \"=\", maxSplits: 1)",
            "the text was parted at the first `=`")
        #expect(repairs([cut], by: comment).isEmpty != isAsked)
        #expect(repairs([cut], by: comment).allSatisfy { $0.markedTexts.contains("ab=cd=ef") })
    }

    @Test(arguments: [
        ("If it does not come to a whole number, the fraction is ignored.", "down"),
        ("The price is rounded up to whole cents.", "up"), ("The price is rounded to the nearest cent.", nil),
        ("The price is rounded up, and halves are rounded to the even one.", nil),
        ("Rounded down for one, rounded up for more.", nil),
    ])
    func `a number is rounded the way that is said`(comment: String, way: String?) {
        let ways = ["down", "up"].map { mutant("x.rounded()", "x.rounded(.\($0))", "the number was rounded \($0)") }
        #expect(repairs(ways, by: comment).map(\.mutant.change) == (way.map { ["the number was rounded \($0)"] } ?? []))
        let other = mutant("y.rounded()", "y.rounded(.down)", "the number was rounded down", at: 4)
        #expect(repairs(ways + [other], by: comment).isEmpty)
    }

    @Test(arguments: [
        ("The cents go to the people who lost the largest fraction.", true),
        ("Whoever lost the most is served first.", true),
        ("Whoever lost the least is served first.", false), ("Whoever lost the most is not served first.", false),
        ("The cents go to the people with the largest names.", false),
    ])
    func `what comes first is put first`(comment: String, isAsked: Bool) {
        let order = mutant(
            "lost[a] < lost[b]", "lost[a] > lost[b]", "the order of `<` in `sorted` was reversed", kind: .comparison)
        #expect(repairs([order], by: comment).isEmpty != isAsked)
        let turned = mutant(
            "lost[b] > lost[a]", "lost[b] < lost[a]", "the order of `>` in `sorted` was reversed", kind: .comparison)
        #expect(repairs([turned], by: comment).isEmpty != isAsked)
        let right = mutant(
            "lost[a] > lost[b]", "lost[a] < lost[b]", "the order of `>` in `sorted` was reversed", kind: .comparison)
        #expect(repairs([right], by: comment).isEmpty != comment.contains("least"))
        let greatest = mutant(
            "$0.lost < $1.lost", "$0.lost > $1.lost", "the order of `<` in `max` was reversed", kind: .comparison)
        #expect(repairs([greatest], by: comment).isEmpty != comment.contains("least"))
    }

    @Test(arguments: [
        ("$0.votes < $1.votes", "votes", true), ("$1.votes < $0.votes", "votes", false),
        ("one.size.width >= other.size.width", "width", false), ("lists[$0].count > lists[$1].count", "lists", false),
    ])
    func `what a comparison orders is read`(code: String, name: String, isAscending: Bool) throws {
        let order = try #require(OrderClaims.order(of: code))
        #expect(order.name == name)
        #expect(order.isAscending == isAscending)
        #expect(OrderClaims.order(of: "$0.votes < limit") == nil)
        #expect(OrderClaims.order(of: "$0.votes < $1.seats") == nil)
    }

    @Test func `what is just enough in one place is so in the other`() {
        let more = mutant(
            "gap > needed", "gap >= needed", "`>` became `>=`", form: .opposite, kind: .comparison, needsClaim: false)
        let enough = mutant(
            "rest >= needed", "rest > needed", "`>=` became `>`", form: .opposite, kind: .comparison, at: 4,
            needsClaim: false)
        let said = "A gap that is exactly as long as asked for is good enough."
        #expect(repairs([more, enough], by: said).map(\.mutant.original) == ["gap > needed"])
        #expect(repairs([more], by: said).isEmpty)
        #expect(repairs([more, enough], by: "A gap exactly as long as asked for is not enough.").isEmpty)
        #expect(repairs([more, enough], by: "Finds the gaps.").isEmpty)
    }

    @Test func `a limit that ends a range too is left alone`() {
        let more = mutant(
            "rings.count > 3", "rings.count >= 3", "`>` became `>=`", form: .opposite, kind: .comparison,
            needsClaim: false)
        let range = mutant("(3...5)", "(3..<5)", "`...` became `..<`", at: 4, needsClaim: false)
        let said = "Returns `nil` if there are fewer than three rings."
        #expect(repairs([more], by: said).count == 1)
        #expect(repairs([more, range], by: said).isEmpty)
    }

    @Test(arguments: [("minutes <= freeMinutes", true), ("minutes < freeMinutes", false)])
    func `a name of two words is not that of its last`(code: String, isRight: Bool) {
        let change = isRight ? "`<=` became `<`" : "`<` became `<=`"
        let mutated = isRight ? "minutes < freeMinutes" : "minutes <= freeMinutes"
        let comparison = mutant(code, mutated, change, form: .opposite, kind: .comparison, needsClaim: false)
        let found = Repair.all(
            [comparison],
            [
                DocumentedSymbols.function(
                    "act()", [], "Bool", "Whether a stay is free because it is not longer than the free minutes.")
            ])
        #expect(found.isEmpty == isRight)
    }

    @Test(arguments: [
        ("Takes points off a team, in addition to any taken off before.", true),
        ("Takes points off a team, instead of any taken off before.", false), ("Takes points off a team.", false),
    ])
    func `what comes on top of what is there takes no place`(comment: String, isAsked: Bool) {
        let added = mutant("deducted = points", "deducted += points", "`points` was added to `deducted`")
        #expect(repairs([added], by: comment).isEmpty != isAsked)
    }

    @Test(arguments: [
        ("Each coupon sees the amount that the previous ones have left.", true),
        ("Each coupon takes its part of the original amount, whatever is left.", false), ("Takes all coupons.", false),
    ])
    func `what is left of a value stands for the value where each step sees that`(comment: String, isAsked: Bool) {
        let rest = mutant("subtotal", "remaining", "`subtotal` became what is left, `remaining`")
        #expect(repairs([rest], by: comment).isEmpty != isAsked)
    }

    @Test(arguments: [
        ("Cancelling it will refund the whole balance.", true), ("Refunds the total, and not the balance.", false),
        ("Refunds what was paid.", false), ("Refunds the balance, but never refund the total.", true),
    ])
    func `what something is done with is what the comment names`(comment: String, isAsked: Bool) {
        let other = mutant("total", "balance", "`total` became `balance` in `refund`")
        #expect(repairs([other], by: comment).isEmpty != isAsked || comment.contains("never"))
    }

    @Test(arguments: [
        ("Lifts the mute of a sender, whatever letter case it was muted with.", true),
        ("Lifts the mute of a sender; case does not matter.", true),
        ("Lifts the mute of a sender. The letter case is kept.", false), ("Lifts the mute of a sender.", false),
    ])
    func `a text is put in small letters where case makes no difference`(comment: String, isAsked: Bool) {
        let cased = mutant(
            "sender", "sender.lowercased()", "the case of `sender` is ignored", kind: .removedCall, needsClaim: false)
        let parameter = DocumentedSymbols.value("sender", "String")
        #expect(repairs([cased], by: comment, [parameter]).isEmpty != isAsked)
        let done = mutant("sender.lowercased()", "sender", "`x` was taken out", at: 7, needsClaim: false)
        #expect(repairs([cased, done], by: comment, [parameter]).isEmpty)
    }

    @Test func `the lesser of two that are equally near is chosen by a comparison that lets equals through`() {
        func tie(_ comment: String) -> [Comparison?] {
            let even = mutant(
                "up - floor <= floor - down", "up - floor < floor - down", "`<=` became `<`", kind: .comparison,
                needsClaim: false)
            return repairs([even], by: comment).map(\.direction)
        }
        #expect(tie("Heads for the lower one of two that are equally near.") == [.less])
        #expect(tie("Heads for the higher one of two that are equally near.") == [.greater])
        #expect(tie("Heads for the nearest one.").isEmpty)
        #expect(tie("Heads for either one of two that are equally near, the lower or the higher.").isEmpty)
    }

    @Test func `a limit that is counted up to is reached`() {
        let said = "It is queued until it has failed `mostTimes` times, from when on it is lost."
        let count = mutant("item.failures += 1", "item.failures -= 1", "`+=` became `-=`", needsClaim: false)
        let loose = mutant(
            "item.failures <= mostTimes", "item.failures < mostTimes", "`<=` became `<`", kind: .comparison, at: 5,
            needsClaim: false)
        let strict = mutant(
            "item.failures < mostTimes", "item.failures <= mostTimes", "`<` became `<=`", kind: .comparison, at: 5,
            needsClaim: false)
        #expect(repairs([count, loose], by: said).count == 1)
        #expect(repairs([count, strict], by: said).isEmpty)
        #expect(repairs([loose], by: said).isEmpty)
        #expect(repairs([count, loose], by: "It is queued after it has waited `mostTimes` times.").isEmpty)
    }

    @Test func `a limit may go by a name that the comment gives to it`() {
        let loose = mutant(
            "Self.bucket(of: user) <= share", "Self.bucket(of: user) < share", "`<=` became `<`", kind: .comparison,
            needsClaim: false)
        #expect(repairs([loose], by: "With `rollout(p)`, a user is in if their bucket is below `p`.").count == 1)
        #expect(repairs([loose], by: "With `rollout(p)`, a user is in if their bucket is at most `p`.").isEmpty)
        #expect(repairs([loose], by: "A user is in if their bucket is below `limit`.").isEmpty)
    }

    @Test func `the last one that is spoken of is not the first`() {
        let first = mutant(
            "items.first(where: test)", "items.last(where: test)", "`first` became `last`", needsClaim: false)
        #expect(repairs([first], by: "Of several with the name the last item counts.").count == 1)
        #expect(repairs([first], by: "The first item counts, and not the last item.").isEmpty)
    }

    @Test func `a helper does what is said of the only one that calls it`() {
        let code = """
            struct Machine {
                /// Goes to the lower one of two that are equally near.
                mutating func step() { floor = next() }
                func other() { print("next") }
                private func next() -> Int { up - floor <= floor - down ? up : down }
            }
            """
        let step = CodeSymbol(
            usr: "step", kind: .method, path: ["Machine", "step()"], declaration: "mutating func step()",
            documentation: ["Goes to the lower one of two that are equally near."], line: 3)
        let even = mutant(
            "up - floor <= floor - down", "up - floor < floor - down", "`<=` became `<`", kind: .comparison,
            in: "next()", needsClaim: false)
        #expect(Repair.all([even], [step], helpers: HelperCalls(code)).map(\.symbol) == [step])
        #expect(Repair.all([even], [step]).isEmpty)
        #expect(Repair.all([even], [step], helpers: HelperCalls(code.replacing("= next()", with: "= 3"))).isEmpty)
    }
}
