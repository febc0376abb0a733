import SwiftTools

/// One side of a comparison in code: a number that stands there, or something with a name.
enum ComparedThing: Hashable {
    case number(Double)
    case name(String)
    /// Half of something, whatever it is.
    case half

    /// Reads an operand; `nil` for what is computed there.
    init?(_ code: String) {
        let plain = code.filter { $0 != "_" }
        if let number = Double(plain), plain.first?.isNumber ?? false || plain.first == "-" {
            self = .number(number)
            return
        }
        guard code.allSatisfy({ $0.isLetter || $0.isNumber || "_$.".contains($0) }),
            let last = code.split(separator: ".").last, last.first?.isLetter ?? false
        else { return nil }
        self = .name(String(last))
    }

    /// Whether its name is the other's, said in more words.
    func isFuller(than other: ComparedThing) -> Bool {
        guard case .name(let name) = self, case .name(let shorter) = other else { return false }
        let (all, last) = (SlotNames.words(name), SlotNames.words(shorter))
        return all.count > last.count && all.suffix(last.count) == last[...]
    }

    /// Whether it is a number that also stands at an end of a range.
    func isRangeEnd(of mutants: [Mutant]) -> Bool {
        guard case .number(let number) = self, let whole = Int(exactly: number) else { return false }
        return mutants.contains { mutant in
            ["\(whole)...", "\(whole)..<", "...\(whole)", "..<\(whole)"].contains { end in
                mutant.original.split { !($0.isNumber || $0 == "." || $0 == "<") }.contains {
                    $0.hasPrefix(end) || $0.hasSuffix(end)
                }
            }
        }
    }

    /// Whether it is a number that stands there.
    var isNumber: Bool { if case .number = self { true } else { false } }

    /// Whether it is a number, or has a name as lengths of time have.
    var isDuration: Bool {
        guard case .name(let name) = self else { return isNumber }
        return !Set(SlotNames.words(name)).isDisjoint(with: Self.durations)
    }

    private static let durations: Set<String> = [
        "age", "limit", "lifetime", "life", "maximum", "max", "minimum", "min", "duration", "interval", "timeout",
        "ttl",
        "seconds", "minutes", "hours", "days", "weeks", "months", "years",
    ]

    /// How many words at the start of a phrase name it, behind articles; `nil` where they name something else.
    func count(in tokens: ArraySlice<SentenceToken>) -> Int? {
        let articles = tokens.prefix { $0.isWord(["the", "a", "an", "its", "this", "given", "current"]) }.count
        guard let first = tokens.dropFirst(articles).first, let own = words(tokens.dropFirst(articles), first) else {
            return nil
        }
        // `the limit minus one`, `three times the limit`, `the end of the line`
        let next = tokens.dropFirst(articles + own).first
        if case .half = self { return articles + own }
        let isMore = next?.isWord(["minus", "plus", "times", "of", "percent", "or", "and", "to"]) ?? false
        return isMore && !isClosed(tokens.dropFirst(articles + own)) ? nil : articles + own
    }

    /// Whether `or more`, `and above` or a new clause follows.
    private func isClosed(_ tokens: ArraySlice<SentenceToken>) -> Bool {
        guard tokens.first?.isWord(["or", "and"]) ?? false else { return false }
        return true
    }

    private func words(_ tokens: ArraySlice<SentenceToken>, _ first: SentenceToken) -> Int? {
        switch self {
        case .number(let number):
            guard let said = (first.code ?? first.word).flatMap(Self.number) else { return nil }
            return said == number ? 1 : nil
        case .half: return first == .word("half") ? 1 : nil
        case .name(let name):
            if let code = first.code { return code.split(separator: ".").last.map(String.init) == name ? 1 : nil }
            let own = SlotNames.words(name)
            if tokens.prefix(own.count).compactMap(\.word) == own { return own.count }
            // `the passing mark` for `mark`
            guard own.count == 1, tokens.count > 1, tokens.dropFirst().first?.word == own[0], first.word != nil,
                !first.isWord(["of", "in", "to", "by", "than", "that"])
            else { return nil }
            return 2
        }
    }

    private static func number(_ text: String) -> Double? {
        NumberWord.number(text.filter { $0 != "," && $0 != "_" })?.number
    }
}
