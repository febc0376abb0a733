import SwiftTools
import Testing

@testable import TestGenSkill

/// Operations that are done in a way that is chosen, and orders that only a type's comment tells.
@Suite struct ChosenWayTests {
    private typealias Symbols = DocumentedSymbols

    private let ways = [
        CodeSymbol(usr: "Rounding", kind: .enumeration, path: ["Rounding"], declaration: "enum Rounding"),
        CodeSymbol(usr: "away", kind: .enumCase, path: ["Rounding", "halfAway"], declaration: "case halfAway"),
        CodeSymbol(usr: "even", kind: .enumCase, path: ["Rounding", "halfToEven"], declaration: "case halfToEven"),
    ]

    private func portion(hasDefault: Bool) -> CodeSymbol {
        Symbols.function(
            "portion",
            [
                Symbols.value("amount", "Int"), Symbols.labelled("basisPoints", "Int"),
                Symbols.labelled("rounding", "Rounding", hasDefault: hasDefault),
            ], "Int", "So many basis points of an amount, rounded to whole units.")
    }

    @Test func `which way is the usual one is not known`() {
        let symbol = portion(hasDefault: true)
        let found = OperationOracle(symbols: ways + [symbol]).hypotheses(of: symbol)
        #expect(found.count == 2)
        #expect(found.allSatisfy { $0.looks.allSatisfy { $0.code.contains("rounding: Rounding.half") } })
    }

    @Test(arguments: [true, false])
    func `halves go to the even neighbour where that way is chosen`(isRight: Bool) throws {
        let symbol = portion(hasDefault: true)
        let found = OperationOracle(symbols: ways + [symbol]).hypotheses(of: symbol)
        let even = try #require(found.compactMap { $0 as? OperationHypothesis }.first { $0.topic == "halfToEven" })
        var seen: [Int: SampleValue] = [:]
        for (number, call) in even.calls.enumerated() {
            let numbers = call.values.compactMap { $0?.integer }
            let exact = Double(numbers[0] * numbers[1]) / 10_000
            let odd =
                exact.rounded(.down).truncatingRemainder(dividingBy: 2) == 0 ? exact.rounded(.up) : exact.rounded(.down)
            let isHalf = abs(exact - exact.rounded(.down)) == 0.5
            seen[number] = .int(Int(isHalf && !isRight ? odd : exact.rounded(.toNearestOrEven)))
        }
        #expect(even.deviations(seen).isEmpty == isRight)
    }

    private func version(_ comment: String) -> [CodeSymbol] {
        [
            CodeSymbol(
                usr: "Version", kind: .structure, path: ["Version"], declaration: "struct Version",
                documentation: [comment]),
            CodeSymbol(
                usr: "Version.init", kind: .initializer, path: ["Version", "init(_:)"],
                declaration: "init?(_ text: String)", parameters: [Symbols.value("text", "String")],
                documentation: ["Reads a version such as `1.0.0-alpha`."]),
        ]
    }

    @Test func `what is less is judged by the type's comment where it has none of its own`() {
        let less = CodeSymbol(
            usr: "Version.less", kind: .operatorFunction, path: ["Version", "<(_:_:)"],
            declaration: "static func < (a: Version, b: Version) -> Bool",
            parameters: [Symbols.value("a", "Version"), Symbols.value("b", "Version")], type: "Bool",
            documentation: ["Returns a Boolean value indicating whether the value of the first", "argument is less."])
        func calls(_ comment: String) -> [String] {
            let symbols = version(comment) + [less]
            return OperationOracle(symbols: symbols).hypotheses(of: less).flatMap { $0.looks.map(\.code) }
        }
        #expect(calls("A version. Versions compare by their numbers.").contains { $0.contains("1.0.0-alpha.1") })
    }

    @Test(arguments: [true, false])
    func `the page that is one more stands where the comment puts it`(isRight: Bool) throws {
        let symbol = Symbols.function(
            "window", ["itemCount", "pageSize", "page", "width"].map { Symbols.labelled($0, "Int") },
            "ClosedRange<Int>", "The window of page numbers to offer as links.", "",
            "With an even width, one more page is shown before the current page than after it.",
            "At the ends the window is shifted to fit.")
        let deviation = try reported(symbol) { values in
            let numbers = values.compactMap(\.integer)
            let count = (numbers[0] + numbers[1] - 1) / numbers[1]
            let length = min(numbers[3], count)
            let middle = numbers[2] - (isRight ? length : length - 1) / 2
            let first = min(max(middle, 1), count - length + 1)
            return .range(.int(first), .int(first + length - 1))
        }
        #expect((deviation == nil) == isRight)
    }
}
