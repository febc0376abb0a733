import AgentCore

/// What somebody does as a rule, by grammar: a deed in the simple present is one that comes again and again ("I carve
/// wooden birds", "my aunt sells flowers"), unless its verb is of thinking, feeling, speaking or of the moment.
struct SimplePresent {
    let sentence: Sentence
    let person: Person

    /// The deed after a subject: the value kept and the same in the third person.
    func deed(_ phrase: Phrase) -> (value: Phrase, third: String)? {
        let rest = phrase.drop { Self.frequencies.contains($0.form) }
        guard let verb = rest.first, isPresent(verb), !verb.isMark else { return nil }
        var value = ValueReader.value(rest, keepsTime: true)
        if let stop = value.firstIndex(where: { $0.isMark && $0.form != "-" }) { value = value[..<stop] }
        if let and = value.firstIndex(where: { $0.form == "and" }),
            value.dropping(and + 1 - value.startIndex).first.map({
                Words.verbs.contains($0.form) || Self.thinking.contains($0.form)
                    || ["i", "my", "then", "all", "he", "she", "they", "we"].contains($0.form)
            }) ?? true
        {
            value = value[..<and]
        }
        // "Today I plant tulips" tells of one day.
        guard sentence.tokens.first.map({ !Self.passing.contains($0.form) || $0.form == "so" }) ?? false else {
            return nil
        }
        guard (2...10).contains(value.count), value.dropFirst().first?.form.hasSuffix("ing") != true,
            !value.contains(anyOf: Self.passing),
            value.dropFirst().contains(where: { $0.form.count > 2 && !Self.empty.contains($0.form) })
        else { return nil }
        let plain = person.isUser ? verb.form : Self.plain(verb.form)
        return (value, FrameRow.third(plain))
    }

    private func isPresent(_ verb: Token) -> Bool {
        let form = person.isUser ? verb.form : Self.plain(verb.form)
        guard person.isUser || verb.form.hasSuffix("s") && !verb.form.hasSuffix("ss"), form.count > 1 else {
            return false
        }
        return form.allSatisfy(\.isLetter) && !Self.thinking.contains(form) && !Self.auxiliaries.contains(verb.form)
            && !PastVerbs.contains(form) && !Self.past.contains(form) && !form.hasSuffix("ed") && !form.hasSuffix("ing")
            && !form.hasSuffix("ly")
            && !Words.be.contains(form) && !Words.adverbs.contains(form) && Relations.relation(form) == nil
            && !Words.doubts.contains(form)
    }

    /// Forms of the past that are no plain verbs, beside those of `PastVerbs`.
    private static let past: Set<String> = [
        "said", "ate", "drank", "knew", "hung", "swept", "struck", "wept", "dreamt",
    ]

    private static func plain(_ verb: String) -> String {
        if verb.hasSuffix("ies"), verb.count > 4 { return verb.dropLast(3) + "y" }
        if ["ches", "shes", "xes", "sses", "oes"].contains(where: { verb.hasSuffix($0) }) {
            return String(verb.dropLast(2))
        }
        return verb.hasSuffix("s") ? String(verb.dropLast()) : verb
    }

    private static let frequencies: Set<String> = Words.adverbs.union([
        "often", "sometimes", "regularly", "frequently", "occasionally",
    ])

    private static let auxiliaries: Set<String> = [
        "has", "have", "had", "is", "was", "were", "does", "do", "did", "will", "would", "can", "could", "should",
        "shall",
        "may", "might", "must", "not", "never", "no", "and", "or", "but", "who", "in", "on", "at", "from", "with", "to",
        "of",
        "for", "the", "a", "an", "both", "don", "ain", "s", "t", "m", "gotta", "gonna", "wanna", "ought", "either",
        "neither",
        "too", "as", "if", "when", "myself", "once", "hardly", "rarely", "seldom", "barely", "recently", "also", "last",
        "first", "next", "then", "all", "go",
    ]

    /// Verbs of thought, feeling and speech, of the moment, and those that other patterns read.
    private static let thinking: Set<String> = Set(
        """
        think feel know eat drink speak carry celebrate study want need hope guess wonder see hear mean understand agree disagree remember forget promise apologise
        apologize thank ask say suggest wish bet swear suppose assume look seem find get try care wait come leave believe doubt
        trust tell admit fear expect appreciate miss owe deserve matter realise realize notice recall regret give take mind call
        have do am start finish begin let put beg insist demand love like hate adore enjoy prefer dislike detest loathe
        despise dread live work own use stay sit stand lie cut hit hurt quit set shut recommend accept choose pick order cancel
        book type click open close fail struggle suffer lose break fall dream cry laugh freeze burn die worry panic sweat ache
        itch go turn become grow got might could would should seem appear sound taste smell remain belong consist depend
        include involve concern contain exist resemble require cost weigh fit suit equal lack possess plan intend aim mean
        imagine consider decide conclude predict estimate figure reckon gather propose argue claim state mention explain
        describe report deny confirm refuse decline reject object complain confess blame forgive pray dare bother manage
        happen arrive return move land meet marry divorce retire resign head join win beat lose score pass
        fancy want follow rise suspect vow pledge pretend joke lol lmao sorry thanks swell react cope handle
        tolerate digest suffer break answer reply respond text send receive show share
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Words of this moment, or of what was said before.
    private static let passing: Set<String> = [
        "you", "your", "this", "that", "it", "now", "today", "tonight", "tomorrow", "yesterday", "these", "those",
        "them",
        "him", "here", "there", "what", "how", "why", "something", "anything", "nothing", "everything", "one", "ones",
        "not",
        "such", "so", "moment", "idea", "question", "help", "point", "sense", "sure", "sorry", "hand", "fingers", "bit",
    ]
    private static let empty: Set<String> = [
        "the", "and", "with", "from", "into", "out", "off", "over", "down", "about", "for", "back", "too", "well",
        "lot",
        "much", "more", "like", "all", "her", "his", "their", "our", "away", "along", "around", "very", "really",
    ]
}
