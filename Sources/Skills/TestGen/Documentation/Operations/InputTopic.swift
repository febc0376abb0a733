/// What is out of the ordinary in a call's values, and would better be said before a result is held against the code.
enum InputTopic: String, CaseIterable, Sendable {
    /// A list or a text without anything in it.
    case empty
    case zero
    case negative
    /// A number beyond the length of the list or the text.
    case short
    /// Equal elements.
    case ties
    /// Blanks at the ends, or several in a row.
    case blank
    /// Marks that are neither letters, digits nor blanks.
    case symbols
    /// Words apart from one another.
    case words
    case upper
    /// Line breaks.
    case breaks

    /// All topics, for operations that leave nothing open.
    static let every = Set(allCases)

    /// Words by which a comment speaks of it.
    private var mention: String {
        switch self {
        case .empty:
            "empty|blank|no element|no word|no value|no number|without element|at least one|no character|nothing|none"
        case .zero: "zero|nonzero"
        case .negative:
            "negative|sign|signs|signed|minus|absolute|magnitude|below zero|less zero|smaller zero|backward|direction"
        case .short:
            "fewer|few|short|longer|long|exceed|larger|more|enough|beyond|fit|less|at most|all of|up to|whole|remain"
        case .ties:
            "equal|equally|duplicate|same|tie|ties|repeat|several|stable|distinct|occurrence|once|unique|different"
        case .blank: "space|white|whitespace|blank|trim|run|runs|surround|leading|trailing|collapse|consecutive|single"
        case .symbols: "punctuation|character|letter|symbol|alphanumeric|other|hyphen|anything|mark"
        // Most texts have them; what is said of identifiers leaves them out.
        case .words: ""
        case .breaks: "line|lines|newline|break|breaks|white|whitespace|paragraph|row|rows|csv|block"
        case .upper: "case|upper|uppercase|lower|lowercase|capital|letter|insensitive"
        }
    }

    /// Whether a comment speaks of it.
    func isMentioned(in comment: CommentWords) -> Bool { self == .words || comment.says(mention) }

    /// Whether the words of a sentence speak of it.
    func isMentioned(in words: [String]) -> Bool { self != .words && CommentWords.holds(words, mention) }

    /// The sentence that does.
    func quote(in comment: CommentWords) -> String? { self == .words ? nil : comment.quote(mention) }

    /// The topics of a call's values.
    static func topics(of values: [SampleValue]) -> Set<InputTopic> {
        var topics: Set<InputTopic> = []
        let lengths = values.compactMap { value -> Int? in
            switch value {
            case .array(let elements): elements.count
            case .string(let text): text.count
            default: nil
            }
        }
        for value in values {
            topics.formUnion(Self.topics(of: value))
            if let number = value.integer, let length = lengths.first, number > length { topics.insert(.short) }
        }
        return topics
    }

    private static func topics(of value: SampleValue) -> Set<InputTopic> {
        var topics: Set<InputTopic> = []
        switch value {
        case .int(let number):
            if number == 0 { topics.insert(.zero) }
            if number < 0 { topics.insert(.negative) }
        case .double(let number):
            if number == 0 { topics.insert(.zero) }
            if number < 0 { topics.insert(.negative) }
        case .string(let text):
            if text.isEmpty { topics.insert(.empty) }
            if text.first == " " || text.last == " " || text.contains("  ") || text.contains("\t") {
                topics.insert(.blank)
            }
            if text.count > 1, text.contains(where: { !($0.isLetter || $0.isNumber || $0.isWhitespace) }) {
                topics.insert(.symbols)
            }
            if text.contains(" ") { topics.insert(.words) }
            if text.contains(where: \.isUppercase) { topics.insert(.upper) }
            if text.contains(where: \.isNewline) { topics.insert(.breaks) }
        case .array(let elements):
            if elements.isEmpty { topics.insert(.empty) }
            if Set(elements).count < elements.count { topics.insert(.ties) }
            if elements.contains(where: { ($0.number ?? 0) < 0 }) { topics.insert(.negative) }
        default: break
        }
        return topics
    }

    /// Topics that a comment keeps callers from.
    static func forbidden(by comment: CommentWords) -> Set<InputTopic> {
        var forbidden: Set<InputTopic> = []
        if comment.lead.contains(where: identifiers.contains), !comment.says("space|white|whitespace|phrase|title") {
            forbidden.formUnion([.words, .symbols])
        }
        // "With a positive number they move on, with a negative one back."
        let saysMore = comment.sentences.contains { sentence in
            sentence.words.contains("negative") && !sentence.words.contains("not")
        }
        let demands = ["must", "precondition", "requires", "require", "assumes", "expects"]
        for sentence in comment.sentences {
            let words = Set(sentence.words)
            let isDemand =
                demands.contains { words.contains($0) } || sentence.text.contains("has to ")
                || sentence.text.contains("have to ")
            if isDemand {
                if words.contains("positive") || words.contains("zero") && words.contains("greater") {
                    forbidden.formUnion([.zero, .negative])
                }
                if words.contains("least"), words.contains("one") { forbidden.formUnion([.zero, .negative]) }
                if words.contains("zero"), words.contains("not") { forbidden.insert(.zero) }
                if words.contains("empty") || words.contains("nonempty") { forbidden.insert(.empty) }
            }
            let isNatural = words.contains("nonnegative") || words.contains("non") && words.contains("negative")
            if isDemand && words.contains("negative") || isNatural
                || words.contains("negative") && words.contains("not") && !words.contains("result")
            {
                forbidden.insert(.negative)
            }
            if words.contains("positive"),
                ["integer", "number", "int", "count"].contains(where: { words.contains($0) }),
                !saysMore
            {
                forbidden.formUnion([.negative, .zero])
            }
        }
        // What the comment shows of a negative number is not forbidden.
        let isShown = comment.sentences.contains { sentence in
            !demands.contains { sentence.words.contains($0) }
                && sentence.text.indices.contains { place in
                    sentence.text[place...].hasPrefix(" -")
                        && sentence.text[place...].dropFirst(2).first?.isNumber == true
                }
        }
        let isSpoken = comment.sentences.contains { sentence in
            !sentence.words.contains("result") && !sentence.words.contains("returns")
                && [
                    "positive or negative", "negative or positive", "may be negative", "can be negative",
                    "for negative",
                    "for a negative", "negative amount", "a negative one",
                ].contains { sentence.text.lowercased().contains($0) }
        }
        if isShown || isSpoken { forbidden.remove(.negative) }
        return forbidden
    }

    /// Nouns of texts that are one word.
    private static let identifiers: Set<String> = ["identifier", "identifiers"]

    /// Whether lists have to be in order.
    static func needsOrder(_ comment: CommentWords) -> Bool {
        let said =
            "must sorted|must ascending|a sorted collection|a sorted array|is sorted|already sorted|two sorted|be sorted !not|sorted list"
        // `sortedInsert(_:)` is for what is sorted, `sorted(by:)` makes it so.
        let isNamed =
            comment.names.count > 1 && comment.names[0] == "sorted" && !["by", "using"].contains(comment.names[1])
        return comment.says(said) || comment.ownerSays("expects sorted|must sorted|array_is_sorted") || isNamed
    }
}
