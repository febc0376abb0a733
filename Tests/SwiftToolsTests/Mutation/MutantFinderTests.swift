import Foundation
import Testing

@testable import SwiftTools

@Suite struct MutantFinderTests {
    private static let source = #"""
        struct Box<Element: Hashable>: Hashable {
            var items: [Element] = []
            var limit = 10
            var count: Int { items.count }
            var isFull: Bool { count >= limit }
            func isOdd(_ n: Int) -> Bool { !(n % 2 == 0) }
            func isLow(_ text: String) -> Bool { !text.isEmpty }
            mutating func insert(_ item: Element, twice: Bool = false) throws -> Int? {
                precondition(limit > 0, "no room at all")
                guard count < limit else { throw Failure.full("over \(limit - 1)") }
                items.append(item)
                items.reserveCapacity(20)
                if twice { items.append(item) }
                limit = limit - 1
                print("now", count + 1)
                return count
            }
            subscript(place: Int) -> Element? { place >= 0 && place < count ? items[place] : nil }
            func hash(into hasher: inout Hasher) { hasher.combine(limit + 1) }
            func text(_ n: Int) -> String { n > 1 ? "many" : "" }
            func largest(_ a: Double, _ b: Double) -> Double { a < b ? b : a }
            func sum(_ n: Int) -> Int {
                var total = 0
                for i in 0..<n { total += i }
                while total > 100 { total -= 5 }
                return total
            }
            func kind(_ n: Int) -> String {
                switch n {
                case 0: "none"
                case let x where x < 0: "negative"
                default: "\(n * 2) of them"
                }
            }
            func sorted(_ n: [Int]) -> [Int] {
                if n.isEmpty { fatalError("empty") }
                return n.sorted { $0 < $1 }
            }
            func shout(_ text: String) -> String? { text.uppercased().trimmed() }
            func clamp(_ n: Int) -> Int { max(n, Swift.min(limit, 9)) }
            init() {}
            init(limit: Int) { self.limit = limit }
            enum Failure: Error { case full(String) }
            enum Level: Int { case low = 3, high }
        }
        extension Array where Element == Int {
            func mean() -> Double { Double(reduce(0, +)) / Double(count) }
        }
        extension String { func trimmed() -> String { self } }
        enum Shared { static let table = [4, 5, 6] }
        let table = [1, 2, 3]
        """#

    /// What was found, by the function's path.
    private static let changes = Task { () -> [String: [String]] in
        let compiled = try await CompiledFile(source)
        let mutants = await MutantFinder().mutants(in: try await compiled.tree())
        return Dictionary(grouping: mutants) { $0.function.path.joined(separator: ".") }
            .mapValues { $0.map(\.change).sorted() }
    }

    @Test(arguments: [
        ("Box.isFull", ["`>=` became `<`", "`>=` became `>`"]),
        (
            "Box.isOdd(_:)",
            [
                "`%` became `*`", "`0` became `1`", "`2` became `3`",
                "`==` became `!=`",
            ]
        ),
        ("Box.isLow(_:)", ["`!` before `text.isEmpty` was taken out"]),
        ("Box.count", ["the result `items.count` became greater by one"]),
        (
            "Box.insert(_:twice:)",
            [
                "`-` became `+`", "`1` became `0`", "`<` became `<=`", "`<` became `>=`", "`false` became `true`",
                "the assignment `limit = limit - 1` was taken out", "the call `items.append(item)` was taken out",
                "the call `items.append(item)` was taken out", "the condition `twice` became its opposite",
                "the result `count` became `nil`",
            ]
        ),
        (
            "Box.subscript(_:)",
            [
                "`&&` became `||`", "`0` became `1`", "`<` became `<=`", "`<` became `>=`", "`>=` became `<`",
                "`>=` became `>`", "the result `place >= 0 && place < count ? items[place] : nil` became `nil`",
            ]
        ),
        (
            "Box.text(_:)",
            [
                "`\"\"` became `\"x\"`", "`\"many\"` became `\"\"`", "`1` became `0`", "`>` became `<=`",
                "`>` became `>=`", "the result `n > 1 ? \"many\" : \"\"` became `\"\"`",
            ]
        ),
        // Which of two equals is the larger one is nobody's business.
        ("Box.largest(_:_:)", ["`<` became `>=`", "the result `a < b ? b : a` became greater by one"]),
        (
            "Box.sorted(_:)",
            [
                "`<` became `>=`", "the call `.sorted { $0 < $1 }` was taken out",
                "the result `n.sorted { $0 < $1 }` became `[]`",
            ]
        ),
        ("Array.mean()", ["`/` became `*`", "`0` became `1`"]),
        (
            "Box.shout(_:)",
            [
                "the call `.trimmed()` was taken out", "the call `.uppercased()` was taken out",
                "the result `text.uppercased().trimmed()` became `nil`",
            ]
        ),
        (
            "Box.clamp(_:)",
            [
                "`9` became `10`", "`max` became `min`",
                "the result `max(n, Swift.min(limit, 9))` became greater by one",
            ]
        ),
        ("Box.limit", ["`10` became `11`"]),
    ])
    func `faults of each kind are found`(function: String, expected: [String]) async throws {
        #expect(try await Self.changes.value[function] == expected)
    }

    @Test func `a switch is mutated in its results and conditions`() async throws {
        let kind = try #require(await Self.changes.value["Box.kind(_:)"])
        #expect(kind.contains("`<` became `<=`") && kind.contains("`\"none\"` became `\"\"`"))
        #expect(kind.contains("`*` became `/`") && kind.contains("`0` became `1`"))
    }

    @Test func `what no test should care about is left alone`() async throws {
        let changes = try await Self.changes.value
        #expect(changes.keys.filter { $0.contains("hash") || $0.contains("Shared") || $0.contains("Level") }.isEmpty)
        #expect(changes["Box.init(limit:)"] == nil && changes["Box.init()"] == nil && changes["table"] == nil)
        let all = changes.values.joined()
        #expect(!all.contains { $0.contains("no room") || $0.contains("Capacity") || $0.contains("\"now\"") })
        #expect(!all.contains { $0.contains("over") || $0.contains("condition `n.isEmpty`") })
    }

    @Test func `mutants that may keep a loop from ending say so`() async throws {
        let compiled = try await CompiledFile("func f(_ n: Int) -> Int { var i = n; while i > 3 { i -= 2 }; return i }")
        let mutants = await MutantFinder(firstID: 5).mutants(in: try await compiled.tree())
        #expect(mutants.map(\.id) == Array(5..<5 + mutants.count))
        #expect(Set(mutants.filter(\.mayNotEnd).map(\.change)).isSuperset(of: ["`>` became `>=`", "`-=` became `+=`"]))
        #expect(mutants.contains { !$0.mayNotEnd })
        let line = mutants.first { $0.change == "`-=` became `+=`" }
        #expect(line?.description == "line 1: `-=` became `+=`" && line?.column == 54)
    }

    @Test func `a limit is spread over all functions and kinds`() async throws {
        let compiled = try await CompiledFile(
            (1...10).map { "func f\($0)(_ a: Int, _ b: Int) -> Bool { a + \($0) < b && !(a - b == 3) }" }
                .joined(separator: "\n"))
        let tree = try await compiled.tree()
        let all = await MutantFinder().mutants(in: tree)
        let some = await MutantFinder(limit: 30).mutants(in: tree)
        #expect(all.count > 60 && some.count == 30)
        let functions = Dictionary(grouping: some) { $0.function }
        #expect(functions.count == 10 && functions.values.allSatisfy { $0.count == 3 })
        #expect(functions.values.allSatisfy { Set($0.map(\.kind)).count == 3 })
        #expect(await MutantFinder(limit: 30).mutants(in: tree) == some)
    }
}
