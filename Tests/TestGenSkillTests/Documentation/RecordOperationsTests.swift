import SwiftTools
import Testing

@testable import TestGenSkill

/// Members of structures of a few numbers that are known operations on the numbers.
@Suite struct RecordOperationsTests {
    private typealias Symbols = DocumentedSymbols

    private let day = Symbols.structure("Day", ["year", "month", "day"], "A day of the Gregorian calendar.")

    /// The calls of a member whose results are these, and what is reported of it.
    private func report(
        _ symbol: CodeSymbol, _ others: [CodeSymbol], _ result: ([Int]) -> SampleValue?
    ) throws -> (calls: [String], deviation: CallDeviation?) {
        let hypothesis = try #require(OperationOracle(symbols: others + [symbol]).hypothesis(of: symbol))
        var seen: [Int: SampleValue] = [:]
        for (number, call) in hypothesis.calls.enumerated() {
            seen[number] = result(call.values.compactMap { $0?.integer })
        }
        return (hypothesis.calls.map(\.expression), hypothesis.deviations(seen).first)
    }

    private static func length(_ year: Int, _ month: Int) -> Int { Operation.days(month, year) ?? 0 }

    @Test(arguments: [true, false])
    func `a date moved by months keeps to the month's last day`(isRight: Bool) throws {
        let symbol = Symbols.member(
            .method, of: "Day", "adding", [Symbols.labelled("months", "Int")], "Day",
            "Moves the date by a number of months.",
            "If the month is too short, the result is its last day.")
        let (calls, deviation) = try report(symbol, day) { values in
            let count = values[0] * 12 + values[1] - 1 + values[3]
            let month = ((count % 12) + 12) % 12 + 1
            let year = (count - month + 1) / 12
            return .ints([year, month, isRight ? min(values[2], Self.length(year, month)) : min(values[2], 30)])
        }
        #expect(calls.contains("Day(year: 2023, month: 1, day: 31).adding(months: 1)"))
        #expect((deviation == nil) == isRight)
    }

    @Test(arguments: [true, false])
    func `the day of the year counts the leap day from March on`(isRight: Bool) throws {
        let symbol = Symbols.member(
            .property, of: "Day", "dayOfYear", [], "Int", declaration: "var dayOfYear: Int { get }",
            "The number of the day within its year.")
        let (calls, deviation) = try report(symbol, day) { values in
            let before = (1..<values[1]).map { Self.length(isRight ? values[0] : 2023, $0) }.reduce(0, +)
            return .int(before + values[2])
        }
        #expect(calls.contains("Day(year: 2024, month: 3, day: 1).dayOfYear"))
        #expect((deviation == nil) == isRight)
        #expect(isRight || deviation?.input.contains("2024") == true)
    }

    @Test(arguments: [true, false])
    func `a sum of fractions is in lowest terms`(isRight: Bool) throws {
        let fraction = Symbols.structure("Ratio", ["numerator", "denominator"], "A fraction.")
        let symbol = Symbols.member(
            .typeMethod, of: "Ratio", "sum", [Symbols.value("left", "Ratio"), Symbols.value("right", "Ratio")], "Ratio",
            "Returns the sum of two fractions in lowest terms.")
        let (_, deviation) = try report(symbol, fraction) { values in
            let (one, other) = (values[0] * values[3] + values[2] * values[1], values[1] * values[3])
            let common = max(1, NumberFacts.greatestCommonDivisor(abs(one), other))
            return isRight || common < 6 ? .ints([one / common, other / common]) : .ints([one, other])
        }
        #expect((deviation == nil) == isRight)
    }

    @Test func `what is stored and what holds other things are no operations on numbers`() {
        let stored = Symbols.member(
            .property, of: "Day", "weekday", [], "Int", declaration: "let weekday: Int", "The day of the week.")
        #expect(OperationOracle(symbols: day + [stored]).hypothesis(of: stored) == nil)
        let named = day + [Symbols.member(.property, of: "Day", "name", [], "String", declaration: "let name: String")]
        #expect(RecordFields("Day", symbols: day)?.fields.map(\.name) == ["year", "month", "day"])
        #expect(RecordFields("Day", symbols: named) == nil)
    }
}
