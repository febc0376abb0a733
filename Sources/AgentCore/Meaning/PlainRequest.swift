/// What is wanted in words that mean nothing else, where no meaning has to be weighed: "who discovered helium?", "call Ana for me".
enum PlainRequest {
    private struct Rows {
        let kind: RequestKind
        let rows: [WordRow]

        init(_ kind: RequestKind, _ text: String) {
            self.kind = kind
            rows = WordRow.rows(text)
        }
    }

    /// Languages as they end a question for a word.
    private static let languages =
        "english|french|german|spanish|italian|portuguese|dutch|swedish|norwegian|danish|finnish|polish|czech|russian|ukrainian|greek|turkish|arabic|hebrew|persian|hindi|urdu|bengali|tamil|chinese|mandarin|japanese|korean|vietnamese|thai|indonesian|malay|tagalog|swahili|zulu|latin|irish|welsh|gaelic|hungarian|romanian|croatian|serbian|estonian|latvian|lithuanian|icelandic|yoruba|amharic|afrikaans"

    private static let all = [
        Rows(
            .world,
            """
            ^ who discovered|invented|composed|authored|sculpted ~
            ^ how|when|where|why was|were ~ discovered|invented $
            ^ what|whats [is] the plot|capital|population|currency of ~
            ^ who won the world cup ~
            """),
        Rows(
            .task,
            """
            ^ what|whats [is] [the] [word] [for] ~ in \(languages) $
            ^ how do|would you|i say ~ in \(languages) $
            ^ translate ~
            """),
        Rows(.law, "^ is|are ~ [a] good investment|investments"),
        Rows(
            .act,
            """
            ^ [please|quickly] [can|could] [you] [please] call|phone|ring|text|email ~ for me [please|pls|now] $
            """),
    ]

    /// What a message wants; `nil` where its words may mean something else, or speak of the user.
    static func kind(of message: String) -> RequestKind? {
        let words = WordRow.words(message)
        guard Set(words).isDisjoint(with: own) else { return nil }
        return all.first { $0.rows.contains { $0.isFound(in: words) } }?.kind
    }

    /// Words of the user's own life: "what's Leo's mark in French?" wants no translation.
    private static let own: Set<String> = [
        "my", "mine", "our", "ours", "we", "us", "im", "ive", "mark", "grade", "score", "exam", "test", "class",
        "lesson", "teacher",
        "homework", "name", "called", "did", "he", "she", "they", "died", "again", "too", "that",
    ]
}
