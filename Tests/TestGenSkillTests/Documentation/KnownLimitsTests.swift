import SwiftTools
import Testing

@testable import TestGenSkill

/// Types that let so much through in a time, beside a bucket of the test's own.
@Suite struct KnownLimitsTests {
    private typealias Symbols = DocumentedSymbols

    private let type = CodeSymbol(
        usr: "Bucket", kind: .structure, path: ["Bucket"], declaration: "struct Bucket",
        documentation: ["A token bucket that is filled at a steady rate."])

    private var symbols: [CodeSymbol] {
        [
            type,
            Symbols.member(
                .initializer, of: "Bucket", "init",
                [Symbols.labelled("capacity", "Int"), Symbols.labelled("tokensPerSecond", "Double")],
                declaration: "init(capacity: Int, tokensPerSecond: Double)"),
            Symbols.member(
                .method, of: "Bucket", "take", [Symbols.value("tokens", "Int"), Symbols.labelled("at", "Double")],
                "Bool",
                declaration: "mutating func take(_ tokens: Int, at: Double) -> Bool", "Takes tokens, all or none."),
            Symbols.member(
                .method, of: "Bucket", "available", [Symbols.labelled("at", "Double")], "Double",
                "The number of tokens at a time."),
        ]
    }

    /// A bucket as the comments tell, which may forget that what is refused takes nothing.
    private struct Bucket {
        let capacity: Double
        let rate: Double
        var level: Double
        var moment = 0.0
        var isRight: Bool

        func available(_ now: Double) -> Double { min(capacity, level + (now - moment) * rate) }

        mutating func take(_ count: Double, _ now: Double) -> Bool {
            let there = available(now)
            moment = now
            level = there >= count || !isRight ? max(0, there - count) : there
            return there >= count
        }
    }

    private static func numbers(_ code: String) -> [Double] {
        code.split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }
    }

    @Test(arguments: [true, false])
    func `a bucket that is filled by parts of tokens keeps what is refused`(isRight: Bool) throws {
        let hypothesis = try #require(ModelHypothesis(StateModel.tokenRate, of: type, symbols: symbols))
        var seen: [Int: SampleValue] = [:]
        for (number, steps) in hypothesis.modelled.enumerated() {
            let made = Self.numbers(hypothesis.binding.starts[number % hypothesis.binding.starts.count].code)
            var bucket = Bucket(capacity: made[0], rate: made[1] / made[2], level: made[0], isRight: isRight)
            seen[number] = .array(
                steps.map { step in
                    let values = Self.numbers(step.code)
                    return step.code.contains("take")
                        ? .bool(bucket.take(values[0], values[1])) : .double(bucket.available(values[0]))
                })
        }
        let found = hypothesis.deviations(seen)
        #expect(found.isEmpty == isRight)
        #expect(isRight || found.contains { $0.symbol?.baseName == "take" })
    }

    private let graph = CodeSymbol(
        usr: "Graph", kind: .structure, path: ["Graph"], declaration: "struct Graph",
        documentation: ["A directed graph of numbers."])

    private func members(_ comment: String) -> [CodeSymbol] {
        let ends = [Symbols.labelled("from", "Int"), Symbols.labelled("to", "Int")]
        return [
            graph, Symbols.member(.initializer, of: "Graph", "init", declaration: "init()"),
            Symbols.member(
                .method, of: "Graph", "addEdge", ends, "Bool",
                declaration: "mutating func addEdge(from: Int, to: Int) -> Bool", "Adds an edge."),
            Symbols.member(
                .method, of: "Graph", "reachable", [Symbols.labelled("from", "Int")], "Set<Int>",
                "The nodes that can be reached.", "", comment),
            Symbols.member(.property, of: "Graph", "nodeCount", [], "Int", declaration: "var nodeCount: Int { get }"),
        ]
    }

    @Test(
        arguments: [
            ("The start itself is among them only if it lies on a cycle.", true), ("The start itself included.", false),
        ], [true, false])
    func `a start is reached from itself on a cycle, or always where that is said`(
        said: (comment: String, isOnCycle: Bool), isRight: Bool
    ) throws {
        let (comment, isOnCycle) = (said.comment, said.isOnCycle == isRight)
        let hypothesis = try #require(ModelHypothesis(StateModel.graph, of: graph, symbols: members(comment)))
        var seen: [Int: SampleValue] = [:]
        for (number, steps) in hypothesis.modelled.enumerated() {
            var edges: [[Double]] = []
            seen[number] = .array(
                steps.map { step in
                    let values = Self.numbers(step.code)
                    if step.code.contains("addEdge") {
                        defer { edges.append(values) }
                        return .bool(!edges.contains(values))
                    }
                    let nodes = Set(edges.joined())
                    guard let start = values.first else { return .int(nodes.count) }
                    var found: Set<Double> = isOnCycle || !nodes.contains(start) ? [] : [start]
                    var border = [start]
                    while !border.isEmpty {
                        border = border.flatMap { node in edges.filter { $0[0] == node }.map { $0[1] } }.filter {
                            found.insert($0).inserted
                        }
                    }
                    return .array(found.sorted().map { .int(Int($0)) })
                })
        }
        #expect(hypothesis.deviations(seen).isEmpty == isRight)
    }
}
