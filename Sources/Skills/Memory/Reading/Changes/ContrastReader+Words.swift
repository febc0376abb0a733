/// The words by which something known is spoken against.
extension ContrastReader {
    /// Words before an old value that speak against it.
    static let denials: [[String]] = [
        ["not"], ["never"], ["instead", "of"], ["rather", "than"], ["no", "more"], ["used", "to", "be"],
        ["no", "longer"],
        ["i", "said"], ["i", "wrote"], ["i", "typed"], ["i", "told", "you"], ["you", "said"], ["you", "wrote"],
        ["you", "have"],
        ["you", "got"], ["you", "put"], ["you", "called", "her"], ["you", "called", "him"], ["you", "called", "me"],
        ["you", "keep", "saying"], ["you", "keep", "calling", "me"], ["you", "keep", "calling", "her"],
        ["you", "keep", "calling", "him"], ["you", "keep", "writing"], ["as", "opposed", "to"], ["you", "saved"],
        ["you", "noted"],
        ["you", "think"], ["you", "thought"], ["you", "called", "it"],
        ["where", "did", "you", "get"], ["where", "would", "you", "get"], ["who", "said"], ["who", "told", "you"],
        ["since", "when"],
        ["you", "say"], ["i", "say"], ["nobody", "calls", "me"], ["no", "one", "calls", "me"], ["calling", "me"],
        ["call", "me"],
        ["years", "as"], ["years", "of", "being"], ["years", "of"],
    ]

    /// Questions that doubt what the assistant said.
    static let doubts: [[String]] = [
        ["where", "did", "you", "get"], ["where", "would", "you", "get"], ["who", "said"], ["who", "told", "you"],
        ["since", "when"],
        ["why", "do", "you", "think"], ["why", "did", "you", "say"], ["why", "do", "you", "say"],
        ["when", "did", "i", "say"],
        ["how", "did", "you", "get"], ["where", "does", "that", "come", "from"], ["why", "did", "you", "write"],
    ]

    static let exchanges: [[String]] = [
        ["other", "way", "round"], ["other", "way", "around"], ["vice", "versa"], ["mixed", "us", "up"],
        ["swapped", "us"],
        ["got", "us", "mixed"], ["the", "wrong", "way"], ["mixed", "them", "up"], ["got", "that", "backwards"],
        ["swapped"],
    ]

    static let objections: Set<String> = [
        "actually", "no", "nope", "nah", "not", "wrong", "never", "correction", "huh", "hm", "hmm", "sorry", "meant",
        "well",
        "rather", "wait", "eh", "err",
    ]

    static let between: Set<String> = [
        "a", "an", "the", "my", "in", "at", "from", "with", "to", "for", "called", "named", "his", "her", "name", "is",
        "written", "noted", "recorded",
        "am", "are",
        "live", "lives", "work", "works", "speak", "speaks", "play", "plays", "drive", "drives", "have", "been",
        "allergic",
        "be", "as", "on", "studying", "doing", "born", "was", "were", "of", "our", "spelled", "eat", "into", "by",
        "like", "that",
        "said", "me", "down", "i", "has", "study", "teach", "living", "working", "their", "its", "it", "or", "says",
        "saying",
        "this", "do", "did", "does", "done", "using", "use", "had", "about", "him", "them", "got", "saved", "stored",
        "noted",
    ]

    static let wrong: [[String]] = [
        ["wrong"], ["incorrect"], ["mixed", "up"], ["mix", "up"], ["mistaken"], ["outdated"], ["out", "of", "date"],
        ["typo"],
        ["misspelled"], ["misspelt"], ["not", "right"], ["not", "correct"], ["not", "quite", "right"], ["not", "true"],
        ["a", "mistake"], ["an", "error"], ["confused"], ["mixed"], ["not", "accurate"], ["inaccurate"], ["misheard"],
        ["misread"], ["muddled"], ["is", "off"], ["swapped"], ["flipped"], ["other", "way", "round"],
        ["other", "way", "around"], ["backwards"],
        ["messed", "up"], ["botched"], ["mangled"], ["not", "what", "i", "said"], ["never", "was"],
    ]
}
