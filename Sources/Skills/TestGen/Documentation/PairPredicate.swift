/// What is said of two texts together: `the words are anagrams of each other`, `two strings are equal ignoring case`.
struct PairPredicate {
    let names: SlotNames
    let hints: ValueHints

    private static let openings: Set<String> = [
        "two", "the", "strings", "words", "given", "texts", "these", "and", "they",
    ]
    private static let anagrams: Set<String> = ["anagrams", "anagrams of each other", "anagrams of one another"]
    private static let equality: Set<String> = [
        "equal when case is ignored", "equal ignoring case", "equal when ignoring case", "equal ignoring their case",
    ]

    /// `both are equal`, `the two values are the same`
    private func equal(_ tokens: ArraySlice<SentenceToken>) -> CallCondition? {
        let slots = names.shape.slots.indices.filter { !names.shape.slots[$0].hasDefault }
        guard slots.count == 2, names.shape.slots[slots[0]].type == names.shape.slots[slots[1]].type,
            let verb = tokens.firstIndex(of: .word("are")),
            tokens[..<verb].allSatisfy({
                $0.isWord(
                    Self.openings.union(["numbers", "values", "arguments", "versions", "integers", "arrays", "lists"]))
                    || names.named($0) != nil
            }),
            ["equal", "the same", "identical"].contains(
                tokens[(verb + 1)...].map { $0.word ?? "," }.joined(separator: " "))
        else { return nil }
        return .test { assignment in
            guard let left = assignment.values[slots[0]], let right = assignment.values[slots[1]] else { return nil }
            // What differs here may be equal all the same: only equal values are sure.
            return left == right ? true : nil
        }
    }

    /// The condition; `nil` where the words are not understood as a whole.
    func condition(_ tokens: ArraySlice<SentenceToken>) -> CallCondition? {
        if let equal = equal(tokens) { return equal }
        let slots = names.shape.slots.indices.filter {
            names.shape.slots[$0].type.isString && !names.shape.slots[$0].hasDefault
        }
        guard slots.count == 2, let verb = tokens.firstIndex(where: { $0.isWord(["are"]) }),
            tokens[..<verb].allSatisfy({ $0.isWord(Self.openings) || names.named($0) != nil })
        else { return nil }
        let said = tokens[(verb + 1)...].map { $0.word ?? "," }.joined(separator: " ")
        let isAnagram = Self.anagrams.contains(said)
        guard isAnagram || Self.equality.contains(said) else { return nil }
        for slot in slots {
            hints.texts[slot, default: []].formUnion(["listen", "silent", "aab", "abb", "hello", "help"])
        }
        let pairs: [(String, String)] = [("listen", "silent"), ("aab", "abb"), ("hello", "help"), ("LISTEN", "listen")]
        for pair in pairs where names.shape.slots.count == 2 && (!isAnagram || pair.0 != "LISTEN") {
            hints.wanted.insert([.string(pair.0), .string(pair.1)])
        }
        if !isAnagram { hints.texts[slots[0], default: []].insert("LISTEN") }
        return .test { assignment in
            guard let left = assignment.values[slots[0]]?.text?.lowercased(),
                let right = assignment.values[slots[1]]?.text?.lowercased()
            else { return nil }
            // Whether a text is an anagram of itself is a matter of opinion.
            if isAnagram, left == right { return nil }
            return isAnagram ? left.sorted() == right.sorted() : left == right
        }
    }
}
