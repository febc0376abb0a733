import Foundation

/// Mends what is taken back in the same breath: "I was born in 1986, sorry, 1987" is "I was born in 1987".
enum RepairReader {
    /// The sentence as it was meant; the same one where nothing is taken back.
    static func repaired(_ sentence: Sentence) -> Sentence { plain(mended(told(sentence))) }

    /// "Did I ever mention we lived in Suva?" tells it.
    private static func told(_ sentence: Sentence) -> Sentence {
        let tokens = sentence.tokens.drop { $0.isMark || ["oh", "hey", "and", "so", "btw"].contains($0.form) }
        guard sentence.endsAsQuestion || tokens.first?.form == "did",
            let opening = openings.first(where: { tokens.starts(with: $0) })
        else { return sentence }
        var rest = tokens.dropping(opening.count)
        if rest.first?.form == "that" { rest = rest.dropping(1) }
        guard let first = rest.first, ["i", "we", "my", "our"].contains(first.form), rest.count > 3,
            !rest.contains(anyOf: ["or", "if", "what", "where", "which", "when", "how"])
        else { return sentence }
        let text = sentence.text[first.range.lowerBound...]
        return Sentence(text.trimmingCharacters(in: CharacterSet(charactersIn: "?! ")) + ".")
    }

    private static let openings = [
        ["did", "i", "mention"], ["did", "i", "ever", "mention"], ["did", "i", "tell", "you"],
        ["did", "i", "ever", "tell", "you"], ["have", "i", "mentioned"], ["have", "i", "ever", "mentioned"],
        ["have", "i", "told", "you"], ["have", "i", "ever", "told", "you"],
    ]

    /// "It's Siemens I work for" is "I work for Siemens".
    private static func plain(_ sentence: Sentence) -> Sentence {
        let tokens = Preamble.strip(sentence.tokens[...])
        guard tokens.starts(with: ["it", "is"]), !sentence.endsAsQuestion,
            let subject = tokens.dropping(2).prefix(5).firstIndex(where: { $0.form == "i" || $0.form == "we" }),
            subject > tokens.startIndex + 2, subject + 1 < tokens.endIndex,
            !tokens[(tokens.startIndex + 2)..<subject].contains(where: {
                $0.isMark || $0.form == "not" || Words.verbs.contains($0.form)
            })
        else { return sentence }
        var noun = tokens[(tokens.startIndex + 2)..<subject]
        if noun.last?.form == "that" || noun.last?.form == "who" { noun = noun.dropLast() }
        let end = tokens[subject...].firstIndex(where: \.isMark) ?? tokens.endIndex
        guard let first = tokens[subject..<end].first, let last = tokens[subject..<end].last, !noun.isEmpty else {
            return sentence
        }
        let clause = sentence.text[first.range.lowerBound..<last.range.upperBound]
        let rest = sentence.text[last.range.upperBound...]
        return Sentence("\(clause) \(sentence.text(of: noun))\(rest)")
    }

    /// Whether a sentence is nothing but a slip and what was meant: "Argh, typo, 1978!", "Fat fingers, I mean Oslo."
    static func mends(_ said: Phrase, by phrase: Phrase) -> Bool {
        guard let start = markerEnd(phrase), start < phrase.endIndex, phrase[..<start].contains(anyOf: slips) else {
            return false
        }
        let new = fragment(phrase[start...])
        guard let first = new.first, phrase.endIndex - new.endIndex <= 3 else { return false }
        let isNumber = Numbers.value(first.form) != nil || Numbers.ordinal(first.form) != nil
        return (isNumber || first.isCapitalised) && replaced(said, isNumber: isNumber) != nil
    }

    private static let slips: Set<String> = [
        "typo", "typos", "oops", "whoops", "argh", "mistyped", "fingers", "finger", "autocorrect", "scratch", "strike",
        "mistake", "bad", "meant", "mean", "gah", "doh", "thumbs", "keyboard", "slip", "misspelled", "brainfart",
    ]

    private static func mended(_ sentence: Sentence) -> Sentence {
        if let restarted = restarted(sentence) { return restarted }
        let tokens = sentence.tokens
        for index in tokens.indices.dropFirst() where tokens[index].isMark {
            guard let start = markerEnd(tokens[(index + 1)...]), start < tokens.endIndex else { continue }
            let new = fragment(tokens[start...])
            guard let first = new.first, let last = new.last else { continue }
            let isNumber = Numbers.value(first.form) != nil || Numbers.ordinal(first.form) != nil
            guard isNumber || first.isCapitalised else { continue }
            guard let old = replaced(tokens[..<index], isNumber: isNumber) else { continue }
            let text = sentence.text
            let tail = text[last.range.upperBound...]
            return Sentence(
                "\(text[..<old.lowerBound])\(text[first.range.lowerBound..<last.range.upperBound])"
                    + "\(text[old.upperBound..<tokens[index].range.lowerBound])\(tail)")
        }
        return sentence
    }

