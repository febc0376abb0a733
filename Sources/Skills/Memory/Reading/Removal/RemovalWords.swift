/// The words with which people ask for something to be taken out of memory.
enum RemovalWords {
    /// An order: its verb, and the particle that may follow the object.
    struct Order: Sendable {
        let words: [String]
        let particle: [String]?
        /// Whether hardly anything else is meant by it.
        let isSure: Bool
    }

    static let orders: [Order] =
        sure.map { Order(words: $0, particle: nil, isSure: true) }
        + split.map { Order(words: [$0.0], particle: $0.1, isSure: false) }
        + unsure.map { Order(words: $0, particle: nil, isSure: false) }

    private static let sure = phrases(
        """
        forget about|forget|forgetting about|forgetting|erase|erasing|unlearn|unremember|stop remembering|stop storing|stop keeping
        stop holding on to|stop tracking|quit storing|quit remembering|stop saving|stop recording|wipe|wiping|purge
        request erasure of|request the erasure of|request deletion of|request the deletion of|request removal of
        request the removal of|ask for the deletion of|ask for the removal of|ask for the erasure of
        scrub|expunge|redact|nuke|obliterate|un-remember|do away with|reset
        """)

    private static let unsure = phrases(
        """
        take out|taking out|take off|cross out|cross off|strike out|scratch out|rub out|clear out|clear|delete|deleting|remove
        removing|drop|dropping|scrap|scrapping|lose|ditch|ditching|discard|discarding|bin|trash|strike|get rid of|getting rid of
        let go of|leave out|throw out|throw away|blank out|dump|scratch|undo|clean out|toss|toss out|chuck|axe|cut|zap|kill|shred|burn
        """)

    /// Verbs whose particle follows the object: "take my number out".
    private static let split: [(String, [String])] = [
        ("take", ["out"]), ("take", ["off"]), ("take", ["away"]), ("taking", ["out"]), ("cross", ["out"]),
        ("cross", ["off"]),
        ("leave", ["out"]), ("clear", ["out"]), ("strike", ["out"]), ("strike", ["from"]), ("throw", ["out"]),
        ("throw", ["away"]), ("rub", ["out"]), ("let", ["go"]), ("wipe", ["out"]), ("take", ["down"]),
        ("get", ["out", "of"]),
    ]

    /// Ways to wish that something had not been said.
    static let unsaid = phrases(
        """
        pretend you never heard|pretend i never said|pretend i never told you|pretend i never mentioned|pretend you never knew
        pretend i did not say|pretend i did not tell you|act like i never said|act as if i never said|pretend you do not know
        should not have told you|should never have told you|should not have mentioned|should not have said|should never have said
        pretend you did not hear|regret telling you|wish i had not told you|pretend i had not told you|pretend you do not have
        """)

    /// Words of not, before a verb of keeping.
    static let bans = phrases(
        """
        do not|should not|must not|need not|please not|no need|no reason|you not|did not|never|not|no longer need|stop|quit
        could you not|you no longer|do not need|would rather you did not|nothing
        """)

    static let keepingVerbs: Set<String> = [
        "keep", "store", "save", "remember", "retain", "hold", "hang", "note", "record", "track", "log", "memorise",
        "memorize", "write", "know", "hoard", "file", "keeping", "storing", "saving",
        "remembering",
    ]

    /// What is said of a thing that is not wanted in memory.
    static let kept: Set<String> = [
        "saved", "stored", "kept", "remembered", "recorded", "noted", "known", "memorised", "memorized", "logged",
        "listed",
        "written", "tracked", "retained", "mentioned",
    ]

    static let removed: Set<String> = [
        "deleted", "removed", "erased", "forgotten", "wiped", "dropped", "cleared", "scrapped", "taken", "gone",
        "purged",
        "struck", "crossed", "binned", "discarded",
    ]

    /// Ends of "I want my address …".
    static let gone = phrases(
        """
        gone|deleted|removed|erased|forgotten|wiped|dropped|cleared|out of there|out|off the record|taken out|scrapped|purged
        out of your memory|out of your notes|off your list|gone please|gone from your memory|gone from your notes
        deleted please|removed please|removed from your memory|deleted from your memory|erased from your memory|out of it
        """)

    static let wishes = phrases(
        """
        do not want|would rather not have|would rather you did not|would rather not|would prefer you not|would prefer not
        prefer you did not|prefer it if you did not|am not comfortable with|am not happy with|am uncomfortable with
        would feel better without|do not like|do not need you|would prefer if you did not|rather you did not|rather not
        would prefer that you do not|prefer not to have|prefer not|do not feel comfortable with|not okay with|not ok with
        """)

