/// Tells what asks for something else than what was told: for the companion itself, for advice, for something to be made up,
/// or for nothing at all. "What should I wear?" wants no fact, "do you love me?" no list of likes.
enum OtherRequest {
    /// Whether a message asks for such things alone.
    static func isAll(of text: String, names: Set<String>) -> Bool {
        func asks(_ words: [String]) -> Bool { Self.asks(words, names: names) }
        let sentences = AskedQuestion.sentences(text)
        let segments = sentences.filter(\.asks).flatMap(\.segments).map(\.words)
        let others = segments.filter(asks)
        guard !others.isEmpty, segments.allSatisfy({ asks($0) || !AskedQuestion.opensQuestion($0) }) else {
            return false
        }
        // "They want my blood group. What should I put?"
        return !sentences.flatMap(\.segments).contains { !asks($0.words) && wants(AskedWords($0.words)) }
    }

    /// Whether the words of one part of a message ask for something else.
    static func asks(_ words: [String], names: Set<String>) -> Bool {
        func isKnown(_ word: String) -> Bool {
            names.contains(word) || Relations.relation(word) != nil || Relations.pluralRelation(word) != nil
                || AnimalKinds.kind(word) != nil
        }
        let said = AskedWords(Array(words.drop { openers.contains($0) }))
        if said.says(memory) || said.has(["remind"]) && !said.says(["remind me to"]) {
            return false
        }
        let second = said.list.dropFirst().first ?? ""
        if said.list.first == "why" { return true }
        if said.list.first == "how", !measures.contains(second), !said.has(states) { return true }
        // "Tell me about the Vikings"
        if let about = said.list.firstIndex(of: "about"), said.has(["tell", "talk"]) {
            let topic = said.list[(about + 1)...]
            if !topic.contains(where: { ["me", "my", "our", "us", "myself"].contains($0) || isKnown($0) }) {
                return true
            }
        }
        return isOfCompanion(said, isKnown) || asksForDeed(said) || asksAdvice(said) || asksForWork(said)
            || said.says(exclamations)
    }

    /// Whether the words ask for what was told before.
    static func speaksOfMemory(_ words: [String]) -> Bool { AskedWords(words).says(memory) }

    /// "The garage is asking what car I have"
    private static func wants(_ said: AskedWords) -> Bool {
        said.has(["asks", "asked", "asking", "wants", "want", "needs", "need", "box", "form", "field"])
            && said.has(["what", "which", "who", "when", "where", "how", "name", "names", "my", "mine", "for"])
    }

    /// "Do you love me?", "can I tell you something?"
    private static func isOfCompanion(_ said: AskedWords, _ isKnown: (String) -> Bool) -> Bool {
        guard said.has(["you", "your", "yours", "yourself", "u", "ur"]) else { return false }
        let isOfSomebody = said.list.contains(where: isKnown)
        return !(said.says(requests) && (said.has(matters) || isOfSomebody) || said.says(having) && said.has(owners))
    }

    /// "Can you call my daughter for me?"
    private static func asksForDeed(_ said: AskedWords) -> Bool {
        let words = said.list.drop { ["please", "can", "could", "would", "will", "you", "u"].contains($0) }
        guard words.count < said.list.count, let verb = words.first else { return false }
        return deeds.contains(verb) && said.has(["you", "u"])
    }

    private static let deeds: Set<String> = [
        "call", "ring", "phone", "text", "message", "email", "order", "book", "play", "set", "turn", "open",
        "translate", "write",
        "draw", "search", "google", "buy", "send", "pay",
    ]

    /// "What should I wear?", "how do I begin?", "any ideas?", "what do I do?"
    private static func asksAdvice(_ said: AskedWords) -> Bool {
        // What one must not eat matters to whoever asks for a dish.
        if said.has(AskedAttributes.meals) { return false }
        if said.has(["ideas", "tips", "advice", "suggestions", "suggest", "recommend"]) { return true }
        let pairs = zip(said.list, said.list.dropFirst())
        let asksLeave = pairs.contains { modals.contains($0) && ["i", "we", "one", "it", "a", "they"].contains($1) }
        let isTold = said.says(told) || ["when", "which"].contains(said.list.first) || said.has(exempt)
        if asksLeave, !isTold { return true }
        // "What do I do for a living?" is another thing.
        let end = said.list.suffix(4).joined(separator: " ")
        return said.says(plights) || ["what do i do", "what do we do"].contains(end)
    }

