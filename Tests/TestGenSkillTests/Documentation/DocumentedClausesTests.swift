import SwiftTools
import Testing

@testable import TestGenSkill

/// What is read of sentences with several clauses, of sizes, and of what every result is.
@Suite struct DocumentedClausesTests {
    private typealias Doc = DocumentedSymbols

    /// A member of arrays of whole numbers.
    private func ofArrays(
        _ name: String, _ parameters: [CodeSymbol.Parameter], _ type: String, _ lines: String
    ) -> [String] {
        Doc.promises(Doc.member(.method, of: "Array", name, parameters, type, declaration: "func \(name)()", lines))
    }

    @Test func `of several clauses the one that is understood is the outcome`() {
        let made = ofArrays(
            "windows", [Doc.labelled("count", "Int")], "[[Element]]",
            "If the collection has fewer than `count` elements, there is no window and the result is empty.")
        #expect(made.contains("([3, 1, 2] as [Int]).windows(count: 4) => result.isEmpty"))
        #expect(!made.contains { $0.contains("[3, 1, 2] as [Int]).windows(count: 3) =>") })
    }

    @Test func `that there are none is an empty list, and no value only where there may be none`() {
        func made(_ type: String) -> [String] {
            ofArrays(
                "windows", [Doc.labelled("count", "Int")], type, "If `count` is less than one, there are no windows.")
        }
        #expect(made("[[Element]]").contains { $0.contains("windows(count: 0) => result.isEmpty") })
        #expect(made("Element?").contains { $0.contains("windows(count: 0) => nil") })
        #expect(!made("[[Element]]?").contains { $0.contains("windows(count: 0) =>") })
    }

    @Test func `a clause needs no comma before it`() {
        let made = ofArrays(
            "windows", [Doc.labelled("size", "Int")], "[[Element]]",
            "If the array has fewer than `size` elements the result is empty.")
        #expect(made.contains("([3, 1, 2] as [Int]).windows(size: 4) => result.isEmpty"))
    }

    @Test func `an array of just the size named is the only window`() {
        let made = ofArrays(
            "windows", [Doc.labelled("size", "Int")], "[[Element]]",
            "An array whose length equals `size` has a single window: the array itself.")
        #expect(made.contains("([3, 1, 2] as [Int]).windows(size: 3) => [[3, 1, 2]]"))
    }

    @Test func `a place is there up to the number of elements`() {
        let made = ofArrays(
            "kthSmallest", [Doc.value("k", "Int")], "Element?",
            "If `k` is less than one or greater than the number of elements, the answer is `nil`.")
        #expect(made.contains("([4] as [Int]).kthSmallest(2) => nil"))
        #expect(made.contains("([4] as [Int]).kthSmallest(1) => a value"))
    }

    @Test func `values beyond either end give the ends`() {
        let symbol = Doc.function(
            "progress", [Doc.value("value", "Double"), Doc.labelled("from", "Double"), Doc.labelled("to", "Double")],
            "Double", "Values before `from` give 0 and values past `to` give 1.")
        let made = Doc.promises(symbol)
        #expect(made.contains { $0.hasSuffix("=> 1.0 ± 1e-9") })
        #expect(made.contains { $0.hasSuffix("=> 0.0 ± 1e-9") })
        // Which end is which is sure only where the first is the lesser one.
        #expect(!made.contains { $0.contains("from: 10.0, to: 1.0") })
    }

    @Test func `either argument is one of them and both are all`() {
        let symbol = Doc.function(
            "multiple", [Doc.value("a", "Int"), Doc.value("b", "Int")], "Int",
            "The common multiple, or zero if either argument is zero.")
        let made = Doc.promises(symbol)
        #expect(made.contains { $0.hasPrefix("multiple(0, ") && $0.hasSuffix("=> 0") })
        #expect(!made.contains { $0.hasPrefix("multiple(1, 1") && $0.hasSuffix("=> 0") })
    }