    static let passives = phrases(
        """
        should be|can be|could be|must be|may be|needs to be|need to be|has to be|have to be|ought to be|should get|can get
        can go|should go|needs to go|need to go|has to go|have to go|must go|may go|can disappear|should disappear|could go
        should not be|does not need to be|do not need to be|need not be|must not be|is not to be|are not to be|does not belong
        do not belong|has no place|have no place|is not supposed to be|should never be|ought not to be|should not have been
        """
    ).sorted { $0.count > $1.count }

    /// Whether a phrase speaks of what the assistant knows.
    static func speakOfMemory(_ phrase: Phrase) -> Bool {
        phrase.contains(anyOf: memory) || memoryPhrases.contains { phrase.firstIndex(of: $0) != nil }
    }

    private static let memory: Set<String> = [
        "memory", "memories", "notes", "records", "profile", "database", "entry", "entries", "saved", "stored",
        "remembered",
        "memorised", "memorized", "logs", "knowledge", "storage",
    ]

    private static let memoryPhrases = phrases(
        """
        you know|you knew|you have|you have got|you remember|you stored|you saved|you keep|you kept|you noted|i told you
        i said|i mentioned|i shared|your list|your files|your file|my file|on file|on record|your head|your mind|your brain
        you wrote down|you hold|you learned|you learnt|you recorded|about me|my data|i gave you|your facts|you got|your end
        you have on|the list|list of my|my list|list of
        """)

    /// Whether a text has a word of removing, or one of keeping beside one of not, and is no mere question about the past:
    /// nothing is read from the store for any other.
    static func mayAsk(_ text: String) -> Bool {
        let said = Folding.words(text)
        guard !words.isDisjoint(with: said) || !keeping.isDisjoint(with: said) && !refusing.isDisjoint(with: said)
        else { return false }
        let isQuestion = text.hasSuffix("?") && !text.dropLast().contains(where: { ".!?;\n".contains($0) })
        let isAboutThePast =
            said.first.map(interrogatives.contains) == true && said.dropFirst().first != "about"
            || remembering.contains { said.starts(with: $0) }
        return !(isQuestion && isAboutThePast)
    }

    private static let interrogatives: Set<String> = [
        "what", "when", "where", "who", "whom", "whose", "which", "why", "how", "did", "was", "were",
    ]

    private static let remembering = phrases(
        "do you remember|do you recall|do you know|do you still know|do you still have")

    private static let words: Set<String> = Set((orders.map(\.words) + passives + gone + wishes).compactMap(\.first))
        .union(removed).union(foreign).union([
            "pretend", "act", "regret", "wish", "told", "erasure", "deletion", "removal",
        ])
        .subtracting([
            "am", "do", "i", "would", "not", "can", "should", "could", "must", "may", "need", "have", "has", "is",
            "are",
        ])

    private static let keeping = keepingVerbs.union(kept)

    /// "t" is what is left of "don't".
    private static let refusing: Set<String> = [
        "not", "t", "dont", "never", "no", "nothing", "stop", "quit", "rather", "prefer", "without", "cannot",
        "uncomfortable",
    ]

    private static let foreign: Set<String> = [
        "oublie", "oubliez", "oublier", "efface", "supprime", "vergiss", "vergessen", "losche", "olvida", "olvidate",
        "olvidar", "borra", "elimina", "dimentica", "dimenticati", "dimenticare", "cancella", "esquece", "esqueca",
        "esquecer", "apaga", "apague", "storing", "remembering",
    ]

    /// Words for a piece of what is remembered.
    static let pieces: Set<String> = [
        "thing", "things", "bit", "bits", "part", "parts", "stuff", "info", "information", "detail", "details", "fact",
        "facts", "note", "entry", "mention", "everything", "anything", "data", "record", "line", "all", "piece", "goal",
        "rule", "rules", "preference", "setting", "request",
    ]

    /// Words for what is written in a text or list of the user's rather than in memory.
    static let elsewhere: Set<String> = [
        "recipe", "cake", "draft", "letter", "essay", "code", "paragraph", "sentence", "sentences", "shopping",
        "itinerary",
        "menu",
        "playlist", "poem", "story", "cv", "resume", "table", "document", "spreadsheet", "photo", "photos", "calendar",
        "salad", "dish", "meal", "cart", "basket", "comma", "chapter", "scene", "slide", "slides", "presentation",
        "script",
        "column", "row", "folder", "inbox", "paste", "function", "variable", "article", "translation", "agenda",
        "sauce",
    ]

    private static func phrases(_ text: String) -> [[String]] {
        text.split { $0 == "|" || $0.isNewline }.map { $0.split(separator: " ").map(String.init) }
            .sorted { $0.count > $1.count }
    }
}
