/// Words for how answers are wanted.
extension RequestReader {
    /// How answers are wanted, by a word for it: `concise` is `short`.
    static func length(_ form: String) -> String? { lengths.first { $0.0.contains(form) }?.1 }

    /// Words for how long and in what tone, and what they ask for.
    static let lengths: [(Set<String>, String)] = [
        (
            [
                "short", "shortly", "briefly", "brief", "concise", "shorter", "terse", "succinct", "concisely",
                "snappy", "crisp",
            ], "short"
        ),
        (["detailed", "long", "longer", "thorough", "in-depth", "lengthy"], "detailed"),
        (["formal", "formally"], "formal"), (["examples"], "with examples"),
        (["informal", "casual", "informally", "casually"], "informal"),
        (["direct", "blunt", "straightforward", "bluntly", "directly", "honest"], "direct"),
        (["simple", "plain", "simply"], "simple"), (["sugarcoat", "sugar-coat"], "direct"),
        (["step-by-step", "step"], "step-by-step"),
    ]

    /// What is not wanted in replies.
    static let unwanted = [
        ("bullet points", "no bullet points"), ("bullets", "no bullet points"), ("bullet lists", "no bullet points"),
        ("bullet", "no bullet points"), ("emojis", "no emojis"), ("emoji", "no emojis"), ("smileys", "no emojis"),
        ("emoticons", "no emojis"), ("jargon", "no jargon"), ("markdown", "no markdown"),
        ("exclamation marks", "no exclamation marks"), ("exclamation points", "no exclamation marks"),
        ("tables", "no tables"),
        ("small talk", "no small talk"), ("apologies", "no apologies"), ("apologizing", "no apologies"),
        ("apologising", "no apologies"), ("lists", "no lists"), ("headings", "no headings"), ("headers", "no headings"),
        ("disclaimers", "no disclaimers"), ("filler", "no filler"), ("fluff", "no fluff"), ("preamble", "no preamble"),
        ("flattery", "no flattery"), ("compliments", "no compliments"), ("pleasantries", "no pleasantries"),
        ("follow-up questions", "no follow-up questions"), ("slang", "no slang"), ("swearing", "no swearing"),
        ("abbreviations", "no abbreviations"), ("acronyms", "no acronyms"), ("buzzwords", "no buzzwords"),
        ("technical terms", "no technical terms"), ("essays", "short"), ("walls of text", "short"),
        ("sarcasm", "no sarcasm"),
        ("baby talk", "no baby talk"), ("puns", "no puns"), ("jokes", "no jokes"), ("formalities", "informal"),
        ("formality", "informal"), ("em dashes", "no em dashes"), ("hashtags", "no hashtags"),
        ("pep talk", "no pep talk"),
        ("pep talks", "no pep talk"), ("metaphors", "no metaphors"), ("caps", "no capitals"),
    ]
}
