import AgentCore

/// Small words that the grammar rests on.
enum Words {
    /// Adverbs that change nothing about what is said.
    static let adverbs: Set<String> = [
        "really", "also", "just", "currently", "now", "still", "actually", "always", "absolutely", "honestly", "truly",
        "mostly", "usually", "normally", "generally", "basically", "totally", "completely", "definitely", "both",
        "already",
        "recently", "finally", "simply", "literally", "quite", "very", "personally", "all", "officially", "severely",
        "highly", "deathly", "mildly", "badly", "sadly", "happily", "proudly", "super", "too", "genuinely", "strictly",
        "originally", "presently", "especially", "particularly", "only", "mainly", "even", "newly", "so", "typically",
        "extremely", "terribly", "fully", "entirely", "gladly", "much", "fairly", "pretty", "rather", "secretly",
        "kinda", "ever", "certainly", "instead",
    ]

    /// Words that make a statement a guess.
    static let doubts: Set<String> = [
        "maybe", "perhaps", "probably", "possibly", "might", "apparently", "supposedly", "allegedly", "hypothetically",
        "theoretically", "presumably", "seemingly",
    ]

    /// Words that join a clause which need not be true.
    static let conditions: Set<String> = [
        "if", "unless", "when", "whenever", "until", "till", "before", "after", "whether", "once", "lest", "whatever",
        "wherever", "wish", "imagine", "suppose", "supposing", "assume", "assuming", "pretend", "unlike", "say",
    ]

    /// Words at which a value ends.
    static let valueEnds: Set<String> = [
        "because", "since", "so", "but", "although", "though", "while", "whereas", "when", "whenever", "if", "until",
        "unless", "which", "who", "cause", "cuz", "cos", "except", "despite", "then", "where", "whose", "as", "lol",
        "haha",
        "…", ";", ":", "—", "(", ")", "\"", "yet", "please", "thanks",
    ]

    /// Words that may end a value without being part of it.
    static let valueTrailers: Set<String> = adverbs.union([
        "anymore", "today", "nowadays", "too", "lot", "much", "though", "either", "again", "everyday", "lately", "tho",
        "btw",
        "right", "here", "there", "as", "well", "this", "these", "of", "with", "to", "for", "in", "on", "at", "and",
        "or", "a",
        "the", "by", "more", "most", "-", ",", "sorry", "ok", "okay", "sometimes", "often", "together",
        "myself", "yet",
    ]).subtracting(["all"])

    /// Words that open a question.
    static let questionStarts: Set<String> = [
        "what", "how", "why", "where", "when", "who", "which", "whose", "whom", "do", "does", "did", "is", "are", "was",
        "were",
        "can", "could", "should", "would", "will", "shall", "may", "have", "has", "am", "any", "isn", "what's",
    ]

    /// Forms of "be" that carry a sentence.
    static let be: Set<String> = ["am", "is", "are", "was", "were", "'s", "be"]

    /// Plain verbs with which a new clause without a subject may go on after a list.
    static let carries: Set<String> = [
        "carry", "bring", "need", "keep", "take", "wear", "have", "use", "get", "make", "own", "want", "run", "play",
        "drive", "ride",
    ]

    /// Verbs a clause about the user or a relative may start its verb phrase with, in their plain, third-person and
    /// past forms.
    static let verbs: Set<String> = {
        var verbs: Set<String> = be.union([
            "have", "has", "had", "do", "does", "did", "got", "went", "grew", "came", "left", "became", "studied",
            "quit",
            "taught", "spoke", "drove", "ran", "bought", "sold", "adopted", "died", "passed", "will", "would", "can",
            "could",
            "no", "used", "never", "don", "moved", "relocated", "joined", "retired", "graduated", "lost", "broke",
            "won", "met",
            "married", "was", "were", "may", "might", "should", "must", "rode", "began", "switched", "gave", "said",
            "told",
            "says", "tells", "thinks", "think", "thought", "goes", "studies", "teaches", "watches", "does", "said",
            "doing",
        ])
        for verb in [
            "live", "work", "like", "love", "hate", "study", "play", "speak", "drive", "want", "eat", "use", "own",
            "teach",
            "run", "enjoy", "prefer", "come", "dislike", "hope", "plan", "need", "adore", "collect", "practice",
            "practise",
            "ride", "suffer", "learn", "move", "start", "turn", "drink", "cook", "grow", "go", "stay", "hail", "swim",
            "paint",
            "commute", "write", "sing", "dance", "travel", "visit", "know", "feel", "get", "make", "wear", "keep",
            "share",
            "stop", "avoid", "major", "attend", "lead", "manage", "develop", "design", "build", "sell", "buy", "raise",
            "train",
            "volunteer", "code", "program", "knit", "garden", "bake", "smoke", "wake", "sleep", "retire", "follow",
            "support",
            "refuse", "restore", "referee", "brew", "breed", "operate", "interpret", "detest", "despise", "loathe",
            "crave", "favour", "favor", "help", "call", "mean", "ask", "tell", "translate", "carve", "weave", "repair",
            "mend",
            "deliver", "edit", "tutor", "babysit", "foster", "whittle", "embroider", "rent", "wear", "bring", "grow",
        ] {
            verbs.insert(verb)
            verbs.insert(verb + "s")
            verbs.insert(verb.hasSuffix("e") ? verb + "d" : verb + "ed")
        }
        return verbs.union(PastVerbs.forms)
    }()
}
