import Foundation

/// What a phrase puts in the place of a known fact's value, where it is of the same kind: a place for a home, a number for
/// an age, a word of food for a diet.
struct NewValue {
    let fact: Fact
    let sentence: Sentence
    let dates: DateReader

    /// The value; `nil` where the phrase holds none of this kind.
    ///
    /// - Parameters:
    ///   - phrase: the words after, or before, those of the old value.
    ///   - isBeside: whether it stands right beside the old value, so that anything may be meant.
    ///   - old: the words by which the old value was named.
    func read(_ phrase: Phrase, isBeside: Bool, old: [String] = []) -> String? {
        if let special = special(phrase) { return special }
        return direct(phrase, isBeside: isBeside, old: old) ?? name(phrase)
    }

    /// A name somewhere in the phrase, where the old value was one: "they've all settled on Triz".
    private func name(_ phrase: Phrase) -> String? {
        guard ["name", "nickname", "partner"].contains(fact.attribute) else { return nil }
        for index in phrase.indices.dropFirst()
        where NameReader.isName(phrase[index])
            && ["on", "to", "with", "by", "as", "me", "him", "her"].contains(phrase[index - 1].form)
        {
            if let (name, _) = NameReader.name(phrase[index...]), Folding.key(name) != fact.valueKey { return name }
        }
        return nil
    }

    private func direct(_ phrase: Phrase, isBeside: Bool, old: [String]) -> String? {
        var rest = phrase
        var leads: Set<String> = []
        while let first = rest.first,
            first.isMark || Self.leads.contains(first.form) || Words.adverbs.contains(first.form),
            first.form != "all"
        {
            leads.insert(first.form)
            rest = rest.dropping(1)
        }
        var value = ValueReader.withoutArticle(ValueReader.value(rest))
        if let end = value.firstIndex(where: { Self.stops.contains($0.form) || $0.form == "," }) {
            value = value[..<end]
        }
        value = ValueReader.trimmed(value)
        // "That's my wife": somebody, and no value.
        if leads.contains("my"), Relations.relation(value.first?.form ?? "") != nil { return nil }
        guard let first = value.first, (1...5).contains(value.count), !Self.empty.contains(first.form),
            !value.contains(where: { ["not", "never"].contains($0.form) }),
            fits(value, leads, isBeside: isBeside)
        else { return nil }
        return whole(value, old)
    }

    /// Numbers, days and names of kinds, wherever they stand in the phrase.
    private func special(_ phrase: Phrase) -> String? {
        switch fact.attribute {
        case "age", "children":
            for index in phrase.indices where index == phrase.startIndex || phrase[index - 1].form != "not" {
                let next = phrase.dropping(index - phrase.startIndex + 1).first?.form ?? ""
                guard let number = Numbers.value(phrase[index].form), (0...120).contains(number),
                    !["minutes", "minute", "hours", "weeks", "months", "days", "percent", "times", "euros", "km"]
                        .contains(next),
                    String(number) != fact.value
                else { continue }
                return String(number)
            }
            return nil
        case "birthday": return dates.day(in: phrase).map(\.iso).flatMap(dated)
        case "language": return word(phrase) { Lexicon.languages.contains($0) }
        case "relationship_status": return word(phrase) { Lexicon.relationshipStatuses.contains($0) }
        case "diet": return word(phrase) { Lexicon.diets.contains($0) }
        default: return nil
        }
    }

    /// A day without its year keeps the one that is known.
    private func dated(_ iso: String) -> String? {
        let year = fact.value.split(separator: "-")
        let whole = iso.count == 5 && year.count == 3 ? "\(year[0])-\(iso)" : iso
        return whole == fact.value ? nil : whole
    }

    private func word(_ phrase: Phrase, _ isKind: (String) -> Bool) -> String? {
        phrase.first { isKind($0.form) && Folding.key($0.text) != fact.valueKey }?.text
    }

    private func fits(_ value: Phrase, _ leads: Set<String>, isBeside: Bool) -> Bool {
        let isNamed = value.contains(where: \.isCapitalised)
        let isShort = value.count <= 2 && !NameReader.isCommon(value.first?.form ?? "")
        switch fact.attribute {
        case "age", "children", "birthday": return false
        case "name", "nickname", "partner":
            return value.count <= 3
                && (value.allSatisfy(\.isCapitalised)
                    || value.count == 1 && isShort
                        && (isBeside || !leads.isDisjoint(with: ["called", "named", "spelled", "spelt"])))
        case "home_city", "origin", "work_city", "past_home_city", "temporary_location":
            guard Places.place(value, in: sentence) != nil, !value.contains(where: { DateReader.month($0) != nil }),
                value.count == 1 || value.first?.isCapitalised == true
            else { return false }
            return isNamed || isShort && (isBeside || !leads.isDisjoint(with: ["in", "from", "to"]))
        case "employer":
            return isNamed || isShort && isBeside
        case "job_title":
            return Occupations.isOccupation(value.forms)
                || isBeside && value.count <= 3 && !leads.isDisjoint(with: ["a", "an", "as"])
        case "diet", "relationship_status", "language": return isBeside && value.count <= 3
        case "pet" where value.contains(anyOf: ["'s", "been", "is", "was", "has", "had"]): return false
        case "pet":
            return isBeside && !leads.contains("the") || value.contains { Lexicon.animal($0.form) != nil }
                || value.allSatisfy(\.isCapitalised)
        default:
            return isBeside || !leads.isDisjoint(with: Self.strong)
        }
    }

