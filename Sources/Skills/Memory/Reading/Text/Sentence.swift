/// One sentence of a message.
struct Sentence: Sendable, Hashable {
    /// The sentence as written, without surrounding blanks.
    let text: String
    /// Its words and marks, without the mark that ends it.
    let tokens: [Token]
    /// Whether a question mark ends it.
    let endsAsQuestion: Bool

    /// Reads one sentence.
    init(_ text: String) {
        self.text = text
        var tokens = Tokenizer.tokens(text)
        let ending = String(text.reversed().prefix { !$0.isLetter && !$0.isNumber }.reversed())
        // "My cousin is training to be a pilot??" is surprise, not a question.
        let isSurprise =
            ["??", "?!", "!?"].contains { ending.contains($0) } && !QuestionReader.opensQuestion(tokens[...])
            && tokens.prefix(3).contains { ["my", "i", "we", "our"].contains($0.form) }
        endsAsQuestion = ending.contains("?") && !isSurprise
        while let last = tokens.last,
            last.isMark && last.form != ")" || tokens.count > 2 && Self.chatter.contains(last.form)
                || tokens.count > 3 && tokens[tokens.count - 2].form == "," && Self.addresses.contains(last.form)
        {
            tokens.removeLast()
        }
        self.tokens = tokens
    }

    /// Words that end a sentence and say nothing.
    private static let chatter: Set<String> = [
        "lol", "haha", "hahaha", "hehe", "lmao", "rofl", "xd", "ha", "btw", "fyi", "innit", "tbh", "ngl", "smh", "ffs",
    ]

    /// Words for the one spoken to, after a comma.
    private static let addresses: Set<String> = [
        "darling", "dear", "mate", "love", "buddy", "pal", "folks", "guys", "friend", "sir", "dude", "bro", "man",
        "honey", "sweetie", "yaar", "lah", "eh",
    ]

    /// The characters of a phrase as written.
    func text(of phrase: Phrase) -> String {
        guard let first = phrase.first, let last = phrase.last else { return "" }
        return String(text[first.range.lowerBound..<last.range.upperBound])
    }
}
