import AgentCore

/// What an answer has to hold where a question names it: a clock's time for "what time", a sum of money for "how much is my rent".
enum WantedValue: Sendable, Hashable, CaseIterable {
    case clock, money, weight, temperature, figure, amount, frequency, color, street, firstName, surname

    /// What the words of one question want; `nil` where they leave it open.
    ///
    /// - Parameters:
    ///   - words: the words, folded.
    ///   - kind: the sort of thing that is asked for.
    init?(asking words: [String], kind: AnswerKind?) {
        let all = Set(words)
        let pairs = Set(zip(words, words.dropFirst()).map { "\($0) \($1)" })
        func has(_ some: Set<String>) -> Bool { !all.isDisjoint(with: some) }
        func says(_ some: Set<String>) -> Bool { !pairs.isDisjoint(with: some) }
        if says(["what time", "which time", "what hour", "which hour"]) {
            self = .clock
        } else if has(["surname"]) || says(["last name", "family name"]) {
            self = .surname
        } else if says(["first name", "christian name", "given name"]) {
            self = .firstName
        } else if has(["street", "address"]), kind == .place || kind == nil, !has(["email", "mail", "web"]) {
            self = .street
        } else if kind == .time || kind == .person || kind == .place {
            return nil
        } else if has(["colour", "color", "colours", "colors", "shade", "shades"]) {
            self = .color
        } else if has(["weigh", "weight", "heavy", "weighed", "weighs"]) {
            self = .weight
        } else if has(["temperature", "temp"]) {
            self = .temperature
        } else if has(Self.sums) && !has(["which", "who"]) || has(Self.paying) && has(["what", "much", "d"]) {
            self = .money
        } else if says(["how often"]) {
            self = .frequency
        } else if has(Self.figures) {
            self = .figure
        } else if has(["how"]), has(Self.amounts) {
            self = .amount
        } else {
            return nil
        }
    }

    /// Whether a fact holds it; what the question says itself does not count.
    func isHeld(by text: String, asking words: [String]) -> Bool {
        let told = Folding.words(text)
        let fresh = told.filter { !words.contains($0) }
        func has(_ some: Set<String>) -> Bool { told.contains(where: some.contains) }
        let digits = fresh.contains { $0.contains(where: \.isNumber) && !Self.isYear($0) }
        let isSum = text.contains(where: Self.signs.contains) || has(Self.currencies)
        let isFigure = digits || fresh.contains(where: Self.numbers.contains)
        switch self {
        case .clock:
            return isFigure && (text.contains(/[0-9][:.][0-9]/) || has(Self.hours))
                || fresh.contains { ["noon", "midnight", "midday"].contains($0) || Self.isHour($0) }
        case .money: return isFigure && isSum
        case .weight: return isFigure && has(Self.weights)
        case .temperature: return digits
        case .figure: return isFigure && !isSum || Self.holdsLetterSize(text)
        case .amount: return isFigure
        case .frequency: return isFigure || has(Self.often)
        case .color: return fresh.contains(where: Self.colors.contains) || has(["colour", "color", "shade", "paint"])
        case .street:
            return digits
                || told.contains { word in Self.streets.contains(word) || Self.endings.contains(where: word.hasSuffix) }
        case .surname: return Self.holdsFullName(text)
        case .firstName: return Self.holdsFullName(text, titled: false)
        }
    }

    /// Whether a text surely does not hold it: no colour where a colour is asked for, nothing that counts where it is asked how many.
    ///
    /// What may be told in other words, such as a time or a street, is never surely lacking.
    func isLacking(in text: String, asking words: [String]) -> Bool {
        let told = Folding.words(text)
        switch self {
        case .color, .temperature: return !isHeld(by: text, asking: words)
        case .weight, .money, .amount:
            let asked = Set(words)
            return !told.contains { word in
                !asked.contains(word) && word.contains(where: \.isNumber) || Self.numbers.contains(word)
                    || Self.counts.contains(word)
            }
        case .clock, .figure, .frequency, .street, .firstName, .surname: return false
        }
    }

    /// Words that tell a number in their way.
    private static let counts: Set<String> = [
        "a", "an", "both", "few", "couple", "several", "single", "only", "no", "none", "nothing", "free", "pair",
        "twins", "triplets",
        "all", "every", "each", "many", "much", "lots", "little", "enough", "born", "birthday", "old", "too", "very",
        "never", "always",
        "more", "most", "less",
    ]

    /// Whether a first name and a surname stand side by side, or one of them is called that.
    private static func holdsFullName(_ text: String, titled: Bool = true) -> Bool {
        if text.contains("name is ") || text.contains("surname") { return true }
        let words = text.split(separator: " ").dropFirst()
        return zip(words, words.dropFirst()).contains { first, second in
            first.first?.isUppercase == true && second.first?.isUppercase == true
                && (titled || !titles.contains(first.lowercased().filter(\.isLetter)))
        }
    }

