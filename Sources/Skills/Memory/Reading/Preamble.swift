/// Words before the statement itself: "Actually", "By the way", "Remember that", "As I said".
enum Preamble {
    /// The phrase without them.
    static func strip(_ phrase: Phrase) -> Phrase {
        var rest = phrase
        if let label = labelEnd(rest) { rest = rest[label...] }
        if let time = timeEnd(rest) { rest = rest[time...] }
        while true {
            let before = rest.count
            for preamble in phrases where rest.count > preamble.count && rest.starts(with: preamble) {
                rest = rest.dropping(preamble.count)
            }
            if let first = rest.first, rest.count > 1, words.contains(first.form) || first.isMark {
                rest = rest.dropping(1)
            }
            if rest.count == before { return rest }
        }
    }

    /// "Food stuff for next time: …", "small correction: …": a heading without a verb.
    private static func labelEnd(_ phrase: Phrase) -> Int? {
        guard let colon = phrase.prefix(9).firstIndex(where: { $0.form == ":" || $0.form == "—" }),
            colon > phrase.startIndex, colon + 1 < phrase.endIndex
        else { return nil }
        let label = phrase[..<colon]
        let isHeading =
            phrase[colon].form == ":" || label.contains(anyOf: ["correction", "update", "note", "reminder", "news"])
        guard isHeading, !label.contains(anyOf: ["my", "our", "i", "we", "she", "he", "name", "favorite"]),
            !label.dropFirst().contains(where: { Words.verbs.contains($0.form) })
                || label.contains(anyOf: ["about", "version", "know", "talking", "context", "background"])
        else { return nil }
        return colon + 1
    }

    /// "On Friday I …", "last summer, we …", "since April I …": where the statement after the time starts.
    private static func timeEnd(_ phrase: Phrase) -> Int? {
        guard let first = phrase.first, leads.contains(first.form) || Numbers.value(first.form) != nil,
            let subject = phrase.prefix(9).firstIndex(where: { ["i", "we", "my"].contains($0.form) }),
            phrase.index(before: subject) > phrase.startIndex, phrase.dropping(subject - phrase.startIndex).count > 2
        else { return nil }
        let time = phrase[phrase.startIndex..<subject].drop { $0.form == first.form }
        guard !time.contains(where: { Words.verbs.contains($0.form) && DateReader.month($0) == nil }) else {
            return nil
        }
        if ["before", "after", "during", "since", "until"].contains(first.form),
            time.contains(anyOf: ["the", "my", "our", "a"])
        {
            return time.contains { $0.isMark && $0.form != "," } ? nil : subject
        }
        let known = time.contains { token in
            Lexicon.weekdays.contains(token.form) || Lexicon.weekdays.contains(String(token.form.dropLast()))
                || DateReader.month(token) != nil || DateReader.year(in: [token]) != nil
                || [
                    "week", "month", "year", "spring", "summer", "autumn", "winter", "weekend", "weekends", "night",
                    "ago", "christmas", "easter", "weeks", "months", "years", "days", "yesterday", "today", "tomorrow",
                ]
                .contains(token.form)
        }
        return known ? subject : nil
    }

    private static let leads: Set<String> = [
        "on", "in", "since", "last", "next", "this", "from", "before", "after", "during", "a", "as", "back", "at",
        "over",
        "until", "starting", "by", "around", "early", "late", "between", "about", "some", "nearly", "almost",
    ]

