/// Recognises that a sentence asks for something to be forgotten, and what it names: "forget …", "could you erase …",
/// "I'd rather not have … saved", "the migraine thing, you can delete that".
struct ForgetRequest {
    /// The words for what is to be forgotten.
    let object: Phrase
    /// Whether the sentence can mean nothing but forgetting; otherwise it counts only where the object is known.
    let isCertain: Bool

    /// `nil` where the sentence asks for no forgetting.
    init?(_ sentence: Sentence) {
        let tokens = Self.withoutLeads(sentence.tokens[...])
        guard
            let found = Self.ordered(tokens, sentence) ?? Self.dislocated(sentence.tokens[...])
                ?? Self.unwanted(sentence.tokens[...])
        else { return nil }
        self = found
    }

    private init(object: Phrase, isCertain: Bool) {
        self.object = object
        self.isCertain = isCertain
    }

    /// "[could you please] erase …"
    private static func ordered(_ tokens: Phrase, _ sentence: Sentence) -> Self? {
        for opener in forgetting where tokens.starts(with: opener) {
            let rest = withoutPlace(tokens.dropping(opener.count))
            guard !rest.isEmpty else { continue }
            return Self(object: rest, isCertain: opener == ["forget"] || opener.suffix(1) == ["remember"])
        }
        for opener in deleting where tokens.starts(with: opener) {
            let rest = tokens.dropping(opener.count)
            guard !rest.isEmpty, opener != ["take"] || rest.contains(anyOf: ["out", "off"]) else { continue }
            let isPlain = ["erase", "scratch", "strike", "purge", "unlearn", "scrub", "scrap"].contains(opener[0])
            let isTaken = ["take", "cross out", "strike"].contains(opener[0]) && rest.contains(anyOf: ["off"])
            guard isPlain || isTaken || speaksOfMemory(sentence.tokens[...]) || namesDatum(rest) else { continue }
            return Self(
                object: withoutPlace(rest), isCertain: speaksOfMemory(tokens) && rest.contains(anyOf: ["memory"]))
        }
        return nil
    }

    /// "The migraine thing, you can erase that"
    private static func dislocated(_ tokens: Phrase) -> Self? {
        guard let comma = tokens.firstIndex(where: { [",", "—", "-", "?"].contains($0.form) }),
            comma > tokens.startIndex
        else { return nil }
        let rest = withoutLeads(tokens[(comma + 1)...])
        for opener in forgetting + deleting where rest.starts(with: opener) {
            let after = rest.dropping(opener.count)
            guard
                after.isEmpty
                    || ["that", "it", "this", "them", "those", "please", ","].contains(after.first?.form ?? "")
            else { continue }
            return Self(object: tokens[..<comma], isCertain: false)
        }
        return nil
    }

    /// "I'd rather not have my number saved", "I don't want my diet on record", "my age can be deleted"
    private static func unwanted(_ tokens: Phrase) -> Self? {
        let kept: Set<String> = [
            "saved", "stored", "remembered", "kept", "recorded", "noted", "file", "record", "memory", "saving",
            "storing",
            "keeping", "remembering", "knowing", "stores", "known", "memories", "tracked",
        ]
        let gone: Set<String> = ["deleted", "removed", "erased", "forgotten", "wiped", "dropped"]
        let wishes = [
            ["rather", "not"], ["do", "not", "want"], ["prefer", "not"], ["should", "not", "be"],
            ["do", "not", "like"],
            ["not", "comfortable"], ["not", "feel", "comfortable"], ["would", "rather"], ["no", "longer", "want"],
            ["would", "prefer"], ["not", "need", "to", "be"],
            ["did", "not", "want"],
        ]
        if let index = wishes.lazy.compactMap({ tokens.firstIndex(of: $0) }).first, tokens.contains(anyOf: kept) {
            let isPassive = tokens[index].form == "should" || tokens[index].form == "not"
            let object =
                isPassive && index > tokens.startIndex + 1 && tokens.first?.form != "i"
                ? tokens[..<index] : tokens[index...]
            return Self(object: object.prefix { !["because", "but", ","].contains($0.form) }, isCertain: false)
        }
        if let verb = tokens.firstIndex(of: ["can", "be"]) ?? tokens.firstIndex(of: ["should", "be"])
            ?? tokens.firstIndex(of: ["can", "go"]),
            verb > tokens.startIndex,
            tokens[verb...].contains(anyOf: gone) || tokens[verb + 1].form == "go" && tokens.count < 8,
            tokens[verb].form != "can" || tokens[verb + 1].form != "go" || tokens[..<verb].first?.form != "i"
        {
            return Self(object: tokens[..<verb], isCertain: false)
        }
        return nil
    }