    /// "A poem about autumn", "tell me about the Vikings"
    private static func asksForWork(_ said: AskedWords) -> Bool {
        said.has(works)
            && said.has(["write", "tell", "give", "make", "compose", "sing", "invent", "about", "any", "got", "for"])
            && !said.has(["my", "our", "i"])
    }

    private static let openers: Set<String> = [
        "hey", "hi", "ok", "okay", "so", "and", "hmm", "well", "right", "also", "oh", "anyway", "please", "btw", "wait",
        "sorry", "um", "erm", "actually", "now", "but", "then",
    ]
    /// What stands behind "how" where it asks for something that can be told in a word.
    private static let measures: Set<String> = [
        "many", "much", "old", "tall", "far", "heavy", "big", "long", "often", "is", "s", "are", "was", "were", "high",
        "early", "late", "did", "deep", "fast", "wide", "soon",
    ]
    /// The same of "how do I get to work?", "how does she take her tea?".
    private static let states: Set<String> = [
        "called", "named", "spell", "spelled", "spelt", "pronounce", "name", "related", "know", "meet", "met", "get",
        "address", "take", "like", "drink", "prefer", "commute", "travel", "earn",
    ]
    private static let memory = [
        "remember", "recall", "told you", "tell you", "i mention", "i mentioned", "i say", "i said", "know about me",
        "know of me", "you know my", "know what my", "know who my", "know when my", "know where my", "said to you",
        "have on me", "stored about me", "forgot", "forgotten", "slipped my mind", "my notes",
    ]
    /// How the companion is asked for what it knows.
    private static let requests = [
        "do you know", "you know", "you don t know", "can t tell me", "can you tell", "could you tell",
        "would you tell", "will you tell", "can you give", "could you give", "can you say", "could you say",
        "can you look", "could you look", "can you check", "could you check", "can you find", "could you find",
        "can you name", "can you list", "could you list", "can you read", "could you read", "can you see",
        "can you help", "could you help", "do you happen", "did you", "you still", "you please", "you think",
        "ask you", "would you mind", "thank you",
    ]
    private static let matters: Set<String> = [
        "my", "our", "i", "we", "s", "what", "which", "who", "whose", "when", "where", "he", "she", "his", "her",
        "their", "they", "them", "it",
    ]
    private static let having = ["do you have", "have you got", "you have"]
    private static let owners: Set<String> = ["my", "our", "mine", "s", "his", "her", "their"]
    private static let modals: Set<String> = ["should", "shall", "could", "can", "may", "might"]
    /// Of what one may or should do, what somebody will have told: "what time should I be there?", "what can I not eat?".
    private static let told = [
        "what time", "what day", "what date", "what size", "what colour", "what color", "what number", "what floor",
    ]
    private static let exempt: Set<String> = ["find", "reach", "call", "ring", "ask", "t", "not", "never", "cannot"]
    private static let plights = [
        "what do i do about", "what do i do with", "what do i do when", "what do i do if", "what do i say",
        "what do i write", "what do i tell", "what do i talk", "what now", "what if", "what was i thinking",
        "what to do", "what am i supposed", "what about a", "how about", "do i look", "do i sound", "ought i",
        "who cares", "who knows", "would have thought",
    ]
    private static let works: Set<String> = [
        "poem", "poems", "story", "stories", "joke", "jokes", "riddle", "riddles", "limerick", "essay", "rhyme",
        "verse", "haiku", "lyrics", "abstract", "fact", "facts", "quote", "reason",
    ]
    private static let exclamations = ["what a", "what an", "can you believe", "would you believe", "guess what"]
}
