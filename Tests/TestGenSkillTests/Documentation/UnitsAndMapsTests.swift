import SwiftTools
import Testing

@testable import TestGenSkill

/// Laws that names and comments state together: units, maps, and numbers that change nothing.
@Suite struct UnitsAndMapsTests {
    private typealias Symbols = DocumentedSymbols

    private let span = Symbols.structure("Span", ["milliseconds"], "A length of time.")

    @Test(arguments: [
        ("nanoseconds", "The span in nanoseconds.", "Span(milliseconds: 3).nanoseconds => 3000000"),
        ("wholeMinutes", "The full minutes in the span.", "Span(milliseconds: 120000).wholeMinutes => 2"),
        ("minutes", "The minutes of the span past the last full hour.", nil),
        ("seconds", "The minutes in the span.", nil),
        ("weight", "How much it weighs, in grams.", nil),
    ])
    func `a property tells in its unit what another tells in its own`(name: String, comment: String, wanted: String?) {
        let made = Symbols.promises(
            Symbols.member(.property, of: "Span", name, [], "Int", declaration: "var \(name): Int { get }", comment),
            among: span)
        if let wanted { #expect(made.contains(wanted)) } else { #expect(made.isEmpty) }
    }

    @Test(arguments: [
        ("map", "LoadState<Result>", "Returns a state of the same case with its value transformed.", true),
        ("map", "LoadState<Result>", "Returns another state.", false),
        ("flatMap", "LoadState<Result>", "Returns a state with its value transformed.", false),
        ("map", "Result?", "Returns the value transformed.", false),
    ])
    func `what maps each value to itself is as it was`(name: String, type: String, comment: String, isRead: Bool) {
        func one(_ name: String, _ parameters: [CodeSymbol.Parameter]) -> CodeSymbol {
            CodeSymbol(
                usr: name, kind: .enumCase, path: ["LoadState", name], declaration: "case \(name)",
                parameters: parameters)
        }
        let state = [
            CodeSymbol(
                usr: "LoadState", kind: .enumeration, path: ["LoadState"], declaration: "enum LoadState<Value>",
                genericParameters: ["Value"]),
            one("idle", []), one("loading", [Symbols.labelled("previous", "Value?")]),
        ]
        let made = Symbols.promises(
            Symbols.member(
                .method, of: "LoadState", name, [Symbols.value("transform", "(Value) -> Result")], type,
                declaration: "func \(name)()", generics: ["Value", "Result"], comment), among: state)
        #expect(
            made.contains {
                $0.hasPrefix("let subject: LoadState<Int> = LoadState<Int>.loading(previous: 3); ")
                    && $0.hasSuffix("=> String(describing: subject)")
            } == isRead)
    }

    @Test(arguments: [
        ("A count of zero changes nothing.", ["count: 0"]),
        ("Negative counts are ignored.", ["count: -1", "count: -3"]),
        ("A count of zero or less changes nothing.", ["count: 0", "count: -1", "count: -3"]),
        ("A count of zero is treated as one.", []), ("An element of the list changes nothing.", []),
    ])
    func `numbers that change nothing are tried, and all is looked at that can be compared`(
        comment: String, calls: [String]
    ) {
        let run = Symbols.structure("Run", ["value", "length"])
        let list = [
            CodeSymbol(usr: "Runs", kind: .structure, path: ["Runs"], declaration: "struct Runs"),
            Symbols.member(.initializer, of: "Runs", "init", declaration: "init()"),
            Symbols.member(.property, of: "Runs", "runs", [], "[Run]", declaration: "var runs: [Run] { get }"),
        ]
        let made = Symbols.promises(
            Symbols.member(
                .method, of: "Runs", "append", [Symbols.value("element", "Int"), Symbols.labelled("count", "Int")], nil,
                declaration: "mutating func append(_ element: Int, count: Int)", "Adds an element.", "", comment),
            among: run + list
        ).filter { $0.contains("let before = [String(describing: subject.runs)]") }
        #expect(made.isEmpty == calls.isEmpty)
        for call in calls { #expect(made.contains { $0.contains("subject.append(10, \(call))") }) }
    }

    @Test func `what is said of the longer ones is not said of all`() {
        let comment = "A longer one is cut at its end: the result has exactly `maxLength` characters."
        func promises(_ comment: String) -> [String] {
            Symbols.promises(
                Symbols.function(
                    "shorten", [Symbols.value("text", "String"), Symbols.value("maxLength", "Int")], "String",
                    "Makes a label of a text.", "", comment))
        }
        #expect(!promises(comment).contains { $0.contains("result.count ==") })
        #expect(promises("The result has exactly `maxLength` characters.").contains { $0.contains("result.count ==") })
    }

    @Test func `what is repeated up to a length is not repeated so many times`() {
        func promises(_ name: String) -> [String] {
            Symbols.promises(
                Symbols.function(
                    "woven", [Symbols.value("text", "String"), Symbols.value(name, "Int")], "String",
                    "Makes a border.", "", "- Returns: The repeated string, or an empty string if the text is empty."))
        }
        // `"abc"` is what one time gives, and no length of one.
        let (counted, measured) = (promises("count"), promises("length"))
        #expect(counted.contains { $0.contains("woven(\"abc\", 1)") })
        #expect(!measured.contains { $0.contains("woven(\"abc\", 1)") })
    }

    @Test(arguments: [
        ("A slug never starts or ends with a hyphen.", "!result.hasPrefix(\"-\") && !result.hasSuffix(\"-\")"),
        ("The result never ends with a slash.", "!result.hasSuffix(\"/\")"), ("A slug ends with a hyphen.", nil),
    ])
    func `no text ends with a mark with which none is said to end`(comment: String, wanted: String?) {
        let made = Symbols.promises(
            Symbols.function(
                "slug", [Symbols.labelled("title", "String")], "String", "Makes a short name.", "", comment))
        #expect(made.contains { $0.contains(wanted ?? "hasSuffix") } == (wanted != nil))
    }

    @Test func `a map of what may hold its values in no order is not judged`() {
        func promises(_ conformances: Set<String>) -> [String] {
            let bag = CodeSymbol(
                usr: "Bag", kind: .structure, path: ["Bag"], declaration: "struct Bag<Element>",
                genericParameters: ["Element"], conformances: conformances)
            let made = Symbols.member(
                .initializer, of: "Bag", "init", [Symbols.value("element", "Element")], generics: ["Element"])
            return Symbols.promises(
                Symbols.member(
                    .method, of: "Bag", "map", [Symbols.value("transform", "(Element) -> T")], "Bag<T>",
                    generics: ["Element", "T"], "Returns a bag of the transformed elements."), among: [bag, made])
        }
        #expect(promises(["Equatable"]).contains { $0.hasSuffix("=> subject") })
        #expect(promises([]).isEmpty)
    }

    @Test func `a mark that stands alone in code is a word`() {
        #expect(CommentWords.words(of: "It never matches a `/` or `a/b`.").contains("slash"))
        #expect(CommentWords.words(of: "parted by `,`").last == "comma")
    }
}
