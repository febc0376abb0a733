import SwiftTools
import Testing

@testable import TestGenSkill

/// Types with state that are told an order, or the time, by whoever uses them.
@Suite struct OrderedTypesTests {
    private typealias Symbols = DocumentedSymbols

    private func type(_ name: String, _ generics: [String], _ comment: String) -> CodeSymbol {
        CodeSymbol(
            usr: name, kind: .structure, path: [name], declaration: "struct \(name)", genericParameters: generics,
            documentation: [comment])
    }

    private func report(
        _ model: StateModel, _ type: CodeSymbol, _ symbols: [CodeSymbol],
        _ change: (_ call: String, _ value: SampleValue) -> SampleValue
    ) throws -> CallDeviation? {
        let hypothesis = try #require(ModelHypothesis(model, of: type, symbols: symbols))
        var seen: [Int: SampleValue] = [:]
        for (number, steps) in hypothesis.modelled.enumerated() {
            seen[number] = .array(steps.map { change($0.code, $0.value ?? []) })
        }
        return hypothesis.deviations(seen).first
    }

    private var queue: (type: CodeSymbol, symbols: [CodeSymbol]) {
        let type = type("Queue", ["Element"], "A priority queue. Elements of equal priority leave in their order.")
        let element = Symbols.value("element", "Element")
        return (
            type,
            [
                type,
                Symbols.member(
                    .initializer, of: "Queue", "init",
                    [.init(label: "by", name: "order", type: "@escaping (Element, Element) -> Bool")],
                    declaration: "init()"),
                Symbols.member(
                    .method, of: "Queue", "push", [element], declaration: "mutating func push()",
                    generics: ["Element"], "Adds."),
                Symbols.member(
                    .method, of: "Queue", "pop", [], "Element?", declaration: "mutating func pop()",
                    generics: ["Element"], "Removes the first."),
                Symbols.member(
                    .property, of: "Queue", "peek", [], "Element?", declaration: "var peek: Element? { get }",
                    generics: ["Element"], "The first."),
            ]
        )
    }

    @Test func `a queue is made with an order in which some elements are equal`() throws {
        let (type, symbols) = queue
        let binding = try #require(ModelBinding(StateModel.orderedQueue, of: type, symbols: symbols))
        #expect(binding.starts.first?.code == "Queue<Int>(by: { $0 / 10 < $1 / 10 })")
        #expect(try report(StateModel.orderedQueue, type, symbols) { $1 } == nil)
        let deviation = try report(StateModel.orderedQueue, type, symbols) { call, value in
            call == "subject.pop()" && value == .int(12) ? .int(11) : value
        }
        #expect(deviation?.symbol?.baseName == "pop")
    }

    @Test(arguments: [
        ("Removes the element with the highest priority.", [true]), ("The smallest element comes first.", [false]),
        ("A priority queue.", [false, true]),
    ])
    func `an order may tell what comes later`(comment: String, allowed: [Bool]) {
        let words = CommentWords(type("Queue", ["Element"], comment))
        let variants = OperationVariant.all(StateModel.orderedQueue.options, words).filter(\.isAllowed)
        #expect(variants.map { $0.choices.contains("greatest") } == allowed)
    }

    @Test(arguments: [("Elements of equal priority leave in their order.", true), ("Ties are in no order.", false)])
    func `equal elements are only put in where it is said which of them comes first`(said: String, hasTies: Bool) {
        let values = { (comment: String) in
            var pool = ModelValues(StateModel.orderedQueue, [CommentWords(type("Queue", [], comment))])
            var random = SplitMix64(seed: 1)
            return Set((0..<60).compactMap { _ in pool.next(.element, 3, &random)?.integer })
        }
        let tens = values("A priority queue. " + said).map { $0 / 10 }
        #expect((Set(tens).count < tens.count) == hasTies)
    }

    @Test func `what a change returns of its own hides nothing else`() throws {
        let (type, symbols) = queue
        let pushing = symbols.map { symbol in
            symbol.baseName == "push"
                ? Symbols.member(
                    .method, of: "Queue", "pushPop", [Symbols.value("element", "Element")], "Int",
                    declaration: "mutating func pushPop()", generics: ["Element"], "Adds one and takes one out.")
                : symbol
        }
        #expect(
            try report(StateModel.orderedQueue, type, symbols + pushing.filter { $0.baseName == "pushPop" }) {
                call, value in
                call.contains("pushPop") ? .int(1) : value
            } == nil)
    }

    @Test func `an event stops counting when the window has passed`() throws {
        let type = type("Limiter", [], "Allows at most `limit` events in any window.")
        let symbols = [
            type,
            Symbols.member(
                .initializer, of: "Limiter", "init",
                [Symbols.labelled("limit", "Int"), Symbols.labelled("window", "Int")],
                declaration: "init()"),
            Symbols.member(
                .method, of: "Limiter", "tryEvent", [.init(label: "at", name: "now", type: "Int")], "Bool",
                declaration: "mutating func tryEvent()", "Records an event if the limit permits."),
            Symbols.member(
                .method, of: "Limiter", "nextAllowed", [.init(label: "from", name: "now", type: "Int")], "Int",
                "The earliest time at which an event is let through."),
            Symbols.member(
                .property, of: "Limiter", "rejected", [], "Int", declaration: "var rejected: Int { get }",
                "Attempts turned down."),
        ]
        let binding = try #require(ModelBinding(StateModel.windowLimiter, of: type, symbols: symbols))
        #expect(binding.starts.map(\.code).contains("Limiter(limit: 2, window: 100)"))
        #expect(try report(StateModel.windowLimiter, type, symbols) { $1 } == nil)
    }
}