    @Test func `what the result never is is asked of numbers of either sign`() {
        let symbol = Doc.function(
            "multiple", [Doc.value("a", "Int"), Doc.value("b", "Int")], "Int",
            "The result is never negative, whatever the signs of the arguments.")
        let made = Doc.promises(symbol)
        #expect(made.contains { $0.contains("-") && $0.hasSuffix("=> result >= 0") })
    }

    @Test func `the result has the sign that is named`() {
        let symbol = Doc.function(
            "modulo", [Doc.value("value", "Int"), Doc.value("divisor", "Int")], "Int",
            "Unlike the remainder operator, the result has the sign of the divisor.")
        let made = Doc.promises(symbol)
        #expect(made.contains { $0.hasSuffix("result == 0 || (result < 0) == true") })
    }

    @Test func `what no part of the result is`() {
        let made = ofArrays(
            "chunked", [Doc.labelled("size", "Int")], "[[Element]]",
            "The last chunk may be shorter than the others, but no chunk is ever empty.")
        #expect(made.contains { $0.hasSuffix("result.allSatisfy { !($0.isEmpty) }") })
    }

    @Test func `how long a result may be is read in any clause`() {
        let cut = Doc.function(
            "truncated", [Doc.value("text", "String"), Doc.labelled("length", "Int")], "String",
            "Otherwise the end is cut off, which means the result never has more than `length` characters.")
        #expect(Doc.promises(cut).contains(#"truncated("hello world", length: 3) => result.count <= 3"#))
        let masked = Doc.function(
            "masked", [Doc.value("text", "String")], "String",
            "The result always has as many characters as the original.")
        #expect(Doc.promises(masked).contains(#"masked("abc") => result.count == 3"#))
        let usual = Doc.function(
            "masked", [Doc.value("text", "String")], "String",
            "The result usually has as many characters as the original.")
        #expect(Doc.promises(usual).isEmpty)
    }

    @Test func `a short text is hidden completely`() {
        let symbol = Doc.function(
            "masked", [Doc.value("text", "String"), Doc.labelled("visible", "Int")], "String",
            "To keep short secrets secret, a string with no more than `visible` characters is masked completely.")
        let made = Doc.promises(symbol)
        #expect(made.contains(#"masked("abc", visible: 3) => !result.contains(where: "abc".contains)"#))
        #expect(!made.contains { $0.hasPrefix(#"masked("abc", visible: 2)"#) })
    }

    @Test func `every other number is one outside of what is allowed`() {
        let error = CodeSymbol(
            usr: "E", kind: .enumeration, path: ["NumeralError"], declaration: "enum NumeralError",
            conformances: ["Error"])
        let range = CodeSymbol(
            usr: "c", kind: .enumCase, path: ["NumeralError", "outOfRange"], declaration: "case outOfRange")
        let symbol = Doc.function(
            "romanNumeral", [Doc.value("value", "Int")], "String", words: " throws",
            "Writes a number.", "", "- Parameter value: The number to write, from 1 to 3999.",
            "- Throws: `NumeralError.outOfRange` for every other number; the Romans had no zero.")
        let made = Doc.promises(symbol, among: [error, range])
        #expect(made.contains("romanNumeral(0) => NumeralError.outOfRange"))
        #expect(made.contains("romanNumeral(4000) => NumeralError.outOfRange"))
        #expect(!made.contains("romanNumeral(1) => NumeralError.outOfRange"))
    }

    @Test func `lower bounds are tried from the highest down`() {
        let symbol = Doc.function(
            "grade", [Doc.value("score", "Int")], "Character",
            "Converts a score to a grade: A from 90, B from 80, C from 70 points upwards. Everything below that is an F."
        )
        let made = Doc.promises(symbol)
        #expect(made.contains(#"grade(90) => "A""#))
        #expect(made.contains(#"grade(89) => "B""#))
        #expect(made.contains(#"grade(69) => "F""#))
    }

