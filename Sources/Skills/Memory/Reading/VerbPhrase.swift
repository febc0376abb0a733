/// What follows a subject: its auxiliary verbs read, its complement left for the patterns.
struct VerbPhrase: Sendable, Hashable {
    /// The verb that carries the phrase.
    enum Opener: Sendable, Hashable {
        /// A form of "be"; the complement follows.
        case be
        /// A form of "have" as a main verb; what one has follows.
        case have
        /// Any other; the complement starts with the verb itself.
        case verb
    }

    /// The verb that carries the phrase.
    private(set) var opener = Opener.verb
    /// What follows.
    private(set) var rest: Phrase
    /// Whether it is denied.
    private(set) var isNegated = false
    /// Whether it held and no longer does: "no longer", "not … any more".
    private(set) var hasEnded = false
    /// Whether it is past: "was", "used to".
    private(set) var isPast = false
    /// Whether it is "have been" or "have moved".
    private(set) var isPerfect = false
    /// Whether it says how things used to be.
    private(set) var usedTo = false
    /// "will", "would", …
    private(set) var modal: String?
    /// Whether a doubt is part of it.
    private(set) var isDoubtful = false

    /// The same without its denial: what is denied.
    var affirmed: VerbPhrase {
        var copy = self
        copy.isNegated = false
        return copy
    }

    /// Whether it says plainly how things are.
    var isPlain: Bool { !isNegated && !usedTo && modal == nil && !isDoubtful }

    /// Reads what follows a subject.
    init(_ phrase: Phrase) {
        rest = phrase
        stripEnding()
        readAuxiliaries()
    }

    /// Reads a phrase whose subject and form of "be" were left out: "allergic to nuts".
    init(complement phrase: Phrase) {
        rest = phrase
        opener = .be
        stripEnding()
        skipAdverbs()
    }

    /// Reads what somebody has, named without "have": "two kids", "a job at the registry".
    init(possession phrase: Phrase) {
        rest = phrase
        opener = .have
    }

    /// Puts other words in the place of the complement.
    mutating func continueWith(_ phrase: Phrase) { rest = phrase }

    /// Reads what somebody does not have.
    init(denied phrase: Phrase) {
        rest = phrase
        opener = .have
        isNegated = true
    }

    private mutating func stripEnding() {
        for ending in [["any", "more"], ["any", "longer"], ["no", "more"]] {
            guard let index = rest.firstIndex(of: ending), rest.count > 2 else { continue }
            let tail = rest[(index + 2)...]
            guard tail.isEmpty || tail.first?.isMark == true || Words.valueEnds.contains(tail.first?.form ?? "") else {
                continue
            }
            rest = rest[..<index]
            hasEnded = true
        }
    }

    private mutating func skipAdverbs() {
        while let first = rest.first {
            if Words.doubts.contains(first.form) { isDoubtful = true }
            if rest.starts(with: ["kind", "of"]) || rest.starts(with: ["sort", "of"])
                || rest.starts(with: ["at", "present"])
            {
                rest = rest.dropping(2)
            } else if rest.starts(with: ["at", "the", "moment"]) {
                rest = rest.dropping(3)
            } else if rest.starts(with: ["no", "longer"]) {
                rest = rest.dropping(2)
                isNegated = true
                hasEnded = true
            } else if first.form == "not", ["just", "only", "merely"].contains(rest.dropping(1).first?.form ?? "") {
                // "not just a teacher" is a teacher.
                rest = rest.dropping(2)
            } else if first.form == "not" || first.form == "never" {
                rest = rest.dropping(1)
                isNegated = true
            } else if Words.adverbs.contains(first.form) || Words.doubts.contains(first.form), rest.count > 1 {
                rest = rest.dropping(1)
            } else {
                return
            }
        }
    }

    private mutating func readAuxiliaries() {
        skipAdverbs()
        if rest.starts(with: ["used", "to"]) {
            rest = rest.dropping(2)
            usedTo = true
            isPast = true
            skipAdverbs()
            if rest.first?.form == "be" {
                rest = rest.dropping(1)
                opener = .be
                return
            }
        }
        guard let first = rest.first?.form else { return }
        let following = rest.dropping(1)
        switch first {
        case "am", "is", "are", "was", "were", "'s":
            rest = following
            isPast = first == "was" || first == "were"
            opener = .be
            skipAdverbs()
            if ["is", "'s"].contains(first), rest.first?.form == "got" || rest.first?.form == "been" { readHave() }
        case "have", "has", "had":
            isPast = first == "had"
            rest = following
            readHave()
        case "do", "does", "did":
            isPast = first == "did"
            let negates = following.first?.form == "not" || following.first?.form == "never"
            let emphasises =
                following.first.map { Words.verbs.contains($0.form) || Words.adverbs.contains($0.form) } ?? false
            guard negates || emphasises else { return }
            rest = following
            skipAdverbs()
            if rest.first?.form == "have" {
                rest = rest.dropping(1)
                opener = .have
                skipAdverbs()
            }
        case "will", "would", "can", "could", "may", "might", "shall", "should", "must":
            modal = first
            rest = following
            skipAdverbs()
        default: break
        }
    }

    /// After "have": "got a dog", "been living", "moved to", or the thing itself.
    private mutating func readHave() {
        skipAdverbs()
        guard let first = rest.first?.form else { return }
        if first == "got" {
            rest = rest.dropping(1)
            opener = .have
        } else if first == "been" {
            isPerfect = true
            rest = rest.dropping(1)
            opener = .be
            skipAdverbs()
        } else if first == "had" {
            isPerfect = true
            rest = rest.dropping(1)
            opener = .have
        } else if Self.participles.contains(first) {
            isPerfect = true
            opener = .verb
        } else {
            opener = .have
        }
        skipAdverbs()
    }

    private static let participles: Set<String> = [
        "moved", "lived", "worked", "started", "joined", "left", "quit", "become", "turned", "learned", "learnt",
        "visited",
        "decided", "stopped", "given", "bought", "sold", "adopted", "retired", "graduated", "studied", "changed",
        "switched",
        "loved", "hated", "liked", "played", "always", "relocated", "broken", "lost", "owned", "begun", "finished",
        "grown",
        "settled", "smoked", "drunk", "had", "gone", "seen", "read", "never", "developed", "taken",
    ]
}
