import Foundation

/// What is never learned from, whatever it says.
enum Guards {
    /// Whether a sentence speaks of a secret: passwords, PINs, card and account numbers, keys.
    static func holdsSecret(_ sentence: Sentence) -> Bool {
        let words = Set(Folding.words(sentence.text))
        if !words.isDisjoint(with: secretWords) { return true }
        let joined = " " + Folding.words(sentence.text).joined(separator: " ") + " "
        if secretPhrases.contains(where: { joined.contains(" \($0) ") }) { return true }
        if words.contains("pin"), words.contains(where: { $0.count >= 4 && $0.allSatisfy(\.isNumber) }) { return true }
        return holdsKey(sentence.text)
    }

    /// Whether a text holds a long number or a key: thirteen digits and more, or a long mix of letters and digits.
    static func holdsKey(_ text: String) -> Bool {
        let digits = text.filter { $0.isNumber || $0 == " " || $0 == "-" }.filter(\.isNumber).count
        if digits >= 13, text.firstMatch(of: /\d[\d \-]{11,}\d/) != nil { return true }
        if text.firstMatch(of: /\b\d{3}-\d{2}-\d{4}\b/) != nil { return true }
        return text.split(whereSeparator: \.isWhitespace).contains { word in
            word.count >= 16 && word.contains(where: \.isNumber) && word.contains(where: \.isLetter)
                && word.allSatisfy { $0.isLetter || $0.isNumber || "-_+/=.".contains($0) }
                || ["sk-", "ghp_", "AKIA", "xoxb-", "eyJ"].contains { word.hasPrefix($0) }
        }
    }

    /// Whether the sentence is somebody's speech without marks: "…, said the dragon, …".
    static func isNarrated(_ sentence: Sentence) -> Bool {
        let forms = sentence.tokens.map(\.form)
        return zip(forms, forms.dropFirst()).contains { $0 == "," && narration.contains($1) }
            || forms.starts(with: ["dear", "diary"])
    }

    private static let narration: Set<String> = [
        "said", "says", "asked", "asks", "replied", "whispered", "shouted", "cried", "answered", "quoth", "thought",
    ]

    /// Whether the sentence sets the scene for something made up, so that what follows is not about the user.
    static func opensFiction(_ sentence: Sentence) -> Bool {
        let tokens = sentence.tokens[...]
        let forms = Set(tokens.forms)
        if !forms.isDisjoint(with: fictionWords) { return true }
        if ["pretend", "hypothetically"].contains(where: { forms.contains($0) }) { return true }
        // "I suppose that makes me old" makes nothing up.
        // Nor does "you can imagine the noise", or "imagine, my grandson studies physics".
        if let verb = tokens.firstIndex(where: { ["imagine", "suppose"].contains($0.form) }),
            verb == tokens.startIndex || !["i", "can"].contains(tokens[verb - 1].form),
            !(tokens[verb...].dropping(1).first?.form == ","
                && ["my", "our"].contains(tokens[verb...].dropping(2).first?.form ?? ""))
        {
            return true
        }
        if let first = tokens.first?.form,
            makingVerbs.contains(first) || forms.contains("write") && tokens.forms.contains("me"),
            let thing = tokens.first(where: { madeThings.contains($0.form) || letters.contains($0.form) }),
            madeThings.contains(thing.form)
        {
            return true
        }
        for phrase in fictionPhrases where tokens.firstIndex(of: phrase.split(separator: " ").map(String.init)) != nil {
            return true
        }
        return false
    }

    /// Whether the sentence only asks to make something from what is in it: nothing but names of people counts there.
    static func asksForText(_ sentence: Sentence) -> Bool {
        guard
            let first = sentence.tokens.first(where: {
                !["please", "now", "then", "and", "ok", "hey", "also"].contains($0.form)
            })?.form
        else { return false }
        return makingVerbs.contains(first)
    }

    /// Whether the message takes itself back: "just kidding".
    static func isTakenBack(_ sentence: Sentence) -> Bool {
        let words = Folding.words(sentence.text)
        return ["jk", "kidding", "joking", "jking"].contains { words.contains($0) }
            || sentence.text.contains("/s") && sentence.text.hasSuffix("/s")
            || sentence.tokens[...].firstIndex(of: ["not", "really"]) == 0 || words.suffix(2) == ["a", "joke"]
            || words.suffix(2) == ["as", "if"]
    }

    private static let secretWords: Set<String> = [
        "password", "passwords", "passcode", "passphrase", "passwort", "pwd", "cvv", "cvc", "iban", "ssn", "otp",
        "apikey", "pincode",
    ]

    private static let secretPhrases = [
        "api key", "access token", "private key", "secret key", "seed phrase", "recovery phrase", "credit card",
        "card number",
        "debit card", "bank account", "account number", "social security", "pin code", "pin is", "pin for",
        "security code", "login is",
        "passport number", "recovery code", "door code", "alarm code", "safe code", "code is", "license key",
        "recovery key",
    ]

    private static let fictionWords: Set<String> = [
        "roleplay", "role-play", "rp", "protagonist", "narrator", "dungeon", "dnd", "fanfic", "fanfiction",
    ]

    private static let fictionPhrases = [
        "role play", "my character", "my novel", "my story", "the character", "my book", "in character", "act as",
        "you are a", "you are an", "speak as", "talk like",
        "in my dream", "in the dream", "i dreamed", "i dreamt", "from the perspective", "in the voice", "a persona",
        "let us say", "let us pretend", "let us play",
        "in the game", "in this scenario", "my screenplay", "in the movie", "in the film", "in the book",
        "make believe", "answer as", "respond as", "reply as", "my persona",
        "the lyrics", "song goes", "in the song", "first line", "opening line", "as if i", "as though i", "what if i",
        "for a story", "for a novel", "my role is", "your role", "in the play",
    ]

    private static let makingVerbs: Set<String> = [
        "write", "compose", "draft", "translate", "rewrite", "rephrase", "paraphrase", "proofread", "summarize",
        "summarise", "correct", "generate", "create", "finish",
        "continue", "complete", "repeat", "spell", "parse", "convert", "quote", "transcribe", "edit", "say", "print",
        "conjugate", "improve", "polish", "analyze", "analyse", "classify",
    ]

    /// What is written to somebody who is real.
    private static let letters: Set<String> = ["email", "e-mail", "mail", "letter", "message", "note", "card"]

    private static let madeThings: Set<String> = [
        "story", "poem", "scene", "dialogue", "dialog", "novel", "song", "lyrics", "monologue", "character", "tale",
        "script", "fiction", "haiku", "limerick", "sonnet",
        "essay", "diary", "narrative", "chapter", "sketch", "play", "ballad", "fable",
    ]
}
