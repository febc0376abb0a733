import AgentCore

/// Splits a sentence into clauses: where a joining word or mark is followed by a new subject or a new verb.
struct ClauseSplitter {
    private let tokens: Phrase
    private let isPersonName: (String) -> Bool

    /// - Parameters:
    ///   - tokens: the sentence.
    ///   - isPersonName: whether a word names a person known already.
    init(_ tokens: Phrase, isPersonName: @escaping (String) -> Bool) {
        self.tokens = tokens
        self.isPersonName = isPersonName
    }

    /// The clauses, in order.
    func clauses() -> [Clause] {
        var clauses: [Clause] = []
        var start = tokens.startIndex
        var joiners: [String] = []
        var inherits = false
        var relative = false
        var predicate = false
        var index = tokens.startIndex
        while index < tokens.endIndex {
            if let participle = participle(at: index, since: start) {
                clauses.append(
                    Clause(
                        tokens: tokens[start..<index], joiners: joiners, inheritsSubject: inherits,
                        isPredicate: predicate, isRelative: relative))
                (joiners, start, inherits, relative, predicate) = ([], participle, true, false, true)
                index += 1
                continue
            }
            if runsOn(at: index, since: start) {
                clauses.append(
                    Clause(
                        tokens: tokens[start..<index], joiners: joiners, inheritsSubject: inherits,
                        isPredicate: predicate, isRelative: relative))
                (joiners, start, inherits, relative, predicate) = (["and"], index, false, false, false)
                index += 1
                continue
            }
            guard Self.separators.contains(tokens[index].form), !tokens[index...].starts(with: ["after", "all"]),
                index == tokens.startIndex || tokens[index - 1].form != "born",
                let boundary = boundary(at: index, since: start, isPredicate: predicate)
            else {
                index += 1
                continue
            }
            if start < index {
                clauses.append(
                    Clause(
                        tokens: tokens[start..<index], joiners: joiners, inheritsSubject: inherits,
                        isPredicate: predicate, isRelative: relative))
            }
            joiners = tokens[index..<boundary.start].forms
            start = boundary.start
            inherits = boundary.inherits
            relative = boundary.isRelative
            predicate = boundary.isPredicate
            index = max(boundary.start, index + 1)
        }
        if start < tokens.endIndex {
            clauses.append(
                Clause(
                    tokens: tokens[start..<tokens.endIndex], joiners: joiners, inheritsSubject: inherits,
                    isPredicate: predicate, isRelative: relative))
        }
        return clauses
    }

    private struct Boundary {
        let start: Int
        var inherits = false
        var isRelative = false
        var isPredicate = false
    }

    /// "I'm a single mum working as a clerk": what follows the noun goes on about the same person.
    private func participle(at index: Int, since start: Int) -> Int? {
        guard ["working", "living", "studying"].contains(tokens[index].form), index > start + 2,
            index + 1 < tokens.endIndex,
            ["as", "at", "for", "in", "with", "to"].contains(tokens[index + 1].form) || tokens[index].form == "studying"
        else { return nil }
        let before = tokens[start..<index]
        guard let verb = before.firstIndex(where: { ["am", "is", "'s"].contains($0.form) }), verb + 1 < index,
            ["a", "an"].contains(tokens[verb + 1].form),
            !before.contains(anyOf: ["like", "love", "of-course", "enjoy", "about"])
        else { return nil }
        return index
    }

    /// "i am sofia i am 12": a new clause without any mark or word between.
    private func runsOn(at index: Int, since start: Int) -> Bool {
        guard index >= start + 3, tokens[index].form == "i", index + 2 < tokens.endIndex, tokens[index + 1].form == "am"
        else { return false }
        let before = tokens[index - 1]
        return !before.isMark && !Self.separators.contains(before.form) && !Words.verbs.contains(before.form)
            && ![
                "that", "what", "where", "than", "how", "the", "now", "today", "say", "says", "if", "when", "until",
                "like",
            ].contains(before.form)
            && !Words.valueTrailers.contains(before.form)
            && tokens[start..<index].contains { ["i", "my"].contains($0.form) }
    }

