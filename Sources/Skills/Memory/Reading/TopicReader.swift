import Foundation

/// What is named first and spoken of after: "Mushrooms, I can't stand them", "Olives? Hate them."
enum TopicReader {
    /// The sentences, each that only names a thing joined to the next one, which speaks of it.
    static func joined(_ sentences: [Sentence]) -> [Sentence] {
        var joined: [Sentence] = []
        var index = 0
        while index < sentences.count {
            let sentence = sentences[index]
            // "Night porter at a hospital. That's me."
            if index + 1 < sentences.count, sentences[index + 1].tokens.prefix(3).map(\.form) == ["that", "is", "me"],
                !sentence.tokens.contains(where: { Words.verbs.contains($0.form) || $0.isMark }),
                sentence.tokens.count > 1
            {
                let article = ["a", "an", "the"].contains(sentence.tokens[0].form) ? "" : "a "
                joined.append(Sentence("I am \(article)\(sentence.text(of: sentence.tokens[...]))"))
                index += 2
                continue
            }
            // "I live in Eldoret. Well, no, strictly speaking in Iten": mended in the same breath.
            if index + 1 < sentences.count, !sentence.endsAsQuestion,
                mends(sentences[index + 1].tokens[...])
                    || RepairReader.mends(sentence.tokens[...], by: sentences[index + 1].tokens[...])
            {
                let said = sentence.text.trimmingCharacters(in: CharacterSet(charactersIn: ".!… "))
                joined.append(Sentence("\(said), \(sentences[index + 1].text)"))
                index += 2
                continue
            }
            if index + 1 < sentences.count, names(sentence.tokens[...]),
                let pronoun = pronoun(in: sentences[index + 1].tokens[...]),
                pronoun - sentences[index + 1].tokens.startIndex <= 6
            {
                let topic = sentence.text(of: sentence.tokens[...])
                joined.append(Sentence("\(topic), \(sentences[index + 1].text)"))
                index += 2
            } else {
                joined.append(sentence)
                index += 1
            }
        }
        return joined
    }

    /// Whether a sentence takes back a word of the one before: "well, technically Thika", "no, strictly speaking in Iten".
    private static func mends(_ phrase: Phrase) -> Bool {
        guard ["well", "no", "ok", "okay", "hm", "or", "actually"].contains(phrase.first?.form ?? "") else {
            return false
        }
        let start = phrase.prefix(6)
        guard
            let word = start.firstIndex(where: { ["strictly", "technically", "precisely", "rather"].contains($0.form) })
        else { return false }
        let rest = phrase[(word + 1)...].drop { $0.isMark || ["speaking", "in", "it", "is"].contains($0.form) }
        return start[..<word].allSatisfy {
            $0.isMark || ["well", "no", "or", "ok", "okay", "hm", "actually"].contains($0.form)
        }
            && rest.first.map { $0.isCapitalised && $0.form != "i" || Numbers.value($0.form) != nil } == true
    }

    /// The clause after a topic with the topic in the place of its pronoun; the same phrase where there is no topic.
    static func resolved(_ phrase: Phrase) -> Phrase {
        guard let comma = phrase.prefix(9).firstIndex(where: { [",", "—", "…", ":", "-"].contains($0.form) }),
            names(phrase[..<comma])
        else { return phrase }
        let rest = phrase[(comma + 1)...].drop { $0.isMark }
        guard let pronoun = pronoun(in: rest) else { return phrase }
        return ArraySlice(Array(rest[..<pronoun]) + Array(topic(phrase[..<comma])) + Array(rest[(pronoun + 1)...]))
    }

    /// Whether a phrase is the name of a thing: a few words without a verb.
    private static func names(_ phrase: Phrase) -> Bool {
        let noun = topic(phrase)
        return (1...4).contains(noun.count)
            && !noun.contains {
                Words.verbs.contains($0.form) || $0.isMark || Self.hollow.contains($0.form)
                    || Words.adverbs.contains($0.form)
            }
    }

    private static func topic(_ phrase: Phrase) -> Phrase {
        var noun = phrase
        for ending in [["on", "the", "other", "hand"], ["though"], ["however"], ["in", "general"], ["then"]]
        where noun.count > ending.count && noun.suffix(ending.count).forms == ending {
            noun = noun.dropLast(ending.count)
        }
        return noun.drop {
            ["and", "oh", "as", "for", "the", "about", "now", "so"].contains($0.form) && noun.count > 1
        }
    }

    /// The pronoun that a verb of liking or doing has as its object.
    private static func pronoun(in phrase: Phrase) -> Int? {
        phrase.indices.dropFirst().first { index in
            ["it", "them", "those", "that"].contains(phrase[index].form) && tastes.contains(phrase[index - 1].form)
        }
    }

    private static let tastes: Set<String> = [
        "love", "like", "hate", "adore", "enjoy", "stand", "loathe", "detest", "dislike", "despise", "eat", "drink",
        "avoid", "prefer",
        "loves", "likes", "hates", "play", "plays", "bear", "touch",
    ]

    private static let hollow: Set<String> = [
        "i", "you", "we", "he", "she", "it", "they", "my", "your", "this", "that", "these", "those", "yes", "no", "ok",
        "okay", "hi",
        "hey", "hello", "thanks", "well", "sure", "right", "sorry", "what", "how", "why", "which", "who", "please",
        "one", "not",
        "nope", "yeah", "wow", "haha", "lol", "great", "nice", "cool",
    ]
}
