import SwiftTools

/// One thing that a list is said to be sorted by.
struct SortKey: Hashable {
    /// The property of the elements; `nil` where the elements themselves are compared.
    let property: String?
    /// Whether the greatest comes first; `nil` where that is not said.
    let isDescending: Bool?
}

/// Reads by what a list is sorted: `sorted by score, highest first; equal scores are ordered by name`.
struct SortKeys {
    /// The elements' properties that can be compared, with their types.
    let properties: [(name: String, type: SampleType)]
    /// Whether the elements are texts or numbers themselves.
    let isPlain: Bool

    private static let sorting: Set<String> = ["sorted", "ordered", "sort", "order", "ranked", "sorts", "orders"]
    private static let falling = [
        "in descending order", "in decreasing order", "highest first", "largest first", "greatest first",
        "biggest first", "most first", "latest first", "newest first", "longest first", "descending",
        "most recent first", "from high to low", "from highest to lowest", "from the highest to the lowest",
        "from largest to smallest", "from newest to oldest", "from the newest to the oldest", "falling",
    ]
    private static let rising = [
        "in ascending order", "in increasing order", "lowest first", "smallest first", "least first", "earliest first",
        "shortest first", "ascending", "cheapest first", "from low to high", "from lowest to highest",
        "from smallest to largest", "from the smallest to the largest", "from the lowest to the highest",
        "in alphabetical order", "alphabetically", "oldest first", "rising", "from oldest to newest",
        "from the oldest to the newest",
    ]
    private static let superlatives: [String: Bool] = [
        "highest": true, "largest": true, "greatest": true, "biggest": true, "latest": true, "longest": true,
        "most": true, "lowest": false, "smallest": false, "earliest": false, "shortest": false, "least": false,
    ]
    private static let ties = [
        "tie", "ties", "the same", "equal", "equally", "same", "share", "otherwise", "then", "tied",
    ]
    private static let doubts: Set<String> = [
        "not", "never", "no", "need", "must", "may", "unless", "reverse", "reversed", "insertion", "input", "either",
        "already", "without", "case", "groups", "group", "each", "within", "except", "random", "original",
    ]

    /// What a sentence says of all elements, the first key first; empty where it is not understood as a whole.
    func keys(_ sentence: DocumentationSentence) -> [SortKey] {
        guard !sentence.tokens.contains(where: { $0.isWord(Self.doubts) }) else { return [] }
        let parts = sentence.tokens.split { token in
            if case .mark(let mark) = token { return mark == ";" || mark == ":" }
            return token == .word("then")
        }
        var keys: [SortKey] = []
        for part in parts {
            let isTie = part.contains { $0.isWord(["tie", "ties", "same", "equal", "equally", "tied"]) }
            guard let key = key(part, isFirst: keys.isEmpty) else {
                // What is said of equals and not understood leaves the first key as it is.
                if isTie || keys.isEmpty { continue }
                break
            }
            guard keys.isEmpty == !isTie || !keys.isEmpty else { return [] }
            keys.append(key)
        }
        return keys
    }

    /// What a sentence says of elements that are equal by the first key.
    func tieKey(_ sentence: DocumentationSentence) -> SortKey? {
        guard sentence.says(Self.ties), !sentence.tokens.contains(where: { $0.isWord(Self.doubts) }) else { return nil }
        // `Entries with the same score are sorted by name`: what stands before the verb is the first key.
        let verb = sentence.tokens.firstIndex {
            $0.isWord(Self.sorting.union(["broken", "by", "alphabetically", "in"]))
        }
        return verb.flatMap { key(sentence.tokens[$0...], isFirst: false) }
    }

