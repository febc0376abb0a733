/// Makes the sentences of facts for prompts where the reader's own sentence is not used.
enum FactSentence {
    /// The first words of the sentence, naming its subject: `The user`, `The user's sister Anna`.
    static func subject(_ path: String, name: String?) -> String {
        let relations = path.split(separator: ".").dropFirst().map { $0.replacing("_", with: " ") }
        guard !relations.isEmpty else { return "The user" }
        let chain = "The user's " + relations.joined(separator: "'s ")
        return name.map { "\(chain) \($0)" } ?? chain
    }

    /// The sentence for an attribute and a value.
    static func plain(_ path: String, attribute: String, value: String, name: String? = nil) -> String {
        let value = FactText.oneLine(value).trimmingSuffix { ".!?".contains($0) }
        if attribute == "name", path != "user" { return "\(subject(path, name: nil)) is named \(value)." }
        let who = subject(path, name: name)
        if let verb = verbs[attribute] { return "\(who) \(verb) \(value)." }
        return "\(who)'s \(attribute.replacing("_", with: " ")): \(value)."
    }

    /// What is said between subject and value.
    private static let verbs = [
        "home_city": "lives in", "origin": "is from", "employer": "works at", "job_title": "works as",
        "allergy": "is allergic to", "like": "likes", "dislike": "dislikes", "language": "speaks", "pet": "has",
        "health": "has", "hobby": "enjoys", "education": "studies", "work_city": "works in",
    ]
}

extension String {
    fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> String {
        guard let last = lastIndex(where: { !matches($0) }) else { return "" }
        return String(self[...last])
    }
}