    /// Whether a size stands in it that is told by a letter or a word: "size M", "an extra large".
    private static func holdsLetterSize(_ text: String) -> Bool {
        if Folding.words(text).contains(where: ["small", "medium", "large"].contains) { return true }
        return text.split { $0 == " " || $0 == "." || $0 == "," }.contains {
            ["XS", "S", "M", "L", "XL", "XXL"].contains($0)
        }
    }

    private static func isYear(_ word: String) -> Bool {
        word.count == 4 && (word.hasPrefix("19") || word.hasPrefix("20")) && word.allSatisfy(\.isNumber)
    }

    /// Whether a word is an hour such as `7pm`.
    private static func isHour(_ word: String) -> Bool {
        (word.hasSuffix("am") || word.hasSuffix("pm")) && word.dropLast(2).allSatisfy(\.isNumber) && word.count > 2
    }

    private static let hours: Set<String> = ["am", "pm", "clock", "half", "quarter", "past", "hours", "h"]
    private static let sums: Set<String> = [
        "rent", "salary", "price", "fee", "fees", "wage", "wages", "cost", "costs", "deposit", "fare", "mortgage",
    ]
    private static let paying: Set<String> = [
        "pay", "paid", "paying", "spend", "spent", "charge", "charged", "earn", "earned", "owe", "owes", "fork",
        "forked",
    ]
    private static let figures: Set<String> = [
        "number", "code", "pin", "combination", "plate", "floor", "gate", "platform", "size", "dose", "dosage",
        "postcode",
        "iban", "mileage", "percentage", "cholesterol", "pulse", "height", "seat",
    ]
    private static let amounts: Set<String> = ["many", "much", "old", "tall", "far", "big", "high", "deep", "fast"]
    private static let numbers = AnswerKind.numbers.union([
        "one", "half", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
        "ground",
        "top", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "thirty",
        "forty",
        "fifty", "sixty", "seventy", "eighty", "ninety", "hundred", "thousand", "million", "dozen",
    ])
    private static let titles: Set<String> = [
        "mr", "mrs", "ms", "miss", "dr", "doctor", "professor", "prof", "frau", "herr", "madame",
    ]
    private static let signs: Set<Character> = ["€", "$", "£", "¥", "₹", "₺", "₩"]
    private static let currencies: Set<String> = [
        "euro", "euros", "pound", "pounds", "dollar", "dollars", "franc", "francs", "crown", "crowns", "krone",
        "kroner",
        "kronor", "yen", "rupee", "rupees", "peso", "pesos", "lira", "zloty", "rand", "real", "reais", "cent", "cents",
        "pence",
        "quid", "grand", "k", "usd", "eur", "gbp", "chf", "forint", "won", "yuan", "dirham", "dirhams", "shekel",
        "shekels",
    ]
    private static let weights: Set<String> = [
        "kg", "kilo", "kilos", "kilogram", "kilograms", "kilogrammes", "gram", "grams", "grammes", "g", "pound",
        "pounds", "lb",
        "lbs", "stone", "ounce", "ounces", "ton", "tons", "tonnes", "weigh", "weighs", "weighed", "weight",
    ]
    private static let often: Set<String> = [
        "every", "each", "daily", "weekly", "monthly", "yearly", "once", "twice", "never", "always", "rarely",
        "mondays",
        "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays", "weekends", "mornings", "evenings",
    ]
    private static let colors: Set<String> = [
        "red", "blue", "green", "yellow", "orange", "purple", "pink", "brown", "black", "white", "grey", "gray",
        "silver",
        "gold", "golden", "beige", "cream", "turquoise", "teal", "navy", "maroon", "lilac", "violet", "mauve", "olive",
        "burgundy", "crimson", "scarlet", "indigo", "magenta", "coral", "ivory", "khaki", "mustard", "ochre",
        "charcoal",
        "anthracite", "peach", "lavender", "mint", "rust", "copper", "bronze", "blonde", "blond", "ginger", "tan",
        "oxblood",
        "terracotta", "sage", "emerald", "aubergine", "cobalt", "petrol", "rose", "salmon", "amber", "plum", "sand",
    ]
    private static let streets: Set<String> = [
        "street", "road", "lane", "avenue", "square", "way", "close", "drive", "hill", "court", "terrace", "place",
        "row",
        "crescent", "gardens", "grove", "walk", "quay", "boulevard", "rue", "via", "calle", "rua", "plaza", "piazza",
        "park",
        "mews", "alley", "st", "rd", "ave",
    ]
    private static let endings = [
        "strasse", "straße", "gasse", "straat", "gatan", "weg", "platz", "allee", "gata", "vej", "gade",
    ]
}
