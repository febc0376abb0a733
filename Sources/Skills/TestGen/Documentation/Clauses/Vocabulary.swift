/// Words that mean the same in documentation, in one place, so that every reader knows all of them.
enum Vocabulary {
    /// What stands for the result of a call.
    static let results: Set<String> = [
        "result", "results", "answer", "outcome", "output", "value", "return", "returned",
    ]
    /// What lists are made of.
    static let elements: Set<String> = [
        "element", "elements", "item", "items", "value", "values", "entry", "entries", "number", "numbers", "member",
        "members", "component", "components",
    ]
    /// What texts are made of.
    static let characters: Set<String> = ["character", "characters", "letters", "symbols"]
    /// Words that take back, or make unsure, what stands beside them.
    static let doubts: Set<String> = [
        "unless", "except", "otherwise", "if", "when", "whenever", "but", "or", "until", "may", "might", "can", "could",
        "usually", "normally", "typically", "often", "sometimes", "instead", "should", "unspecified", "undefined",
        "only", "about", "approximately", "roughly", "yet",
    ]
    /// What says that a call does nothing.
    static let ineffective: [String] = [
        "does nothing", "do nothing", "is ignored", "are ignored", "ignored", "left as it was", "has no effect",
        "have no effect",
        "nothing happens", "changes nothing", "change nothing", "nothing changes", "nothing is changed",
        "has no effect whatsoever", "is a no-op", "are not added again", "is not added again", "without effect",
        "is left unchanged", "stays unchanged", "remains unchanged", "is not changed", "is not modified",
        "stays as it was", "stays as it is", "leaves it unchanged", "does not change",
    ]

    /// A noun in the singular: `chunks` and `entries`.
    static func singular(_ word: String) -> String {
        if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
        for ending in ["ches", "shes", "xes", "sses"] where word.hasSuffix(ending) { return String(word.dropLast(2)) }
        return word.hasSuffix("s") && !word.hasSuffix("ss") && word.count > 3 ? String(word.dropLast()) : word
    }
}
