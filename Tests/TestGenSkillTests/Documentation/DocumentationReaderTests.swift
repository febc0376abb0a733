import SwiftTools
import Testing

@testable import TestGenSkill

/// What is read out of documentation comments.
@Suite struct DocumentationReaderTests {
    private func promises(of symbol: CodeSymbol, among others: [CodeSymbol] = []) -> [String] {
        DocumentationReader(symbols: [symbol] + others).expectations(of: symbol).map {
            ($0.setup + [$0.expression]).joined(separator: "; ") + " => " + $0.expected
        }
    }

    private func function(
        _ name: String, _ parameters: [CodeSymbol.Parameter], _ type: String, _ documentation: String
    ) -> CodeSymbol {
        let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
        return CodeSymbol(
            usr: name, kind: .function, path: ["\(name)(\(labels))"], declaration: "func \(name)()",
            parameters: parameters, type: type, documentation: documentation.split(separator: "\n").map { String($0) })
    }

    private let number = CodeSymbol.Parameter(label: nil, name: "n", type: "Int")
    private let text = CodeSymbol.Parameter(label: nil, name: "text", type: "String")

    @Test func `results beside the lines of an example are promises`() {
        let symbol = function(
            "half", [number], "Int",
            "Halves.\n```swift\nhalf(8) // => 4\nlet x = half(9)\n// x == 4\nhalf(1) // O(1)\n```")
        #expect(promises(of: symbol) == ["half(8) => 4", "let x = half(9); x => 4"])
    }

    @Test func `an example in a sentence is a promise and one under a condition is none`() {
        let symbol = function(
            "half", [number], "Int",
            "For example, `half(8)` is `4`, but not if `half(8)` is `5`. Words, e.g. `half(2)` → `1`.")
        #expect(promises(of: symbol) == ["half(8) => 4", "half(2) => 1"])
    }

    @Test func `a value alone stands for an argument`() {
        let symbol = function("seconds", [text], "Int", "A number that has no unit is of minutes: `\"45\"` is 2700.")
        #expect(promises(of: symbol) == ["seconds(\"45\") => 2700"])
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
        let symbol = function("next", [.init(label: nil, name: "days", type: "Int")], "Day?", "```\n\(example)\n```")
        #expect(promises(of: symbol, among: [day]) == [promise].compactMap { $0 })
    }

    @Test func `nothing is promised of what is said of complexity`() {
        let symbol = function("half", [number], "Int", "- Complexity: `half(8)` is `4`.")
        #expect(promises(of: symbol).isEmpty)
    }
}
