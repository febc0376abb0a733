import SwiftTools
import Testing

@testable import TestGenSkill

/// Structures that are filled with ranges, made of a list of records, or keep what they list in another way.
@Suite struct FilledViewTests {
    private typealias Symbols = DocumentedSymbols

    private func ranges(_ type: String) -> [CodeSymbol] {
        [
            CodeSymbol(
                usr: "Numbers", kind: .structure, path: ["Numbers"], declaration: "struct Numbers",
                documentation: ["A set of whole numbers."]),
            Symbols.member(.initializer, of: "Numbers", "init", declaration: "init()"),
            Symbols.member(
                .method, of: "Numbers", "insert", [Symbols.value("range", type)],
                declaration: "mutating func insert(_ range: \(type))"),
        ]
    }

    @Test(arguments: [("Range<Int>", "2..<5"), ("ClosedRange<Int>", "2...4")])
    func `a set is filled with the ranges that it stands for`(type: String, range: String) throws {
        let symbols = ranges(type)
        let own = try #require(OwnType("Numbers", in: [], symbols: symbols))
        let view = try #require(PlainView(own, symbols: symbols))
        let made = view.made(of: .array([.range(.int(2), .int(5))]))
        #expect(
            made?.swift(as: .other("Numbers"))
                == "{ () -> Numbers in var made = Numbers(); made.insert(\(range)); return made }()")
        let seen = type == "Range<Int>" ? [2, 5] : [2, 4]
        #expect(view.plain(of: [[.ints(seen)]])?.shown == (type == "Range<Int>" ? "[[2, 5]]" : "[2...5]"))
    }

    @Test func `the greatest whole number has none behind it`() {
        #expect(SampleValue.ints([1, .max]).halfOpen == .ints([1, .max]))
        #expect(SampleValue.ints([4, 9]).halfOpenRanges == .ints([4, 9]))
    }

    private var polygon: [CodeSymbol] {
        Symbols.structure("Point", ["x", "y"]) + [
            CodeSymbol(usr: "Polygon", kind: .structure, path: ["Polygon"], declaration: "struct Polygon"),
            Symbols.member(
                .initializer, of: "Polygon", "init", [Symbols.value("corners", "[Point]")],
                declaration: "init(_ corners: [Point])"),
        ]
    }

    @Test func `a polygon is made of the numbers of its corners`() throws {
        let own = try #require(OwnType("Polygon", in: [], symbols: polygon))
        let view = try #require(PlainView(own, symbols: polygon))
        #expect(
            view.made(of: .lists([[.int(0), .int(1)], [.int(2), .int(3)]]))?.swift(as: .other("Polygon"))
                == "Polygon([Point(x: 0, y: 1), Point(x: 2, y: 3)])")
    }

    @Test func `what a type lists is looked at instead of how it keeps it`() throws {
        let deque = [
            CodeSymbol(usr: "Deque", kind: .structure, path: ["Deque"], declaration: "struct Deque"),
            Symbols.member(
                .initializer, of: "Deque", "init", [Symbols.value("elements", "[Int]")],
                declaration: "init(_ elements: [Int])"),
            Symbols.member(
                .property, of: "Deque", "elements", [], "[Int]", declaration: "var elements: [Int] { get }"),
        ]
        let rotate = Symbols.member(
            .method, of: "Deque", "rotate", [.init(label: "by", name: "places", type: "Int")],
            declaration: "mutating func rotate(by places: Int)", "Rotates the elements to the left.")
        let hypothesis = try #require(
            OperationOracle(symbols: deque + [rotate]).hypothesis(of: rotate, isPlain: true))
        #expect(hypothesis.looks.allSatisfy { $0.code.contains("[subject.elements] as Any") })
    }

    @Test(arguments: [
        ("The discounted price, rounded to the nearest cent.", false, 2), ("The discounted price.", true, 0),
    ])
    func `whether a price or its discount is rounded differs among authors`(
        comment: String, isCut: Bool, left: Int
    ) throws {
        let symbol = Symbols.function(
            "discounted", [Symbols.value("price", "Int"), Symbols.labelled("percent", "Int")], "Int", comment)
        let hypothesis = try #require(OperationOracle(symbols: [symbol]).hypothesis(of: symbol))
        var seen: [Int: SampleValue] = [:]
        for (number, call) in hypothesis.calls.enumerated() {
            let values = call.values.compactMap { $0?.integer }
            let exact = Double(values[0] * (100 - values[1])) / 100
            seen[number] = .int(isCut ? values[0] - values[0] * values[1] / 100 : Int(exact.rounded()))
        }
        #expect(hypothesis.deviations(seen).isEmpty)
    }

    @Test(arguments: [("It is broken as by `lines(of:)`.", true), ("Unlike `lines(of:)`.", false)])
    func `what is done as another member does it follows what is said there`(comment: String, isSame: Bool) throws {
        let lines = Symbols.member(
            .method, of: "Wrapper", "lines", [.init(label: "of", name: "text", type: "String")], "[String]",
            "Breaks a text.", "", "A word that is longer is not broken.")
        let fill = Symbols.function(
            "fill", [Symbols.value("text", "String"), Symbols.labelled("width", "Int")], "String",
            "Wraps the words of a text.", "", comment)
        let member = CodeSymbol(
            usr: "fill", kind: .typeMethod, path: ["Wrapper", "fill(_:width:)"], declaration: "static func fill()",
            parameters: fill.parameters, type: "String", documentation: fill.documentation)
        let type = CodeSymbol(usr: "Wrapper", kind: .structure, path: ["Wrapper"], declaration: "struct Wrapper")
        let hypothesis = try #require(OperationOracle(symbols: [type, lines, member]).hypothesis(of: member))
        #expect(hypothesis.comment.ownerSays("not broken") == isSame)
    }

    @Test func `types whose lists hold each other have an end`() throws {
        let symbols = ["Node", "Edge"].flatMap { name in
            [
                CodeSymbol(usr: name, kind: .structure, path: [name], declaration: "struct \(name)"),
                Symbols.member(
                    .initializer, of: name, "init", [Symbols.value("others", name == "Node" ? "[Edge]" : "[Node]")],
                    declaration: "init()"),
            ]
        }
        let own = try #require(OwnType("Node", in: [], symbols: symbols))
        #expect(PlainView(own, symbols: symbols) == nil)
        let promises = Symbols.promises(
            Symbols.member(
                .method, of: "Node", "add", [Symbols.value("edge", "Edge")], "Bool",
                declaration: "mutating func add(_ edge: Edge) -> Bool", "Adds an edge. A failed call changes nothing."),
            among: symbols)
        #expect(promises.isEmpty)
    }
}
