import AgentCore

/// Makes the canonical sentences of facts for prompts. The bundled model was trained on exactly these forms.
enum FactSentence {
    /// The first words of the sentence, naming its subject: `The user`, `The user's sister Anna`.
    static func subject(_ path: String, name: String?) -> String {
        let relations = path.split(separator: ".").dropFirst().map { $0.replacing("_", with: " ") }
        guard !relations.isEmpty else { return "The user" }
        let chain = "The user's " + relations.joined(separator: "'s ")
        return name.map { "\(chain) \($0)" } ?? chain
    }

    /// The whole sentence: subject and predicate.
    static func make(_ path: String, name: String?, predicate: Predicate) -> String {
        let who = subject(path, name: name)
        return switch predicate {
        case .verb(let phrase): sentence("\(who) \(isPlural(path) ? pluralised(phrase) : phrase)")
        case .possession(let noun, let phrase): sentence("\(who)'s \(noun) \(phrase)")
        case .bareVerb(let phrase): sentence("\(subject(path, name: nil)) \(phrase)")
        }
    }

    /// The sentence for an attribute and a value, if there is no predicate.
    static func plain(_ path: String, attribute: String, value: String, name: String? = nil) -> String {
        let predicate =
            switch attribute {
            case "home_city": "lives in \(value)"
            case "origin": "is from \(value)"
            case "employer": "works at \(value)"
            case "job_title": "works as \(withArticle(value))"
            case "allergy": "is allergic to \(value)"
            case "like": "likes \(value)"
            case "dislike": "dislikes \(value)"
            case "language": "speaks \(value)"
            case "age": "is \(value) years old"
            case "pet", "health": "has \(value)"
            case "vehicle": "drives \(value)"
            case "hobby": "enjoys \(value)"
            case "education": "studies \(value)"
            case "work_city": "works in \(value)"
            case "relationship_status": "is \(value)"
            case "goal": "wants to \(value)"
            case "plan": "plans to \(value)"
            case "event"
            where !value.hasPrefix("left ") && PastVerbs.contains(value.prefix { $0.isLetter }.lowercased()): value
            case "event" where isDone(value):
                value.first?.isLowercase == true && !value.hasPrefix("a ") ? "had their \(value)" : "had \(value)"
            case "diet": value.hasPrefix("no ") ? "does not eat \(value.dropFirst(3))" : "is \(value)"
            case "name" where path != "user": "is named \(value)"
            default: ""
            }
        guard predicate.isEmpty else { return make(path, name: name, predicate: .verb(predicate)) }
        return make(path, name: name, predicate: .possession(attribute.replacing("_", with: " "), "is \(value)"))
    }

    /// Whether a value names a thing and what was done to it: "gallbladder removed".
    static func isDone(_ value: String) -> Bool {
        let last = value.split(separator: " ").last.map { Folding.lower(String($0)) } ?? ""
        return value.contains(" ") && (PastVerbs.contains(last) || done.contains(last) || value.hasSuffix(" out"))
    }

    /// The thing alone: "left knee" of "left knee taken out".
    static func treated(_ value: String) -> [Substring] {
        let words = value.split(separator: " ")
        return words.last == "out" ? words.dropLast(2) : words.dropLast()
    }

    private static let done: Set<String> = [
        "removed", "replaced", "extracted", "pulled", "fixed", "pinned", "done", "yanked", "operated",
    ]

    private static func isPlural(_ path: String) -> Bool {
        ["parents", "children", "grandparents", "siblings", "grandchildren"].contains { path.hasSuffix(".\($0)") }
            || Relations.pluralRelation(path.split(separator: ".").last.map(String.init) ?? "") != nil
    }

    /// `lives in Porto` → `live in Porto`
    private static func pluralised(_ phrase: String) -> String {
        let irregular = ["is": "are", "was": "were", "has": "have", "does": "do", "goes": "go", "studies": "study"]
        guard let verb = phrase.split(separator: " ").first.map(String.init) else { return phrase }
        let plural = irregular[verb] ?? (verb.hasSuffix("s") ? String(verb.dropLast()) : verb)
        return plural + phrase.dropFirst(verb.count)
    }

    private static func sentence(_ text: String) -> String {
        let line = FactText.oneLine(text)
        return line.hasSuffix(".") || line.hasSuffix("!") || line.hasSuffix("?") ? line : line + "."
    }

    /// The predicate of a sentence.
    enum Predicate: Sendable, Hashable {
        /// `lives in Lyon`
        case verb(String)
        /// The subject's noun, then a verb: `favorite color`, `is green`.
        case possession(String, String)
        /// Like `verb`, but the person's name is not repeated: `is named Anna`.
        case bareVerb(String)
    }

    /// `nurse` → `a nurse`, `engineer` → `an engineer`.
    static func withArticle(_ noun: String) -> String {
        let lower = Folding.lower(noun)
        let soundsLikeConsonant = ["uni", "use", "eu", "one"].contains { lower.hasPrefix($0) }
        let soundsLikeVowel = ["hour", "honest", "heir"].contains { lower.hasPrefix($0) }
        let startsWithVowel = lower.first.map { "aeiou".contains($0) } ?? false
        return (startsWithVowel && !soundsLikeConsonant) || soundsLikeVowel ? "an \(noun)" : "a \(noun)"
    }
}
