import Foundation
import SwiftTools
import Testing

@testable import TestGenSkill

/// Conventions of known operations that a comment settles.
@Suite struct OperationConventionTests {
    private typealias Symbols = DocumentedSymbols

    @Test(arguments: ["No tag: whether a version lacks it.", "Whether the version carries no pre-release tag."])
    func `what is not there may be what a truth tells`(comment: String) throws {
        let symbol = Symbols.function("isPlain", [Symbols.value("prerelease", "String")], "Bool", comment)
        let hypothesis = try #require(OperationOracle(symbols: [symbol]).hypothesis(of: symbol))
        func seen(_ truth: (String) -> Bool) -> [Int: SampleValue] {
            var seen: [Int: SampleValue] = [:]
            for (number, call) in hypothesis.calls.enumerated() {
                seen[number] = call.values[0]?.text.map { .bool(truth($0)) }
            }
            return seen
        }
        let (right, opposite) = (seen { !$0.contains("-") }, seen { $0.contains("-") })
        #expect(hypothesis.deviations(right).isEmpty)
        #expect(hypothesis.nearMiss(right, [opposite]) == nil)
        #expect(!hypothesis.deviations(seen { !$0.contains("-") || $0.contains("rc") }).isEmpty)
    }

    @Test(arguments: [
        ("Two labels are compared as texts.", true), ("Numeric identifiers are compared numerically.", false),
    ])
    func `labels of versions are compared as texts where that is said`(comment: String, areTexts: Bool) throws {
        let symbol = Symbols.function(
            "versionPrecedes", [Symbols.value("one", "String"), Symbols.value("other", "String")], "Bool",
            "Whether the first version precedes the second, in version order. \(comment)")
        func precedes(_ one: String, _ other: String) -> Bool {
            func parts(_ text: String) -> ([Int], String) {
                let halves = text.split(separator: "-", maxSplits: 1).map(String.init)
                return (
                    halves.first?.split(separator: ".").compactMap { Int($0) } ?? [], halves.count > 1 ? halves[1] : ""
                )
            }
            let (left, right) = (parts(one), parts(other))
            if left.0 != right.0 { return left.0.lexicographicallyPrecedes(right.0) }
            if left.1.isEmpty || right.1.isEmpty { return !left.1.isEmpty && right.1.isEmpty }
            return left.1 < right.1
        }
        let deviation = try reported(symbol) { .bool(precedes($0[0].text ?? "", $0[1].text ?? "")) }
        #expect((deviation == nil) == areTexts)
    }

    @Test(arguments: [true, false])
    func `what stands behind a slash at the end may be nothing`(isEmpty: Bool) throws {
        let said = isEmpty ? "; a path that ends in a slash gives an empty string" : "; slashes at the end are dropped"
        let symbol = Symbols.function(
            "lastPathPart", [Symbols.labelled("of", "String")], "String",
            "The part of the path behind the last slash\(said).")
        func deviation(_ isCodeEmpty: Bool) throws -> CallDeviation? {
            try reported(symbol) { values in
                let text = values[0].text ?? ""
                if isCodeEmpty, text.hasSuffix("/") { return "" }
                return .string(text.split(separator: "/").last.map(String.init) ?? "")
            }
        }
        #expect(try deviation(isEmpty) == nil)
        #expect(try deviation(!isEmpty) != nil)
    }

    @Test(arguments: [
        ("when it contains the separator or a double quote", false),
        ("when it holds a comma, a quote or a line break", true),
    ])
    func `line breaks within fields are quoted where that is said`(comment: String, areQuoted: Bool) throws {
        let symbol = Symbols.function(
            "csvLine", [Symbols.labelled("of", "[String]")], "String", "A CSV line. A field is quoted only \(comment).")
        let deviation = try reported(symbol) { values in
            let fields = values[0].elements?.compactMap(\.text) ?? []
            return .string(
                fields.map { field in
                    field.contains(",") || field.contains("\"") || areQuoted && field.contains("\n")
                        ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
                }.joined(separator: ","))
        }
        #expect(deviation == nil)
    }

