import SwiftTools
import Testing

@testable import TestGenSkill

/// What documentation says of texts and lists: parts, sizes, words that mean something, what stays.
@Suite struct DocumentedTextsTests {
    private typealias Symbols = DocumentedSymbols

    private let text = DocumentedSymbols.value("text", "String")
    private let left = DocumentedSymbols.value("left", "[Int]")
    private let right = DocumentedSymbols.value("right", "[Int]")

    @Test func `a sentence that ends in a word ending in n is one of its own`() {
        let sentences = DocumentationSentence.sentences(of: "It has a hyphen. The rest, e.g. A, stays.")
        #expect(sentences.map(\.text) == ["It has a hyphen.", "The rest, e.g. A, stays."])
    }

    @Test func `the part after the last dot`() {
        let symbol = Symbols.function("ending", [text], "String?", "The part of a name after the last dot.")
        let made = Symbols.promises(symbol)
        #expect(made.contains("ending(\"ab.cd.ef\") => \"ef\""))
        let whole = Symbols.function(
            "ending", [text], "String?", "The part of a name after the last dot, including it.")
        #expect(Symbols.promises(whole).isEmpty)
    }

    @Test func `words mean what documentation says`() {
        let symbol = Symbols.function(
            "flag", [text], "Bool?", "The words `yes` and `on` mean `true`; `no` means `false`.")
        #expect(
            Symbols.promises(symbol)
                == ["flag(\"yes\") => true", "flag(\"on\") => true", "flag(\"no\") => false"])
        let open = Symbols.function("flag", [text], "Bool?", "The words `yes` or `no` mean that something is said.")
        #expect(Symbols.promises(open).isEmpty)
    }

    @Test func `a result as long as what it is made from`() {
        let symbol = Symbols.function("mask", [text], "String", "Masks. The result has the same length as the text.")
        #expect(Symbols.promises(symbol).contains("mask(\"abc\") => result.count == 3"))
        let other = Symbols.function("mask", [text], "String", "Masks. The result has the same length as the key.")
        #expect(Symbols.promises(other).isEmpty)
    }

    @Test func `a text without what is changed is returned unchanged`() {
        let symbol = Symbols.function(
            "camel", [Symbols.value("name", "String")], "String", "A name without underscores is returned unchanged.")
        #expect(Symbols.promises(symbol).contains("camel(\"abc\") => \"abc\""))
    }

    @Test func `nothing is known of a text without something vague`() {
        let symbol = Symbols.function(
            "camel", [Symbols.value("name", "String")], "String", "A name without oddities is returned unchanged.")
        #expect(Symbols.promises(symbol).isEmpty)
    }

    @Test func `a text that is returned unless it starts with another`() {
        let symbol = Symbols.function(
            "drop", [Symbols.value("prefix", "String"), .init(label: "from", name: "string", type: "String")], "String",
            "Drops. If the string does not start with `prefix`, it is returned unchanged.")
        #expect(
            Symbols.promises(symbol).contains { $0.hasPrefix("drop(\"abc\", from: ") && !$0.hasSuffix("=> \"abc\"") })
    }

    @Test func `a count of zero is a condition`() {
        let symbol = Symbols.function(
            "repeat", [text, Symbols.labelled("count", "Int")], "String", "A count of zero gives an empty string.")
        let made = Symbols.promises(symbol)
        #expect(made.contains("repeat(\"abc\", count: 0) => result.isEmpty"))
        #expect(made.allSatisfy { $0.contains("count: 0") })
    }

    @Test func `two lists are merged or taken in turn`() {
        let merged = Symbols.function(
            "merge", [left, right], "[Int]", "Merges two sorted arrays into one sorted array.")
        #expect(Symbols.promises(merged).contains("merge([1, 2], [2, 3]) => [1, 2, 2, 3]"))
        let turned = Symbols.function("mix", [left, right], "[Int]", "The elements of both arrays in turn.")
        #expect(Symbols.promises(turned) == ["mix([1, 3], [2, 4]) => [1, 2, 3, 4]", "mix([5], [6]) => [5, 6]"])
        let open = Symbols.function("merge", [left, right], "[Int]", "Merges two sorted arrays without duplicates.")
        #expect(Symbols.promises(open).isEmpty)
    }

    @Test func `other characters than letters stay`() {
        let symbol = Symbols.function(
            "shift", [text], "String", "Shifts the letters of a text. Every other character is left alone.")
        #expect(Symbols.promises(symbol).contains("shift(\"?!\") => \"?!\""))
        let digits = Symbols.function(
            "shift", [text], "String", "Shifts letters and digits. Every other character is left alone.")
        #expect(Symbols.promises(digits).isEmpty)
    }

    @Test func `a text is nobody's anagram for sure but another's`() {
        let symbol = Symbols.function(
            "areAnagrams", [Symbols.value("a", "String"), Symbols.value("b", "String")], "Bool",
            "Whether the two strings are anagrams of each other.")
        let made = Symbols.promises(symbol)
        #expect(made.contains("areAnagrams(\"listen\", \"silent\") => true"))
        #expect(!made.contains("areAnagrams(\"abc\", \"abc\") => true"))
    }

    @Test func `how often an element was added`() {
        let bag = CodeSymbol(usr: "Bag", kind: .structure, path: ["Bag"], declaration: "struct Bag")
        let make = Symbols.member(.initializer, of: "Bag", "init", declaration: "init()")
        let add = Symbols.member(
            .method, of: "Bag", "add", [Symbols.value("element", "Int")], declaration: "mutating func add()")
        let count = Symbols.member(
            .method, of: "Bag", "count", [.init(label: "of", name: "element", type: "Int")], "Int",
            "How often an element was added.")
        let filled = "var subject = Bag(); subject.add(3); subject.add(1); subject.add(3)"
        #expect(Symbols.promises(count, among: [bag, make, add]).contains("\(filled); subject.count(of: 3) => 2"))
        let size = Symbols.member(.property, of: "Bag", "size", [], "Int", "The number of distinct elements.")
        #expect(Symbols.promises(size, among: [bag, make, add]).contains("\(filled); subject.size => 2"))
    }
}
