import SwiftTools
import Testing

@testable import TestGenSkill

/// Lists of spans, rectangles and pages: structures of a module taken for the numbers that they hold.
@Suite struct SpanSetOperationsTests {
    private typealias Symbols = DocumentedSymbols

    /// A span that is made of two numbers in either order, and a set of them.
    private let spans = [
        CodeSymbol(usr: "Span", kind: .structure, path: ["Span"], declaration: "struct Span"),
        Symbols.member(
            .initializer, of: "Span", "init", [Symbols.value("a", "Int"), Symbols.value("b", "Int")],
            declaration: "init()"),
        Symbols.member(.property, of: "Span", "start", [], "Int", declaration: "let start: Int"),
        Symbols.member(.property, of: "Span", "end", [], "Int", declaration: "let end: Int"),
        CodeSymbol(usr: "SpanSet", kind: .structure, path: ["SpanSet"], declaration: "struct SpanSet"),
        Symbols.member(
            .initializer, of: "SpanSet", "init", [Symbols.value("spans", "[Span]")], declaration: "init()"),
    ]

    /// What is reported of a member, and the calls it was tried with.
    private func report(
        _ symbol: CodeSymbol, _ others: [CodeSymbol], isPlain: Bool = true, _ result: ([SampleValue]) -> SampleValue?
    ) throws -> (calls: [String], deviation: CallDeviation?) {
        let hypothesis = try #require(
            OperationOracle(symbols: others + [symbol]).hypothesis(of: symbol, isPlain: isPlain))
        var seen: [Int: SampleValue] = [:]
        for (number, call) in hypothesis.calls.enumerated() { seen[number] = result(call.values.compactMap { $0 }) }
        return (hypothesis.calls.map(\.expression), hypothesis.deviations(seen).first)
    }

    private static func bounds(_ value: SampleValue) -> (low: Int, high: Int) {
        guard case .range(let low, let high) = value else { return (0, 0) }
        return (low.integer ?? 0, high.integer ?? 0)
    }

    @Test(arguments: [true, false])
    func `a gap that is just long enough is the first free one`(isRight: Bool) throws {
        let symbol = Symbols.member(
            .method, of: "SpanSet", "firstFree",
            [Symbols.labelled("duration", "Int"), .init(label: "from", name: "earliest", type: "Int")], "Int",
            "The earliest start at or after `earliest` of a free stretch.", "A gap that is exactly long enough will do."
        )
        let (calls, deviation) = try report(symbol, spans) { values in
            guard let spans = values[0].elements?.map(Self.bounds), let length = values[1].integer,
                var start = values[2].integer
            else { return nil }
            for span in spans where span.high > start {
                let room = span.low - start
                if isRight ? room >= length : room > length { return .int(start) }
                start = span.high
            }
            return .int(start)
        }
        #expect(calls.contains("SpanSet([Span(0, 10), Span(20, 30)]).firstFree(duration: 5, from: 0)"))
        #expect((deviation == nil) == isRight)
    }

    @Test(arguments: [true, false])
    func `a rectangle of a corner and its size does not cover its far edges`(isRight: Bool) throws {
        let point = Symbols.structure("Point", ["x", "y"], "A point.")
        let rectangle = [
            CodeSymbol(
                usr: "Box", kind: .structure, path: ["Box"], declaration: "struct Box",
                documentation: ["A rectangle. It covers its left and bottom edges but not its right and top ones."]),
            Symbols.member(
                .initializer, of: "Box", "init",
                [
                    Symbols.labelled("origin", "Point"), Symbols.labelled("width", "Int"),
                    Symbols.labelled("height", "Int"),
                ], declaration: "init()"),
            Symbols.member(.property, of: "Box", "origin", [], "Point", declaration: "let origin: Point"),
            Symbols.member(.property, of: "Box", "width", [], "Int", declaration: "let width: Int"),
            Symbols.member(.property, of: "Box", "height", [], "Int", declaration: "let height: Int"),
        ]
        let symbol = Symbols.member(
            .method, of: "Box", "contains", [Symbols.value("point", "Point")], "Bool", "Whether it covers a point.")
        let (calls, deviation) = try report(symbol, point + rectangle, isPlain: false) { values in
            let numbers = values.compactMap(\.integer)
            guard numbers.count == 6 else { return nil }
            let (x, y) = (numbers[4] - numbers[0], numbers[5] - numbers[1])
            return .bool(x >= 0 && y >= 0 && (isRight ? x < numbers[2] : x <= numbers[2]) && y < numbers[3])
        }
        #expect(calls.contains("Box(origin: Point(x: 0, y: 0), width: 4, height: 3).contains(Point(x: 4, y: 0))"))
        #expect((deviation == nil) == isRight)
    }

    @Test(arguments: [true, false])
    func `the last page is full where the items divide evenly`(isRight: Bool) throws {
        let pages = Symbols.structure("Pages", ["itemCount", "pageSize"], "Divides a list into pages.")
        let symbol = Symbols.member(
            .property, of: "Pages", "lastPageSize", [], "Int", declaration: "var lastPageSize: Int { get }",
            "How many items are on the last page.")
        let (_, deviation) = try report(symbol, pages, isPlain: false) { values in
            guard let items = values[0].integer, let size = values[1].integer else { return nil }
            return .int(isRight && items % size == 0 ? size : items % size)
        }
        #expect((deviation == nil) == isRight)
    }

    @Test(arguments: [true, false])
    func `the side that closes a polygon belongs to its perimeter`(isRight: Bool) throws {
        let point = Symbols.structure("Point", ["x", "y"], "A point.")
        let symbol = Symbols.function(
            "perimeter", [.init(label: "of", name: "corners", type: "[Point]")], "Double",
            "The perimeter of a closed polygon.", "The last corner is joined to the first.")
        let (calls, deviation) = try report(symbol, point, isPlain: false) { values in
            let points = values[0].elements?.compactMap { $0.elements?.compactMap(\.number) } ?? []
            let sides = isRight ? points.indices : points.indices.dropLast()
            return .double(
                sides.reduce(0) { sum, place in
                    let next = points[(place + 1) % points.count]
                    let (x, y) = (next[0] - points[place][0], next[1] - points[place][1])
                    return sum + (x * x + y * y).squareRoot()
                })
        }
        #expect(calls.contains { $0.hasPrefix("perimeter(of: [Point(x: 0, y: 0), Point(x: 4, y: 0)") })
        #expect((deviation == nil) == isRight)
    }
}
