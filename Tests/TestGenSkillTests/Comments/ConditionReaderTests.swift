import SwiftTools
import Testing

@testable import TestGenSkill

/// Conditions that put one value of a call at an edge.
@Suite struct ConditionReaderTests {
    private typealias Symbols = SampleSymbols

    private static var errors: [CodeSymbol] {
        var fault = CodeSymbol(usr: "Fault", kind: .enumeration, path: ["Fault"], declaration: "enum Fault")
        fault.conformances = ["Error"]
        return [
            fault, CodeSymbol(usr: "Fault.size", kind: .enumCase, path: ["Fault", "size"], declaration: "case size"),
        ]
    }

    /// What is promised of a function that takes a list and a size.
    private func promises(_ comment: String, type: String = "[[Int]]?", words: String = "") -> Set<String> {
        let symbol = Symbols.function(
            "parts", [Symbols.value("list", "[Int]"), Symbols.labelled("size", "Int")], type, words: words, comment)
        let made = Symbols.reader(Self.errors + [symbol]).promises(of: symbol)
        return Set(made.map { "\($0.expression) => \($0.expected)" })
    }

    @Test(arguments: [
        "Returns `nil` if `list` is empty.", "Parts, or nil when the array is empty.",
        "- Returns: The first and the last parts, or `nil` for an empty `list`.", "If `list` is empty, returns `nil`.",
        "Parts a list. When the array is empty, the result is `nil`, otherwise the parts.",
        "Returns `nil` if `list` is empty or strange.",
    ])
    func `a list that is empty`(comment: String) {
        let made = promises(comment)
        #expect(!made.isEmpty)
        #expect(made.allSatisfy { $0.hasPrefix("parts([], size: ") && $0.hasSuffix(" => nil") })
        #expect(!made.contains { $0.contains("size: 0") || $0.contains("size: -") })
    }

    @Test(arguments: [
        ("Returns `nil` if `size` is zero or negative.", ["0)", "-1)", "-7)"]),
        ("Returns `nil` if `size` is not positive.", ["0)", "-1)"]), ("Returns nil when `size` is 7.", ["7)"]),
        ("Returns nil for a negative `size`.", ["-1)", "-7)"]),
        ("Returns nil if `size` is out of range.", ["Int.max)", "Int.min)"]),
    ])
    func `a number at an edge`(comment: String, edges: [String]) {
        let made = promises(comment)
        #expect(!made.isEmpty)
        for edge in edges { #expect(made.contains { $0.contains(edge + " => nil") }, "\(edge) \(made)") }
        #expect(made.allSatisfy { call in edges.contains { call.contains($0) } && !call.hasPrefix("parts([],") })
    }

    @Test func `what is thrown, and what is given`() {
        let thrown = promises("- Throws: `Fault.size` if `size` is zero.", words: " throws")
        #expect(!thrown.isEmpty && thrown.allSatisfy { $0.hasSuffix("size: 0) => Fault.size") })
        let some = promises("Throws `Fault` if `size` is zero.", words: " throws")
        #expect(!some.isEmpty && some.allSatisfy { $0.hasSuffix("size: 0) => an error") })
        let plain = promises("Throws an error when `size` is negative.", words: " throws")
        #expect(!plain.isEmpty && plain.allSatisfy { $0.hasSuffix(" => an error") })
        let empty = promises("Returns an empty array if `size` is 0.", type: "[[Int]]")
        #expect(!empty.isEmpty && empty.allSatisfy { $0.hasSuffix("size: 0) => result.isEmpty") })
        let number = promises("The number of parts; 0 if `size` is not positive.", type: "Int")
        #expect(!number.isEmpty && number.allSatisfy { $0.hasSuffix(" => 0") })
    }

    @Test(arguments: [
        "Returns `nil` if `list` is empty and `size` is zero.", "Never returns `nil` if `list` is empty.",
        "Returns `nil` only if `list` is empty.", "Returns `nil` if the cache is empty.",
        "Returns more than `nil` if `list` is empty.", "Returns `nil` if `list` is sorted.",
        "Traps if `size` is zero.", "Returns `nil` unless `list` is empty.", "Returns `5` if `list` is empty.",
        "If `list` is empty, returns the first part or `nil`.",
    ])
    func `what is not understood as a whole is no promise`(comment: String) {
        #expect(promises(comment).isEmpty)
    }

    @Test func `positions in the list that a member is called on are before and behind it`() {
        let symbol = Symbols.member(
            .method, of: "Array", "element", [Symbols.labelled("at", "Int")], "Int?",
            declaration: "func element(at: Int) -> Int?", "The element, or `nil` if `at` is out of bounds.")
        let made = Symbols.reader([symbol]).promises(of: symbol).map(\.expression)
        #expect(made.contains("([3, 1, 2] as [Int]).element(at: ([3, 1, 2] as [Int]).count)"), "\(made)")
        #expect(made.contains("([3, 1, 2] as [Int]).element(at: -1)"))
    }

    @Test func `a member is called on plain values, and what shows no value gives nothing`() {
        let type = Symbols.structure("Page", ["size"])
        let symbol = Symbols.member(
            .method, of: "Page", "line", [Symbols.value("index", "Int")], "String?",
            declaration: "func line(_ index: Int) -> String?", "Returns `nil` if `index` is negative.")
        let made = Symbols.reader(type + [symbol]).promises(of: symbol)
        #expect(!made.isEmpty && made.allSatisfy { $0.expression.hasPrefix("Page(size: ") }, "\(made)")
        #expect(Symbols.reader([symbol]).promises(of: symbol).isEmpty)
    }
}
