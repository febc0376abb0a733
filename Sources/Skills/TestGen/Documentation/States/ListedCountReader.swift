import SwiftTools

/// Reads that a number counts what another member lists: `The number of elements` beside `elements`, or beside a member that is
/// said to give `All elements`.
struct ListedCountReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let doubts = [
        "ever", "distinct", "different", "most", "least", "so far", "since", "last", "without", "except", "or", "than",
        "including", "unique", "per",
    ]
    /// What is said of all that is kept, whatever it is.
    private static let kept: Set<String> = ["kept", "stored", "current", "currently", "all", "the"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion, symbol.kind == .property, symbol.type == "Int",
            DocumentationSentence.all(in: symbol.documentation).first == sentence, !sentence.says(Self.doubts),
            !sentence.isConditional, let counted = counted(sentence), let view = walks.use(symbol)
        else { return [] }
        let lists = calls.context.module.filter { isList($0, of: counted) }
        guard lists.count == 1, let list = lists.first else { return [] }
        let listed = "subject.\(list.baseName)" + (list.kind == .method ? "()" : "")
        return walks.setups(but: symbol).compactMap { setup in
            calls.context.expectation(
                sentence.text, setup + ["let listed = \(listed).count"], view, .equals("listed"))
        }
    }

    /// What `The number of …` counts, as its first clause says.
    private func counted(_ sentence: DocumentationSentence) -> [String]? {
        let words = Self.phrase(sentence)
        guard words.starts(with: ["number", "of"]), words.count > 2 else { return nil }
        return Array(words.dropFirst(2))
    }

    /// The words of a sentence's first clause, without those that say that it is kept.
    private static func phrase(_ sentence: DocumentationSentence) -> [String] {
        let first = sentence.tokens.prefix { token in if case .mark = token { false } else { true } }
        return first.map { $0.word ?? "`" }.filter { !kept.contains($0) }
    }

    private func isList(_ look: CodeSymbol, of counted: [String]) -> Bool {
        guard look.owner == walks.own.path, !["private", "fileprivate"].contains(look.access), !look.isThrowing,
            !look.isAsync, !look.isMutating, look.parameters.isEmpty,
            look.kind == .property || look.kind == .method && walks.own.kind == .structure,
            SampleType(look.type ?? "").isArray
        else { return false }
        if SlotNames.words(look.baseName) == counted { return true }
        guard let said = DocumentationSentence.all(in: look.documentation).first else { return false }
        return Self.phrase(said) == counted && !said.says(Self.doubts)
    }
}
