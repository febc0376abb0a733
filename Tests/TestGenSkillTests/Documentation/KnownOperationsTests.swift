import SwiftTools
import Testing

@testable import TestGenSkill

/// Declarations that are known operations, but for some calls.
@Suite struct KnownOperationsTests {
    private typealias Symbols = DocumentedSymbols

    private let pair = [DocumentedSymbols.value("a", "Int"), DocumentedSymbols.value("b", "Int")]

    private func multiple(_ values: [SampleValue], isSigned: Bool) -> SampleValue? {
        guard let one = values[0].integer, let other = values[1].integer else { return nil }
        guard one != 0, other != 0 else { return 0 }
        let multiple = one / NumberFacts.greatestCommonDivisor(one, other) * other
        return .int(isSigned ? multiple : abs(multiple))
    }

    @Test(arguments: [("Returns an identifier in snake case.", true), ("Returns the phrase in snake case.", false)])
    func `what is said of identifiers is not tried with several words`(comment: String, isForbidden: Bool) {
        let symbol = Symbols.function("snakeCased", [Symbols.value("text", "String")], "String", comment)
        let forbidden = InputTopic.forbidden(by: CommentWords(symbol))
        #expect(forbidden.contains(.words) == isForbidden)
    }

    @Test func `what depends on a language and what takes patterns are no known operations`() {
        let number = Symbols.value("number", "Int")
        let ordinal = "Returns the ordinal of a number: 1st, 2nd, 3rd."
        let plain = Symbols.function("ordinal", [number], "String", ordinal)
        let local = Symbols.function("ordinal", [number, Symbols.labelled("locale", "Locale")], "String", ordinal)
        #expect(OperationOracle(symbols: [plain]).hypothesis(of: plain) != nil)
        #expect(OperationOracle(symbols: [local]).hypothesis(of: local) == nil)
        let texts = ["text", "old", "new"].map { Symbols.value($0, "String") }
        let replace = Symbols.function("replace", texts, "String", "Replaces all occurrences of a text.")
        let match = Symbols.function("replace", texts, "String", "Replaces all occurrences of a regex pattern.")
        #expect(OperationOracle(symbols: [replace]).hypothesis(of: replace) != nil)
        #expect(OperationOracle(symbols: [match]).hypothesis(of: match) == nil)
    }

    @Test func `a small deviation from what the comment names is reported`() throws {
        let symbol = Symbols.function(
            "leastCommonMultiple", pair, "Int", "Returns the least common multiple.", "",
            "The result is never negative.")
        let deviation = try #require(try reported(symbol) { multiple($0, isSigned: true) })
        #expect(deviation.actual.hasPrefix("-"))
        #expect(deviation.quote == "The result is never negative.")
    }

    @Test(arguments: [true, false])
    func `a product that stops at the limits of its type stops at the right one`(isRight: Bool) throws {
        let factors = [Symbols.value("a", "Int32"), Symbols.value("b", "Int32")]
        let symbol = Symbols.function(
            "saturatingProduct", factors, "Int32", "Multiplies two integers, stopping at the limits of the type.", "",
            "A product too great gives `Int32.max`, one too small `Int32.min`.")
        let deviation = try reported(symbol) { values in
            guard let one = values[0].integer, let other = values[1].integer else { return nil }
            let (low, high) = (Int(Int32.min), Int(Int32.max))
            let product = one * other
            if !isRight, one < 0, other < 0, product > high { return .int(low) }
            return .int(min(high, max(low, product)))
        }
        #expect(deviation?.expected == (isRight ? nil : "\(Int32.max)"))
    }

    @Test(arguments: [true, false])
    func `a size is rounded before its unit is chosen where that is said`(isRight: Bool) throws {
        let symbol = Symbols.function(
            "formatByteCount", [Symbols.value("bytes", "Int")], "String", "Formats a number of bytes in binary units.",
            "",
            "Larger ones have one digit, in the smallest of `KiB`, `MiB` and `GiB` that brings the rounded number below 1024."
        )
        let deviation = try reported(symbol) { values in
            guard let bytes = values[0].integer, bytes >= 0 else { return nil }
            var (value, unit) = (Double(bytes), 0)
            while (isRight ? (value * 10).rounded() / 10 : value) >= 1024 {
                value /= 1024
                unit += 1
            }
            guard unit > 0 else { return .string("\(bytes) B") }
            let tenths = Int((value * 10).rounded())
            return .string("\(tenths / 10).\(tenths % 10) \(["", "KiB", "MiB", "GiB"][unit])")
        }
        #expect(deviation?.actual == (isRight ? nil : "\"1024.0 KiB\""))
    }

