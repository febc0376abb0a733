/// Messages that look like questions and ask for nothing of the user's own life, however near to one their meaning is: they open a talk
/// ("hey what's up", "mind if I chat for a bit?"), or ask for advice ("what should I make for dinner").
enum OpenTalk {
    /// Whether a message is one.
    ///
    /// - Parameter words: its words, folded.
    static func isOne(_ words: [String]) -> Bool {
        let plain = words.drop { greetings.contains($0) }
        if openings.contains(plain.joined(separator: " ")) { return true }
        return wantsTalk(words) || asksAdvice(words)
    }

    /// Whether words speak to the companion of itself, and of nobody's life: "who made you", "do you have a battery"; "do you know
    /// when the vet comes" does not.
    static func isToCompanion(_ words: [String]) -> Bool {
        guard !addressed.isDisjoint(with: words), owners.isDisjoint(with: words) else { return false }
        return Set(words).isDisjoint(with: telling)
            && !words.contains { Relations.relation($0) != nil || Relations.pluralRelation($0) != nil }
    }

    private static let addressed: Set<String> = ["you", "u", "ur", "your", "yourself", "ya"]
    private static let owners: Set<String> = ["my", "our", "i", "me", "we", "us", "mine", "ours"]
    private static let telling: Set<String> = [
        "know", "remember", "recall", "tell", "remind", "told", "forget", "forgotten", "said", "mention", "mentioned",
    ]

    /// "Can I ask you something", "mind if I vent"; "can I talk to my sister on Friday" is about somebody.
    private static func wantsTalk(_ words: [String]) -> Bool {
        guard Set(words).isDisjoint(with: ["my", "our", "who", "what", "when", "where", "which"]) else { return false }
        return words.indices.contains { place in
            ["can i", "could i", "may i", "if i"].contains(words[place...].prefix(2).joined(separator: " "))
                && !talking.isDisjoint(with: words[place...].dropFirst(2).prefix(2))
        }
    }

    private static func asksAdvice(_ words: [String]) -> Bool {
        words.indices.contains { place in
            let next = Array(words[place...].prefix(3))
            guard next.count == 3, ["what", "where", "how"].contains(next[0]), ["i", "we"].contains(next[2]) else {
                return false
            }
            if ["should", "shall"].contains(next[1]) { return true }
            // "What do I even wear"
            let rest = words[place...].dropFirst(3).drop { ["even", "just", "actually"].contains($0) }
            return next[0] == "what" && next[1] == "do" && rest.first.map(deeds.contains) == true && rest.count < 4
        }
    }

    private static let deeds: Set<String> = ["wear", "do", "say", "cook", "make", "bring", "buy"]
    private static let greetings: Set<String> = [
        "hey", "hi", "hello", "hiya", "yo", "good", "morning", "evening", "afternoon", "so", "ok", "okay", "well", "oh",
        "and",
    ]
    private static let openings: Set<String> = [
        "whats up", "what s up", "what is up", "wassup", "sup", "whats new", "what s new", "what is new", "how are you",
        "hows it going", "how s it going", "how is it going", "how are things", "hows things", "how s things",
        "how are you doing",
        "are you there", "you there", "u there", "anyone there", "anybody there", "whats going on", "what s going on",
        "how are you today", "whats happening", "what s happening", "how do you do", "guess what",
    ]
    private static let talking: Set<String> = ["chat", "talk", "vent", "rant", "ask"]
}
