import SwiftTools

/// What is said of values together: an element of a list, two texts, a container and a key.
extension PredicateReader {
    /// `found`, `in the list`: of an element, where the call takes one list of such.
    func membership(_ phrase: String, verb: String, slot: Int) -> CallCondition? {
        let phrases: Set<String> = [
            "found", "present", "in the list", "in the array", "in the collection", "contained in the array",
            "present in the array", "present in the list", "found in the array", "in array", "in list",
            "in the sequence", "part of the array", "found in the list", "in it", "already present", "already in",
            "already there", "already contained", "already in it", "present already", "contained", "in there already",
        ]
        guard phrases.contains(phrase) || Self.isInContainer(phrase, names), verb == "is" || verb.isEmpty else {
            return nil
        }
        if let receiver = names.shape.slots.firstIndex(where: { $0.isReceiver && $0.type.isOther }), receiver != slot {
            return .test { assignment in
                guard let value = assignment.values[slot],
                    case .object(_, _, let fields)? = assignment.values[receiver],
                    let elements = fields["$elements"]?.elements
                else { return nil }
                return elements.contains(value)
            }
        }
        let lists = names.shape.slots.indices.filter {
            names.shape.slots[$0].type.isArray
                && names.shape.slots[$0].type.element == names.shape.slots[slot].type
        }
        guard lists.count == 1, let list = lists.first else { return nil }
        hints.numbers[slot, default: []].formUnion([1, 4, 99])
        return .test { assignment in
            guard let value = assignment.values[slot], let elements = assignment.values[list]?.elements else {
                return nil
            }
            return elements.contains(value)
        }
    }

    /// `already in the set`, `in the basket`: in what the call is made on, by its name.
    private static func isInContainer(_ phrase: String, _ names: SlotNames) -> Bool {
        let words = phrase.split(separator: " ").map { String($0) }.filter { $0 != "already" }
        guard words.count == 3, ["in", "part"].contains(words[0]), ["the", "this", "of"].contains(words[1]),
            let slot = names.named(.word(words[2]))
        else { return false }
        return names.shape.slots[slot].isReceiver && names.shape.slots[slot].type.isOther
    }

    /// `there is no value for the key`: true of a container into which nothing was put.
    func absence(_ tokens: ArraySlice<SentenceToken>) -> CallCondition? {
        guard let receiver = names.shape.slots.firstIndex(where: { $0.isReceiver && $0.type.isOther }),
            tokens.count <= 10
        else { return nil }
        var said = tokens
        while said.first?.isWord(["is", "are", "was", "there"]) ?? false { said = said.dropFirst() }
        let text = said.map { $0.word ?? "`" }.joined(separator: " ")
        let heads = [
            "no value", "no entry", "no element", "no item", "there is none", "no such", "none", "it is not in the",
            "it does not exist", "it was not in the", "it is not found", "the key does not exist", "the key is not",
            "no key", "the key was not found", "it is not present", "` does not exist", "` is not in the",
            "` was not found", "` is not found", "` is not present",
        ]
        guard
            heads.contains(where: {
                text.hasPrefix($0) || text.hasPrefix("there is " + $0) || text.hasPrefix("there was " + $0)
            }) || isMissing(said, receiver), !text.contains(" more "), !text.contains(" longer ")
        else { return nil }
        return .test { assignment in Self.count(assignment.values[receiver]).flatMap { $0 == 0 ? true : nil } }
    }

    /// `the item is not in the basket`, `the key is unknown`: said of a value for a container.
    private func isMissing(_ tokens: ArraySlice<SentenceToken>, _ receiver: Int) -> Bool {
        guard let (slot, count) = names.subject(tokens, last: nil), slot != receiver,
            !names.shape.slots[slot].type.isNumber
        else { return false }
        let rest = tokens.dropFirst(count).map { $0.word ?? "`" }.joined(separator: " ")
        if ["is unknown", "is not there", "is not stored", "was never added", "is not registered"].contains(rest) {
            return true
        }
        guard rest.hasPrefix("is not in the ") || rest.hasPrefix("is not in this "), let last = tokens.last else {
            return false
        }
        return names.named(last) == receiver && tokens.count == count + 5
    }

    /// `the strings have different lengths`, `the arrays have the same number of elements`.
    func lengths(_ tokens: ArraySlice<SentenceToken>) -> CallCondition? {
        let text = tokens.map { $0.word ?? "`" }.joined(separator: " ")
        let isDifferent = [
            "different length", "different size", "different count", "not of equal length", "not equal in length",
            "not have the same length", "not of the same length", "unequal length", "lengths differ",
            "differ in length",
        ].contains { text.contains($0) }
        let isSame = [
            "the same length", "equal length", "the same number of elements", "the same size", "the same count",
        ].contains { text.contains($0) }
        guard isDifferent || isSame, tokens.count <= 9, !text.contains(" or "), !text.contains("only") else {
            return nil
        }
        let slots = names.shape.slots.indices.filter {
            names.shape.slots[$0].type.isString || names.shape.slots[$0].type.isArray
        }
        guard slots.count == 2 else { return nil }
        for slot in slots { hints.lengths[slot, default: []].formUnion([2, 3]) }
        return .test { assignment in
            guard let left = Self.count(assignment.values[slots[0]]),
                let right = Self.count(assignment.values[slots[1]])
            else { return nil }
            return (left != right) == isDifferent
        }
    }
}
