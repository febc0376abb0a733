/// Tells what others said, think or ask from what is so.
enum ReportedSpeech {
    /// Whether a verb phrase reports somebody's words or thoughts.
    static func isReport(_ phrase: Phrase) -> Bool {
        let rest = phrase.drop {
            Words.adverbs.contains($0.form)
                || ["has", "have", "had", "'s", "is", "was", "keep", "keeps", "just", "never"].contains($0.form)
        }
        guard let first = rest.first?.form else { return false }
        return verbs.contains(first)
    }

    private static let verbs: Set<String> = [
        "said", "says", "say", "told", "tells", "tell", "think", "thinks", "thought", "claims", "claim", "claimed",
        "believes", "believe", "believed", "asked", "asks", "wrote", "writes", "texted",
        "insists", "insisted", "heard", "read", "wonder", "wonders", "guess", "suppose", "assume", "doubt", "wish",
        "wished", "joked", "jokes", "joke", "dreamed", "dreamt", "shouted", "yelled", "replied", "answered",
        "saying", "telling", "asking", "quoted", "mentioned", "pretend", "pretended", "imagine", "imagined", "lied",
        "lie", "feel", "felt", "swears", "swore", "suspect", "calls", "jokingly", "worry",
    ]
}
