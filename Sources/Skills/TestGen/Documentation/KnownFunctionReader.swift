/// Recognises functions by the names authors give them.
struct KnownFunctionReader {
    let names: SlotNames
    /// Whether the documentation speaks of a descending order.
    let isDescending: Bool
    let hints: ValueHints

    /// Words that say nothing of which function is meant.
    private static let filler: Set<String> = Set(
        """
        the a an of two given specified all in this its it integers integer numbers number values value array list \
        collection sequence string strings text returns return returning computes compute calculates calculate finds \
        find gets elements items element item between for from and using euclid's euclidean algorithm determines new \
        provided method function recursively iteratively with containing copy that which are is to be gives yields \
        result by b n x y into positions non-negative both other another self supplied get receiver itself at
        """.split(separator: " ").map { String($0) })

    /// The function that all of these words name; `nil` where they say more or something else.
    func function(_ tokens: ArraySlice<SentenceToken>) -> ((CallAssignment) -> SampleValue?)? {
        // What is at a place is not the place of something.
        let plain = tokens.map { $0.word ?? "`" }
        if let at = plain.firstIndex(of: "at"),
            plain[at...].prefix(4).contains(where: { ["index", "position"].contains($0) })
        {
            return nil
        }
        let content = tokens.filter { token in
            if case .mark = token { return false }
            return !token.isWord(Self.filler) && !(token.code != nil && names.named(token) != nil)
        }
        let words = content.compactMap(\.word)
        guard words.count == content.count, !words.isEmpty else { return nil }
        let name = words.joined(separator: " ")
        if isDescending, name.hasPrefix("sort"), !name.contains("order") { return nil }
        for row in KnownFunction.rows where row.names.contains(name) {
            guard let slots = slots(row.arguments) else { continue }
            // What is repeated up to a length is not repeated so many times.
            if name.hasPrefix("repeat"),
                slots.contains(where: { ["length", "width"].contains(names.shape.slots[$0].name) })
            {
                continue
            }
            return { assignment in
                let values = slots.compactMap { assignment.values[$0] }
                return values.count == slots.count ? row.compute(values) : nil
            }
        }
        return nil
    }

    /// The slots that are the function's arguments, in its order: all those without a default value.
    private func slots(_ arguments: KnownFunction.Arguments) -> [Int]? {
        let all = names.shape.slots
        let needed = all.indices.filter { !all[$0].hasDefault }
        func fit(_ count: Int, _ test: (SampleType) -> Bool) -> [Int]? {
            needed.count == count && needed.allSatisfy { test(all[$0].type) } ? needed : nil
        }
        func pair(_ first: (SampleType) -> Bool, _ second: (SampleType) -> Bool) -> [Int]? {
            guard needed.count == 2 else { return nil }
            if first(all[needed[0]].type), second(all[needed[1]].type) { return needed }
            return first(all[needed[1]].type) && second(all[needed[0]].type) ? needed.reversed() : nil
        }
        switch arguments {
        case .named(let wanted):
            guard needed.count == wanted.count else { return nil }
            let found = wanted.compactMap { name in needed.first { all[$0].name == name && all[$0].type.isInteger } }
            guard found.count == wanted.count else { return nil }
            // Years whose month of February tells the rules of leap years apart.
            for year in [1900, 2000, 2023, 2024] {
                hints.wanted.insert(
                    all.indices.map { slot in
                        all[slot].name == "year" ? .int(year) : all[slot].name == "month" ? .int(2) : nil
                    })
            }
            return found
        case .integers(let count): return fit(count, \.isInteger)
        case .floatings(let count): return fit(count, \.isFloating)
        case .numbers: return fit(1) { $0.isArray && ($0.element?.isNumber ?? false) }
        case .list: return fit(1, \.isArray)
        case .text: return fit(1, \.isString)
        case .texts: return fit(2, \.isString)
        case .numberInRange:
            return pair(\.isNumber) { if case .closedRange = $0 { true } else { false } }
        case .listAndCount: return pair(\.isArray, \.isInteger)
        case .textAndCount: return pair(\.isString, \.isInteger)
        case .listAndElement:
            guard let found = pair(\.isArray, { !$0.isArray }), all[found[0]].type.element == all[found[1]].type else {
                return nil
            }
            return found
        }
    }
}
