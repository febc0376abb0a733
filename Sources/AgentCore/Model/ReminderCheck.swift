/// Whether a reply tells what a reminder of one line holds and nothing besides, and the line told plainly where it does not.
///
/// Words are compared: a reply that leaves a name out, spells it anew or adds one is found by that. What it takes from a note
/// has to stand side by side as it does there, or words may well be the note's and the sentence no English. What the user said
/// has to stand in it word for word, turned to them.
struct ReminderCheck: Sendable {
    private let reminder: Reminder
    /// The words of the message and of all that is remembered for it.
    private let given: Set<String>
    private let line: TellingWords
    private let isSaid: Bool
    /// The message's words, in small letters.
    private let asked: [String]
    /// Whether the message speaks of the user.
    private let asksOfUser: Bool

    /// Checks replies to a message.
    ///
    /// - Parameters:
    ///   - reminder: what was found for the message; of several lines the first counts.
    ///   - message: the message.
    ///   - whole: all that was found for it.
    init(_ reminder: Reminder, asked message: String, of whole: Reminder) {
        self.reminder = reminder
        asked = SpokenWord.words(message).map(\.form)
        asksOfUser = asked.contains { Self.own.contains($0.prefix { $0 != "'" }) }
        given = TellingWords(([message] + whole.lines.map(\.text)).joined(separator: " . ")).all
        switch reminder.lines.first {
        case .fact(let text): (line, isSaid) = (TellingWords(text), false)
        case .said(let text): (line, isSaid) = (TellingWords(text), true)
        case nil: (line, isSaid) = (TellingWords(""), false)
        }
    }

    /// Whether a text tells the line already, and there is nothing that it has to say is lacking.
    func isTold(by text: String) -> Bool {
        !reminder.lines.isEmpty && !reminder.lacksSomething && line.all.isSubset(of: TellingWords(text).all)
    }

    /// Whether a reply may be said.
    func accepts(_ reply: String) -> Bool {
        let denies = Self.denials.contains { reply.contains($0) }
        guard !reminder.lines.isEmpty else { return denies ? isOfMessage(reply) : !Self.claims(reply) }
        guard denies == (reminder.lacksSomething || !reminder.isSure), !Self.repeats(reply) else { return false }
        let words = TellingWords(reply)
        let told = TellingWords(Self.statements(of: reply))
        guard told.all.subtracting(given).isSubset(of: Self.framing) else { return false }
        // "You don't eat meat" has the words of "You eat meat".
        guard denies || line.all.contains("not") || !told.all.contains("not") else { return false }
        guard isSaid else { return line.all.isSubset(of: words.all) && isInOrder(reply) }
        return line.names.isSubset(of: words.all) && saysAgain(reply)
    }

    /// The line, said to the user; where there is none, that nothing is known.
    var plain: String {
        let text: String
        switch reminder.lines.first {
        case .fact(let note): text = SecondPerson.telling(note)
        case .said(let words): text = Self.again(words)
        case nil: return "I don't know that yet; you haven't told me."
        }
        return (reminder.isSure ? "" : "I don't know for sure, but I remember this: ") + text
            + (reminder.lacksSomething ? " The rest I don't know yet." : "")
    }

    /// What the user said, turned to them where it is one clause that can stand alone, and quoted where it is more or less than that.
    private static func again(_ words: String) -> String {
        let clauses = ClauseFinder.clauses(of: words)
        guard let told = clauses.first, clauses.count == 1, told.subject != .bare, !told.leavesSubjectOut,
            told.words.count == SpokenWord.words(words).count
        else { return "You told me: “\(words)”" }
        return "You told me that \(Restatement(told).text)."
    }

    /// Whether words of the line stand behind one another in a reply only where they do so in the line as it is said plainly.
    private func isInOrder(_ reply: String) -> Bool {
        guard case .fact(let note)? = reminder.lines.first else { return true }
        let told = Self.pairs(SecondPerson.telling(note))
        let own = Set(told.flatMap { [$0.first, $0.second] })
        // "You passed their test" is no way to say "The user passed their test".
        if note.hasPrefix("The user "),
            !Set(Self.pairs(Self.statements(of: reply)).map(\.second)).intersection(Self.others).isSubset(of: own)
        {
            return false
        }
        return Self.pairs(Self.statements(of: reply)).allSatisfy {
            // "You treats" has the words of "You treat".
            let isVerbs = $0.first == "you" && own.contains(Substring(PlainVerb.form(String($0.second))))
            return told.contains($0) || !own.contains($0.first) || !isVerbs && !own.contains($0.second)
        }
    }

    private struct Pair: Hashable { let first, second: Substring }

    /// The words of each sentence that stand side by side, in small letters.
    private static func pairs(_ text: String) -> Set<Pair> {
        var pairs: Set<Pair> = []
        for sentence in sentences(of: text.lowercased()) {
            let words = sentence.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
            pairs.formUnion(zip(words, words.dropFirst()).map(Pair.init))
        }
        return pairs
    }

