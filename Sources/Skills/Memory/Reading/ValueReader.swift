/// Cuts a value out of what follows a verb, and cleans it.
enum ValueReader {
    /// The longest value, in words.
    static let limit = 12

    /// The part of a phrase that can be a value: up to a word that starts something else, trailing filler removed.
    static func value(_ phrase: Phrase, keepsTime: Bool = false) -> Phrase {
        var end = phrase.startIndex
        while end < phrase.endIndex,
            !Words.valueEnds.contains(phrase[end].form) || phrase[end].isMark && phrase[end].form == "-",
            !phrase[end...].starts(with: ["after", "all"]), !phrase[end...].starts(with: ["in", "the", "end"])
        {
            end += 1
        }
        var value = trimmed(phrase[..<end])
        if !keepsTime { value = trimmed(withoutTime(value)) }
        return value
    }

    /// The values of a list: "hiking, tea and jazz" has three. Fixed pairs such as "rock and roll" stay together.
    static func values(_ phrase: Phrase, keepsTime: Bool = false) -> [Phrase] {
        let whole = value(phrase, keepsTime: keepsTime)
        var values: [Phrase] = []
        var start = whole.startIndex
        var index = whole.startIndex
        while index < whole.endIndex {
            let form = whole[index].form
            let isPair =
                index > whole.startIndex && index + 1 < whole.endIndex
                && pairs.contains("\(whole[index - 1].form) \(whole[index + 1].form)")
            if [",", "and", "or", "&", "plus"].contains(form) && !isPair || form == "nor" {
                values.append(whole[start..<index])
                start = index + 1
            }
            index += 1
        }
        values.append(whole[start...])
        return values.map { trimmed($0) }.filter {
            !isRemark($0) && !$0.isEmpty && $0.first?.form != "not" && $0.first?.form != "especially"
        }
    }

    /// Whether a piece of a list is none of it: "weirdly", "carry an EpiPen".
    private static func isRemark(_ phrase: Phrase) -> Bool {
        guard let first = phrase.first else { return true }
        if ["they", "it", "he", "she", "we", "i"].contains(first.form), phrase.count > 1 { return true }
        if ["tastes", "smells", "makes", "gives"].contains(first.form), phrase.count > 2 { return true }
        if phrase.count == 1 || phrase.dropFirst().first?.form == "enough", first.form.hasSuffix("ly"),
            first.form.count > 6, !first.isCapitalised,
            !["butterfly", "dragonfly"].contains(first.form)
        {
            return true
        }
        return phrase.count >= 3 && ["a", "an", "my"].contains(phrase.dropFirst().first?.form ?? "")
            && !first.form.hasSuffix("ing")
            && Words.carries.contains(first.form)
    }

    /// Without leading marks and articles' trailing filler.
    static func trimmed(_ phrase: Phrase) -> Phrase {
        var phrase = phrase
        while let first = phrase.first,
            first.isMark || Words.adverbs.subtracting(["all"]).contains(first.form) || first.form == "and"
        {
            phrase = phrase.dropFirst()
        }
        for ending in endings where phrase.count > ending.count {
            if Array(phrase.suffix(ending.count)).map(\.form) == ending { phrase = phrase.dropLast(ending.count) }
        }
        if phrase.count > 2, phrase.last?.form == "days",
            ["these", "those", "most"].contains(phrase.suffix(2).first?.form)
        {
            phrase = phrase.dropLast(2)
        }
        while let last = phrase.last, Words.valueTrailers.contains(last.form) || last.isMark {
            // "I like it here", "what I work with": a trailing word that is the whole value stays out too.
            phrase = phrase.dropLast()
        }
        return phrase
    }

    /// Without a trailing statement of time: "in June", "for six years", "since 2019", "last week", "every day".
    static func withoutTime(_ phrase: Phrase) -> Phrase {
        guard let index = timeStart(phrase), index > phrase.startIndex else { return phrase }
        return withoutTime(phrase[..<index])
    }