    private func boundary(at separator: Int, since start: Int, isPredicate: Bool) -> Boundary? {
        var next = separator
        while next < tokens.endIndex,
            Self.separators.contains(tokens[next].form) || Self.fillers.contains(tokens[next].form)
        {
            // "now" and its like belong to the verb where a verb follows them at once; they are dropped either way.
            next += 1
        }
        guard next < tokens.endIndex else { return nil }
        let rest = tokens[next...]
        let before = tokens[start..<separator]
        let joins = tokens[separator..<next].forms
        if joins.contains(where: { $0 == "who" || $0 == "which" }), Words.verbs.contains(tokens[next].form) {
            return Boundary(start: next, inherits: true, isRelative: true)
        }
        let isConditional = joins.contains { Words.conditions.contains($0) }
        // "my wife and I live here" is one subject, not two clauses.
        // "On weekends, I hike": what stands before is neither subject nor clause.
        let leadsIn =
            [",", "—", ":", "-"].contains(joins.first) && ["i", "we"].contains(tokens[next].form)
            && !["my", "our"].contains(before.first?.form)
        guard
            leadsIn || isConditional || isPredicate || before.contains(where: { Words.verbs.contains($0.form) })
                || before.isEmpty || EllipsisReader.read(before) != nil
                || joins.contains(",") && before.count <= 6 && PastVerbs.contains(tokens[next].form)
                    && before.first?.isCapitalised == true
                    && (!["retired", "divorced", "separated", "married", "widowed"].contains(tokens[next].form)
                        || ["from", "in", "last"].contains(rest.dropping(1).first?.form ?? ""))
                || joins.contains("—")
        else { return nil }
        if startsWithSubject(rest) { return Boundary(start: next) }
        // "I changed jobs: since April I work at …"
        if let subject = rest.prefix(8).firstIndex(where: { ["i", "we", "nothing"].contains($0.form) }), subject > next,
            !rest[next..<subject].contains(where: { $0.isMark || $0.form == "and" || Words.be.contains($0.form) }),
            rest[next..<subject].contains(where: {
                DateReader.month($0) != nil || DateReader.year(in: [$0]) != nil || Lexicon.weekdays.contains($0.form)
                    || $0.form.hasSuffix("s") && Lexicon.weekdays.contains(String($0.form.dropLast()))
                    || [
                        "last", "this", "next", "year", "month", "week", "ago", "days", "weekends", "weekdays",
                        "evenings", "mornings",
                    ].contains($0.form)
            })
        {
            return Boundary(start: subject)
        }
        // "until Friday" and "after work" are times, not clauses.
        let isTime = joins.allSatisfy { ["until", "till", "before", "after", "once", ","].contains($0) }
        if isConditional, !isTime { return Boundary(start: next) }
        let mayAsk = joins.contains { [",", "—", "so", ";", "-"].contains($0) } || joins.contains("and")
        if mayAsk, startsQuestion(rest) { return Boundary(start: next) }
        if joins.allSatisfy({ [",", "and", "but", "&", "also"].contains($0) }), let first = rest.first,
            rest.first(where: { !Words.adverbs.contains($0.form) }).map({ Self.predicates.contains($0.form) }) == true
                || Self.predicates.contains(first.form) || Self.startsShift(rest)
                || first.form == "not" && rest.dropping(1).first.map({ Self.predicates.contains($0.form) }) == true,
            before.contains(where: { Words.be.contains($0.form) }) || EllipsisReader.read(before) != nil
        {
            return Boundary(start: next, inherits: true, isPredicate: true)
        }
        let mayContinue = joins.contains { ["and", "but", ",", ";", "then", "—", "&", "plus"].contains($0) }
        if mayContinue, rest.count > 1, continues(rest) { return Boundary(start: next, inherits: true) }
        return nil
    }