    /// Whether what the user said stands in a reply, turned to them.
    private func saysAgain(_ reply: String) -> Bool {
        guard case .said(let text)? = reminder.lines.first else { return false }
        let told = Restatement.turned(text).map(\.form)
        let words = SpokenWord.words(reply).map(\.form)
        return words.indices.contains { words[$0...].starts(with: told) }
    }

    /// Whether what is said to be unknown was asked for. Where the model tells its limits it knows nothing either.
    private func isOfMessage(_ reply: String) -> Bool {
        let isOwn = asksOfUser || !reply.lowercased().contains("your ")
        return isOwn && !reply.contains("s's") && !isBroken(reply)
            && isWhole(reply)
            && (!reply.contains("yet") || TellingWords(reply).all.subtracting(given).isSubset(of: Self.framing))
    }

    /// Whether a thing is told to be its own ("your laptop's laptop"), or somebody has no name ("who For is"), or was not asked for: "which
    /// terminal is it?" asks not who Terminal is.
    private func isBroken(_ reply: String) -> Bool {
        let words = SpokenWord.words(reply).map(\.form)
        let isItsOwn = zip(words, words.dropFirst()).contains { $0 == $1 + "'s" }
        return isItsOwn
            || words.indices.dropLast(2).contains { index in
                guard words[index] == "who", words[index + 2] == "is" || words[index + 2] == "was" else { return false }
                let name = words[index + 1]
                let asksWho = asked.contains { Self.who.contains($0) }
                return !Self.pronouns.contains(name) && (!asksWho || TellingWords(String(name)).all.isEmpty)
            }
    }

    /// Whether a reply tells the user something about them.
    private static func claims(_ reply: String) -> Bool {
        if reply.hasPrefix("Your ") || reply.hasPrefix("You're ") && !reply.hasPrefix("You're welcome") { return true }
        guard reply.hasPrefix("You "), let verb = reply.split(separator: " ").dropFirst().first else { return false }
        return !Self.offering.contains(verb)
    }

    /// A reply without what it asks.
    private static func statements(of reply: String) -> String {
        sentences(of: reply).filter { !$0.hasSuffix("?") }.joined(separator: " ")
    }

    /// Whether a reply says a sentence twice, or the same on both sides of an "and".
    private static func repeats(_ reply: String) -> Bool {
        let sentences = sentences(of: reply)
        return Set(sentences).count < sentences.count
            || sentences.contains { sentence in
                let words = sentence.lowercased().filter { !".!?".contains($0) }
                let halves = words.replacing(", and ", with: "\n").split(separator: "\n")
                return Set(halves).count < halves.count
            }
    }

    private static func sentences(of reply: String) -> [String] {
        var sentences: [String] = []
        var sentence: [Substring] = []
        for word in reply.split(separator: " ") {
            sentence.append(word)
            guard word.last.map({ ".!?".contains($0) }) == true else { continue }
            sentences.append(sentence.joined(separator: " "))
            sentence = []
        }
        return sentence.isEmpty ? sentences : sentences + [sentence.joined(separator: " ")]
    }

    /// Whether what a reply calls the user's is the whole of what the message does: not "your little" for "my little boy".
    private func isWhole(_ reply: String) -> Bool {
        let words = SpokenWord.words(reply).map(\.form)
        guard let your = words.firstIndex(of: "your"), words.indices.contains(your + 2),
            let index = zip(asked, asked.dropFirst()).enumerated().first(where: {
                ["my", "our"].contains($0.element.0) && $0.element.1 == words[your + 1]
            })?.offset, asked.indices.contains(index + 2)
        else { return true }
        let next = asked[index + 2]
        return words[your + 2] == next || words[your + 1].hasSuffix("'s") || TellingWords(next).all.isEmpty
            || !["is", "yet", "are", "was"].contains(words[your + 2])
    }

    /// Words for what is somebody else's.
    private static let others: Set<Substring> = [
        "their", "theirs", "his", "her", "hers", "themselves", "himself", "herself",
    ]
    private static let who: Set<String> = ["who", "who's", "whos", "whom", "whose"]

    private static let pronouns: Set<String> = ["he", "she", "it", "that", "this", "they", "there"]

    private static let own: Set<Substring> = ["i", "im", "me", "my", "mine", "we", "us", "our", "ours"]

    private static let denials = ["don't know", "do not know", "haven't told", "not told me", "nothing yet"]

    /// Verbs by which the user is offered something rather than told about themselves.
    private static let offering: Set<Substring> = [
        "can", "could", "may", "might", "should", "sound", "seem", "haven't", "don't", "didn't",
    ]

    /// Words in which a reply puts what it tells.
    private static let framing: Set<String> = [
        "yes", "no", "said", "say", "told", "tell", "mentioned", "mention", "remember", "know", "sure", "yet",
        "not", "so", "because", "should", "also", "too", "now", "still", "only", "just", "rest", "sorry", "far",
        "about", "one", "else",
    ]
}
