import Testing

@testable import SwiftTools
@testable import TestGenSkill

/// Comparisons whose limit comments put on the other side.
@Suite struct RepairTests {
    private static let opposites = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]

    private func mutant(_ left: String, _ name: String, _ right: String) -> Mutant {
        let other = Self.opposites[name] ?? ""
        return Mutant(
            id: 1, kind: .comparison, form: .opposite, range: 0..<1, line: 1, column: 1,
            original: "\(left) \(name) \(right)", mutated: "\(left) \(other) \(right)",
            change: "`\(name)` became `\(other)`",
            function: Mutant.Function(path: ["pay"], usr: "pay", lines: 1...3), mayNotEnd: false)
    }

    private func isRepaired(_ code: (String, String, String), by comment: String) -> Bool {
        let symbol = DocumentedSymbols.function("pay", [], "Bool", comment)
        return !Repair.all([mutant(code.0, code.1, code.2)], [symbol]).isEmpty
    }

    @Test(arguments: [
        ("Sells if the credit is at least the price.", ">"),
        ("Sells nothing if the credit is less than the price.", ">"),
        ("Sells unless the credit is below the price.", ">"),
        ("Sells as soon as the credit reaches the price.", ">"),
        ("Sells for a credit of at most `price`.", ">="),
        ("Sells only if the credit is more than the price.", ">="),
        ("A credit of up to and including `price` is kept.", ">="),
    ])
    func `a limit that belongs to the other side is moved there`(comment: String, wrong: String) {
        let right = Self.opposites[wrong] ?? ""
        #expect(isRepaired(("credit", wrong, "price"), by: comment))
        #expect(!isRepaired(("credit", right, "price"), by: comment))
    }

    @Test(arguments: [
        "Scores of 80 and above are a B.", "Scores from 80 on are a B.", "Scores of 80 or more are a B.",
        "Scores from 80 to 100 are a B.", "Scores of at least 80 are a B, scores of less than 80 a C.",
    ])
    func `numbers are limits`(comment: String) {
        #expect(isRepaired(("score", ">", "80"), by: comment))
        #expect(isRepaired(("80", "<", "score"), by: comment))
        #expect(!isRepaired(("score", ">=", "80"), by: comment))
        #expect(!isRepaired(("score", "<", "80"), by: comment))
    }

    @Test(arguments: [
        "Sells.", "Sells if the credit is more than three times the price.", "Sells if it is at least the tax.",
        "Sells if the credit is at least the price, and rings if it is more than the price.",
        "Sells between 10 and 12.",
    ])
    func `what is not said, or said both ways, moves nothing`(comment: String) {
        for name in Self.opposites.keys { #expect(!isRepaired(("credit", name, "price"), by: comment)) }
    }

    @Test func `a number is the limit, and not what is counted in its unit`() {
        let comment = "A parcel must weigh more than zero grams; otherwise it is refused."
        #expect(!isRepaired(("grams", ">", "0"), by: comment))
        #expect(isRepaired(("grams", ">=", "0"), by: comment))
    }

    @Test func `older is more of an age, and less of a version`() {
        #expect(isRepaired(("age", ">=", "maximumAge"), by: "Entries older than the maximum age are dropped."))
        #expect(isRepaired(("days", ">=", "30"), by: "Entries older than 30 are dropped."))
        #expect(!isRepaired(("self", ">=", "other"), by: "It must not be older than `other`."))
    }

    @Test func `the ends of a stretch are no numbers of a formula`() {
        #expect(repairs([change(.constant, "3", "4")], by: "The quarter of the year, from 1 to 4.") == 0)
        #expect(repairs([change(.constant, "3", "4")], by: "Between 2 and 4 of them.") == 0)
        #expect(repairs([change(.constant, "3", "4")], by: "The last 4 digits.") == 1)
    }

    @Test(arguments: [("votes * 2", "total"), ("votes", "total / 2")])
    func `half of something is a limit`(votes: String, total: String) {
        #expect(isRepaired((votes, ">=", total), by: "The one with more than half of all votes."))
        #expect(!isRepaired((votes, ">", total), by: "The one with more than half of all votes."))
        #expect(isRepaired((votes, ">", total), by: "The one with at least half of the votes."))
    }

    @Test func `what is counted may be compared before more is added`() {
        #expect(!isRepaired(("items.count", ">=", "limit"), by: "Holds at most `limit` items."))
        #expect(isRepaired(("name.count", ">=", "limit"), by: "Names longer than `limit` are refused."))
    }

    @Test func `two things of one name are told apart by nothing`() {
        #expect(!isRepaired(("$0.level", ">", "level"), by: "Entries of at least the given level."))
    }

    @Test func `of two comparisons with a limit either may be meant`() {
        let symbol = DocumentedSymbols.function("pay", [], "Bool", "Sells if the credit is at least the price.")
        let mutants = [mutant("credit", ">", "price"), mutant("tip", "<", "price")]
        #expect(Repair.all(mutants, [symbol]).isEmpty)
    }

    @Test(
        arguments: [
            ("At exactly 0 degrees it is frozen.", true), ("A booking that ends at exactly 0 does not count.", false),
            ("Numbers equal to 0 belong to it.", true), ("Is it exactly 0 or more?", nil),
            ("At 0 degrees it is frozen.", nil),
        ] as [(String, Bool?)])
    func `what is said of the limit itself is what calls give then`(comment: String, wanted: Bool?) {
        let symbol = DocumentedSymbols.function("pay", [], "Bool", comment)
        #expect(Repair.all([mutant("celsius", "<", "0")], [symbol]).first?.wanted == wanted)
    }

    private func change(_ kind: Mutant.Kind, _ original: String, _ mutated: String, at place: Int = 0) -> Mutant {
        Mutant(
            id: 1, kind: kind, form: .expression(type: nil), range: place..<(place + 1), line: 1, column: 1,
            original: original, mutated: mutated, change: "`\(original)` became `\(mutated)`",
            function: Mutant.Function(path: ["pay"], usr: "pay", lines: 1...3), mayNotEnd: false)
    }

    private func repairs(_ mutants: [Mutant], by comment: String) -> Int {
        Repair.all(mutants, [DocumentedSymbols.function("pay", [], "String", comment)]).count
    }

    /// A search for the last equals sign that may have been meant for the first.
    private func search(at place: Int = 0) -> Mutant {
        Mutant(
            id: 1, kind: .arithmetic, form: .expression(type: nil), range: place..<(place + 1), line: 1, column: 1,
            original: "line.lastIndex(of: \"=\")", mutated: "line.firstIndex(of: \"=\")",
            change: "`lastIndex` became `firstIndex`",
            function: Mutant.Function(path: ["pay"], usr: "pay", lines: 1...3), mayNotEnd: false)
    }

    @Test func `a call that works at the other end is turned round`() {
        #expect(repairs([search()], by: "Everything after the first equals sign is the value.") == 1)
        #expect(repairs([search()], by: "Everything after the last equals sign is the value.") == 0)
        #expect(repairs([search()], by: "The first equals sign counts, or else the last equals sign.") == 0)
        let both = [search(), search(at: 5)]
        #expect(repairs(both, by: "Everything after the first equals sign is the value.") == 0)
    }

    @Test func `the other end may have been meant where that alone is spoken of`() {
        let claims = WordClaims(["Returns the first place of a word."])
        #expect(claims.allows("`lastIndex` became `firstIndex`"))
        #expect(!claims.allows("`firstIndex` became `lastIndex`"))
        #expect(!WordClaims(["Returns the place of a word."]).allows("`lastIndex` became `firstIndex`"))
        #expect(claims.allows("`2` became `3`"))
        #expect(!claims.allows("the case of `word` is ignored"))
        #expect(WordClaims(["Upper and lower case make no difference."]).allows("the case of `word` is ignored"))
    }

    @Test func `a number beside the one that is said becomes that`() {
        let number = change(.constant, "2", "3")
        #expect(repairs([number], by: "The first three late days are free.") == 1)
        #expect(repairs([number], by: "The first two of three late days are free.") == 0)
        #expect(repairs([number], by: "The first five late days are free.") == 0)
        #expect(repairs([number, change(.constant, "3", "4", at: 5)], by: "The first three days are free.") == 0)
        let limit = change(.constant, "4000", "3999")
        let comparison = mutant("number", "<", "4000")
        #expect(repairs([limit], by: "Numbers up to 3999 are written.") == 1)
        #expect(repairs([limit, comparison], by: "Numbers up to 3999 are written.") == 0)
    }

    @Test(arguments: [
        ("The event that happens before `time` or exactly at `time`.", "<"),
        ("The events at or before `time`.", "<"), ("Events at or after `time`.", ">"),
    ])
    func `a limit may be named with what lies before it`(comment: String, wrong: String) {
        #expect(isRepaired(("moment", wrong, "time"), by: comment))
        #expect(!isRepaired(("moment", Self.opposites[wrong] ?? "", "time"), by: comment))
    }

    private func choice(_ name: String) -> Mutant {
        var choice = mutant("count", name, "bestCount")
        choice.isChoice = true
        return choice
    }

    private func repairsOfChoice(_ name: String, by comment: String, beside others: [Mutant] = []) -> Int {
        Repair.all([choice(name)] + others, [DocumentedSymbols.function("pay", [], "String?", comment)]).count
    }

    @Test func `of equals the one that is said is chosen`() {
        #expect(repairsOfChoice(">=", by: "In case of a tie the answer that was given earlier wins.") == 1)
        #expect(repairsOfChoice(">", by: "In case of a tie the answer that was given earlier wins.") == 0)
        #expect(repairsOfChoice(">", by: "If several are equally long, the last one is taken.") == 1)
        #expect(repairsOfChoice(">=", by: "If several are equally long, the last one is taken.") == 0)
    }

    @Test(arguments: [
        "The answer with the most votes.", "In case of a tie there is no winner.",
        "In case of a tie the earlier one is dropped.", "If several are equal, the first or the last one is taken.",
    ])
    func `what is chosen of equals is left alone where that is not said`(comment: String) {
        #expect(repairsOfChoice(">=", by: comment) == 0)
        #expect(repairsOfChoice(">", by: comment) == 0)
    }

    @Test func `of two comparisons that choose either may be meant`() {
        var other = choice("<=")
        other.id = 2
        #expect(repairsOfChoice(">=", by: "In case of a tie the first one wins.", beside: [other]) == 0)
    }

    @Test(arguments: [
        ("Earlier failures are forgiven: the next one is the first again.", true), ("Clears the failures.", true),
        ("Failures recorded earlier are forgotten.", true), ("The failures start again at zero.", true),
        ("If it succeeds, the failures are forgotten.", false), ("Failures are never forgotten.", false),
        ("Forgets failures that are older than a day.", false), ("Records a success.", false),
        ("The success is recorded, and the lock is cleared.", false),
    ])
    func `what begins anew is named where it is said`(comment: String, isSaid: Bool) {
        #expect((ResetClaims([comment]).quote(of: "failures") != nil) == isSaid)
        #expect(ResetClaims.property("self.failures = 0") == "failures")
    }

    @Test(arguments: [
        ("If there are too many, the oldest ones are dropped.", "prefix", "suffix"),
        ("Keeps the newest elements.", "prefix", "suffix"), ("Drops the last element.", "dropFirst", "dropLast"),
        ("The first entries are kept.", "suffix", "prefix"),
    ])
    func `what is dropped or kept is at one end`(comment: String, wrong: String, right: String) {
        #expect(EndClaims([comment]).opposite(of: wrong, in: "list.\(wrong)(limit)")?.name == right)
        #expect(EndClaims([comment]).opposite(of: right, in: "list.\(right)(limit)") == nil)
    }

    @Test(arguments: [
        "The underscores are removed and the first letter of every part is made a capital.",
        "The oldest ones are dropped, and the first one is kept.", "Returns the first element that was removed.",
        "Drops as many as there are before the first one.",
    ])
    func `an end that is spoken of otherwise is none`(comment: String) {
        for name in ["prefix", "suffix", "dropFirst", "dropLast"] {
            #expect(EndClaims([comment]).opposite(of: name, in: "list.\(name)(1)") == nil)
        }
    }

    @Test func `the character that parts a text is looked for from the end that is said`() {
        let claims = EndClaims(["The name ends at the first equals sign.", "Of several values the last one counts."])
        #expect(claims.opposite(of: "lastIndex", in: "text.lastIndex(of: \"=\")")?.name == "firstIndex")
        #expect(claims.opposite(of: "firstIndex", in: "text.firstIndex(of: \"=\")") == nil)
        #expect(claims.opposite(of: "lastIndex", in: "text.lastIndex(of: \":\")") == nil)
    }

    @Test func `small letters that are as good as capitals ask for neither`() {
        let claims = WordClaims(["The letters may be upper or lower case."])
        #expect(claims.opposite(of: "uppercased") == nil)
        #expect(WordClaims(["Gives the name in lower case."]).opposite(of: "uppercased")?.name == "lowercased")
    }

    @Test func `a number of what is taken may be made up for by the rest`() {
        let number = change(.constant, "19", "20")
        let call = change(.removedCall, "text.prefix(19)", "text", at: 5)
        #expect(repairs([number], by: "Cuts to at most 20 characters.") == 1)
        #expect(repairs([number, call], by: "Cuts to at most 20 characters.") == 0)
    }

    @Test func `a name that was left in a copy is put right`() {
        var copy = change(.arithmetic, "endColumn", "endRow")
        #expect(repairs([copy], by: "Returns the nearest cell.") == 0)
        copy.isCopy = true
        #expect(repairs([copy], by: "Returns the nearest cell.") == 1)
    }
}
