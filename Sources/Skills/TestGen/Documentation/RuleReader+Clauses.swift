import SwiftTools

/// Sentences of several clauses, and what is said of all other values.
extension RuleReader {
    /// `there is no window and the result is empty`: several things are said, of which one is understood.
    func conjunct(_ tokens: ArraySlice<SentenceToken>, subject: Int?) -> CallOutcome? {
        let parts = tokens.split { $0 == .mark(",") || $0 == .mark(":") || $0 == .mark(";") || $0 == .word("and") }
        guard parts.count > 1, !tokens.contains(where: { $0.isWord(Vocabulary.doubts) }),
            !tokens.contains(where: { $0.isWord(["not", "never", "first", "second"]) })
        else { return nil }
        let clauses = parts.filter { part in part.contains { $0.isWord(Self.linking.union(["there"])) } }
        guard clauses.count > 0 else { return nil }
        return clauses.lazy.compactMap { outcomes.outcome($0, subject: subject) }.first
    }

    /// `Values below the start give 0 and values past the end give 1`: clauses of which each is understood.
    func coordinated(_ tokens: ArraySlice<SentenceToken>, quote: String) -> [CallRule]? {
        for place in tokens.indices where tokens[place] == .word("and") && place > tokens.startIndex + 2 {
            let (before, after) = (tokens[..<place], tokens[(place + 1)...])
            guard let first = subjectFirst(ConditionReaderTrim.joints(before), quote),
                let second = subjectFirst(ConditionReaderTrim.joints(after), quote)
                    ?? leading(ConditionReaderTrim.joints(after), false, quote)
            else { continue }
            return first + second
        }
        return nil
    }

    /// `Anything else gives nil`, where it was said which numbers are allowed.
    func anythingElse(
        _ tokens: ArraySlice<SentenceToken>, _ isThrowing: Bool, _ quote: String
    ) -> [CallRule]? {
        let tokens = Self.otherFirst(tokens)
        let text = tokens.prefix(3).map { $0.word ?? "," }.joined(separator: " ") + " "
        let heads = [
            "anything else ", "everything else ", "any other ", "all other ", "other values ", "for anything else",
        ]
        let ranges = conditions.predicates.ranges
        let slots = conditions.names.shape.slots.indices.filter {
            !conditions.names.shape.slots[$0].isReceiver && !conditions.names.shape.slots[$0].hasDefault
        }
        guard heads.contains(where: { text.hasPrefix($0) }), !slots.isEmpty, slots.allSatisfy({ ranges[$0] != nil }),
            let verb = tokens.lastIndex(where: {
                $0.isWord(["gives", "give", "returns", "yields", "throws", "is", "leads"])
            }),
            let outcome = outcome(tokens[(verb + 1)...], isThrowing || tokens[verb] == .word("throws"))
        else { return nil }
        let outside = slots.compactMap { slot in ranges[slot].map { conditions.predicates.outside($0, slot) } }
        return [CallRule(condition: .or(outside), outcome: outcome, quote: quote)]
    }

    /// `nil for every other number` as `every other number gives nil`.
    private static func otherFirst(_ tokens: ArraySlice<SentenceToken>) -> ArraySlice<SentenceToken> {
        guard let place = tokens.lastIndex(of: .word("for")), place > tokens.startIndex,
            (2...3).contains(tokens.endIndex - place - 1)
        else { return tokens }
        let words = tokens[(place + 1)...].map { $0.word ?? "`" }
        let isOther = ["every", "any", "all"].contains(words[0]) && words[1] == "other"
        let isElse = ["anything", "everything"].contains(words[0]) && words[1] == "else"
        guard isOther || isElse else { return tokens }
        return ([.word("any"), .word("other"), .word("gives")] + tokens[..<place])[...]
    }
}