    /// The whole value, where only a part of the old one was named: "dog named Max" becomes "dog named Mex".
    private func whole(_ value: Phrase, _ old: [String]) -> String? {
        var text = ValueReader.text(value, in: sentence)
        if ["name", "nickname", "partner"].contains(fact.attribute) { text = NameReader.capitalised(text) }
        if fact.attribute.hasSuffix("city") || fact.attribute == "origin" {
            text = Places.place(value, in: sentence) ?? text
        }
        if fact.attribute == "pet", let range = fact.value.range(of: " named ") {
            let name = fact.value[range.upperBound...]
            let isAnimal = value.last.flatMap { Lexicon.animal($0.form) } != nil
            text = isAnimal ? "\(text) named \(name)" : "\(fact.value[..<range.lowerBound]) named \(text)"
        } else if !old.isEmpty, Self.phrases.contains(fact.attribute),
            let head = FactFinder.contentWords(fact.value).last,
            FactFinder.contentWords(fact.value).count > 1
        {
            let words = FactFinder.contentWords(fact.value)
            let named = words.filter { word in old.contains { FactFinder.isSame(Folding.lower(word), $0) } }
            let repeats = value.contains { FactFinder.isSame(Folding.lower(head), Folding.lower($0.text)) }
            if !named.isEmpty, named.count < words.count, named != [head] || !repeats, !repeats,
                let first = named.first, let last = named.last, let from = fact.value.range(of: first),
                let to = fact.value.range(of: last), from.lowerBound < to.upperBound
            {
                text = fact.value.replacingCharacters(in: from.lowerBound..<to.upperBound, with: text)
            }
        }
        return Folding.key(text) == fact.valueKey ? nil : text
    }

    private static let phrases: Set<String> = [
        "goal", "plan", "habit", "schedule", "education", "event", "experience", "commute", "living_situation",
    ]

    private static let strong: Set<String> = ["instead", "but", "for", "to", "with", "into", "got", "bought", "joined"]

    private static let leads: Set<String> = [
        "but", "it", "is", "'s", "that", "this", "he", "she", "they", "i", "we", "am", "are", "was", "be", "my", "our",
        "name", "the", "correct", "right", "one", "spelled", "spelt", "in", "at", "from", "to", "with", "for", "called",
        "named", "a", "an", "have", "got", "mean", "meant", "sorry", "no", "wait", "should", "of", "his", "her", "has",
        "been",
        "live", "lives", "work", "works", "as", "moved", "joined", "bought", "drive", "into", "by", "make", "would",
        "new",
        "their", "speak", "play", "plays", "yes", "oh", "oops", "said", "like", "eat", "you", "write", "put", "please",
        "city",
        "day", "company", "birthday", "age", "actual", "real", "and", "so", "then", "because", "its", "job",
        "myself", "ourselves", "himself", "herself", "put", "switched", "changed", "on", "using", "use", "proper",
        "correction", "doing", "following",
    ]

    private static let stops: Set<String> = [
        "and", "with", "because", "since", "so", "but", "who", "which", "for", "not", "or", "at", "on", "after", "like",
        "as",
        "if", "when", "unless", "instead", "i", "we", "you", "that", "he", "she", "they", "where", "actually", "now",
    ]

    private static let empty: Set<String> = [
        "it", "that", "this", "wrong", "right", "true", "correct", "same", "thing", "here", "there", "ok", "okay",
        "fine",
        "sure", "good", "bad", "what", "how", "why", "where", "who", "more", "less", "much", "many", "one", "something",
        "anything", "nothing", "other", "others", "else", "way", "close", "different", "almost", "them", "him", "her",
        "me",
        "us", "please", "thanks", "done", "do", "does", "did", "stop", "people", "everyone", "nobody", "glad", "happy",
        "going", "trying", "sorry", "from", "forget",
        "delete", "remove", "erase", "drop", "scrap", "wipe", "still", "never", "quite",
    ]
}
