/// Finds which of the known facts some words of a sentence speak of: by their value ("the Fiesta"), by their kind
/// ("my car") or by what they are an example of ("the dog" where a labrador is known).
struct FactFinder {
    let known: [Fact]
    /// The content words of the facts' values, by value.
    private let values: [String: ContentWords]

    /// Prepares the words of the facts' values, which is the dear part: one finder serves a whole message.
    init(known: [Fact]) {
        self.known = known
        values = Dictionary(known.map { ($0.value, Self.words(of: $0.value)) }) { first, _ in first }
    }

    private init(known: [Fact], values: [String: ContentWords]) {
        self.known = known
        self.values = values
    }

    /// A finder among some of the facts.
    func among(_ facts: [Fact]) -> FactFinder { FactFinder(known: facts, values: values) }

    /// Some words and the fact they speak of.
    struct Mention: Sendable, Hashable {
        /// The fact.
        let fact: Fact
        /// The words.
        let range: Range<Int>
        /// How much of the value is named, from 0 to 1.
        let share: Double
    }

    /// The facts of a subject that a phrase speaks of, the best first.
    func mentions(in phrase: Phrase, of subject: String, among attributes: Set<String>? = nil) -> [Mention] {
        let facts = known.filter { fact in
            // Whom the user is with is a fact of the user's, though their name is one of theirs.
            let isPartner = subject == "user" && fact.attribute == "name" && Self.partners.contains(fact.subject)
            return fact.state == .current && (fact.subject == subject || isPartner)
                && (attributes?.contains(isPartner ? "partner" : fact.attribute) ?? true)
        }
        let words = Self.words(of: phrase)
        let byValue = facts.compactMap { mention($0, in: phrase, words) }
        let found = byValue.isEmpty ? Self.byKind(facts, in: phrase) : byValue
        return found.enumerated().sorted { ($0.element.share, -$0.offset) > ($1.element.share, -$1.offset) }
            .map(\.element)
    }

    /// The facts of a subject whose values a phrase names, the best first.
    func valued(in phrase: Phrase, of subject: String) -> [Mention] {
        let words = Self.words(of: phrase)
        return known.filter { $0.state == .current && $0.subject == subject }
            .compactMap { mention($0, in: phrase, words) }
            .sorted { $0.share > $1.share }
    }

    private static let partners = Set(
        ["partner", "girlfriend", "boyfriend", "husband", "wife", "fiance", "fiancee", "spouse"].map { "user.\($0)" })

    /// The only fact of the first of some attributes of which there is one.
    func sole(_ attributes: [String], of subject: String) -> Fact? {
        for attribute in attributes {
            let facts = known.filter { $0.state == .current && $0.subject == subject && $0.attribute == attribute }
            if facts.count == 1 { return facts[0] }
        }
        return nil
    }

    /// What tells that the user is with somebody.
    func partnership() -> [Fact] {
        let facts = known.filter {
            $0.state == .current
                && ($0.subject == "user" && $0.attribute == "partner"
                    || $0.attribute == "name" && Self.partners.contains($0.subject))
        }
        let status = known.filter {
            $0.state == .current && $0.subject == "user" && $0.attribute == "relationship_status"
                && !["single", "divorced", "widowed", "separated"].contains($0.valueKey)
        }
        return facts.count == 1 ? facts + status : facts.isEmpty ? status : []
    }

    /// The value's own words.
    private func mention(_ fact: Fact, in phrase: Phrase, _ said: ContentWords) -> Mention? {
        if fact.attribute == "birthday" { return Self.day(fact, in: phrase) }
        let value = values[fact.value] ?? Self.words(of: fact.value)
        guard value.mayShare(said) else { return nil }
        let words = value.words
        guard let head = words.last(where: { !Self.isTime($0.text.lowercased()) }) else { return nil }
        var matched: Set<ContentWords.Word> = []
        var indices: [Int] = []
        for (index, token) in zip(phrase.indices, said.words) {
            guard let word = words.first(where: { $0.isForm(of: token) }) else { continue }
            // "Olive" is no kind of "olives", and "May" no "may".
            if index > phrase.startIndex, phrase[index].isCapitalised, word.text.first?.isLowercase == true,
                word.folded != token.folded
            {
                continue
            }
            matched.insert(word)
            indices.append(index)
        }
        guard let first = indices.first, let last = indices.last else { return nil }
        let names = matched.filter { $0.text.contains(where: \.isUppercase) && !Self.isTime($0.text.lowercased()) }
        let share = Double(matched.count) / Double(words.count)
        let isAnimal = fact.attribute == "pet" && matched.contains { Lexicon.animal($0.folded) != nil }
        guard matched.contains(head) || isAnimal || !names.isEmpty || share > 0.6 else { return nil }
        return Mention(fact: fact, range: first..<(last + 1), share: share)
    }

