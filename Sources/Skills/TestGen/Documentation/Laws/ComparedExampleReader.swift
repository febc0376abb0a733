import SwiftTools

/// Reads examples of an order in plain words: `1.0.0-beta.2 comes before 1.0.0-beta.11`.
///
/// What is compared is made of the texts.
struct ComparedExampleReader: LawReader {
    let calls: LawCalls

    private static let before: [[String]] = [
        ["comes", "before"], ["sorts", "before"], ["is", "before"], ["is", "less", "than"], ["is", "older", "than"],
        ["is", "lower", "than"], ["is", "smaller", "than"], ["precedes"], ["ranks", "below"], ["is", "below"],
    ]
    private static let after: [[String]] = [
        ["comes", "after"], ["sorts", "after"], ["is", "after"], ["is", "greater", "than"], ["is", "newer", "than"],
        ["is", "higher", "than"], ["is", "larger", "than"], ["follows"], ["ranks", "above"], ["is", "above"],
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion, symbol.kind == .operatorFunction, symbol.baseName == "<",
            calls.shape.slots.count == 2, let maker
        else { return [] }
        let tokens = sentence.tokens
        return tokens.indices.compactMap { place -> DocumentedExpectation? in
            guard let first = Self.text(tokens[place]) else { return nil }
            let rest = tokens[(place + 1)...]
            for (phrases, isBefore) in [(Self.before, true), (Self.after, false)] {
                for phrase in phrases where rest.prefix(phrase.count).map({ $0.word ?? "`" }) == phrase {
                    guard let second = rest.dropFirst(phrase.count).first.flatMap(Self.text), second != first else {
                        continue
                    }
                    let pair = isBefore ? [first, second] : [second, first]
                    // A text of which none can be made tells nothing of the order.
                    return calls.context.expectation(
                        sentence.text, ["let lower = \(maker(pair[0]))", "let upper = \(maker(pair[1]))"],
                        "(lower < upper)", .isTrue)?.risky
                }
            }
            return nil
        }
    }

    /// A text with a digit, or a code span.
    private static func text(_ token: SentenceToken) -> String? {
        if let code = token.code { return PredicateReader.quoted(code) ?? code }
        guard let word = token.word, word.count > 1, word.contains(where: \.isNumber) else { return nil }
        return word
    }

    /// How one is made of a text.
    private var maker: ((String) -> String)? {
        let owner = calls.context.symbol.owner
        let makers = calls.context.module.filter { member in
            member.kind == .initializer && member.owner == owner && member.parameters.count == 1
                && SampleType(member.parameters[0].type).isString && !member.isAsync
                && !["private", "fileprivate"].contains(member.access)
        }
        guard makers.count == 1 else { return nil }
        let isFailing = FailingInitializer.isOne(makers[0]) && !makers[0].isThrowing
        let label = makers[0].parameters[0].label.map { "\($0): " } ?? ""
        let start = (makers[0].isThrowing ? "try " : "") + owner.joined(separator: ".")
        return { "\(start)(\(label)\(SwiftLiteral.string($0)))" + (isFailing ? "!" : "") }
    }
}
