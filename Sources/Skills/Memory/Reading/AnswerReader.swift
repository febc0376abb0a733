/// Makes a whole sentence of a short answer: "Yes, for six years" after "Do you live in Kiel?" is "I live in Kiel for
/// six years". Nothing is taken from the assistant's words that the user did not confirm.
struct AnswerReader {
    /// The assistant's question, the last sentence of its message.
    let question: Sentence

    /// - Parameter message: the assistant's message before the user's; `nil` answers where it asks nothing.
    init?(to message: String) {
        guard let last = SentenceSplitter.sentences(MessageCleaner.ownWords(message)).last, last.endsAsQuestion else {
            return nil
        }
        question = last
    }

    /// The user's sentences as they would be without the question; `nil` where the answer stands by itself or answers
    /// nothing.
    func completed(_ answer: Sentence) -> [String]? {
        guard !answer.endsAsQuestion, let first = answer.tokens.first else { return nil }
        let asked = withoutLead(question.tokens[...])
        if let related = related(asked, answer) { return [related] }
        if let short = short(asked, answer) { return short }
        if let offered = offered(asked) {
            return Self.yes.contains(first.form) || Self.assents.contains(first.form) ? [offered] : nil
        }
        if let length = Self.length(ofYes: answer.tokens[...]) {
            let tail = tail(answer, from: length)
            // "Yep, my own shop and everything": the yes and a sentence of its own.
            if tail.contains(where: { ["i", "we", "my", "our", "it", "she", "he", "they"].contains($0.form) }),
                let claim = claim(asked)
            {
                return claim.contains { Self.indefinite.contains($0) && $0 != "a" }
                    ? nil : [claim.joined(separator: " "), answer.text(of: tail)]
            }
            return confirmed(asked, tail, answer).map { [$0] }
        }
        return answered(asked, answer, first).map { [$0] }
    }

    /// Whom the question asks about: "your son".
    var person: Person? {
        guard let your = question.tokens[...].firstIndex(of: ["your"]), your + 1 < question.tokens.count,
            let relation = Relations.relation(question.tokens[your + 1].form)
        else { return nil }
        return Person.user.relative(relation)
    }

    /// "Shall I remember that you're training for a triathlon?": what the user is asked to agree to.
    func offered(_ asked: Phrase) -> String? {
        guard let that = asked.firstIndex(where: { $0.form == "that" }), that > asked.startIndex + 1,
            asked[..<that].contains(anyOf: ["remember", "note", "save", "store", "memory", "memorize", "memorise"]),
            asked.dropping(that - asked.startIndex + 1).first?.form == "you"
        else { return nil }
        return claim(asked[(that + 1)...]).map { $0.joined(separator: " ") }
    }

    static func length(ofYes tokens: Phrase) -> Int? {
        for phrase in yesPhrases where tokens.starts(with: phrase) { return phrase.count }
        return tokens.first.map { yes.contains($0.form) } == true ? 1 : nil
    }

