import SwiftTools

/// The clauses of a sentence that say what becomes of a number.
struct EffectClauses {
    let symbol: CodeSymbol
    /// The numbers that the type tells.
    let properties: [String]

    /// What a number is changed by, or set to.
    enum Amount: Hashable {
        case number(Int)
        case property(String)
        case parameter(String)
    }

    /// How it is changed.
    enum Change: Hashable {
        case added
        case taken
        case set
    }

    /// What becomes of one number.
    struct Effect: Hashable {
        let property: String
        let change: Change
        let amount: Amount

        var isReset: Bool { change == .set }
    }

    private static let adding: Set<String> = ["adds", "credits", "added", "credited"]
    private static let taking: Set<String> = [
        "subtracts", "takes", "deducts", "subtracted", "taken", "deducted", "withdraws", "withdrawn",
    ]
    private static let setting: Set<String> = ["sets", "resets", "set", "reset", "puts"]
    private static let raising: Set<String> = ["increases", "raises", "increased", "raised", "grows", "rises"]
    private static let lowering: Set<String> = ["decreases", "lowers", "reduces", "decreased", "lowered", "reduced"]

    /// What a sentence says, each clause for itself; none where a clause about a number is not understood.
    func effects(_ sentence: DocumentationSentence) -> [Effect] {
        var effects: [Effect] = []
        var subject: Amount?
        var mentioned: String?
        let clauses = sentence.tokens.split {
            if case .mark = $0 { return true }
            return $0 == .word("and")
        }
        for clause in clauses {
            let words = clause.filter { !$0.isWord(["is", "are", "again", "back", "immediately"]) }[...]
            if let amount = spoken(words)?.amount { subject = amount }
            if let effect = effect(words, subject, mentioned) { effects.append(effect) }
            mentioned = properties.first { name in mentions(name, clause) } ?? mentioned
        }
        return effects
    }

    private func effect(_ tokens: ArraySlice<SentenceToken>, _ subject: Amount?, _ mentioned: String?) -> Effect? {
        guard
            let place = tokens.indices.first(where: { place in
                tokens[place].isWord(
                    Self.adding.union(Self.taking).union(Self.setting).union(Self.raising).union(Self.lowering))
            }), let verb = tokens[place].word
        else { return nil }
        let (before, after) = (tokens[..<place], tokens[(place + 1)...])
        let isFirst = place == tokens.startIndex
        // `adds it to the credit`, `the price taken from the credit`, `added to the earnings`
        func moved(_ joint: String, _ change: Change) -> Effect? {
            guard let middle = after.firstIndex(of: .word(joint)),
                let property = property(after[(middle + 1)...])
            else { return nil }
            let said = after[..<middle]
            let isPassive = verb.hasSuffix("ed") || verb.hasSuffix("n")
            let amount =
                isPassive
                ? (said.isEmpty ? (before.isEmpty ? subject : amount(before)) : nil) : isFirst ? thing(said) : nil
            guard let amount, amount != .property(property) else { return nil }
            return Effect(property: property, change: change, amount: amount)
        }
        // `the stock raised by one`, `raises the stock by one`
        func changed(_ change: Change) -> Effect? {
            guard let middle = after.firstIndex(of: .word("by")), let amount = thing(after[(middle + 1)...]) else {
                return nil
            }
            let target = after[..<middle]
            guard let property = property(target.isEmpty ? before : isFirst ? target : [][...]) else { return nil }
            return Effect(property: property, change: change, amount: amount)
        }
        if Self.adding.contains(verb) { return moved("to", .added) }
        if Self.taking.contains(verb) { return moved("from", .taken) }
        if Self.raising.contains(verb) { return changed(.added) }
        if Self.lowering.contains(verb) { return changed(.taken) }
        guard let middle = after.firstIndex(of: .word("to")), let amount = amount(after[(middle + 1)...]) else {
            return nil
        }
        let target = after[..<middle]
        let named = target.isEmpty ? property(before) : isFirst ? property(target) ?? it(target, mentioned) : nil
        return named.map { Effect(property: $0, change: .set, amount: amount) }
    }

    private func it(_ tokens: ArraySlice<SentenceToken>, _ mentioned: String?) -> String? {
        tokens.count == 1 && tokens.first == .word("it") ? mentioned : nil
    }

    /// An amount, or what the only number passed stands for: `adds it`, `adds drinks`.
    private func thing(_ tokens: ArraySlice<SentenceToken>) -> Amount? {
        if let amount = amount(tokens) { return amount }
        let numbers = symbol.parameters.filter { SampleType($0.type).isNumber && !$0.hasDefault }
        guard numbers.count == 1, symbol.parameters.count == 1, tokens.count == 1, let word = tokens.first?.word,
            word == "it" || word.hasSuffix("s")
        else { return nil }
        return .parameter(numbers[0].name)
    }

    /// An amount that is named in full.
    private func amount(_ tokens: ArraySlice<SentenceToken>) -> Amount? {
        let plain = tokens.drop { $0.isWord(["the", "its", "a", "given", "whole"]) }
        if plain.count == 1, let first = plain.first, let text = first.word ?? first.code {
            if let number = NumberWord.number(text)?.integer { return .number(number) }
            if let parameter = symbol.parameters.first(where: { $0.name == text && SampleType($0.type).isNumber }) {
                return .parameter(parameter.name)
            }
        }
        return property(tokens).map { .property($0) }
    }

    /// The amount that a clause begins with: `the price …`
    private func spoken(_ tokens: ArraySlice<SentenceToken>) -> (amount: Amount, count: Int)? {
        for count in [2, 3, 4] where tokens.count > count {
            if let amount = amount(tokens.prefix(count)) { return (amount, count) }
        }
        return nil
    }

    /// The number that all words name: `the credit`, `` `credit` ``, `the number of dropped messages` for `droppedCount`.
    func property(_ tokens: ArraySlice<SentenceToken>) -> String? {
        let plain = tokens.drop { $0.isWord(["the", "its", "this", "current", "total"]) }
        let found = properties.filter { name in
            if plain.count == 1, plain.first?.code == name { return true }
            let words = plain.compactMap(\.word)
            guard words.count == plain.count else { return false }
            let own = SlotNames.words(name)
            if words == own { return true }
            guard words.starts(with: ["number", "of"]), own.count > 1, own.last == "count" else { return false }
            let counted = words.dropFirst(2).map { Vocabulary.singular($0) }
            let stem = own.dropLast().map { Vocabulary.singular($0) }
            return counted == stem || counted.count == stem.count + 1 && Array(counted.dropLast()) == stem
        }
        return found.count == 1 ? found[0] : nil
    }

    private func mentions(_ name: String, _ tokens: ArraySlice<SentenceToken>) -> Bool {
        tokens.indices.contains { place in
            (1...4).contains { count in
                place + count <= tokens.endIndex && property(tokens[place..<(place + count)]) == name
            }
        }
    }
}