    private static func words(of value: String) -> ContentWords {
        ContentWords(telling(value))
    }

    private static func words(of phrase: Phrase) -> ContentWords {
        ContentWords(phrase.map { ContentWords.Word($0.form) })
    }

    /// "the 16th of April" where `1987-04-16` is known.
    private static func day(_ fact: Fact, in phrase: Phrase) -> Mention? {
        let parts = fact.value.split(separator: "-").compactMap { Int($0) }
        guard parts.count >= 2, let month = phrase.firstIndex(where: { DateReader.month($0) == parts[parts.count - 2] })
        else {
            return nil
        }
        let near = max(phrase.startIndex, month - 3)..<min(phrase.endIndex, month + 3)
        guard let day = near.first(where: { (Numbers.ordinal(phrase[$0].form) ?? Int(phrase[$0].form)) == parts.last })
        else {
            return nil
        }
        return Mention(fact: fact, range: min(day, month)..<(max(day, month) + 1), share: 1)
    }

    /// "my car", "the dog", "that job": a noun for the kind of thing, where only one of its kind is known.
    private static func byKind(_ facts: [Fact], in phrase: Phrase) -> [Mention] {
        for index in phrase.indices {
            let form = phrase[index].form
            if let animal = Lexicon.animal(form) {
                let pets = facts.filter { fact in
                    fact.attribute == "pet"
                        && Folding.words(fact.value).contains { AnimalKinds.kind($0) == AnimalKinds.kind(animal) }
                }
                if pets.count == 1 { return [Mention(fact: pets[0], range: index..<(index + 1), share: 0.5)] }
            }
            let before = phrase[..<index].suffix(3)
            // "the birthday cake" is no birthday.
            let next = index + 1 < phrase.endIndex ? phrase[index + 1] : nil
            let isHead =
                next.map {
                    $0.isMark || Words.verbs.contains($0.form) || Words.adverbs.contains($0.form)
                        || after.contains($0.form) || $0.isCapitalised
                } ?? true
            guard isHead, before.contains(anyOf: determiners) || index == phrase.startIndex,
                let attributes = AttributeNouns.attributes(of: form)
            else { continue }
            for attribute in attributes {
                let matching = facts.filter { $0.attribute == attribute }
                if matching.count == 1 { return [Mention(fact: matching[0], range: index..<(index + 1), share: 0.4)] }
            }
        }
        return []
    }

    /// The words of a value that tell it from others, as written.
    static func contentWords(_ value: String) -> [String] { telling(value).map(\.text) }

    private static func telling(_ value: String) -> [ContentWords.Word] {
        value.split { !Folding.isOfWord($0) && $0 != "'" && $0 != "-" }
            .map { ContentWords.Word(String($0)) }.filter { !hollow.contains($0.folded) }
    }

    /// Whether two folded words are forms of one.
    static func isSame(_ left: String, _ right: String) -> Bool {
        ContentWords.Word(left).isForm(of: ContentWords.Word(right))
    }

    private static func isTime(_ form: String) -> Bool {
        Lexicon.months.contains(form) || Lexicon.weekdays.contains(form)
            || Lexicon.weekdays.contains(String(form.dropLast())) || times.contains(form)
    }

    private static let times: Set<String> = [
        "morning", "mornings", "evening", "evenings", "night", "weekend", "weekends", "week", "month", "year", "day",
        "days", "summer", "winter", "spring", "autumn", "afternoon", "afternoons",
    ]

    private static let hollow: Set<String> = [
        "a", "an", "the", "to", "of", "in", "on", "at", "for", "with", "and", "is", "my", "their", "be", "named",
        "from",
        "every", "no", "not", "s", "has", "have", "does", "do", "go", "goes", "going", "one", "two", "three", "four",
        "five", "each", "or", "by", "as", "called", "visit", "new", "old", "used", "bad", "really", "very", "more",
        "than", "disorder", "disease", "syndrome", "condition", "that", "this", "it", "as", "been", "was", "will",
        "make", "get", "work", "works",
    ]

    private static let after: Set<String> = [
        "of", "in", "on", "at", "to", "for", "from", "with", "and", "or", "but", "thing", "stuff", "bit", "because",
        "since", "as", "so",
        "until", "that", "any", "here", "there", "wrong", "instead", "by", "over", "a", "the", "you", "i", "we", "not",
        "being", "number", "saved", "stored", "kept",
    ]

    private static let determiners: Set<String> = [
        "my", "our", "the", "that", "this", "his", "her", "their", "'s", "your", "no", "changed", "switched", "new",
        "different",
    ]
}
