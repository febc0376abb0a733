/// What sort of thing a question asks for, as its question word tells.
enum AnswerKind: Sendable, Hashable {
    case time, place, person, number

    /// The kind that words ask for; `nil` where they leave it open.
    init?(asking words: [String]) {
        let all = Set(words)
        func follows(_ nouns: Set<String>) -> Bool {
            words.indices.contains { at in
                ["what", "which"].contains(words[at]) && words[(at + 1)...].prefix(3).contains(where: nouns.contains)
            }
        }
        if all.contains("when") || follows(Self.times) {
            self = .time
        } else if follows(Self.places) || all.contains("where") || all.contains("whereabouts") {
            self = .place
        } else if words.indices.contains(where: {
            words[$0] == "how" && $0 + 1 < words.count && Self.amounts.contains(words[$0 + 1])
                || words[$0] == "phone" && $0 + 1 < words.count && words[$0 + 1] == "number"
        }) || follows(["age"]) || !all.isDisjoint(with: Self.figures) {
            self = .number
        } else if !all.isDisjoint(with: ["who", "whom", "whose", "name", "names", "called", "surname"]) {
            self = .person
        } else {
            return nil
        }
    }

    /// Whether nothing answers that does not hold something of the kind.
    var isStrict: Bool { self != .place }

    /// Whether a fact holds something of the kind that the question does not say itself.
    func isHeld(by fact: Fact, asking asked: Set<String>) -> Bool {
        let words = Folding.words(fact.text)
        switch self {
        case .time:
            return ["birthday", "age"].contains(fact.attribute)
                || words.indices.contains { place in
                    let word = words[place]
                    // "715 a month" tells no time.
                    let isRate = place > 0 && ["a", "per"].contains(words[place - 1])
                    return !isRate && Self.days.contains(word) || Self.isYear(word)
                        || ["am", "pm", "clock"].contains(word)
                }
                || fact.text.contains(":") && words.contains { $0.allSatisfy(\.isNumber) }
        case .number:
            return words.contains { $0.contains(where: \.isNumber) || Self.numbers.contains($0) }
        case .person:
            return Self.hasName(fact.text, besides: asked)
                || fact.subject != "user" && !Folding.words(fact.person ?? "").contains(where: asked.contains)
        case .place:
            return Self.hasName(fact.text, besides: asked)
        }
    }

    /// Whether a name stands in it that the question does not say.
    private static func hasName(_ text: String, besides asked: Set<String>) -> Bool {
        text.split(separator: " ").contains { word in
            word.first?.isUppercase == true && word != "The"
                && Folding.words(String(word)).first.map { !asked.contains($0) } == true
        }
    }

    private static func isYear(_ word: String) -> Bool {
        word.count == 4 && (word.hasPrefix("19") || word.hasPrefix("20")) && word.allSatisfy(\.isNumber)
    }

    private static let times: Set<String> = [
        "day", "days", "date", "dates", "time", "year", "years", "month", "months", "weekday", "evening", "evenings",
        "morning", "season", "hour",
    ]
    private static let places: Set<String> = [
        "city", "town", "country", "village", "street", "road", "place", "region", "address",
    ]
    /// What is told in figures.
    private static let figures: Set<String> = [
        "postcode", "iban", "plate", "salary", "pulse", "cholesterol", "temperature", "percentage",
    ]
    private static let amounts: Set<String> = ["many", "much", "old", "tall", "far", "heavy", "big", "long", "often"]
    static let numbers: Set<String> = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "once", "twice",
    ]
    static let days: Set<String> = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mondays", "tuesdays",
        "wednesdays", "thursdays", "fridays", "saturdays", "sundays", "spring", "summer", "autumn", "winter", "today",
        "tomorrow", "noon", "midnight", "night", "weekend", "weekends", "christmas", "easter", "week", "daily",
        "weekly", "month", "year", "morning", "evening",
    ]
}
