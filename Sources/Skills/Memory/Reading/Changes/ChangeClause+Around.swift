/// What may stand around a thing and a word of its ending.
extension ChangeClause {
    /// Words that may stand between a thing and what became of it: "the Japan trip has finally …".
    static func isLink(_ token: Token) -> Bool {
        Words.adverbs.contains(token.form) || token.isMark || AttributeNouns.attributes(of: token.form) != nil
            || [
                "has", "have", "had", "'s", "is", "are", "just", "since", "that", "we", "i", "thing", "idea", "got",
                "ticket", "back", "to",
            ].contains(token.form)
            || ["in", "on", "for", "this", "next", "of"].contains(token.form) || DateReader.month(token) != nil
            || ["summer", "winter", "spring", "autumn", "year", "month", "week"].contains(token.form)
    }

    /// Words that may stand between a deed and what it ends: "gave up [playing the] guitar".
    static func leadsIn(_ token: Token) -> Bool {
        token.isMark || Words.adverbs.contains(token.form) || token.form.hasSuffix("ing") || token.isCapitalised
            || [
                "my", "our", "the", "that", "this", "a", "an", "his", "her", "old", "all", "to", "with", "at", "in",
                "on", "as", "being",
                "poor", "beloved", "trusty", "new", "little", "whole", "entire", "job", "of", "working", "for", "some",
                "both", "plan", "idea",
                "i", "trip", "living", "up", "out", "go", "going", "job", "position", "role", "from", "course",
                "studies", "lessons",
            ].contains(token.form)
    }

    /// Whether what follows a word of ending leaves it an ending: nothing, a time, a reason, or what comes instead.
    static func isFinal(_ phrase: Phrase) -> Bool {
        guard let first = phrase.first else { return true }
        if phrase.contains(anyOf: [
            "early", "late", "tonight", "morning", "afternoon", "evening", "minute", "minutes", "moment", "briefly",
            "charger", "limits",
        ]) {
            return false
        }
        if first.form == "for" {
            return phrase.dropping(1).first.map {
                $0.isCapitalised
                    || ["good", "me", "ever", "us", "a", "the", "now", "an", "another", "something"].contains($0.form)
            } == true
                && !phrase.contains(anyOf: [
                    "weekend", "day", "days", "week", "while", "trip", "holiday", "lunch", "work", "night",
                ])
        }
        return first.isMark || DateReader.month(first) != nil
            || [
                "now", "yesterday", "today", "last", "this", "because", "so", "and", "but", "since", "after", "too",
                "though", "then",
                "already", "when", "during", "any", "years", "months", "weeks", "two", "three", "a", "in", "on", "at",
                "to", "these", "completely", "sadly", "forever",
                "long", "ago", "before", "behind", "as", "due", "thanks", "altogether", "by",
            ].contains(first.form)
                && !(["at", "on", "in", "a", "to"].contains(first.form) && !isWhen(phrase))
    }

    /// "in March", "on Sunday", "at sixteen", "a year ago", "to join Aldi"
    private static func isWhen(_ phrase: Phrase) -> Bool {
        let rest = phrase.dropping(1)
        guard let next = rest.first else { return false }
        if phrase.first?.form == "to" {
            return rest.dropping(1).first?.isCapitalised == true
                || ["start", "join", "become", "study", "work", "go"].contains(next.form)
        }
        if phrase.first?.form == "at" {
            return Numbers.value(next.form) != nil
                || ["the", "last"].contains(next.form) && rest.contains(anyOf: ["end", "start", "beginning", "age"])
        }
        if phrase.first?.form == "on", ["me", "us"].contains(next.form) { return true }
        return isTime(phrase)
            || phrase.contains(anyOf: [
                "ago", "year", "month", "week", "weeks", "years", "months", "end", "accident", "fire", "crash",
                "summer", "sleep", "january",
            ])
    }
}