    private func key(_ tokens: ArraySlice<SentenceToken>, isFirst: Bool) -> SortKey? {
        let words = tokens.map { $0.word ?? ($0.code.map { "`\($0)`" } ?? ",") }
        let text = " " + words.filter { $0 != "," }.joined(separator: " ") + " "
        func says(_ phrases: [String]) -> Bool { phrases.contains { text.contains(" \($0) ") } }
        let isFalling = says(Self.falling)
        let isRising = says(Self.rising)
        guard !(isFalling && isRising) else { return nil }
        if let by = words.firstIndex(of: "by"),
            by > 0 && (Self.sorting.contains(words[by - 1]) || ["order", "broken", "then"].contains(words[by - 1]))
                || by == 0,
            let name = property(words[(by + 1)...])
        {
            // Texts go from A to Z; of numbers the greatest may come first.
            let isText = properties.contains { $0.name == name && $0.type.isString }
            let isPlain: Bool? = isRising || isText ? false : nil
            return SortKey(property: name, isDescending: superlative(words, name) ?? (isFalling ? true : isPlain))
        }
        // `the highest score first`
        if let last = words.lastIndex(of: "first"), let (name, isDescending) = leading(words[..<last]) {
            return SortKey(property: name, isDescending: isDescending)
        }
        if let order = words.firstIndex(of: "order"), order + 2 < words.count, ["of", "by"].contains(words[order + 1]),
            says(["ascending order", "descending order", "increasing order", "decreasing order"]),
            let name = property(words[(order + 2)...])
        {
            return SortKey(property: name, isDescending: isFalling)
        }
        if says(["in alphabetical order", "alphabetically", "in alphabetic order"]) {
            if isPlain { return SortKey(property: nil, isDescending: false) }
            let texts = properties.filter { $0.type.isString }
            return texts.count == 1 ? SortKey(property: texts[0].name, isDescending: false) : nil
        }
        guard isPlain, isFirst, says(["in ascending order", "in descending order"]) else { return nil }
        return SortKey(property: nil, isDescending: isFalling)
    }

    /// `the highest score`, and whether that comes first.
    private func leading(_ words: ArraySlice<String>) -> (String, Bool)? {
        guard let place = words.lastIndex(where: { Self.superlatives[$0] != nil }),
            let isDescending = Self.superlatives[words[place]], place + 1 < words.endIndex,
            words.endIndex - place <= 4, let name = property(words[(place + 1)...])
        else { return nil }
        return (name, isDescending)
    }

    private func superlative(_ words: [String], _ name: String) -> Bool? {
        words.lastIndex(of: "first").flatMap { leading(words[..<$0]) }.flatMap { $0.0 == name ? $0.1 : nil }
    }

    /// The property that the words at the start name, up to the next clause.
    private func property(_ words: ArraySlice<String>) -> String? {
        let said = words.drop { ["the", "their", "its", "a"].contains($0) }
            .prefix { ![",", "and", "in", "so", "with", "from", "highest", "lowest"].contains($0) }
        guard !said.isEmpty, said.count <= 3 else { return nil }
        let plain = said.map { $0.filter { $0 != "`" }.lowercased() }
        let found = properties.filter { property in
            let own = SlotNames.words(property.name)
            return own == plain || plain.count == 1 && plain[0] == property.name.lowercased()
                || plain.count > 1 && own.count == 1 && plain.last == own[0]
                || plain.count == 1 && own.last == plain[0]
                    && properties.count(where: {
                        SlotNames.words($0.name).last == plain[0]
                    }) == 1
        }
        return found.count == 1 ? found[0].name : nil
    }
}

extension [SortKey] {
    /// The condition that a list called `result` is in this order, whichever way round its first key goes where that is not
    /// said.
    var condition: String {
        guard let first, first.isDescending == nil else { return known }
        return [false, true].map { isDescending in
            ([SortKey(property: first.property, isDescending: isDescending)] + dropFirst()).known
        }.joined(separator: " || ")
    }

    private var known: String {
        func value(_ side: String, _ key: SortKey) -> String { key.property.map { "\(side).\($0)" } ?? side }
        let clauses = indices.map { place in
            let before = self[..<place].map { "\(value("$0", $0)) == \(value("$1", $0))" }
            let key = self[place]
            let sign = key.isDescending == true ? ">" : "<"
            return (before + ["\(value("$0", key)) \(sign) \(value("$1", key))"]).joined(separator: " && ")
        }
        let equal = map { "\(value("$0", $0)) == \(value("$1", $0))" }.joined(separator: " && ")
        let all = (clauses + [equal]).map { "(\($0))" }.joined(separator: " || ")
        return "zip(result, result.dropFirst()).allSatisfy { \(all) }"
    }
}