    private static let words: Set<String> = [
        "actually", "well", "oh", "so", "also", "anyway", "anyways", "yes", "yeah", "yep", "yup", "no", "nope", "nah",
        "hi",
        "hello", "hey", "hiya", "howdy", "greetings", "hullo", "please", "honestly", "btw", "fyi", "ok", "okay", "sure",
        "nowadays",
        "currently", "now", "and", "but", "ah", "ha", "haha", "hm", "hmm", "right", "sorry", "unfortunately", "luckily",
        "fortunately", "sadly", "remember", "note", "because", "since", "basically", "frankly",
        "thanks", "great", "cool", "nice", "good", "morning", "evening",
        "afternoon", "namaste", "bonjour", "hola", "ciao", "merhaba", "salut", "hallo", "salam", "salaam", "aloha",
        "yo",
        "g'day", "servus", "moin", "namaskar", "shalom", "sawubona", "ahoj", "heya", "hullo", "lately", "recently",
        "personally", "today",
        "yesterday", "update", "correction", "reminder", "officially", "finally", "as", "plus", "then", "besides",
        "apparently-not", "obviously", "again", "too", "my-bad", "wow", "ugh", "yay", "guess-what", "though", "however",
        "mind", "alas", "umm", "um", "uh", "p.s", "ps", "oops", "whoops", "edit", "although", "while", "cause", "cuz",
        "that", "normally", "usually", "technically", "professionally", "generally", "incidentally", "yeah,", "eh",
    ]

    private static let phrases: [[String]] = [
        "by the way", "just so you know", "for the record", "to be honest", "these days", "at the moment", "as i said",
        "like i said", "as i mentioned", "as you know", "in fact", "remember that", "please remember that",
        "please remember", "note that", "please note that", "keep in mind that", "keep in mind", "bear in mind that",
        "bear in mind", "i told you that", "i told you", "i should mention that", "i should mention",
        "i mentioned that", "i already told you",
        "i forgot to mention that", "i forgot to mention", "i forgot to say that", "did i mention that",
        "did i mention", "you should know that", "you should know", "for your information", "let me introduce myself",
        "a bit about me", "about me",
        "one thing", "another thing", "the thing is", "fun fact", "if it helps", "if it matters", "if you must know",
        "if you want to know", "in case it matters", "in case you need it", "in case it helps", "in case you wondered",
        "as of today", "as of now", "as of last week", "since last year", "good morning", "good evening", "thank you",
        "of course", "i meant to say that", "i meant to say", "what i meant is", "what i meant was", "i know that",
        "do not forget that", "do not forget", "i have to say", "i must say",
        "i must admit", "i admit",
        "i have to admit", "truth is", "the truth is", "to be clear", "wait", "no wait", "never mind", "guess what",
        "my bad", "my mistake", "i mean", "as a reminder", "quick update", "small update", "big news", "good news",
        "bad news",
        "it turns out", "turns out", "for context", "some context", "for what it is worth", "first of all", "save that",
        "store that", "learn that", "make a note that", "make a note", "i just wanted to say that",
        "i just wanted to say", "i want you to know that", "i want you to know", "i want you to remember that",
        "i would like you to know that", "last week", "last month", "last year", "this year", "this week", "years ago",
        "two years ago", "as always", "i found out that", "i found out", "i just found out that", "i just found out",
        "i realized that", "i realized", "i realised", "i discovered that", "next month", "next week", "next year",
        "this summer", "in general",
        "most days", "most mornings", "most nights", "on weekends", "for years", "tell you what", "hi there",
        "hello there", "hey there", "hi all", "hello everyone",
        "small correction", "quick correction", "one correction", "little correction", "quick note", "small note",
        "side note",
        "heads up", "quick heads up", "just a heads up", "one more thing", "another update", "life update",
        "job update",
        "i guess i should introduce myself", "should introduce myself first", "in other news", "long story short",
        "quick question aside", "as it happens", "believe it or not", "not gonna lie", "not going to lie",
        "in case it comes up",
        "for next time", "for future reference", "just saying", "as for me", "for my part", "come to think of it",
        "speaking of which", "on the plus side", "on the other hand", "on top of that", "apart from that",
        "other than that",
        "in short", "to start with", "for starters", "for now", "so yeah", "anyway yeah", "plot twist", "confession",
        "random fact", "little known fact", "i will be honest", "let me tell you", "you know what", "small thing",
        "quick thing", "tiny correction", "slight correction", "minor correction", "new year", "sad news", "great news",
        "exciting news", "happy to report", "i am happy to say", "i am afraid", "i am happy to report", "sad to say",
        "correction to that",
        "just to be clear", "for reference", "from now on", "from today on", "from today", "as from today",
        "going forward",
        "from this week", "from this month", "for the time being", "all my life", "in my case", "where i come from",
        "imagine ,", "just imagine ,",
    ].map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }
}
