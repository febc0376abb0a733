import SwiftTools
import Testing

@testable import TestGenSkill

/// Types that keep accounts, and which of their members is to blame for a difference.
@Suite struct KnownAccountsTests {
    private typealias Symbols = DocumentedSymbols

    private let cache = CodeSymbol(
        usr: "LRUCache", kind: .classType, path: ["LRUCache"], declaration: "class LRUCache<Key, Value>",
        genericParameters: ["Key", "Value"],
        documentation: ["A cache that discards the entry that has not been used for the longest time."])

    private var symbols: [CodeSymbol] {
        let key = CodeSymbol.Parameter(label: "forKey", name: "key", type: "Key")
        let generics = ["Key", "Value"]
        return [
            cache,
            Symbols.member(
                .initializer, of: "LRUCache", "init", [Symbols.labelled("capacity", "Int")], declaration: "init()"),
            Symbols.member(.method, of: "LRUCache", "value", [key], "Value?", generics: generics, "Reads."),
            Symbols.member(
                .method, of: "LRUCache", "store", [Symbols.value("value", "Value"), key], generics: generics,
                "Stores.", "", "Other entries are evicted, least recently used first, until the rest fits."),
            Symbols.member(
                .method, of: "LRUCache", "peek", [Symbols.value("key", "Key")], "Value?", generics: generics, "Looks."),
            Symbols.member(
                .property, of: "LRUCache", "keys", [], "[Key]", declaration: "var keys: [Key] { get }",
                generics: generics, "The most recently used first."),
        ]
    }

    /// What is reported where a model's values go through a change, which is told all calls up to each.
    private func reports(_ change: ([String], SampleValue) -> SampleValue) throws -> [CallDeviation] {
        let hypothesis = try #require(ModelHypothesis(StateModel.cache, of: cache, symbols: symbols))
        var seen: [Int: SampleValue] = [:]
        for (number, steps) in hypothesis.modelled.enumerated() {
            seen[number] = .array(
                steps.indices.map { change(steps[...$0].map(\.code), steps[$0].value ?? .array([])) })
        }
        return hypothesis.deviations(seen)
    }

    @Test func `a cache that does what its model does is right`() throws { #expect(try reports { $1 }.isEmpty) }

    @Test func `the order of keys is what their own comment says, not in which order entries are evicted`() throws {
        let hypothesis = try #require(ModelHypothesis(StateModel.cache, of: cache, symbols: symbols))
        let allowed = hypothesis.variants.filter(\.isAllowed)
        #expect(!allowed.isEmpty && !allowed.contains { $0.choices.contains("oldest first") })
    }

    @Test(arguments: [("Empties the cache, sets `misses` back to zero.", true), ("Empties the cache.", false)])
    func `emptying a cache begins its counts anew where a comment says so, and may do so elsewhere`(
        comment: String, isAnew: Bool
    ) throws {
        let emptying = Symbols.member(.method, of: "LRUCache", "removeAll", [], generics: ["Key", "Value"], comment)
        let misses = Symbols.member(
            .property, of: "LRUCache", "misses", [], "Int", declaration: "var misses: Int { get }",
            generics: ["Key", "Value"], "Reads that found nothing.")
        let hypothesis = try #require(
            ModelHypothesis(StateModel.cache, of: cache, symbols: symbols + [emptying, misses]))
        let allowed = hypothesis.variants.filter(\.isAllowed)
        #expect(allowed.contains { $0.choices.contains("counts anew") })
        #expect(allowed.allSatisfy { $0.choices.contains("counts anew") } == isAnew)
    }

    @Test func `a member after which another tells something else is to blame`() throws {
        let found = try reports { calls, value in
            let isLate = calls.dropLast().contains { $0.hasPrefix("subject.peek") }
            return isLate && calls.last == "subject.keys" ? [77] : value
        }
        #expect(found.contains { $0.symbol?.baseName == "peek" })
    }
}
