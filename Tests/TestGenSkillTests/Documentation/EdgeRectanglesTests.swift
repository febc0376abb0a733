import SwiftTools
import Testing

@testable import TestGenSkill

/// Rectangles that store their four edges or two corners, to which what is known of a corner and a size applies.
@Suite struct EdgeRectanglesTests {
    private typealias Symbols = DocumentedSymbols

    private static func box(_ edges: [String], _ parameters: [CodeSymbol.Parameter]) -> [CodeSymbol] {
        [
            CodeSymbol(usr: "Box", kind: .structure, path: ["Box"], declaration: "struct Box"),
            Symbols.member(.initializer, of: "Box", "init", parameters, declaration: "init()"),
        ] + edges.map { Symbols.member(.property, of: "Box", $0, [], "Double", declaration: "let \($0): Double") }
    }

    private let cornered = box(
        ["minX", "minY", "maxX", "maxY"], ["x1", "y1", "x2", "y2"].map { Symbols.labelled($0, "Double") })

    /// The calls of a member, and what is reported of it where results come of the corner, the size and what is passed.
    private func report(
        _ symbol: CodeSymbol, _ others: [CodeSymbol], _ result: ([Double]) -> SampleValue?
    ) throws -> (calls: [String], deviation: CallDeviation?) {
        let hypothesis = try #require(OperationOracle(symbols: others + [symbol]).hypothesis(of: symbol))
        var seen: [Int: SampleValue] = [:]
        for (number, call) in hypothesis.calls.enumerated() {
            seen[number] = result(call.values.compactMap { $0?.number })
        }
        return (hypothesis.calls.map(\.expression), hypothesis.deviations(seen).first)
    }

    @Test(arguments: [true, false])
    func `a point on the right edge is outside where that is said`(isRight: Bool) throws {
        let symbol = Symbols.member(
            .method, of: "Box", "contains", [Symbols.labelled("x", "Double"), Symbols.labelled("y", "Double")], "Bool",
            "Whether the point lies in the box.", "",
            "The left and top edges belong to the box, the right and bottom edges don't.")
        let (calls, deviation) = try report(symbol, cornered) { values in
            let (x, y) = (values[4] - values[0], values[5] - values[1])
            return .bool(x >= 0 && y >= 0 && y < values[3] && (isRight ? x < values[2] : x <= values[2]))
        }
        #expect(calls.contains("Box(x1: 2.0, y1: 1.0, x2: 7.0, y2: 6.0).contains(x: 7.0, y: 1.0)"))
        #expect((deviation == nil) == isRight)
    }

    @Test(arguments: [["minX", "minY", "maxX", "maxY"], ["minX", "maxX", "minY", "maxY"]])
    func `a rectangle that is given is seen by its edges, in whatever order they are stored`(stored: [String]) throws {
        let symbol = Symbols.member(
            .method, of: "Box", "union", [Symbols.value("other", "Box")], "Box",
            "The smallest box that covers both boxes.")
        let others = Self.box(stored, stored.map { Symbols.labelled($0, "Double") })
        let (_, deviation) = try report(symbol, others) { values in
            let edges = [
                "minX": min(values[0], values[4]), "minY": min(values[1], values[5]),
                "maxX": max(values[0] + values[2], values[4] + values[6]),
                "maxY": max(values[1] + values[3], values[5] + values[7]),
            ]
            return .array(stored.map { .double(edges[$0] ?? 0) })
        }
        #expect(deviation == nil)
    }

    @Test func `corners may be tuples or points`() throws {
        let tuple = "(x: Double, y: Double)"
        let box = try #require(OwnType("Box", in: [], symbols: cornered))
        let own = try #require(
            EdgePlaces(
                box,
                symbols: Self.box(
                    ["minX", "minY", "maxX", "maxY"],
                    [
                        .init(label: "from", name: "first", type: tuple),
                        .init(label: "to", name: "second", type: tuple),
                    ])))
        #expect(
            own.made(of: [1, 2, 4, 3].map { .int($0) }, type: "Box")
                == .code("Box(from: (x: 1.0, y: 2.0), to: (x: 5.0, y: 5.0))"))
        let point = Symbols.structure("Point", ["x", "y"])
        let corners = [
            CodeSymbol(usr: "Box", kind: .structure, path: ["Box"], declaration: "struct Box"),
            Symbols.member(
                .initializer, of: "Box", "init", [Symbols.labelled("min", "Point"), Symbols.labelled("max", "Point")],
                declaration: "init()"),
            Symbols.member(.property, of: "Box", "min", [], "Point", declaration: "let min: Point"),
            Symbols.member(.property, of: "Box", "max", [], "Point", declaration: "let max: Point"),
        ]
        let found = try #require(
            EdgePlaces(box, symbols: corners + point))
        #expect(
            found.made(of: [0, 0, 4, 3].map { .int($0) }, type: "Box")
                == .code("Box(min: Point(x: 0, y: 0), max: Point(x: 4, y: 3))"))
    }

    @Test(arguments: [("Box", true), ("Segment", false)])
    func `two points are corners of what is called a rectangle, and the ends of a line else`(name: String, isOne: Bool)
        throws
    {
        let names = ["x1", "y1", "x2", "y2"]
        let type =
            [
                CodeSymbol(usr: name, kind: .structure, path: [name], declaration: "struct \(name)"),
                Symbols.member(
                    .initializer, of: name, "init", names.map { Symbols.labelled($0, "Double") }, declaration: "init()"),
            ] + names.map { Symbols.member(.property, of: name, $0, [], "Double", declaration: "let \($0): Double") }
        let own = try #require(OwnType(name, in: [], symbols: type))
        #expect((EdgePlaces(own, symbols: type) != nil) == isOne)
    }

    @Test func `insets and four numbers of other names are no rectangle`() throws {
        let own = try #require(OwnType("Box", in: [], symbols: cornered))
        let names = ["a1", "b1", "c1", "d1"]
        #expect(EdgePlaces(own, symbols: Self.box(names, names.map { Symbols.labelled($0, "Double") })) == nil)
        let insets = [
            CodeSymbol(usr: "Insets", kind: .structure, path: ["Insets"], declaration: "struct Insets"),
            Symbols.member(
                .initializer, of: "Insets", "init",
                ["top", "left", "bottom", "right"].map { Symbols.labelled($0, "Double") }, declaration: "init()"),
        ]
        let other = try #require(OwnType("Insets", in: [], symbols: insets))
        #expect(EdgePlaces(other, symbols: insets) == nil)
    }
}
