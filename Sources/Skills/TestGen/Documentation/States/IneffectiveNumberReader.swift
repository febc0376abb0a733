import SwiftTools

/// Reads which numbers change nothing: `A count of zero changes nothing`, `NaN and the infinities are ignored`.
struct IneffectiveNumberReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let phrases =
        Vocabulary.ineffective + [
            "are ignored", "are skipped", "is skipped", "as they were", "changes nothing", "change nothing",
            "do nothing",
        ]
    private static let doubts = [
        "except", "unless", "not ignored", "counted", "clamped", "replaced", "treated", "but", "only",
    ]
    private static let mostSetups = 6

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion || role == .returns, mayChange, !symbol.isThrowing, sentence.says(Self.phrases),
            !sentence.says(Self.doubts), let (name, values) = subject(sentence) ?? notFinite(sentence),
            let portrait = walks.portrait
        else { return [] }
        let filled =
            walks.statement(symbol).map { walk in walks.setups(but: symbol).prefix(2).map { $0 + [walk] } } ?? []
        return values.flatMap { value in
            (walks.setups(but: symbol).prefix(Self.mostSetups) + filled).compactMap { setup in
                walks.statement(symbol, replacing: [name: value]).flatMap { call in
                    calls.context.expectation(
                        sentence.text, setup + ["let before = \(portrait)", call], "(\(portrait) == before)", .isTrue)
                }
            }
        }
    }

    /// The only number that is passed, and which values that are not finite a sentence speaks of.
    private func notFinite(_ sentence: DocumentationSentence) -> (name: String, values: [String])? {
        let parameters = calls.context.symbol.parameters
        guard parameters.count == 1, SampleType(parameters[0].type).isFloating else { return nil }
        let text = sentence.text.lowercased()
        let isAll = text.contains("not finite") || text.contains("non-finite") || text.contains("nonfinite")
        let isEndless = text.contains("infinit")
        let signs = (text.contains("positive"), text.contains("negative"))
        let values =
            (isAll || sentence.tokens.contains { $0.isWord(["nan", "nans"]) || $0.code == ".nan" } ? [".nan"] : [])
            + (isAll || isEndless && (signs.0 || !signs.1) ? [".infinity"] : [])
            + (isAll || isEndless && (signs.1 || !signs.0) ? ["-.infinity"] : [])
        return values.isEmpty ? nil : (parameters[0].name, values)
    }

    /// The parameter that a sentence begins with, and zero or the negative numbers that it says of it.
    private func subject(_ sentence: DocumentationSentence) -> (name: String, values: [String])? {
        guard !sentence.isConditional else { return nil }
        let words = sentence.tokens.prefix(6).map { $0.code ?? $0.word ?? "," }
        let plain = words.drop { ["a", "an", "the", "any", "adding"].contains($0) }
        guard let first = plain.first, let second = plain.dropFirst().first else { return nil }
        if let parameter = parameter(first), second == "of", let third = plain.dropFirst(2).first,
            ["zero", "0"].contains(third)
        {
            let isLess = plain.dropFirst(3).prefix(2).elementsEqual(["or", "less"])
            return (parameter.name, ["0"] + (isLess ? negatives(parameter) : []))
        }
        if ["negative", "zero"].contains(first), let parameter = parameter(second) {
            return (parameter.name, first == "zero" ? ["0"] : negatives(parameter))
        }
        return nil
    }

    private func negatives(_ parameter: CodeSymbol.Parameter) -> [String] {
        parameter.type.hasPrefix("U") ? [] : ["-1", "-3"]
    }

    /// The parameter that a noun names, in the singular or the plural.
    private func parameter(_ word: String) -> CodeSymbol.Parameter? {
        let numbers = calls.context.symbol.parameters.filter { SampleType($0.type).isNumber }
        return numbers.first { parameter in
            [parameter.name, parameter.label ?? ""].contains {
                $0.lowercased() == word.lowercased() || $0.lowercased() + "s" == word.lowercased()
            }
        }
    }
}
