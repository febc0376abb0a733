import SwiftTools
import Testing

@testable import TestGenSkill

/// Structures of a module that stand for plain values.
@Suite struct PlainViewTests {
    private typealias Symbols = DocumentedSymbols

    private let money = [
        CodeSymbol(usr: "Money", kind: .structure, path: ["Money"], declaration: "struct Money"),
        Symbols.member(
            .initializer, of: "Money", "init",
            [Symbols.labelled("cents", "Int"), Symbols.labelled("currency", "String")],
            declaration: "init()"),
        Symbols.member(.property, of: "Money", "cents", [], "Int", declaration: "let cents: Int"),
    ]
    private let interval = Symbols.structure(
        "Interval", ["start", "end"], "A half-open interval: `start` belongs to it, `end` does not.")

    /// The calls of a member with structures as plain values, and what is reported of it.
    private func report(
        _ symbol: CodeSymbol, _ others: [CodeSymbol], _ result: ([SampleValue]) -> SampleValue?
    ) throws -> (calls: [String], deviation: CallDeviation?) {
        let hypothesis = try #require(
            OperationOracle(symbols: others + [symbol]).hypothesis(of: symbol, isPlain: true))
        var seen: [Int: SampleValue] = [:]
        for (number, call) in hypothesis.calls.enumerated() { seen[number] = result(call.values.compactMap { $0 }) }
        return (hypothesis.calls.map(\.expression), hypothesis.deviations(seen).first)
    }

    @Test(arguments: [true, false])
    func `an amount of money is shared as its cents are`(isRight: Bool) throws {
        let symbol = Symbols.member(
            .method, of: "Money", "allocated", [.init(label: "by", name: "weights", type: "[Int]")], "[Money]",
            "Divides the amount in proportion to the weights.", "",
            "What is left over is added to the share with the largest weight, the first one of these.")
        let (calls, deviation) = try report(symbol, money) { values in
            let (cents, weights) = (values[0].integer ?? 0, values[1].elements?.compactMap(\.integer) ?? [])
            var shares = weights.map { cents * $0 / weights.reduce(0, +) }
            let most = weights.max() ?? 0
            let place = isRight ? weights.firstIndex(of: most) : weights.lastIndex(of: most)
            shares[place ?? 0] += cents - shares.reduce(0, +)
            return .array(shares.map { [.int($0), "EUR"] })
        }
        #expect(calls.contains("Money(cents: 10, currency: \"EUR\").allocated(by: [1, 1, 1])"))
        #expect((deviation == nil) == isRight)
        #expect(isRight || deviation?.expected == "[4, 3, 3]")
    }

    @Test(arguments: [true, false])
    func `what the type says of its bounds holds for its members`(isRight: Bool) throws {
        let symbol = Symbols.member(
            .method, of: "Interval", "clamping", [Symbols.value("position", "Int")], "Int",
            "Limits a position to the interval.")
        let (_, deviation) = try report(symbol, interval) { values in
            let (low, high, position) = Self.bounds(values)
            return .int(min(max(position, low), isRight ? high - 1 : high))
        }
        #expect((deviation == nil) == isRight)
    }

    private static func bounds(_ values: [SampleValue]) -> (low: Int, high: Int, number: Int) {
        guard case .range(let low, let high) = values[0] else { return (0, 0, 0) }
        return (low.integer ?? 0, high.integer ?? 0, values[1].integer ?? 0)
    }

    @Test(arguments: [true, false])
    func `the last piece of an interval may be shorter`(isRight: Bool) throws {
        let symbol = Symbols.member(
            .method, of: "Interval", "pieces", [.init(label: "ofLength", name: "size", type: "Int")], "[Interval]",
            "Cuts the interval into pieces of the given length.", "", "The last piece may be shorter.")
        let (_, deviation) = try report(symbol, interval) { values in
            let (low, high, size) = Self.bounds(values)
            let starts = stride(from: low, to: high, by: size).filter { isRight || $0 + size <= high }
            return .array(starts.map { [.int($0), .int(min($0 + size, high))] })
        }
        #expect((deviation == nil) == isRight)
    }

    @Test func `a grid is seen as its rows, whatever it keeps them in`() throws {
        let symbols = [
            CodeSymbol(
                usr: "Grid", kind: .structure, path: ["Grid"], declaration: "struct Grid<Element>",
                genericParameters: ["Element"]),
            Symbols.member(
                .initializer, of: "Grid", "init", [Symbols.labelled("rows", "[[Element]]")], declaration: "init?()",
                generics: ["Element"]),
        ]
        let own = try #require(OwnType("Grid<Int>", in: [], symbols: symbols))
        let view = try #require(PlainView(own, symbols: symbols))
        #expect(view.made(of: [[1, 2], [3, 4]]) == .code("Grid<Int>(rows: [[1, 2], [3, 4]])!"))
        #expect(view.plain(of: [1, 2, [7, 8]]) == [[7, 8]])
        #expect(view.plain(of: [2, 2, [7, 8]]) == [2, 2, [7, 8]])
        #expect(view.plain(of: .absent) == .absent)
    }

    @Test func `a nested type of a generic one is written with the arguments of that`() throws {
        let symbols = [
            CodeSymbol(
                usr: "Grid", kind: .structure, path: ["Grid"], declaration: "struct Grid<Element>",
                genericParameters: ["Element"]),
            CodeSymbol(
                usr: "Position", kind: .structure, path: ["Grid", "Position"], declaration: "struct Position",
                genericParameters: ["Element"]),
        ]
        #expect(OwnType("Position", in: ["Grid"], symbols: symbols)?.code == "Grid<Int>.Position")
        #expect(OwnType("Grid<Int>.Position", in: [], symbols: symbols)?.path == ["Grid", "Position"])
        #expect(OwnType("Place", in: ["Grid"], symbols: symbols) == nil)
        #expect(SeenValue.read("[Lib.Grid<Swift.Int>.Position(row: 0, column: 1)]") == [[0, 1]])
    }

    @Test func `a text that a structure is read from stands for it`() throws {
        let symbol = Symbols.member(
            .initializer, of: "Version", "init", [Symbols.value("text", "String")], declaration: "init?()",
            "Reads a version such as `1.0.0-alpha`.")
        let type = CodeSymbol(usr: "Version", kind: .structure, path: ["Version"], declaration: "struct Version")
        let own = try #require(OwnType("Version", in: [], symbols: [type, symbol]))
        let view = try #require(PlainView(own, symbols: [type, symbol]))
        #expect(view.made(of: "1.0.0") == .code("Version(\"1.0.0\")!"))
        #expect(view.plain(of: [1, 0, 0]) == nil)
    }
}
