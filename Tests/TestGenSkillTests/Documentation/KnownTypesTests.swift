import SwiftTools
import Testing

@testable import TestGenSkill

/// Types with state that are known ones, but for some walks.
@Suite struct KnownTypesTests {
    private typealias Symbols = DocumentedSymbols

    private let type = CodeSymbol(
        usr: "Ring", kind: .structure, path: ["Ring"], declaration: "struct Ring<Element>",
        genericParameters: ["Element"],
        documentation: ["A ring buffer that drops its oldest element to make room."])

    private var symbols: [CodeSymbol] {
        [
            type,
            Symbols.member(
                .initializer, of: "Ring", "init", [Symbols.labelled("capacity", "Int")], declaration: "init()"),
            Symbols.member(
                .method, of: "Ring", "append", [Symbols.value("element", "Element")], "Element?",
                declaration: "mutating func append()", generics: ["Element"],
                "Adds an element, and returns the one that was dropped."),
            Symbols.member(
                .method, of: "Ring", "popFirst", [], "Element?", declaration: "mutating func popFirst()",
                generics: ["Element"],
                "Removes the oldest element."),
            Symbols.member(.property, of: "Ring", "count", [], "Int", declaration: "var count: Int { get }"),
            Symbols.member(
                .property, of: "Ring", "elements", [], "[Element]", declaration: "var elements: [Element] { get }",
                generics: ["Element"]),
        ]
    }

    /// What the walks of a model show where each value goes through a change.
    private func report(_ change: (_ call: String, _ value: SampleValue) -> SampleValue) throws -> CallDeviation? {
        let hypothesis = try #require(ModelHypothesis(StateModel.ring, of: type, symbols: symbols))
        var seen: [Int: SampleValue] = [:]
        for (number, steps) in hypothesis.modelled.enumerated() {
            seen[number] = .array(steps.map { change($0.code, $0.value ?? []) })
        }
        return hypothesis.deviations(seen).first
    }

    @Test func `the latest so many are a list where a list is given`() throws {
        let latest = Symbols.member(
            .method, of: "Ring", "latest", [Symbols.value("count", "Int")], "[Element]",
            declaration: "func latest(_ count: Int) -> [Element]", generics: ["Element"], "The latest, oldest first.")
        let hypothesis = try #require(ModelHypothesis(StateModel.ring, of: type, symbols: symbols + [latest]))
        let steps = hypothesis.modelled.flatMap(\.self).filter { $0.code.hasPrefix("subject.latest") }
        #expect(!steps.isEmpty)
        #expect(steps.allSatisfy { if case .array? = $0.value { true } else { false } })
    }

    @Test func `a type that does what its model does is right`() throws { #expect(try report { $1 } == nil) }

    @Test func `a member that differs from its model now and then is reported`() throws {
        let deviation = try #require(
            try report { call, value in
                call.hasPrefix("subject.append") && value == .int(1) ? .int(77) : value
            })
        #expect(deviation.actual == "77")
        #expect(deviation.symbol?.baseName == "append")
        #expect(deviation.quote == "Adds an element, and returns the one that was dropped.")
    }

    /// What the walks of running statistics show where those of a member are another value.
    private func statistics(_ other: String, _ value: SampleValue) throws -> CallDeviation? {
        let type = CodeSymbol(
            usr: "Statistics", kind: .structure, path: ["Statistics"], declaration: "struct Statistics",
            documentation: ["Running statistics."])
        let looks = ["mean", "sampleVariance", "minimum", "maximum"].map {
            Symbols.member(
                .property, of: "Statistics", $0, [], "Double?", declaration: "var \($0): Double? { get }", "It.")
        }
        let members = [
            Symbols.member(.initializer, of: "Statistics", "init", declaration: "init()"),
            Symbols.member(
                .method, of: "Statistics", "add", [Symbols.value("value", "Double")],
                declaration: "mutating func add(_ value: Double)", "Adds a value."),
            Symbols.member(.property, of: "Statistics", "count", [], "Int", declaration: "var count: Int { get }"),
        ]
        let hypothesis = try #require(
            ModelHypothesis(StateModel.statistics, of: type, symbols: [type] + members + looks))
        var seen: [Int: SampleValue] = [:]
        for (number, steps) in hypothesis.modelled.enumerated() {
            seen[number] = .array(steps.map { $0.code == "subject.\(other)" ? value : $0.value ?? [] })
        }
        return hypothesis.deviations(seen).first
    }

    @Test func `a member whose name leaves no doubt is reported however often it differs`() throws {
        #expect(try statistics("sampleVariance", .double(0.77))?.symbol?.baseName == "sampleVariance")
        #expect(try statistics("minimum", .double(0.77)) == nil)
        #expect(try statistics("none", 0) == nil)
    }

    @Test func `a member that never does what its model does is another`() throws {
        #expect(try report { call, value in call == "subject.elements" ? .int(77) : value } == nil)
    }

    @Test func `a type that is not said to be known has no model`() {
        let other = CodeSymbol(
            usr: "Ring", kind: .structure, path: ["Box"], declaration: "struct Box", documentation: ["Holds something."]
        )
        #expect(ModelHypothesis(StateModel.ring, of: other, symbols: [other] + symbols) == nil)
    }
}