    @Test(arguments: [true, false])
    func `initials may be those of the first and the last word`(isOfAll: Bool) throws {
        let said = isOfAll ? "the first letters of all words" : "the first letters of its first and its last word"
        let symbol = Symbols.function(
            "initials", [Symbols.labelled("of", "String")], "String", "The initials of a name: \(said), uppercased.")
        let hypothesis = try #require(OperationOracle(symbols: [symbol]).hypothesis(of: symbol))
        func seen(_ isCodeOfAll: Bool) -> [Int: SampleValue] {
            var seen: [Int: SampleValue] = [:]
            for (number, call) in hypothesis.calls.enumerated() {
                let words = (call.values[0]?.text ?? "").split { $0.isWhitespace }
                let taken = !isCodeOfAll && words.count > 1 ? [words[0], words[words.count - 1]] : words
                seen[number] = .string(taken.map { $0.prefix(1).uppercased() }.joined())
            }
            return seen
        }
        #expect(hypothesis.nearMiss(seen(isOfAll), [seen(!isOfAll)]) == nil)
        #expect(hypothesis.nearMiss(seen(!isOfAll), [seen(isOfAll)]) != nil)
    }

    @Test(arguments: [true, false])
    func `what is said of negative numbers does not say which way positive ones go`(isRight: Bool) throws {
        let symbol = Symbols.function(
            "rotated", [Symbols.value("list", "[Int]"), Symbols.labelled("positions", "Int")], "[Int]",
            "Rotates the elements of a list.", "",
            "With a positive number the elements move towards the front. With a negative number they move towards the end.",
            "Numbers beyond the length wrap around, and an empty list stays empty.")
        let deviation = try reported(symbol) { values in
            guard let list = values[0].elements, !list.isEmpty, let places = values[1].integer else { return [] }
            let rest = (isRight ? places : abs(places)) % list.count
            let start = rest < 0 ? rest + list.count : rest
            return .array(Array(list[start...] + list[..<start]))
        }
        #expect((deviation == nil) == isRight)
        #expect(isRight || deviation?.input.contains("-") == true)
    }

    @Test(arguments: [true, false])
    func `a mark that leaves no room for the text is left out where that is said`(isRight: Bool) throws {
        let parameters = [
            Symbols.value("text", "String"), Symbols.labelled("limit", "Int"), Symbols.labelled("marker", "String"),
        ]
        let symbol = Symbols.function(
            "truncated", parameters, "String", "Shortens a text so that it fits in a number of characters.", "",
            "A longer text is cut, and the marker is put at its end; the marker counts towards the limit.", "",
            "When the marker would leave no room for at least one character of the text itself, it is left out.")
        let deviation = try reported(symbol) { values in
            guard case .string(let text) = values[0], let limit = values[1].integer, limit >= 0,
                case .string(let marker) = values[2]
            else { return nil }
            if text.count <= limit { return .string(text) }
            let isRoom = isRight ? marker.count < limit : marker.count <= limit
            return .string(isRoom ? text.prefix(limit - marker.count) + marker : text.prefix(limit) + "")
        }
        #expect((deviation == nil) == isRight)
    }

    @Test(arguments: [true, false])
    func `a malformed Roman numeral is refused where the comment wants proper ones`(isRight: Bool) throws {
        let symbol = Symbols.function(
            "value", [Symbols.labelled("ofRoman", "String")], "Int?", "Reads a Roman numeral in its standard form.", "",
            "- Returns: The number, or `nil` if the text is no proper Roman numeral.")
        let values: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1_000]
        let deviation = try reported(symbol) { arguments in
            guard case .string(let text) = arguments[0] else { return nil }
            let digits = text.compactMap { values[$0] }
            let sum = zip(digits, digits.dropFirst() + [0]).map { $0 < $1 ? -$0 : $0 }.reduce(0, +)
            // Proper is only what the sum is written as.
            let places = [["I", "V", "X"], ["X", "L", "C"], ["C", "D", "M"], ["M", "", ""]]
            let shapes = ["", "0", "00", "000", "01", "1", "10", "100", "1000", "02"]
            let proper = places.indices.reversed().map { place in
                let digit = sum / Int(pow(10, Double(place))) % 10
                return shapes[digit].map { places[place][Int(String($0))!] }.joined()
            }.joined()
            guard !text.isEmpty, digits.count == text.count, !isRight || proper == text else { return .absent }
            return .int(sum)
        }
        #expect((deviation == nil) == isRight)
    }

    @Test(arguments: [("", true), ("Words are parted by white space.", false)])
    func `line breaks part words where something is said of them`(comment: String, isOpen: Bool) throws {
        let symbol = Symbols.function(
            "words", [Symbols.value("text", "String")], "[String]", "Returns the words of a text.", "", comment)
        let deviation = try reported(symbol) { values in
            .array((values[0].text ?? "").split(separator: " ").map { .string(String($0)) })
        }
        #expect((deviation == nil) == isOpen)
    }
}
