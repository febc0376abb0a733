/// What the reader knows of a language other than English: words and the shapes of plain statements.
///
/// A shape is a row of words as `Template` reads them; words are compared in lower case without accents.
struct LanguageGrammar: Sendable {
    /// ISO 639-1.
    let code: String
    /// Small words that tell the language.
    let signs: Set<String>
    /// Words that join clauses.
    let joiners: Set<String>
    /// Words that make a clause a question, a condition or a guess; nothing is read from there on.
    let unsure: Set<String>
    /// Words that report what others say or think.
    let reports: Set<String>
    /// Words that change nothing: "now", "really".
    let fillers: Set<String>
    /// Words of secrets.
    let secrets: Set<String>
    /// Relations by word: `soeur` is `sister`.
    let relations: [String: String]
    /// Words for "my".
    let possessives: Set<String>
    /// Ways to eat, by word.
    let diets: [String: String]
    /// Languages, by word.
    let languages: Set<String>
    /// Animals, by word.
    let animals: [String: String]
    /// Months, January first.
    let months: [String]
    /// Endings and words of occupations.
    let jobEndings: [String]
    /// Occupations that no ending tells.
    let jobs: Set<String>
    /// Words that look like an occupation and are none.
    let notJobs: Set<String>
    /// Small numbers, by word.
    let numbers: [String: String]
    /// Words for "favourite".
    let favorites: Set<String>
    /// Forms of "be".
    let be: Set<String>
    /// Articles and other words that may stand before a value.
    let articles: Set<String>
    /// Words at which a value ends.
    let ends: Set<String>
    /// Shapes of what the user says of themselves.
    let own: [Shape]
    /// Shapes of what is said of a relative, after "my sister Anna".
    let others: [Shape]
    /// Words that open a request to forget.
    let forget: [String]
    /// What a noun names that is to be forgotten: `adresse` is `home_city`.
    let forgettable: [String: String]

    /// Whether some words have the shape of a statement of the language.
    func fits(_ words: [String]) -> Bool {
        (0...min(2, max(0, words.count - 1))).contains { start in
            let rest = Array(words.dropFirst(start))
            return own.contains { $0.template.slot(in: rest) != nil }
        }
    }

    /// One shape and what it says.
    struct Shape: Sendable {
        /// The words.
        let template: Template
        /// What is said.
        let attribute: String
        /// Whether it holds, is denied or is over.
        let kind: Kind

        /// How a shape says it.
        enum Kind: Sendable {
            /// It holds.
            case holds
            /// It is no longer so.
            case ended
            /// It is denied, which says nothing but what a later clause may correct.
            case denied
        }

        init(_ template: String, _ attribute: String, _ kind: Kind = .holds) {
            self.template = Template(template)
            self.attribute = attribute
            self.kind = kind
        }
    }
}