    /// Where a trailing statement of time starts.
    static func timeStart(_ phrase: Phrase) -> Int? {
        for index in phrase.indices where index > phrase.startIndex {
            let form = phrase[index].form
            let next = index + 1 < phrase.endIndex ? phrase[index + 1] : nil
            let following = next?.form ?? ""
            // "two months ago"
            if Numbers.value(form) != nil || form == "a", timeUnits.contains(following), index + 2 < phrase.endIndex,
                ["ago", "back"].contains(phrase[index + 2].form)
            {
                return index
            }
            switch form {
            case "yesterday", "today", "tonight", "tomorrow", "nowadays", "lately", "recently", "currently", "now",
                "again":
                return index
            case "since", "until", "till", "ago": return index
            case "last", "next", "this", "every", "each":
                if timeUnits.contains(following) || Lexicon.weekdays.contains(following)
                    || next.map({ DateReader.month($0) != nil }) == true
                {
                    return index
                }
            case "for":
                if Numbers.value(following) != nil
                    || ["a", "many", "several", "years", "ages", "about", "over", "almost", "nearly", "some", "the"]
                        .contains(following),
                    phrase[index...].contains(where: {
                        timeUnits.contains($0.form) || $0.form == "ages" || $0.form == "time" || $0.form == "while"
                    })
                {
                    return index
                }
            case "in", "on", "from", "around", "by", "between", "during", "over":
                if let next,
                    DateReader.month(next) != nil || DateReader.year(in: phrase[(index + 1)..<(index + 2)]) != nil
                {
                    return index
                }
                if form != "from", following == "the", index + 2 < phrase.endIndex,
                    Numbers.ordinal(phrase[index + 2].form) != nil,
                    phrase[index + 2].form.first?.isNumber == true || index + 3 == phrase.endIndex
                {
                    return index
                }
                if form == "in", Numbers.value(following) != nil || following == "a", index + 2 < phrase.endIndex,
                    timeUnits.contains(phrase[index + 2].form)
                {
                    return index
                }
                if form == "at", Numbers.value(following) != nil || following == "noon" || following.contains(":") {
                    return index
                }
                if form == "on", Numbers.value(following) != nil, index + 2 < phrase.endIndex,
                    DateReader.month(phrase[index + 2]) != nil
                {
                    return index
                }
                if Lexicon.weekdays.contains(following)
                    || ["spring", "autumn", "winter", "fall", "january"].contains(following)
                    || Lexicon.weekdays.contains(String(following.dropLast()))
                {
                    return index
                }
                if ["the", "early", "late", "mid"].contains(following), index + 2 < phrase.endIndex,
                    [
                        "spring", "summer", "autumn", "winter", "morning", "evening", "afternoon", "weekend",
                        "weekends", "evenings", "mornings",
                    ].contains(phrase[index + 2].form)
                {
                    return index
                }
                if form == "in", following == "summer" { return index }
            case "these", "those": if following == "days" { return index }
            case "at":
                if ["the", "night", "weekends"].contains(following),
                    phrase[index...].contains(anyOf: ["moment", "night", "weekends", "weekend"])
                {
                    return index
                }
            default: break
            }
        }
        return nil
    }

    /// The words as written, seen from outside: "my garden" becomes "their garden".
    static func text(_ phrase: Phrase, in sentence: Sentence, of person: Person = .user) -> String {
        let firstPerson = person.isUser ? Self.firstPerson : firstPersonOfOthers
        guard phrase.contains(where: { firstPerson[$0.form] != nil }) else {
            return FactText.oneLine(sentence.text(of: phrase))
        }
        var parts: [String] = []
        for token in phrase {
            let word = firstPerson[token.form] ?? token.text
            if token.form == "," || token.form == "'s", let last = parts.popLast() {
                parts.append(last + word)
            } else {
                parts.append(word)
            }
        }
        return FactText.oneLine(parts.joined(separator: " "))
    }

    /// Without a leading article or possessive.
    static func withoutArticle(_ phrase: Phrase) -> Phrase {
        guard let first = phrase.first, ["a", "an", "the", "some", "my", "our"].contains(first.form), phrase.count > 1
        else { return phrase }
        return phrase.dropFirst()
    }

    private static let timeUnits: Set<String> = [
        "day", "days", "week", "weeks", "weekend", "weekends", "month", "months", "year", "years", "decade", "decades",
        "spring", "summer", "autumn", "fall", "winter", "morning", "evening", "night", "afternoon", "hours", "minutes",
        "time",
        "hour", "term", "semester", "mornings", "evenings",
    ]

    private static let firstPerson = [
        "my": "their", "our": "their", "me": "them", "myself": "themselves", "i": "they", "we": "they", "us": "them",
        "mine": "theirs",
    ]

    private static let firstPersonOfOthers = [
        "my": "the user's", "our": "the user's", "me": "the user", "us": "the user", "i": "the user", "we": "the user",
    ]

    private static let endings = [
        ["above", "all"], ["after", "all"], [",", "remember"], ["a", "lot"], ["very", "much"], ["so", "much"],
        ["as", "well"], ["these", "days"],
        ["at", "all"],
        ["more", "than", "anything"], ["the", "most"], ["to", "bits"], ["right", "now"], ["in", "particular"],
        ["of", "course"],
        ["by", "the", "way"], ["for", "now"], ["to", "death"], ["to", "be", "honest"], ["i", "am", "afraid"],
        ["with", "passion"],
        ["with", "a", "passion"], ["at", "the", "moment"], ["if", "possible"], ["best", "of", "all"], ["i", "guess"],
        ["in", "general"],
        ["for", "a", "living"], ["full", "time"], ["full-time"], ["part-time"], ["part", "time"],
    ]

    private static let pairs: Set<String> = [
        "rock roll", "fish chips", "mac cheese", "salt vinegar", "gin tonic", "arts crafts", "peanut jelly",
        "drum bass",
        "dungeons dragons", "black white", "r b", "cheese onion", "sweet sour", "bed breakfast", "bread butter",
        "law order",
        "pride prejudice", "bacon eggs", "rum coke", "tom jerry", "trinidad tobago", "bosnia herzegovina", "war peace",
        "biscuits gravy", "butter jelly", "ham cheese", "food wine", "wine cheese",
    ]
}