    /// "…, mostly on nights"
    private static func startsShift(_ rest: Phrase) -> Bool {
        let bare = rest.drop { Words.adverbs.contains($0.form) }
        return bare.first?.form == "on"
            && bare.dropping(1).first.map { ActivityPattern.shifts.contains($0.form) } == true
    }

    private func startsWithSubject(_ rest: Phrase) -> Bool {
        guard let first = rest.first, rest.count > 1 else { return false }
        let following = rest.dropping(1)
        switch first.form {
        case "i", "we": return true
        case "nothing": return following.first?.form == "beats"
        case "she", "he", "they", "it", "you", "there", "that", "this":
            return following.first.map { Words.verbs.contains($0.form) || Words.adverbs.contains($0.form) } ?? false
        case "my", "our", "her", "his", "their":
            // "my mum lives in Leicester and my dad in Pune"
            let relative = rest.dropping(1).first.flatMap { Relations.relation($0.form) } != nil
            if relative, rest.dropping(2).prefix(2).contains(where: { $0.form == "in" }) { return true }
            return rest.dropping(2).prefix(6).contains { Words.verbs.contains($0.form) }
        case "call": return following.first?.form == "me"
        case _
        where ["make", "makes"].contains(following.first?.form ?? "") && following.dropping(1).first?.form == "me":
            return true
        case "the": return rest.dropping(2).prefix(3).contains { Words.be.contains($0.form) }
        default:
            let named =
                first.isCapitalised || isPersonName(first.form)
                || ["mum", "mom", "dad", "grandma", "gran", "grandpa", "granny", "nan"].contains(first.form)
            return named && (following.first.map { Words.verbs.contains($0.form) } ?? false)
        }
    }

    private func startsQuestion(_ rest: Phrase) -> Bool {
        guard let first = rest.first, let second = rest.dropping(1).first else { return false }
        if ["what", "how", "any", "why", "where", "which"].contains(first.form) { return true }
        return Words.questionStarts.contains(first.form)
            && ["you", "i", "we", "it", "there", "that", "they", "my"].contains(second.form)
    }

    private func continues(_ rest: Phrase) -> Bool {
        guard let first = rest.first else { return false }
        if ["no", "never"].contains(first.form) {
            return rest.starts(with: ["no", "longer"])
                || rest.dropping(1).first.map { Words.verbs.contains($0.form) } ?? false
        }
        if Words.adverbs.contains(first.form) {
            return rest.dropping(1).first.map { Words.verbs.contains($0.form) } ?? false
        }
        if ["'s", "be", "don", "may"].contains(first.form) { return false }
        return Words.verbs.contains(first.form)
    }

    private static let separators: Set<String> = Set([
        ",", ";", ":", "—", "-", "(", ")", "…", "and", "but", "so", "because", "plus", "while", "whereas", "although",
        "though",
        "since", "who", "which", "then", "cause", "cuz", "cos", "&", "or", "yet", "as",
    ]).union(Words.conditions.subtracting(["say", "wish", "imagine", "suppose", "assume", "pretend"]))

    /// Words that go on with what somebody is: "I'm 45, divorced and allergic to nuts".
    private static let predicates: Set<String> = Lexicon.relationshipStatuses.union(Lexicon.conditionAdjectives)
        .union([
            "mad", "crazy", "obsessed", "keen", "into", "fond", "passionate", "addicted", "terrified", "scared",
            "afraid", "fluent",
            "expecting", "living", "working", "studying", "training", "learning", "originally",
            "allergic", "vegan", "vegetarian", "retired", "unemployed", "self-employed", "intolerant", "left-handed",
        ])

    private static let fillers: Set<String> = [
        "also", "now", "then", "actually", "well", "currently", "yes", "yeah", "oh", "btw", "honestly", "please", "hi",
        "hey",
    ]
}
