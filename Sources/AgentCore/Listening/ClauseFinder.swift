/// Finds the clauses of a message that can be said again on their own.
///
/// Rather none than a broken one: a clause counts only where it begins with a subject, or with a verb that leaves "I" out, and where the
/// end can be seen.
enum ClauseFinder {
    /// Words that a clause may have.
    private static let sizes = 3...14
    /// Words within which a subject has to meet its verb.
    private static let reach = 6

    /// The clauses of a message, in order; sentences that ask are left out.
    static func clauses(of message: String) -> [ToldClause] {
        SpokenSentences.told(in: message).flatMap { clauses(in: SpokenWord.words($0), after: nil) }
    }

    /// - Parameter before: what the clause before is about. A verb alone goes on with it: "My friend sat elsewhere and acted like I
    ///   wasn't there".
    private static func clauses(in sentence: [SpokenWord], after before: ToldClause.Subject?) -> [ToldClause] {
        let words = withoutOpeners(sentence)
        guard let first = words.first, !ClauseWords.dependent.contains(first.form) else { return [] }
        let end = end(words)
        var own = Array(words[..<end])
        while let last = own.last, ClauseWords.closers.contains(last.form) { own.removeLast() }
        let found = own.count > 1 ? clause(own) : nil
        let isTheirs = found?.leavesSubjectOut == true && before.map { $0 != .user } == true
        let rest =
            end < words.count
            ? clauses(in: Array(words[end...]), after: isTheirs ? before : found?.subject ?? before) : []
        guard let found, !isTheirs, sizes.contains(own.count), isPlain(own) else { return rest }
        return [found] + rest
    }

    private static func withoutOpeners(_ words: [SpokenWord]) -> [SpokenWord] {
        var rest = words[...]
        if rest.prefix(2).map(\.form) == ["guess", "what"] { rest = rest.dropFirst(2) }
        while let first = rest.first, ClauseWords.openers.contains(first.form) {
            let next = rest.dropFirst().first?.form ?? ""
            if ClauseWords.timely.contains(first.form), first.marks.isEmpty, beginsSubject(next) { break }
            rest = rest.dropFirst()
        }
        return Array(rest)
    }

    private static func beginsSubject(_ form: String) -> Bool {
        ClauseWords.pronouns.contains(form) || ClauseWords.determiners.contains(form) || ClauseWords.kin.contains(form)
            || form.firstIndex(of: "'").map { ClauseWords.pronouns.contains(String(form[..<$0])) } == true
    }

    /// Where the first clause ends: behind its verb, at a mark or at a word that joins another clause to it.
    private static func end(_ words: [SpokenWord]) -> Int {
        var hasVerb = ClauseWords.isVerb(words[0].form) || ClauseWords.isParticiple(words[0].form)
        for place in words.indices.dropFirst() {
            let form = words[place].form
            if hasVerb, place >= 2 {
                if [",", ":", "–", "—", "-"].contains(where: words[place - 1].marks.contains) { return place }
                // "Nothing but sky" is one thing.
                let isOnly = form == "but" && ["nothing", "anything", "all", "none"].contains(words[place - 1].form)
                if !isOnly, joins(form, words[(place + 1)...]) { return place }
                if ["and", "then", "plus"].contains(form), joinsClause(words[(place + 1)...]) { return place }
            }
            if ClauseWords.isVerb(form) { hasVerb = true }
        }
        return words.count
    }

    /// Whether a word joins a clause with a subject of its own; "so" does where one follows ("so tired" is none).
    private static func joins(_ form: String, _ rest: ArraySlice<SpokenWord>) -> Bool {
        guard ClauseWords.joiners.contains(form) else { return false }
        return form != "so" || rest.first.map { beginsSubject($0.form) } == true
    }

    private static func joinsClause(_ rest: ArraySlice<SpokenWord>) -> Bool {
        guard let first = rest.first?.form else { return false }
        if ["now", "then"].contains(first) || first.contains("'") && ClauseWords.isVerb(first) { return true }
        let begins = beginsSubject(first) || ClauseWords.anybody.contains(first)
        return begins && rest.dropFirst().prefix(4).contains { ClauseWords.isVerb($0.form) }
            || ClauseWords.isVerb(first)
    }

