import SwiftTools
import Testing

@testable import TestGenSkill

/// What is read out of documentation comments.
@Suite struct CommentReaderTests {
    private typealias Symbols = SampleSymbols

    private func promises(_ symbol: CodeSymbol, among others: [CodeSymbol] = []) -> [String] {
        Symbols.reader(others + [symbol]).promises(of: symbol).map {
            ($0.setup + [$0.expression]).joined(separator: "; ") + " => " + $0.expected
        }
    }

    private let number = SampleSymbols.value("n", "Int")
    private let text = SampleSymbols.value("text", "String")

    @Test func `results beside the lines of an example are promises`() {
        let symbol = Symbols.function(
            "half", [number], "Int",
            "Halves.", "```swift", "half(8) // => 4", "let x = half(9)", "// x == 4", "half(1) // O(1)", "```")
        #expect(promises(symbol) == ["half(8) => 4", "let x = half(9); x => 4"])
    }

    @Test func `an example in a sentence is a promise and one under a condition is none`() {
        let symbol = Symbols.function(
            "half", [number], "Int",
            "For example, `half(8)` is `4`, but not if `half(8)` is `5`. Words, e.g. `half(2)` → `1`.")
        #expect(promises(symbol) == ["half(8) => 4", "half(2) => 1"])
    }

    @Test func `the rows of a table are promises`() {
        let symbol = Symbols.function(
            "padded", [text, Symbols.labelled("width", "Int")], "String",
            "Pads.", "", "| text | width | result |", "| --- | --- | --- |", "| `ab` | 3 | `ab ` |", "| `ab` | - | x |")
        #expect(promises(symbol) == ["padded(\"ab\", width: 3) => \"ab \""])
    }

    @Test func `a value alone stands for an argument`() {
        let symbol = Symbols.function(
            "seconds", [text], "Int", "A number that has no unit is of minutes: `\"45\"` is 2700.")
        #expect(promises(symbol) == ["seconds(\"45\") => 2700"])
    }

    @Test(arguments: [
        ("next(1) // 2025-02-28", true, "(next(1)).map { String(describing: $0) } ?? \"nil\" => \"2025-02-28\""),
        // What does not describe itself, and words.
        ("next(1) // 2025-02-28", false, nil), ("next(1) // the day after", true, nil),
        ("next(1) // fails at 3", true, nil),
    ])
    func `a result may be told by how it is written`(example: String, isDescribed: Bool, promise: String?) {
        var day = CodeSymbol(usr: "Day", kind: .structure, path: ["Day"], declaration: "struct Day")
        day.conformances = isDescribed ? ["CustomStringConvertible"] : []
        let symbol = Symbols.function("next", [Symbols.value("days", "Int")], "Day?", "A day.", "", "    \(example)")
        #expect(promises(symbol, among: [day]) == [promise].compactMap { $0 })
    }

    @Test func `nothing is promised of what is said of complexity`() {
        let symbol = Symbols.function("half", [number], "Int", "- Complexity: `half(8)` is `4`.")
        #expect(promises(symbol).isEmpty)
    }

    @Test func `a default is what a call without the value gives`() {
        let symbol = Symbols.function(
            "wrapped", [text, Symbols.labelled("width", "Int", hasDefault: true)], "String",
            "Wraps.", "- Parameter width: How wide. The default is 80.")
        let made = promises(symbol)
        #expect(!made.isEmpty)
        #expect(made.allSatisfy { $0.hasPrefix("let stated = wrapped(") && $0.contains(", width: 80); wrapped(") })
        let unknown = Symbols.function(
            "wrapped", [text, Symbols.labelled("width", "Int", hasDefault: true)], "String",
            "Wraps.", "- Parameter width: How wide. The default is as wide as the window.")
        #expect(promises(unknown).isEmpty)
    }
}