    /// "I play the drums, wait, why did I write drums, I play the bass": the clause begun anew is the one that counts.
    private static func restarted(_ sentence: Sentence) -> Sentence? {
        let tokens = sentence.tokens
        guard
            let marker = tokens.indices.dropFirst(3).first(where: {
                markerEnd(tokens[$0...]) != nil && tokens[$0 - 1].isMark
            }),
            let start = tokens.firstIndex(where: { ["i", "we", "my", "our"].contains($0.form) }), start + 1 < marker
        else { return nil }
        let opening = tokens[start..<(start + 2)].map(\.form)
        guard let again = tokens[(marker + 1)...].firstIndex(of: opening), again + 2 < tokens.endIndex else {
            return nil
        }
        return Sentence(String(sentence.text[tokens[again].range.lowerBound...]))
    }

    /// Where the words of taking back end: ", sorry, ", ", no, ", " — wait, ", ", I mean ".
    private static func markerEnd(_ phrase: Phrase) -> Int? {
        for marker in markers where phrase.starts(with: marker) {
            // "two kids, well, three actually"
            if marker == ["well"],
                !phrase.prefix(5).contains(anyOf: ["actually", "really", "technically", "now", "no", "strictly"])
            {
                continue
            }
            var end = phrase.startIndex + marker.count
            // "no, strike that, a Peugeot", "well, no, strictly speaking in Okahandja"
            while let more = Self.more(phrase[end...]) { end = more }
            // ", eh sorry, just asked him and it's 79"
            if let it = phrase[end...].prefix(9).firstIndex(of: ["it", "is"]), it + 2 < phrase.endIndex {
                end = it + 2
            }
            while end < phrase.endIndex,
                phrase[end].isMark
                    || ["it", "is", "in", "no", "wait", "sorry", "rather", "technically", "precisely"].contains(
                        phrase[end].form),
                phrase.endIndex - end > 1
            { end += 1 }
            return end
        }
        return nil
    }

    /// Where a further word of taking back ends.
    private static func more(_ phrase: Phrase) -> Int? {
        let rest = phrase.drop { $0.isMark || $0.form == "no" }
        return further.first { rest.starts(with: $0) }.map { rest.startIndex + $0.count }
    }

    private static let further = [
        ["strike", "that"], ["scratch", "that"], ["make", "that"], ["strictly", "speaking"], ["to", "be", "precise"],
        ["to", "be", "exact"], ["i", "mean"], ["i", "meant"], ["typo"], ["typos"], ["sorry"],
        ["that", "was", "a", "typo"],
        ["fat", "fingers"], ["fat", "finger"], ["fat", "thumbs"], ["my", "bad"], ["my", "mistake"], ["autocorrect"],
        ["damn", "autocorrect"], ["stupid", "keyboard"], ["should", "be"], ["that", "should", "be"],
        ["that", "should", "say"], ["that", "should", "have", "been"], ["should", "have", "been"], ["wait"],
        ["i", "meant", "to", "say"], ["i", "meant", "to", "write"], ["i", "meant", "to", "type"], ["i", "mistyped"],
        ["of", "course"], ["obviously"],
    ]

    /// A number, or a name of up to three words, that ends the clause.
    private static func fragment(_ phrase: Phrase) -> Phrase {
        let end =
            phrase.firstIndex { $0.isMark || ["i", "but", "and", "because"].contains($0.form) } ?? phrase.endIndex
        var piece = phrase[..<end]
        if ["a", "an", "the"].contains(piece.first?.form ?? "") { piece = piece.dropFirst() }
        if ["really", "actually"].contains(piece.last?.form ?? "") { piece = piece.dropLast() }
        guard let first = piece.first else { return [] }
        if Numbers.value(first.form) != nil || Numbers.ordinal(first.form) != nil { return piece.prefix(1) }
        return piece.count <= 3 && piece.allSatisfy(\.isCapitalised) ? piece : []
    }

    /// What the fragment stands for: the last number, or the last name.
    private static func replaced(_ before: Phrase, isNumber: Bool) -> Range<String.Index>? {
        if isNumber {
            return before.last { Numbers.value($0.form) != nil || Numbers.ordinal($0.form) != nil }?.range
        }
        guard let last = before.lastIndex(where: { $0.isCapitalised && $0.form != "i" }), last > before.startIndex
        else {
            return nil
        }
        var first = last
        while first - 1 > before.startIndex, before[first - 1].isCapitalised, before[first - 1].form != "i" {
            first -= 1
        }
        return before[first].range.lowerBound..<before[last].range.upperBound
    }

    private static let markers = [
        ["sorry"], ["no", ","], ["wait"], ["no", "wait"], ["i", "mean"], ["or", "rather"], ["correction"], ["rather"],
        ["well", ","], ["well"], ["or", "well"], ["scratch", "that"], ["strike", "that"], ["make", "that"],
        ["i", "meant"], ["oops"], ["actually", "no"],
        ["eh", "sorry"], ["uh", "sorry"], ["ah", "sorry"], ["ah", "no"], ["oh", "wait"], ["oh", "sorry"],
        ["hang", "on"], ["hold", "on"],
        ["well"], ["scratch", "that"], ["ugh"], ["or", "no"], ["or", "actually"], ["nope"], ["argh"],
        ["no", "sorry"], ["no", "no"], ["typo"], ["typos"], ["whoops"], ["fat", "fingers"], ["fat", "finger"],
        ["fat", "thumbs"], ["my", "bad"], ["my", "mistake"], ["autocorrect"], ["damn", "autocorrect"], ["gah"], ["doh"],
        ["that", "was", "a", "typo"], ["i", "mistyped"], ["slip", "of", "the", "finger"], ["brainfart"],
    ]
}
