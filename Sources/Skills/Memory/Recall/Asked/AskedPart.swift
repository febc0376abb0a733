/// One thing that a message asks for: "where my sister works" in "where does my sister work and how old am I?".
struct AskedPart: Sendable, Hashable {
    /// Whom it is about.
    enum Whom: Sendable, Hashable {
        /// The user.
        case user
        /// Everybody of a relation to the user, such as `sister`; the relation before it, where one is named.
        case relation(String, of: String?)
        /// Somebody by name: the subject's path, and the name.
        case person(String, name: String)
        /// Whoever it holds for: "who lives in Lyon?".
        case anyone
    }

    /// The words, folded.
    let words: [String]
    /// Whom it is about; empty where nobody is named.
    var whom: Set<Whom> = []
    /// What is asked for; empty where nothing is named.
    var attributes: Set<String> = []
    /// Whether all that is known is asked for: "what do you know about me?".
    var isOpen = false
    /// The animal that is asked about: "what is my rabbit called?".
    var animal: String?
    /// Whether something of the user's is asked for by its own name: "what is my shoe size?".
    var asksPossession = false
    /// Whether a name stands in it that is not known, of a place or a person.
    var namesUnknown = false
    /// Whether it asks about somebody by a name that is not known.
    var namesStranger = false

    /// Whether it is about somebody other than the user.
    var speaksOfOthers: Bool { !whom.isEmpty && whom != [.user] }
    /// Whether a day or an hour is asked for.
    var asksWhen: Bool {
        words.first == "when"
            || zip(words, words.dropFirst()).contains {
                ["what", "which"].contains($0) && ["day", "date", "time"].contains($1)
            }
    }
    /// Whether it names somebody and leaves open what of them.
    var asksNothing: Bool { attributes.isEmpty && !isOpen && !whom.isEmpty }
}