    @Test func `what a text is made to fit is true of the result, but no size is negative`() {
        let symbol = Doc.function(
            "truncated", [Doc.value("text", "String"), Doc.labelled("limit", "Int")], "String",
            "Shortens the text so that it is no longer than `limit` characters. A negative limit is treated like zero.")
        let made = Doc.promises(symbol)
        #expect(made.contains(#"truncated("hello world", limit: 1) => result.count <= 1"#))
        #expect(!made.contains { $0.contains("result.count <= -") })
    }

    @Test func `the first element that compares so is found in a sorted list`() {
        let made = ofArrays(
            "upperBound", [Doc.labelled("value", "Int")], "Int",
            "Finds the first position of a sorted array whose element is strictly greater than `value`.")
        #expect(made.contains("([1, 2, 2, 3] as [Int]).upperBound(value: 2) => 3"))
        let lower = ofArrays(
            "lowerBound", [Doc.labelled("value", "Int")], "Int",
            "Finds the first position of a sorted array whose element is not less than `value`.")
        #expect(lower.contains("([1, 2, 2, 3] as [Int]).lowerBound(value: 2) => 1"))
    }

    @Test func `tied scores share a rank, with gaps or without`() {
        let gaps = Doc.function(
            "ranks", [Doc.value("scores", "[Int]")], "[Int]",
            "Assigns ranks. Tied scores share a rank, and the ranks behind them are skipped.")
        #expect(Doc.promises(gaps).contains("ranks([9, 7, 7, 5]) => [1, 2, 2, 4]"))
        let dense = Doc.function(
            "ranks", [Doc.value("scores", "[Int]")], "[Int]",
            "Assigns ranks. Tied scores share a rank, and no ranks are skipped.")
        #expect(Doc.promises(dense).contains("ranks([9, 7, 7, 5]) => [1, 2, 2, 3]"))
    }

    @Test func `halves of decimal places go where that is said`() {
        let symbol = Doc.function(
            "rounded", [Doc.value("number", "Double"), Doc.labelled("places", "Int")], "Double",
            "Rounds to a number of decimal places. Values exactly halfway between two are rounded away from zero.")
        #expect(Doc.promises(symbol).contains { $0.hasPrefix("rounded(0.125, places: 2) => 0.13 ") })
    }

    @Test func `overlapping occurrences are counted or not`() {
        let counted = Doc.member(
            .method, of: "String", "occurrences", [Doc.labelled("of", "String")], "Int",
            declaration: "func occurrences()",
            "Returns how often a text occurs. Occurrences that overlap are all counted.")
        #expect(Doc.promises(counted).contains(#""aaaa".occurrences(of: "aa") => 3"#))
        let apart = Doc.member(
            .method, of: "String", "occurrences", [Doc.labelled("of", "String")], "Int",
            declaration: "func occurrences()",
            "Returns how often a text occurs. Occurrences do not overlap.")
        #expect(Doc.promises(apart).contains(#""aaaa".occurrences(of: "aa") => 2"#))
    }

    @Test func `the surplus of a centred text goes to one side`() {
        let symbol = Doc.function(
            "centered", [Doc.value("text", "String"), Doc.labelled("width", "Int")], "String",
            "Returns the text centred in a field. The extra space goes to the right.")
        #expect(
            Doc.promises(symbol).contains(
                #"centered("ab", width: 5) => result.dropFirst(1).hasPrefix("ab") && result.count == 5"#))
    }

    @Test func `both ends of a range in a list belong to it`() {
        let symbol = Doc.function(
            "pages", [Doc.value("text", "String")], "[Int]",
            "Expands a list such as `1,4-6`. Both ends of a range are part of it.")
        #expect(Doc.promises(symbol).contains(#"pages("1,4-6") => [1, 4, 5, 6]"#))
    }

    @Test func `texts come by length and then alphabetically`() {
        let symbol = Doc.function(
            "sortedByLength", [Doc.value("words", "[String]")], "[String]",
            "Orders words by length, shortest first. Words of the same length are ordered alphabetically.")
        #expect(Doc.promises(symbol).contains { $0.hasSuffix(#"=> ["a", "b", "aa", "bb", "cc", "abc", "ddd"]"#) })
    }
}