    /// Whether a clause holds nothing that cannot be said again: nobody is spoken to, nothing quoted, no condition.
    private static func isPlain(_ words: [SpokenWord]) -> Bool {
        let text = SpokenWord.text(words)
        return !text.contains { "\"“”()/*_#@<>{}[]".contains($0) }
            && !words.contains { spokenTo.contains($0.form) || $0.form.hasPrefix("you'") }
    }

    private static let spokenTo: Set<String> = [
        "you", "your", "yours", "u", "ur", "yourself", "if", "whether", "please", "pls", "agent",
    ]

    private static func clause(_ words: [SpokenWord]) -> ToldClause? {
        let forms = words.map(\.form)
        let first = forms[0]
        let verb = forms.firstIndex { !ClauseWords.adverbs.contains($0) } ?? 0
        if let own = userClause(words, forms) { return own }
        if ["i", "we"].contains(first) { return nil }
        let isShort = first.firstIndex(of: "'").map { ClauseWords.pronouns.contains(String(first[..<$0])) } ?? false
        if isShort { return ToldClause(words: words, subject: .other) }
        if ClauseWords.pronouns.contains(first) {
            let next = forms[1]
            let follows = ClauseWords.isVerb(next) || ClauseWords.adverbs.contains(next)
            return follows ? ToldClause(words: words, subject: .other) : nil
        }
        // "A small one but real, so I'm broke": what stands before the mark is no subject.
        let subject = words.prefix(reach + 1).prefix { $0.marks.isEmpty }.count
        let meetsVerb = forms.dropFirst().prefix(min(reach, subject)).contains(where: ClauseWords.isVerb)
        if beginsSubject(first) || ClauseWords.anybody.contains(first) {
            return meetsVerb ? ToldClause(words: words, subject: .other) : nil
        }
        if let whole = withoutSubject(words, forms, verb) { return whole }
        let isBare = words[0].text.first?.isUppercase == true && ClauseWords.isVerb(forms[1])
        return isBare && first != "so" && !ClauseWords.isParticiple(first)
            ? ToldClause(words: words, subject: .bare) : nil
    }

    /// A clause that begins with "I" or "we".
    private static func userClause(_ words: [SpokenWord], _ forms: [String]) -> ToldClause? {
        let start = forms.firstIndex { !ClauseWords.timely.contains($0) } ?? 0
        let isShort = ["i'm", "i've", "i'd", "i'll", "we're", "we've", "we'll", "we'd"].contains(forms[start])
        guard isShort || ["i", "we"].contains(forms[start]) else { return nil }
        guard !isShort else { return ToldClause(words: words, subject: .user) }
        let next = forms[(start + 1)...].first { !ClauseWords.adverbs.contains($0) }
        return next.map(unsaid.contains) ?? true ? nil : ToldClause(words: words, subject: .user)
    }

    /// What stands behind "I" where it tells of a thought rather than of what happened.
    private static let unsaid: Set<String> = [
        "and", "with", "the", "a", "think", "guess", "wonder", "mean", "suppose", "bet", "swear", "thought",
    ]

    /// A clause that leaves "I" out: "Finished the garden", "can't sleep", "painting the fence".
    private static func withoutSubject(_ words: [SpokenWord], _ forms: [String], _ verb: Int) -> ToldClause? {
        let next = forms.indices.contains(verb + 1) ? forms[verb + 1] : nil
        var all = words
        all[0].text = all[0].text.prefix(1).lowercased() + all[0].text.dropFirst()
        let subject = SpokenWord(text: "I", marks: "")
        if refusals.contains(forms[0]) || ClauseWords.beginsWithoutSubject(forms[verb], before: next) {
            return ToldClause(words: [subject] + all, subject: .user, leavesSubjectOut: true)
        }
        guard ClauseWords.isParticiple(forms[verb]),
            !forms[(verb + 1)...].prefix(3).contains(where: ClauseWords.isVerb)
        else { return nil }
        let isAlone = verb == 0
        return ToldClause(
            words: isAlone
                ? [SpokenWord(text: "I'm", marks: "")] + all
                : [subject] + [SpokenWord(text: "am", marks: "")] + all, subject: .user, leavesSubjectOut: true)
    }

    private static let refusals: Set<String> = [
        "haven't", "can't", "couldn't", "didn't", "don't", "won't", "hadn't",
    ]
}
