import SwiftTools

/// Reads which ways to write a text make no difference to a call that changes something: `Lifts the mute of a sender, whatever
/// letter case it was muted with`, `A trailing slash makes no difference`.
///
/// Two instances on which the same was done, but for the way of writing, show the same afterwards, whatever is asked or done.
struct EquivalentCallReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let caseless = [
        "whatever letter case", "whatever case", "in whatever letter case", "in any letter case", "in any case",
        "without regard to letter case", "without regard to case", "regardless of letter case", "regardless of case",
        "letter case does not matter", "case does not matter", "letter case makes no difference",
        "case makes no difference", "case-insensitive", "case-insensitively", "ignoring case", "ignoring letter case",
        "upper and lower case are the same", "letter case is ignored", "case is ignored", "without case",
    ]
    private static let slashes = ["a trailing slash makes no difference", "a trailing slash is ignored"]
    private static let spaces = [
        "spaces around it are ignored", "surrounding spaces are ignored", "surrounding whitespace is ignored",
        "whitespace around it is ignored", "leading and trailing spaces are ignored",
        "leading and trailing whitespace is ignored",
    ]
    private static let doubts = ["except", "only", "but", "first", "if", "unless", "case-sensitive", "kept", "keeps"]
    private static let most = 40

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard let role, role != .throwing, symbol.kind == .method, !sentence.says(Self.doubts),
            walks.changes.contains(where: { $0.usr == symbol.usr }),
            symbol.isMutating || walks.own.kind == .classType, let written = written(sentence),
            symbol.parameters.count(where: { SampleType($0.type).isString && !$0.hasDefault }) == 1
        else { return [] }
        let others = walks.changes.filter { $0.usr != symbol.usr }
        return others.flatMap { other -> [DocumentedExpectation] in
            guard let first = walks.statement(other), let call = walks.statement(symbol),
                call.contains("\"a\"")
            else { return [] }
            let changed = call.replacing("\"a\"", with: written)
            return looks(but: symbol).compactMap { look in
                func made(_ name: String, _ call: String) -> [String] {
                    ["var \(name) = \(walks.start)"]
                        + [first, call].map { $0.replacing("subject", with: name, maxReplacements: 1) }
                }
                let seen = look.replacing("subject", with: "other", maxReplacements: 1)
                return calls.context.expectation(
                    sentence.text,
                    made("other", call) + ["let wanted = String(describing: \(seen))"] + made("subject", changed),
                    "String(describing: \(look))", .equals("wanted"))
            }
        }.prefix(Self.most).map(\.self)
    }

    /// Another way to write the text `a`.
    private func written(_ sentence: DocumentationSentence) -> String? {
        if sentence.says(Self.caseless) { return "\"A\"" }
        if sentence.says(Self.slashes) { return "\"a/\"" }
        return sentence.says(Self.spaces) ? "\" a \"" : nil
    }

    /// What can be asked, and what calls answer that change something.
    private func looks(but symbol: CodeSymbol) -> [String] {
        let answering = walks.changes.filter { change in
            change.usr != symbol.usr && !change.isThrowing && change.type != nil && change.type != "Void"
        }
        return (walks.looks + answering).compactMap { walks.use($0) }
    }
}
