import SwiftTools
import Testing

@testable import TestGenSkill

/// What documentation says of numbers: where they are rounded to, which are allowed, where a place is.
@Suite struct DocumentedNumbersTests {
    private typealias Symbols = DocumentedSymbols

    private let number = DocumentedSymbols.value("number", "Int")

    @Test func `the name of a value beside another is no condition of its own`() {
        let symbol = Symbols.member(
            .initializer, of: "Time", "init", [Symbols.labelled("hour", "Int"), Symbols.labelled("minute", "Int")],
            declaration: "init?()", "Creates a time, or returns `nil` if `hour` or `minute` is out of range.")
        #expect(Symbols.promises(symbol).isEmpty)
    }

    @Test func `what is out of range is known where the range is`() {
        let hour = Symbols.member(.property, of: "Time", "hour", [], "Int", "The hour, in `0...23`.")
        let minute = Symbols.member(.property, of: "Time", "minute", [], "Int", "The minute, in `0..<60`.")
        let symbol = Symbols.member(
            .initializer, of: "Time", "init", [Symbols.labelled("hour", "Int"), Symbols.labelled("minute", "Int")],
            declaration: "init?()", "Creates a time, or returns `nil` if `hour` or `minute` is out of range.")
        let made = Symbols.promises(symbol, among: [hour, minute])
        #expect(made.contains("Time(hour: 24, minute: 0) => nil"))
        #expect(made.contains("Time(hour: 0, minute: 60) => nil"))
        #expect(made.contains("Time(hour: 23, minute: 0) => a value"))
    }

    @Test func `anything else than what is allowed gives nil`() {
        let symbol = Symbols.member(
            .initializer, of: "Time", "init", [Symbols.labelled("hour", "Int"), Symbols.labelled("minute", "Int")],
            declaration: "init?()", "The hour runs from 0 through 23 and the minute from 0 through 59.",
            "Anything else gives `nil`.")
        #expect(Symbols.promises(symbol).contains("Time(hour: 24, minute: 0) => nil"))
    }

    @Test func `one thing is said of two values`() {
        let symbol = Symbols.function(
            "ratio", [Symbols.value("a", "Int"), Symbols.value("b", "Int")], "Int?",
            "A number, or `nil` if `a` or `b` is negative.")
        let made = Symbols.promises(symbol)
        #expect(made.contains { $0.hasPrefix("ratio(-1, ") && $0.hasSuffix("=> nil") })
        #expect(made.contains { $0.hasSuffix(", -1) => nil") })
    }

    @Test func `halves go where documentation says`() {
        let symbol = Symbols.function(
            "quotient", [Symbols.value("dividend", "Int"), Symbols.labelled("by", "Int")], "Int",
            "Divides two integers and rounds the quotient to the nearest integer.",
            "Halves are rounded away from zero.")
        let made = Symbols.promises(symbol)
        #expect(made.contains("quotient(5, by: 2) => 3"))
        #expect(made.contains("quotient(-5, by: 2) => -3"))
    }

    @Test func `halves of which nothing is said are not tried`() {
        let symbol = Symbols.function(
            "quotient", [Symbols.value("dividend", "Int"), Symbols.labelled("by", "Int")], "Int",
            "Divides two integers and rounds the quotient to the nearest integer.")
        let made = Symbols.promises(symbol)
        #expect(made.contains("quotient(2, by: 3) => 1"))
        #expect(!made.contains { $0.hasPrefix("quotient(5, by: 2)") })
    }

    @Test func `the smallest multiple that is not below a number`() {
        let symbol = Symbols.function(
            "ceiling", [number, Symbols.labelled("step", "Int")], "Int",
            "Returns the smallest multiple of `step` that is greater than or equal to `number`.",
            "Negative numbers are rounded up too.")
        let made = Symbols.promises(symbol)
        #expect(made.contains("ceiling(7, step: 5) => 10"))
        #expect(made.contains("ceiling(-7, step: 5) => -5"))
    }

    @Test func `zero has one digit`() {
        let symbol = Symbols.function("digits", [number], "[Int]", "Digits. Zero has exactly one digit, `0`.")
        #expect(Symbols.promises(symbol) == ["digits(0) => [0]"])
    }

    @Test func `last digits decide of an ending`() {
        let symbol = Symbols.function(
            "ordinal", [number], "String",
            "An ordinal. Numbers whose last two digits are 11 or 12 take the suffix \"th\".")
        #expect(Symbols.promises(symbol).contains("ordinal(112) => result.hasSuffix(\"th\")"))
    }

    @Test func `a new value goes before equal ones, or behind them`() {
        let list = Symbols.value("list", "[Int]")
        let before = Symbols.function(
            "place", [list, Symbols.labelled("value", "Int")], "Int",
            "Where a new value goes in a sorted list: before all elements equal to it.")
        #expect(Symbols.promises(before).contains("place([1, 2, 2, 3], value: 2) => 1"))
        let behind = Symbols.function(
            "place", [list, Symbols.labelled("value", "Int")], "Int",
            "Where a new value goes in a sorted list: behind the last of them, if there are equal ones.")
        #expect(Symbols.promises(behind).contains("place([1, 2, 2, 3], value: 2) => 3"))
        let open = Symbols.function(
            "place", [list, Symbols.labelled("value", "Int")], "Int", "Where a new value goes in a sorted list.")
        #expect(Symbols.promises(open).isEmpty)
    }

    @Test func `the days of a month follow the rules of leap years`() {
        let symbol = Symbols.function(
            "days", [Symbols.value("month", "Int"), Symbols.labelled("year", "Int")], "Int",
            "Returns the number of days in a month of the Gregorian calendar.")
        let made = Symbols.promises(symbol)
        #expect(made.contains("days(2, year: 1900) => 28"))
        #expect(made.contains("days(2, year: 2000) => 29"))
    }

    @Test func `the ends of a stretch belong to it or not`() {
        let parameters = [number, Symbols.labelled("low", "Int"), Symbols.labelled("high", "Int")]
        let closed = Symbols.function(
            "isIn", parameters, "Bool", "Whether a number is in a stretch.", "Both bounds are included.")
        #expect(Symbols.promises(closed).contains("isIn(5, low: 2, high: 5) => true"))
        let half = Symbols.function(
            "isIn", parameters, "Bool", "Whether a number is in a stretch.", "The upper bound is excluded.")
        #expect(Symbols.promises(half).contains("isIn(5, low: 2, high: 5) => false"))
        let open = Symbols.function("isIn", parameters, "Bool", "Whether a number is in a stretch.")
        #expect(Symbols.promises(open).isEmpty)
    }
}
