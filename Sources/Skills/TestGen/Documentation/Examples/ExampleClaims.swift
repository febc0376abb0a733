import SwiftTools

/// Reads the claims of a sentence.
struct ExampleClaims {
    let symbol: CodeSymbol
    let module: [CodeSymbol]
    let result: SampleType

    private static let verbs: Set<String> = [
        "is", "are", "gives", "give", "makes", "make", "needs", "need", "costs", "cost", "becomes", "become", "has",
        "have",
        "takes", "take", "returns", "yields", "scores", "equals", "counts",
    ]
    private static let denials: Set<String> = [
        "not", "no", "never", "nothing", "least", "most", "between", "about", "than", "up",
    ]
    /// Words that tell nothing of a value beside them.
    private static let hollow: Set<String> = [
        "a", "an", "the", "of", "with", "by", "to", "in", "for", "at", "on", "its", "it", "this", "that", "so", "from",
        "as", "then",
    ]
    /// How many words may stand between a verb and its result.
    private static let farthest = 3

    /// The claims, in order; none where a value is not understood.
    func claims(of sentence: DocumentationSentence) -> [ExampleClaim] {
        let tokens = sentence.tokens
        var claims: [ExampleClaim] = []
        var given: [ExampleValue] = []
        var open: ExampleValue?
        var verb: Int?
        var unit: String?
        func close() {
            if let result = open { claims.append(ExampleClaim(given: given, result: result)) }
            if open != nil { given = [] }
            open = nil
            verb = nil
        }
        for (place, token) in tokens.enumerated() {
            if isBreak(token) {
                close()
                continue
            }
            if var value = value(at: place, tokens) {
                let isNext = place > 0 && isBreak(tokens[place - 1]) && unit != nil && value.after.first == unit
                if open == nil, verb.map({ isResult(tokens[($0 + 1)..<place]) }) ?? (isNext && !claims.isEmpty),
                    value.fits(result)
                {
                    open = value
                    unit = value.after.first
                } else {
                    value.isBehind = open != nil
                    given.append(value)
                }
                verb = nil
            } else if token.isWord(Self.verbs) || namesResult(place, tokens) {
                verb = place
            } else if let code = token.code, !isName(code) {
                // A value that is not understood may belong to any claim.
                return []
            }
        }
        close()
        return claims
    }

    private func isName(_ code: String) -> Bool {
        let name = String(code.prefix { $0 != "(" }).split(separator: ".").last.map(String.init) ?? ""
        return name == symbol.baseName || symbol.parameters.contains { $0.name == name || $0.label == name }
    }

    private func isBreak(_ token: SentenceToken) -> Bool {
        if case .mark(let mark) = token { return mark != "(" && mark != ")" }
        return token.isWord(["and", "while", "but"])
    }

    private func isResult(_ words: ArraySlice<SentenceToken>) -> Bool {
        let telling = words.filter { !$0.isWord(Self.hollow) }
        return telling.count < Self.farthest && !telling.contains { $0.isWord(Self.denials) || $0.code != nil }
    }

    /// `a hydration of 70` of a member `hydration`.
    private func namesResult(_ place: Int, _ tokens: [SentenceToken]) -> Bool {
        guard let word = tokens[place].word, place + 1 < tokens.count, tokens[place + 1] == .word("of") else {
            return false
        }
        // `the initials of "ada king lovelace" are "AKL"`
        let isGiven = tokens[(place + 2)...].prefix(4).dropFirst().contains { $0.isWord(Self.verbs) }
        return !isGiven && SlotNames.words(symbol.baseName).contains(word)
    }

    /// The value that stands at a place.
    private func value(at place: Int, _ tokens: [SentenceToken]) -> ExampleValue? {
        guard var value = bare(at: place, tokens) else { return nil }
        value.before = telling(tokens[..<place].reversed())
        value.after = telling(Array(tokens[(place + 1)...]))
        return value
    }

    private func telling(_ tokens: [SentenceToken]) -> [String] {
        tokens.prefix { token in
            !isBreak(token) && !token.isWord(Self.verbs) && token.word != nil && plain(token) == nil
        }.compactMap(\.word).filter { !Self.hollow.contains($0) && $0.count > 2 }.prefix(3).map {
            Vocabulary.singular($0)
        }
    }

    private func bare(at place: Int, _ tokens: [SentenceToken]) -> ExampleValue? {
        // `per ten centimetres` is a unit.
        if place > 0, tokens[place - 1].isWord(["per", "every", "each"]) { return nil }
        return plain(tokens[place])
    }

    private func plain(_ token: SentenceToken) -> ExampleValue? {
        switch token {
        case .mark: return nil
        case .word(let word):
            if ["no", "zero", "single"].contains(word) { return nil }
            if let code = NumberWord.number(word)?.swift(as: .other("")) {
                return ExampleValue(kind: .number, code: code, isSpelled: word.first?.isLetter ?? false)
            }
            return named(word)
        case .code(let code): return written(code)
        }
    }

    private func written(_ code: String) -> ExampleValue? {
        switch code {
        case "nil": return ExampleValue(kind: .nothing, code: code)
        case "true", "false": return ExampleValue(kind: .truth, code: code)
        default: break
        }
        guard let value = LiteralText.whole(code), let first = value.first else { return nil }
        if first == "\"" { return ExampleValue(kind: .text, code: value) }
        if first == "[" { return ExampleValue(kind: .list, code: value) }
        if Double(value.filter { $0 != "_" }) != nil { return ExampleValue(kind: .number, code: value) }
        if first == "." { return named(String(value.dropFirst())) }
        let type = String(value.prefix { $0 != "(" })
        guard value.hasSuffix(")"), OwnType(type, in: symbol.owner, symbols: module) != nil else { return nil }
        return ExampleValue(kind: .made(type), code: value)
    }

    /// A case without values, of the only enumeration that has one of this name.
    private func named(_ word: String) -> ExampleValue? {
        let cases = module.filter { $0.kind == .enumCase && !$0.name.contains("(") && $0.baseName.lowercased() == word }
        guard cases.count == 1, let type = cases[0].owner.last else { return nil }
        return ExampleValue(kind: .made(type), code: "\(cases[0].owner.joined(separator: ".")).\(cases[0].baseName)")
    }
}
