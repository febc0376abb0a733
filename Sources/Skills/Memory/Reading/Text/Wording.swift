import Foundation

/// Puts a sentence into its plain form before it is read: without asides ("believe it or not", "if you ask me") and with
/// the subject that its opening leaves out ("Been learning Korean" is "I have been learning Korean").
enum Wording {
    /// The sentences in their plain form, and as they were written.
    static func plain(_ sentences: [Sentence]) -> (sentences: [Sentence], quotes: [String]) {
        (sentences.map(plain), sentences.map(\.text))
    }

    /// The sentence in its plain form; the same one where it is plain already.
    static func plain(_ sentence: Sentence) -> Sentence { completed(withoutAsides(sentence)) }

    /// The sentence without what is only said by the way.
    private static func withoutAsides(_ sentence: Sentence) -> Sentence {
        var sentence = sentence
        // A sentence has few asides; each pass takes out one.
        for _ in 0..<4 {
            guard let less = withoutAside(sentence) else { return sentence }
            sentence = less
        }
        return sentence
    }

    private static func withoutAside(_ sentence: Sentence) -> Sentence? {
        let tokens = sentence.tokens
        for start in tokens.indices {
            guard let rows = asides[tokens[start].form] else { continue }
            for row in rows where tokens[start...].starts(with: row) {
                let end = start + row.count
                let isLed = start == 0 || tokens[start - 1].isMark
                let isEnded = end == tokens.count || tokens[end].isMark
                // At the end a mark before it may be missing: "gyms are awful if you ask me".
                guard isEnded, isLed || end == tokens.count && row.count > 2, row.count < tokens.count else { continue }
                return cut(start..<end, of: sentence)
            }
        }
        return nil
    }

    /// The sentence without some tokens and the mark before them.
    private static func cut(_ range: Range<Int>, of sentence: Sentence) -> Sentence? {
        let (tokens, text) = (sentence.tokens, sentence.text)
        let first =
            range.lowerBound > 0 && tokens[range.lowerBound - 1].isMark ? range.lowerBound - 1 : range.lowerBound
        let isBetween =
            first < range.lowerBound && range.upperBound < tokens.count && tokens[first].form == ","
            && tokens[range.upperBound].form == ","
        let isAtEnd = range.upperBound == tokens.count
        var before = String(text[..<tokens[first].range.lowerBound])
        var after = String(text[tokens[range.upperBound - 1].range.upperBound...])
        if isBetween { after = String(text[tokens[range.upperBound].range.upperBound...]) }
        if first == 0 || range.lowerBound == 0 {
            before = ""
            after = String(after.drop { !$0.isLetter && !$0.isNumber })
        }
        // "my boy turned nine, can you believe it?" asks nothing.
        if isAtEnd, ["can", "would", "you"].contains(tokens[range.lowerBound].form) { after = "." }
        let whole = (before + after).trimmingCharacters(in: .whitespaces)
        return whole.contains { $0.isLetter || $0.isNumber } ? Sentence(whole) : nil
    }

    /// "Been learning Korean", "Used to smoke", "Can't drive", "Never been keen on sweets".
    private static func completed(_ sentence: Sentence) -> Sentence {
        let tokens = sentence.tokens
        guard tokens.count > 2, !sentence.endsAsQuestion,
            let lead = tokens.firstIndex(where: { !leads.contains($0.form) })
        else { return sentence }
        let rest = tokens[lead...]
        let next = rest.dropping(1).first?.form ?? ""
        let subject: String?
        switch rest.first?.form {
        case "been" where next.hasSuffix("ing") && !["thinking", "wondering", "trying"].contains(next):
            subject = "I have "
        case "used" where next == "to": subject = "I "
        case "can" where next == "not" && rest.dropping(2).first.map({ !pronouns.contains($0.form) }) == true:
            subject = "I "
        case "never" where experienced.contains(next): subject = "I have "
        default: subject = nil
        }
        guard let subject, let first = rest.first else { return sentence }
        let text = sentence.text
        let opening = text[first.range.lowerBound...]
        return Sentence(
            text[..<first.range.lowerBound] + subject + opening.prefix(1).lowercased() + opening.dropFirst())
    }

    private static let leads: Set<String> = ["just", "oh", "and", "also", "so", ",", "well", "actually", "yeah", "tbh"]
    private static let pronouns: Set<String> = ["you", "we", "i", "he", "she", "it", "they", "wait", "believe"]
    private static let experienced: Set<String> = [
        "been", "had", "liked", "learned", "learnt", "tried", "drunk", "smoked", "eaten", "owned", "married", "touched",
        "understood", "enjoyed", "driven", "worked", "lived",
    ]

    /// What is said by the way, by its first word.
    private static let asides: [String: [[String]]] = Dictionary(
        grouping: """
            believe it or not
            if you ask me
            if you must know
            if i am honest
            if i am being honest
            if you want the truth
            if that helps
            if that matters
            if you can believe it
            can you believe it
            can you believe that
            can you imagine
            would you believe it
            would you believe
            you would not believe it
            imagine that
            imagine
            fancy that
            mind you
            no joke
            no lie
            not gonna lie
            not going to lie
            i kid you not
            go figure
            as you know
            as you do
            as one does
            let me tell you
            to be honest
            to be fair
            to be frank
            truth be told
            truth to tell
            fingers crossed
            touch wood
            knock on wood
            knock wood
            thank god
            thank goodness
            thank heavens
            god willing
            inshallah
            wish me luck
            do not judge
            do not judge me
            do not laugh
            no judgment
            sue me
            who knew
            for my sins
            to my shame
            of all things
            bless him
            bless her
            bless them
            god bless him
            god bless her
            you see
            i tell you
            i have to say
            i must say
            i must admit
            i admit it
            i confess
            all things considered
            long story
            so there is that
            so proud of him
            so proud of her
            so proud of them
            yes really
            yes , really
            unfortunately
            sadly
            luckily
            thankfully
            fortunately
            regrettably
            naturally
            of course
            funnily enough
            funny enough
            oddly enough
            strangely enough
            weirdly enough
            strange as it sounds
            weird i know
            i know i know
            go me
            lucky me
            poor me
            silly me
            typical
            as it happens
            for better or worse
            like it or not
            for what it is worth
            just so you know
            just saying
            at least for now
            give or take
            """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }, by: { $0[0] }
    ).mapValues { $0.sorted { $0.count > $1.count } }
}
