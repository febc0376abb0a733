import SwiftTools
import Testing

@testable import TestGenSkill

/// What characters mean, how values are written, and which element comes next.
@Suite struct DocumentedMeaningsTests {
    private typealias Symbols = DocumentedSymbols

    @Test(arguments: [
        ("The letters I and L are read as the digit 1 and the letter O as the digit 0.", true),
        ("The letters I and L are read as the digit 1 at the end only.", false),
        ("The letters I and L are valid.", false),
        ("The letters O and I are read as 0 and 1.", false), ("A lone L is read as 1.", false),
    ])
    func `a text with a character that is read as another gives the same`(comment: String, isRead: Bool) {
        let made = Symbols.promises(
            Symbols.function(
                "decode", [Symbols.value("text", "String")], "Int", words: " throws", "Reads a number.", "", comment))
        #expect(made.contains("let other = try decode(\"21\"); decode(\"2L\") => other") == isRead)
        #expect(made.contains("let other = try decode(\"0\"); decode(\"O\") => other") == isRead)
    }

    private var duration: [CodeSymbol] {
        Symbols.structure("Duration", ["seconds"])
    }

    @Test(arguments: [
        ("The duration of zero seconds is written `\"0s\"`.", "Duration(seconds: 0).text => \"0s\""),
        (
            "Exactly 60 seconds are written as `\"1m\"`, and one second is written `\"1s\"`.",
            "Duration(seconds: 60).text => \"1m\""
        ),
    ])
    func `how a number of what it stands for is written is known of it`(comment: String, promise: String) {
        let made = Symbols.promises(
            Symbols.member(
                .property, of: "Duration", "text", [], "String", declaration: "var text: String { get }", "As text.",
                "",
                comment), among: duration)
        #expect(made.contains(promise))
    }

    @Test func `an hour is not written as the seconds that are passed`() {
        let made = Symbols.promises(
            Symbols.member(
                .property, of: "Duration", "text", [], "String", declaration: "var text: String { get }", "As text.",
                "",
                "One hour is written `\"1h\"`."), among: duration)
        #expect(!made.contains { $0.contains("1h") })
    }

    private var numbers: [CodeSymbol] {
        [
            CodeSymbol(
                usr: "Numbers", kind: .structure, path: ["Numbers"], declaration: "struct Numbers",
                documentation: ["A set of whole numbers."]),
            Symbols.member(
                .initializer, of: "Numbers", "init", [Symbols.labelled("members", "[Int]", hasDefault: true)],
                declaration: "init(members: [Int] = [])"),
            Symbols.member(
                .property, of: "Numbers", "members", [], "[Int]", declaration: "var members: [Int] { get }"),
        ]
    }

    @Test(arguments: [
        ("The smallest member that is strictly greater than `value`, or `nil` if there is none.", ">", "min"),
        ("The largest member less than or equal to `value`, or `nil` if there is none.", "<=", "max"),
    ])
    func `the next element is the least of the greater ones`(comment: String, sign: String, choice: String) {
        let made = Symbols.promises(
            Symbols.member(
                .method, of: "Numbers", "next", [Symbols.value("value", "Int")], "Int?", "Looks for a member.", "",
                "- Returns: \(comment)"), among: numbers)
        #expect(
            made.contains(
                "let found = (Numbers(members: [2, 5, 9])).members.filter { $0 \(sign) 5 }.\(choice)(); Numbers(members: [2, 5, 9]).next(5) => found"
            ))
    }

    @Test(arguments: [
        "The index of the smallest member greater than `value`.", "The smallest difference that is at least `value`.",
        "The floor, or `nil` if the smallest member is greater than `value`.",
    ])
    func `what is told of the smallest is not always the next element`(comment: String) {
        let made = Symbols.promises(
            Symbols.member(
                .method, of: "Numbers", "next", [Symbols.value("value", "Int")], "Int?", "Looks for a member.", "",
                "- Returns: \(comment)"), among: numbers)
        #expect(!made.contains { $0.contains("let found = ") })
    }

    @Test(arguments: [
        ("Equal texts, including two empty ones, have a similarity of 1.", ["\"kitten\"", "\"\""]),
        ("Identical texts have a similarity of 1; others have less.", ["\"kitten\""]),
        ("Equal texts have a similarity of at least 1.", []), ("Equal characters give 1.", []),
    ])
    func `what equal values have is tried with such`(comment: String, texts: [String]) {
        let made = Symbols.promises(
            Symbols.function(
                "similarity", [Symbols.value("one", "String"), Symbols.value("other", "String")], "Double",
                "How alike two texts are.", "", comment))
        for text in ["\"kitten\"", "\"\""] {
            #expect(made.contains("similarity(\(text), \(text)) => 1") == texts.contains(text))
        }
    }

    @Test(arguments: [("after any elements that are equal to it", "3"), ("before any elements equal to it", "1")])
    func `a list that is kept sorted tells where a new element stands`(place: String, index: String) {
        let sorted = [
            CodeSymbol(
                usr: "Sorted", kind: .structure, path: ["Sorted"], declaration: "struct Sorted",
                documentation: ["A list in ascending order."]),
            Symbols.member(
                .initializer, of: "Sorted", "init", [Symbols.value("elements", "[Int]")],
                declaration: "init(_ elements: [Int])"),
        ]
        let made = Symbols.promises(
            Symbols.member(
                .method, of: "Sorted", "insert", [Symbols.value("element", "Int")], "Int",
                declaration: "mutating func insert(_ element: Int) -> Int", "Inserts an element, \(place).", "",
                "- Returns: The index at which it now stands."), among: sorted)
        #expect(made.contains("var subject = Sorted([1, 2, 2, 3]); subject.insert(2) => \(index)"))
    }

    @Test func `what an error carries is no part of when it is thrown`() {
        let made = Symbols.promises(
            Symbols.function(
                "numeral", [Symbols.value("value", "Int")], "String", words: " throws", "As a numeral.", "",
                "- Throws: An error with the number if it is less than 1."))
        #expect(made.contains { $0.hasPrefix("numeral(0) => ") })
    }
}