    @Test func `what is right for all calls is not reported`() throws {
        let symbol = Symbols.function(
            "leastCommonMultiple", pair, "Int", "Returns the least common multiple.", "",
            "The result is never negative.")
        #expect(try reported(symbol) { multiple($0, isSigned: false) } == nil)
    }

    @Test func `what differs only where the comment says nothing is not reported`() throws {
        let symbol = Symbols.function("leastCommonMultiple", pair, "Int", "Returns the least common multiple.")
        #expect(try reported(symbol) { multiple($0, isSigned: true) } == nil)
    }

    @Test func `another function of the same name is not held against the operation`() throws {
        let symbol = Symbols.function("leastCommonMultiple", pair, "Int", "Returns the least common multiple.")
        #expect(try reported(symbol) { .int(($0[0].integer ?? 0) - 3 * ($0[1].integer ?? 0)) } == nil)
    }

    private let list = [DocumentedSymbols.value("list", "[Int]"), DocumentedSymbols.value("value", "Int")]

    private func place(_ values: [SampleValue], isAfter: Bool) -> SampleValue {
        let list = values[0].elements ?? []
        return .int(list.firstIndex { isAfter ? values[1] < $0 : !($0 < values[1]) } ?? list.count)
    }

    @Test func `either convention is right where the comment names none`() throws {
        let symbol = Symbols.function(
            "insertionIndex", list, "Int", "The insertion index of a value in a sorted array.")
        #expect(try reported(symbol) { place($0, isAfter: true) } == nil)
        #expect(try reported(symbol) { place($0, isAfter: false) } == nil)
    }

    @Test func `a convention that the comment names outranks the one that the code follows`() throws {
        let symbol = Symbols.function(
            "insertionIndex", list, "Int", "The insertion index of a value in a sorted array.", "",
            "The place is after any elements equal to it.")
        #expect(try reported(symbol) { place($0, isAfter: true) } == nil)
        let deviation = try #require(try reported(symbol) { place($0, isAfter: false) })
        #expect(deviation.quote == "The place is after any elements equal to it.")
    }

    @Test func `calls that a comment forbids are not made`() throws {
        let symbol = Symbols.function(
            "chunks", [Symbols.value("list", "[Int]"), Symbols.labelled("size", "Int")], "[[Int]]",
            "Splits a list into chunks.", "", "- Parameter size: The size. Must be positive.")
        let hypothesis = try #require(OperationOracle(symbols: [symbol]).hypothesis(of: symbol))
        #expect(hypothesis.calls.allSatisfy { ($0.values[1]?.integer ?? 0) > 0 })
    }

    @Test func `a declaration without words of an operation is none`() {
        let symbol = Symbols.function("frobnicate", pair, "Int", "Frobnicates two numbers.")
        #expect(OperationOracle(symbols: [symbol]).hypothesis(of: symbol) == nil)
    }

    private static let descriptions: [(text: String, value: SampleValue)] = [
        ("[1, 2]", .ints([1, 2])), ("Optional((min: 1, max: 3))", .ints([1, 3])), ("nil", .absent),
        ("[\"a\": 1]", .pairs([("a", 1)])), ("Samples.Color(red: 1, green: 2)", .ints([1, 2])),
        ("\"a\\\"b\"", "a\"b"), ("ArraySlice([1])", .ints([1])), ("-2.5", -2.5), ("1...3", .range(1, 3)),
    ]

    @Test func `values are read back from their descriptions`() {
        for (text, value) in Self.descriptions { #expect(SeenValue.read(text) == value) }
    }

    @Test func `each operation has a value for a good part of its own calls, and fails for none of another's`() {
        let comment = CommentWords(Symbols.function("f", [], nil))
        for operation in Operation.all {
            let variants = OperationVariant.all(operation.options, comment)
            let known = operation.calls.filter { row in
                let plain = zip(row.values, operation.parameters).map { $1.isOptional ? .none : $0 }
                return variants.contains { variant in
                    [row.values, plain].contains {
                        operation.compute(OperationCall(values: $0, choices: variant.choices)) != nil
                    }
                }
            }
            #expect(known.count * 4 >= operation.calls.count, "\(operation.name)")
        }
        for (kinds, operations) in Dictionary(grouping: Operation.all, by: { $0.parameters.map(\.kind) }) {
            let rows = Set(operations.flatMap { $0.calls.map(\.values) }.filter { $0.allSatisfy(\.isSmall) })
            for operation in operations {
                for variant in OperationVariant.all(operation.options, comment) {
                    for values in rows {
                        _ = operation.compute(OperationCall(values: values, choices: variant.choices))
                    }
                }
            }
            #expect(!rows.isEmpty, "\(kinds)")
        }
    }

    @Test func `names of operations are unlike one another`() {
        let names = Operation.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count > 200)
    }
}
