import SwiftTools

/// Finds which value of a call words speak of.
struct SlotNames {
    let shape: CallShape

    private static let determiners: Set<String> = [
        "the", "a", "an", "this", "that", "its", "given", "specified", "supplied", "passed", "provided", "any", "all",
        "every",
        "each", "some", "input", "these", "those", "original", "receiving", "your", "both", "two", "another",
        "resulting",
    ]
    private static let strings: Set<String> = [
        "string", "text", "phrase", "word", "line", "input", "sentence", "strings", "texts", "words", "argument",
        "parameter", "name",
    ]
    private static let lists: Set<String> = [
        "array", "list", "collection", "sequence", "input", "elements", "values", "numbers", "items", "arrays", "lists",
        "set", "sets", "collections", "sequences", "integers", "argument", "parameter", "receiver",
    ]
    private static let numbers: Set<String> = [
        "number", "integer", "value", "argument", "input", "parameter", "numbers", "integers", "values", "inputs",
        "arguments", "receiver",
    ]
    private static let containers: Set<String> = ["collection", "container", "structure", "instance", "receiver"]

    /// The value that the words at the start speak of, and how many words that takes.
    ///
    /// - Parameter last: What was spoken of before: what `it` stands for.
    func subject(_ tokens: ArraySlice<SentenceToken>, last: Int?) -> (slot: Int, count: Int)? {
        var index = tokens.startIndex
        if let first = tokens.first, first.isWord(["it", "they", "he", "which", "self"]) {
            let sole = shape.slots.count == 1 ? 0 : nil
            return (last ?? sole).map { ($0, 1) }
        }
        while index < tokens.endIndex, tokens[index].isWord(Self.determiners), index + 1 < tokens.endIndex,
            tokens[index + 1].word != nil || tokens[index + 1].code != nil,
            index + 1 < tokens.endIndex,
            named(tokens[index]) == nil
                || tokens[index].isWord(["the", "a", "an", "given", "input"]) && isNoun(tokens[index + 1])
        {
            index += 1
        }
        guard index < tokens.endIndex, let slot = named(tokens[index]) else { return nil }
        var count = index - tokens.startIndex + 1
        if index + 1 < tokens.endIndex, case .code = tokens[index + 1], named(tokens[index + 1]) == slot { count += 1 }
        if index + 1 < tokens.endIndex, tokens[index].code != nil,
            tokens[index + 1].isWord(["parameter", "argument", "value"])
        {
            count += 1
        }
        return (slot, count)
    }

    private func isNoun(_ token: SentenceToken) -> Bool { named(token) != nil || token.isWord(Self.determiners) }

    /// The value one word names.
    func named(_ token: SentenceToken) -> Int? {
        switch token {
        case .mark: return nil
        case .code(let code):
            if code == "self" { return shape.slots.firstIndex { $0.isReceiver } }
            if let slot = shape.slots.firstIndex(where: { $0.name == code }) { return slot }
            var place = shape.slots.firstIndex { $0.isReceiver } == nil ? 0 : 1
            for parameter in shape.symbol.parameters {
                if parameter.label == code { return place }
                place += 1
            }
            return nil
        case .word(let word):
            if let slot = shape.slots.firstIndex(where: { $0.name.lowercased() == word && word.count > 1 }) {
                return slot
            }
            if let slot = shape.slots.firstIndex(where: { $0.name == word && !["a", "i"].contains(word) }) {
                return slot
            }
            if let slot = shape.slots.firstIndex(where: { $0.name.lowercased() + "s" == word && word.count > 3 }) {
                return slot
            }
            let singular = Vocabulary.singular(word)
            if singular != word,
                let slot = shape.slots.firstIndex(where: { $0.name.lowercased() == singular && singular.count > 3 })
            {
                return slot
            }
            if let receiver = shape.slots.firstIndex(where: { $0.isReceiver && $0.type.isOther }),
                Self.containers.contains(word) || Self.words(shape.symbol.owner.last ?? "").contains(word)
                    || word == "list"
            {
                return receiver
            }
            let lasts = shape.slots.indices.filter { Self.words(shape.slots[$0].name).last == word && word.count > 2 }
            if lasts.count == 1 { return lasts[0] }
            let typed = shape.slots.indices.filter { fits(word, shape.slots[$0].type.unwrapped) }
            let required = typed.filter { !shape.slots[$0].hasDefault }
            if typed.count == 1 { return typed[0] }
            if let first = typed.first, shape.slots[first].isReceiver, ["string", "array", "collection"].contains(word)
            {
                return first
            }
            return required.count == 1 && ["string", "text", "array", "list", "collection", "sequence"].contains(word)
                ? required[0] : nil
        }
    }

    private func fits(_ word: String, _ type: SampleType) -> Bool {
        switch type {
        case .string: Self.strings.contains(word)
        case .array, .set: Self.lists.contains(word)
        case .integer, .floating: Self.numbers.contains(word)
        default: false
        }
    }

    /// The words of a camel-cased name, lower-cased.
    static func words(_ name: String) -> [String] {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        return words
    }
}
