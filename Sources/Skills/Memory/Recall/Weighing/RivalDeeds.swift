/// Deeds of which a question about one is not answered by what is told of another: what was bought is not what was sold, what one
/// wants to weigh is not what one weighs, and who was given something is not who gave.
enum RivalDeeds {
    /// Whether a text tells of a rival of the deed that is asked about, and not of that itself.
    ///
    /// - Parameters:
    ///   - text: the words of a fact, folded.
    ///   - asked: the words of the sentence that asks, folded.
    static func areTold(_ text: [String], asked: [String]) -> Bool {
        guard text.starts(with: ["the", "user"]), text.count > 2 else { return isTurned(toUser: text, asked) }
        return isConverse(text, asked) || isWish(text, asked) || isTurned(fromUser: text, asked)
    }

    /// Whether the user is asked for one of two contrary deeds, and the text tells of the other: "who did we buy it from", "sold it to".
    private static func isConverse(_ text: [String], _ asked: [String]) -> Bool {
        guard let deed = deed(of: ["i", "we"], in: asked), let told = firstVerb(text) else { return false }
        return converse.contains { pair in
            pair.indices.contains { side in
                pair[side].contains(deed) && pair[1 - side].contains(told) && pair[side].isDisjoint(with: text)
            }
        }
    }

    /// Whether it is asked what is so or was, and a wish is told: "how much do I weigh", "wants to weigh 75 kilos".
    private static func isWish(_ text: [String], _ asked: [String]) -> Bool {
        guard let verb = text.dropFirst(2).first, wishes.contains(verb),
            text.dropFirst(3).first == "to" || verb == "would",
            wishing.isDisjoint(with: asked)
        else { return false }
        if !["did", "was", "were"].allSatisfy({ !asked.contains($0) }) { return true }
        guard let deed = deed(of: ["i", "we"], in: asked), let wished = text.dropFirst(4).first else { return false }
        // Somebody who wants to go somewhere and asks where they go wants to know just that.
        return Folding.stem(deed) == Folding.stem(wished) && !ways.contains(deed)
    }

    /// Whether it is asked what somebody did for the user, and told what the user did: "who gave me the scarf", "gave Ana a scarf".
    private static func isTurned(fromUser text: [String], _ asked: [String]) -> Bool {
        guard let told = firstVerb(text), let forms = handed.first(where: { $0.contains(told) }),
            !text.contains("from"), !text.contains("by"), Set(asked).isDisjoint(with: ["i", "we"])
        else { return false }
        return zip(asked, asked.dropFirst()).contains { forms.contains($0) && ["me", "us"].contains($1) }
    }

    /// Whether it is asked what the user did for somebody, and told what somebody did for the user.
    private static func isTurned(toUser text: [String], _ asked: [String]) -> Bool {
        guard let deed = deed(of: ["i", "we"], in: asked), let forms = handed.first(where: { $0.contains(deed) }),
            !asked.contains("from"), !asked.contains("by"), !asked.contains("get"), !asked.contains("got")
        else { return false }
        return text.indices.dropLast(2).contains {
            forms.contains(text[$0]) && text[$0 + 1] == "the" && text[$0 + 2] == "user"
                && !(text.indices.contains($0 + 3) && text[$0 + 3] == "s")
        }
    }

    /// The verb that follows one of these subjects; what stands between them is passed over: "did we just buy".
    private static func deed(of subjects: Set<String>, in asked: [String]) -> String? {
        guard let place = asked.firstIndex(where: subjects.contains) else { return nil }
        return asked[(place + 1)...].first { !between.contains($0) }
    }

    private static func firstVerb(_ text: [String]) -> String? { text.dropFirst(2).first { !between.contains($0) } }

    private static let between: Set<String> = [
        "have", "has", "had", "ve", "just", "ever", "already", "finally", "recently", "first", "last", "once", "also",
        "originally",
        "actually", "even",
    ]
    private static let wishes: Set<String> = ["wants", "hopes", "wishes", "dreams", "aims", "would"]
    private static let wishing: Set<String> = [
        "want", "wanted", "wants", "wish", "hope", "hoping", "goal", "target", "aim", "aiming", "dream", "like",
        "would", "plan",
        "planning", "planned", "going", "gonna", "next", "will", "ll", "should",
    ]
    private static let ways: Set<String> = ["go", "travel", "fly", "move", "visit", "do"]
    private static let converse: [[Set<String>]] = [
        [["buy", "bought", "buying", "buys"], ["sold", "sell", "sells", "selling"]],
        [["lend", "lent", "lending", "lends"], ["borrow", "borrowed", "borrows", "borrowing"]],
        [["start", "started", "begin", "began"], ["stopped", "stop", "quit", "finished", "ended"]],
        [["win", "won"], ["lost", "lose"]],
        [["earn", "earned", "earning"], ["spends", "spent", "pays", "paid"]],
        [["teach", "taught"], ["learns", "learned", "learnt"]],
    ]
    /// Deeds that go from one to another, in their forms.
    private static let handed: [Set<String>] = [
        ["give", "gave", "given", "gives"], ["lend", "lent", "lends"], ["teach", "taught", "teaches"],
        ["owe", "owed", "owes"],
        ["send", "sent", "sends"], ["show", "showed", "shows"], ["tell", "told", "tells"],
        ["promise", "promised", "promises"],
        ["bring", "brought", "brings"], ["invite", "invited", "invites"], ["help", "helped", "helps"],
        ["recommend", "recommended", "recommends"],
    ]
}