    /// "my name", "my plan to visit Rome": something that is only ever known, not held in the hand.
    private static func namesDatum(_ phrase: Phrase) -> Bool {
        if phrase.first?.form == "the", let last = phrase.last, (3...6).contains(phrase.count) {
            return ["goal", "plan", "hobby", "allergy", "diet", "birthday", "nickname", "habit"].contains(last.form)
        }
        guard phrase.first?.form == "my",
            let noun = phrase.dropping(1).first(where: { !["date", "full", "old", "real"].contains($0.form) }),
            let attributes = AttributeNouns.attributes(of: noun.form) ?? (noun.form == "of" ? ["birthday"] : nil)
        else { return false }
        return !Set(attributes).isDisjoint(with: [
            "name", "birthday", "age", "nickname", "goal", "plan", "allergy", "diet", "employer", "home_city",
            "relationship_status", "hobby",
        ]) && !phrase.dropping(2).contains(anyOf: ["from", "in", "on", "at", "with", "for"])
    }

    private static func speaksOfMemory(_ tokens: Phrase) -> Bool {
        if tokens.contains(anyOf: memoryWords) { return true }
        return [
            ["you", "know"], ["you", "have"], ["i", "said"], ["i", "told"], ["about", "me"], ["about", "my"],
            ["i", "mentioned"],
            ["you", "learned"], ["you", "wrote"], ["you", "noted"],
        ].contains { tokens.firstIndex(of: $0) != nil }
    }

    /// Without "from your memory", "from what you know about me", "please".
    private static func withoutPlace(_ phrase: Phrase) -> Phrase {
        var end = phrase.endIndex
        for index in phrase.indices.dropFirst() {
            let rest = phrase[index...]
            let isPlace = places.contains { rest.starts(with: $0) }
            if isPlace || ["please", "thanks", ","].contains(phrase[index].form) && index > phrase.startIndex
                || ["but", "because", "since", "and"].contains(phrase[index].form)
                    && rest.contains(where: { Words.verbs.contains($0.form) })
            {
                end = index
                break
            }
        }
        return phrase[..<end]
    }

    private static func withoutLeads(_ phrase: Phrase) -> Phrase {
        var rest = phrase
        while true {
            let count = rest.count
            rest = rest.drop { polite.contains($0.form) }
            for lead in leads where rest.starts(with: lead) && rest.count > lead.count {
                rest = rest.dropping(lead.count)
            }
            if rest.count == count { break }
        }
        // "My sister is private, so don't keep her birthday": the request comes last.
        if let so = rest.lastIndex(where: { ["so", "but", "and", ";", "—", ","].contains($0.form) }),
            so + 1 < rest.endIndex
        {
            let last = rest[(so + 1)...].drop { polite.contains($0.form) }
            if forgetting.contains(where: { last.starts(with: $0) && $0.count > 1 }),
                !forgetting.contains(where: { rest.starts(with: $0) })
            {
                return last
            }
        }
        return rest
    }

    private static func phrases(_ list: String) -> [[String]] {
        list.split(separator: "|").map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }
    }

    private static let leads = phrases(
        """
        can you|could you|would you|will you|i would like you to|i want you to|i need you to|you can|you may|you should|you could\
        |you might as well|go ahead and|feel free to|let us|i would prefer you to|would you mind|do me a favor and|i would rather you\
        |i would rather|i would prefer it if you|i would prefer that you|i would prefer if you|i would like it if you|i would rather that you|is it possible to|there is no need to|no need to|you do not have to\
        |you do not need to|you no longer need to|you no longer have to|i would appreciate it if you|i am asking you to|i prefer you
        """)

    private static let forgetting = phrases(
        """
        forget|unlearn|do not remember|do not keep|do not store|do not save|do not hold on to|do not retain|do not record|do not note\
        |not remember|not keep|not store|not save|did not remember|did not know|did not keep|did not store|did not save|stop remembering\
        |stop storing|stop keeping|stop saving|stop tracking|forgetting|know about|keep track of|remember|no longer keep|no longer store\
        |no longer remember|forgot|i do not want you to remember|i do not want you to know|i do not want you to keep|i do not want you to store\
        |i do not want you to save|i do not want you to hold on to|i do not need you to remember|did not hold on to|not hold on to
        """
    ).filter { !["remember", "know"].contains($0[0]) || $0.count > 1 }

    private static let deleting = phrases(
        """
        scrap|erase|delete|remove|wipe|clear|scratch|strike|purge|drop|discard|take|get rid of|cross out|leave out|scrub|undo|ditch|lose|bin\
        |deleting|erasing|removing|wiping|take out|throw out|throw away|wipe out|clear out|strike out|cut
        """)

    private static let places = phrases(
        """
        from your memory|from memory|from your|from what you|from the record|from the records|from here|from my profile|from my file\
        |in your memory|out of your|out of my|in memory|on record|from my data|from my notes|from the list|from the notes|off the record|off my|off the\
        |from everything you|from all you|out please|again
        """)

    private static let memoryWords: Set<String> = [
        "memory", "memories", "notes", "records", "record", "profile", "database", "storage", "saved", "stored",
        "remember",
        "remembered", "file", "thing", "fact", "bit", "stuff", "entry", "info", "information", "details", "detail",
        "recorded",
        "knowledge", "forget",
    ]

    private static let polite: Set<String> = [
        "please", "actually", "hey", "ok", "okay", "and", ",", "so", "now", "oh", "well", "also", "just", "kindly",
        "hi", "—",
        "sorry", "um", "alright", "right", "then", "yes", "no", "btw", "but",
    ]
}