    static let yesPhrases: [[String]] = """
        that is right
        that is correct
        of course
        you got it
        spot on
        i do
        i am
        we do
        we are
        yes i do
        yes i am
        yes , i do
        yes , i am
        yep , i do
        yes , that is right
        still do
        still am
        sure do
        sure am
        she is
        he is
        they are
        it is
        she does
        he does
        they do
        she has
        he has
        i have
        we have
        you bet
        that is me
        well remembered
        you remembered
        good memory
        as ever
        still is
        still does
        she sure is
        he sure is
        always have
        yes she is
        yes he is
        yes , she is
        yes , he is
        yes she does
        yes he does
        yes , she does
        yes , he does
        indeed i do
        indeed i am
        i certainly do
        i certainly am
        """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }

    static let assents: Set<String> = [
        "sure", "ok", "okay", "please", "go", "do", "fine", "great", "absolutely",
    ]

    func answered(_ asked: Phrase, _ answer: Sentence, _ first: Token) -> String? {
        if Self.no.contains(first.form) {
            let tail = tail(answer, from: 1)
            // "Are you from Ireland?" "No, from Scotland."
            if let open = tail.first, ["from", "in", "at", "with", "as"].contains(open.form), let claim = claim(asked),
                let index = claim.firstIndex(of: open.form)
                    ?? (open.form == "with" ? claim.firstIndex(of: "alone") : nil)
            {
                return (claim[..<index] + [answer.text(of: tail)]).joined(separator: " ")
            }
            // "You live in Berlin, right?" "No, Hamburg."
            if (1...3).contains(tail.count), tail.allSatisfy(\.isCapitalised), let claim = claim(asked),
                let last = claim.lastIndex(where: { $0.first?.isUppercase == true && $0 != "I" }), last > 1
            {
                return (claim[..<last] + [answer.text(of: tail)]).joined(separator: " ")
            }
            return denied(asked, tail)
        }
        guard !Self.vague(first.form) else { return nil }
        // "Accra, till I was twelve": what answers comes first.
        if let comma = answer.tokens.firstIndex(where: { $0.isMark }), comma > 0, comma <= 4,
            answer.tokens[comma...].contains(anyOf: Self.subjects),
            !answer.tokens[..<comma].contains(anyOf: Self.subjects)
        {
            return named(asked, Sentence(answer.text(of: answer.tokens[..<comma])))
        }
        guard answer.tokens.count <= 16, !answer.tokens[...].contains(anyOf: Self.subjects) else { return nil }
        return named(asked, answer)
    }

    func withoutLead(_ phrase: Phrase) -> Phrase {
        var rest = phrase.drop { $0.isMark || ["so", "and", "well", "great", "ok", "okay", "by"].contains($0.form) }
        if let start = rest.firstIndex(where: { Self.openers.contains($0.form) }), start - rest.startIndex < 10,
            start > rest.startIndex, rest[rest.index(before: start)].isMark
        {
            rest = rest[start...]
        }
        return rest
    }

    func tail(_ answer: Sentence, from index: Int) -> Phrase {
        answer.tokens[...].dropping(index).drop { $0.isMark || Self.fillers.contains($0.form) }
    }

    /// "Do you live in Kiel?" "Yes, for six years."
    func confirmed(_ asked: Phrase, _ tail: Phrase, _ answer: Sentence) -> String? {
        guard let claim = claim(asked) else { return nil }
        if !tail.isEmpty, asked.contains(anyOf: ["allergies", "allergic"]),
            claim.contains(where: { Self.general.contains($0) || $0 == "allergies" })
        {
            return "I am allergic to \(answer.text(of: tail))"
        }
        // "Do you have kids?" "Yes, two."
        if let count = tail.first, Numbers.value(count.form) != nil, let noun = claim.last, Self.counted.contains(noun)
        {
            return (claim.dropLast() + [count.text, noun]).joined(separator: " ")
        }
        // "Yes, a hamster called Nugget": what was asked for in general is named.
        if tail.contains(where: { ["i", "we", "my"].contains($0.form) }) { return nil }
        let isTime = ["for", "since", "in", "from", "with"].contains(tail.first?.form ?? "")
        guard !isTime, !(tail.isEmpty && !claim.contains { Self.general.contains($0) }),
            let open = claim.firstIndex(where: { Self.indefinite.contains($0) })
        else {
            let when = tail.isEmpty ? "" : " " + answer.text(of: tail)
            return ["for", "since", "in", "from", "with", ""].contains(tail.first?.form ?? "")
                ? claim.joined(separator: " ") + when : claim.joined(separator: " ")
        }
        return tail.isEmpty ? nil : (claim[..<open] + [answer.text(of: tail)]).joined(separator: " ")
    }

    func denied(_ asked: Phrase, _ tail: Phrase) -> String? {
        guard tail.isEmpty, let first = asked.first, let claim = claim(asked), claim.count > 1 else { return nil }
        let rest = claim.filter { !["any"].contains($0) }
        switch first.form {
        case "do": return (["I do not"] + rest.dropFirst()).joined(separator: " ")
        case "are": return (["I am not"] + rest.dropFirst(2)).joined(separator: " ")
        default: return nil
        }
    }

    /// What the question would be as the user's statement.
    func claim(_ asked: Phrase) -> [String]? {
        // "You mentioned you have two kids?"
        var asked = asked
        if asked.starts(with: ["you", "mentioned"]) || asked.starts(with: ["you", "said"]) {
            asked = asked.dropping(2).drop { $0.form == "that" }
        }
        // "…, right?", "…, don't you?"
        if let comma = asked.lastIndex(where: { $0.form == "," || $0.form == "—" }), asked[comma...].count <= 5,
            asked[comma...].dropFirst().first.map({ Self.tags.contains($0.form) }) == true
        {
            asked = asked[..<comma]
        }
        let words = asked.map { Self.turned[$0.form] ?? ($0.form == "are" && $0.text.hasPrefix("'") ? "am" : $0.text) }
        if asked.starts(with: ["do", "you"]) { return ["I"] + words.dropFirst(2) }
        if asked.starts(with: ["are", "you"]) { return ["I", "am"] + words.dropFirst(2) }
        if asked.starts(with: ["you", "are"]) { return ["I", "am"] + words.dropFirst(2) }
        if asked.starts(with: ["did", "you"]), asked.count > 3 { return nil }
        if asked.starts(with: ["you", "have"]) { return ["I", "have"] + words.dropFirst(2) }
        if asked.starts(with: ["you"]), asked.count > 2 { return ["I"] + words.dropFirst() }
        if asked.starts(with: ["have", "you", "got"]) { return ["I", "have"] + words.dropFirst(3) }
        // "Does your sister live in Lyon?"
        if asked.starts(with: ["does", "your"]), asked.count > 4 {
            let rest = words.dropFirst(3).drop { ["still", "also", "really"].contains($0) }
            guard let verb = rest.first else { return nil }
            return ["My", words[2], FrameRow.third(verb)] + rest.dropFirst()
        }
        if asked.starts(with: ["your"]), asked.count > 3 { return ["My"] + words.dropFirst() }
        if asked.starts(with: ["is", "your"]), asked.count > 3 {
            return ["My", words[2], "is"] + words.dropFirst(3)
        }
        return nil
    }

    static let counted: Set<String> = [
        "kids", "children", "siblings", "brothers", "sisters", "pets", "cats", "dogs",
    ]

    static let tags: Set<String> = [
        "right", "correct", "yes", "no", "are", "do", "is", "have", "am", "if", "aren", "don", "huh",
        "isn", "was",
    ]

    static func vague(_ form: String) -> Bool {
        ["maybe", "sure", "thanks", "ok", "okay", "sometimes", "interesting", "haha", "ha", "nice", "why", "good"]
            .contains(form)
    }

    static let yes: Set<String> = [
        "yes", "yeah", "yep", "yup", "correct", "exactly", "right", "indeed", "true", "absolutely", "definitely", "ya",
        "aye", "yea",
        "totally", "certainly", "guilty", "bingo", "affirmative", "precisely",
    ]
    static let no: Set<String> = ["no", "nope", "nah"]
    static let subjects: Set<String> = ["i", "we", "my", "you", "he", "she", "they", "what", "how"]
    static let fillers: Set<String> = [
        "now", "only", "just", "actually", "originally", "please", "to", "mostly", "well", "oh", "um", "uh", "already",
    ]
    static let openers: Set<String> = [
        "do", "are", "is", "does", "have", "what", "where", "how", "which", "who", "should",
    ]
    static let indefinite: Set<String> = ["any", "anything", "a", "pets", "anywhere", "anyone"]
    static let general: Set<String> = ["any", "anything", "pets", "anywhere", "anyone"]
    static let turned = ["your": "my", "yourself": "myself", "you": "I"]
}
