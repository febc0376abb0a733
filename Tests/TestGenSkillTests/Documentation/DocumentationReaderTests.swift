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

    @Test func `a condition gives calls on both sides of its bound`() {
        let symbol = function("isGood", [text], "Bool", "Returns `true` if `text` has at least 3 characters.")
        let made = promises(of: symbol)
        #expect(made.contains("isGood(\"abc\") => true"))
        #expect(made.contains("isGood(\"a1\") => false") || made.contains("isGood(\"ab\") => false"))
    }

    @Test func `a condition that is not understood gives no promise`() {
        let symbol = function("isGood", [text], "Bool", "Returns `true` if `text` is nice.")
        #expect(promises(of: symbol).isEmpty)
    }

    @Test func `nothing is promised of what is said of complexity`() {
        let symbol = function("half", [number], "Int", "- Complexity: `half(8)` is `4`.")
        #expect(promises(of: symbol).isEmpty)
    }

    @Test func `a known function is computed here`() {
        let second = CodeSymbol.Parameter(label: nil, name: "m", type: "Int")
        let symbol = function("gcd", [number, second], "Int", "Returns the greatest common divisor of two integers.")
        let made = promises(of: symbol)
        #expect(made.count >= 6)
        #expect(made.contains { !$0.hasSuffix("=> 1") })
        #expect(made.allSatisfy { !$0.contains("-") })
    }
}
