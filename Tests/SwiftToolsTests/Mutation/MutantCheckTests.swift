import AgentCore
import Foundation
import Testing

@testable import SwiftTools

@Suite struct MutantCheckTests {
    /// Code of many forms, each of which once stood in a compiler's way.
    private static let source = #"""
        import Foundation
        enum Trouble: Error { case low(Int) }
        public struct Meter: Sendable, Hashable {
            public var value = 3
            public init(value: Int = 3) { self.value = value }
            @inlinable public func doubled(by factor: Int = 2) -> Int { value * factor }
            @discardableResult public mutating func raise(_ by: Int) throws -> Int {
                guard by > 0, by < 100 else { throw Trouble.low(by - 1) }
                value += by
                return value
            }
            public var name: String? { value > 5 ? "high \(value - 1)" : nil }
            public subscript(place: Int) -> Int {
                get { value + place }
                set { value = newValue - place }
            }
            func lazily() -> some Sequence<Int> { (0..<value).lazy.map { $0 * 2 }.filter { $0 % 3 != 0 } }
        }
        extension Collection where Element: Comparable {
            func isRising() -> Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
        }
        func generic<T: BinaryInteger>(_ a: T, _ b: T?) -> T { b.map { $0 + a } ?? (a - 1) }
        func words(_ text: String) -> [String] {
            text.split(separator: " ")
                .map { word in
                    // Each on its own.
                    let trimmed = word.trimmingCharacters(in: .whitespaces)
                    return trimmed.isEmpty ? "-" : trimmed + "."
                }
                .filter { $0.count > 2 }
        }
        func level(_ n: Int) -> String {
            let size = if n > 10 { 2 } else { 1 }
            switch (n, size) {
            case (0, _): return "none"
            case (let n, 1) where n < 0: return "below"
            case (1...3, 1): return """
                few: \(n)
                """
            default: return #"m"any"#
            }
        }
        @MainActor final class Board {
            var scores: [String: Int] = [:]
            lazy var best = scores.values.max() ?? 0
            func add(_ n: Int, to name: String) { scores[name, default: 0] += n }
        }
        actor Counter {
            private var count = 0
            func next() async throws(Trouble) -> Int {
                if await later(count) > 2 { throw .low(count) }
                count &+= 1
                defer { count += 0 }
                return try await Task.yield() == () ? count : 0
            }
            private func later(_ n: Int) async -> Int { n }
        }
        func take(_ numbers: consuming [Int], _ sum: inout Double) -> Bool {
            for (place, number) in numbers.enumerated() where place % 2 == 0 || number < 0 { sum += Double(number) / 2 }
            return !numbers.isEmpty && sum != 0.5
        }
        func unsafe(_ bytes: [UInt8]) -> UInt32 {
            bytes.withUnsafeBytes { $0.reduce(UInt32(1)) { ($0 << 5) ^ UInt32($1) & 0xFF } }
        }
        """#

    @Test(arguments: [
        ["-swift-version", "6", "-package-name", "sample", "-enable-upcoming-feature", "ExistentialAny"],
        ["-swift-version", "5", "-DDEBUG", "-default-isolation", "MainActor", "-warnings-as-errors"],
    ])
    func `code of all forms still compiles with its mutants, in either language mode`(arguments: [String]) async throws
    {
        let compiled = try await CompiledFile(Self.source, arguments: arguments)
        let tree = try await compiled.tree()
        let mutants = await MutantFinder().mutants(in: tree)
        #expect(mutants.count > 80)
        let outcome = try await compiled.check(tree, mutants)
        #expect(outcome.refused.count <= 2, "\(outcome.refused.map { "\($0.mutant.description): \($0.reason)" })")
        #expect(outcome.source.mutants.count + outcome.refused.count == mutants.count)
        #expect(outcome.source.text.contains(") as T)"))
        let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false).count }
        #expect(lines(outcome.source.text) == lines(Self.source))
    }

    @Test func `a mutant that does not compile is left out, and no other`() async throws {
        let compiled = try await CompiledFile(
            "struct M { static func + (a: M, b: M) -> M { a } }\nfunc f(_ a: M, _ n: Int) -> (M, Int) { (a + a, n + 1) }\n"
        )
        let tree = try await compiled.tree()
        let mutants = await MutantFinder().mutants(in: tree)
        let outcome = try await compiled.check(tree, mutants)
        #expect(outcome.refused.map(\.mutant.original) == ["a + a"])
        #expect(outcome.refused.first?.reason.isEmpty == false)
        #expect(outcome.source.mutants.map(\.original) == ["n + 1", "1"] && outcome.rounds == 2)
    }

    @Test func `an expression that takes too long costs its mutants, on whatever line they stand`() async throws {
        let compiled = try await CompiledFile(
            "func f(_ a: Int) -> Int {\n    let list = [\n        a,\n        a + 1,\n    ]\n    return list.count\n}")
        let tree = try await compiled.tree()
        let mutated = MutatedSource(tree.source, mutants: await MutantFinder().mutants(in: tree))
        let message = "the compiler is unable to type-check this expression in reasonable time"
        let error = CompilerDiagnostic(file: "f", line: 3, column: 9, severity: .error, message: message)
        let blame = MutantBlame(tree: tree, mutated: mutated, isCareful: true)
        #expect(!blame.guilty([error], didTimeOut: false).isEmpty)
    }

    @Test func `each mutant changes what the program does, when it is active and only then`() async throws {
        let compiled = try await CompiledFile(
            #"""
            func sign(_ n: Int) -> String { n < 0 ? "minus" : n == 0 ? "" : "plus" }
            func total(_ list: [Int]) -> Int {
                var sum = 0
                for n in list where n > 1 || n == -5 { sum += n * 2 }
                return sum
            }
            func stack(_ n: Int) -> [Int]? {
                var list = [Int]()
                list.append(n)
                if list.isEmpty { return nil }
                return list
            }
            """#)
        let tree = try await compiled.tree()
        let mutants = await MutantFinder().mutants(in: tree)
        let outcome = try await compiled.check(tree, mutants)
        #expect(outcome.refused.isEmpty && mutants.count > 15)
        let main = """
            func results() -> String {
                let signs = [-2, -1, 0, 1].map(sign)
                return "\\(signs) \\([[], [0, 1, 2, 3], [-5, -4]].map(total)) \\(stack(4) as Any)"
            }
            print(_agentMutant, results() == "\\(["minus", "minus", "", "plus"]) [0, 10, -10] Optional([4])")
            _agentSelectMutant(0)
            let right = results()
            _agentForgetReached()
            _ = sign(1)
            print(_agentReachedMutants().count)
            for id in 1...\(mutants.count) {
                _agentSelectMutant(id)
                print(id, results() != right)
            }
            _agentSelectMutant(1)
            while true { _ = sign(1) }
            """
        let run = try await compiled.run(outcome.source, main: main, environment: [MutantSwitch.variable: "1"])
        #expect(run.ending == .exited(MutantSwitch.runawayExitCode))
        let lines = run.output.text().split(separator: "\n").map(String.init)
        // All but the strings for numbers below and at zero.
        let inSign = mutants.filter { $0.function.path == ["sign(_:)"] }.count
        #expect(lines.first == "1 false" && lines.dropFirst().first == "\(inSign - 2)")
        let survivors = zip(mutants, lines.dropFirst(2)).filter { $0.1 != "\($0.0.id) true" }
        #expect(
            lines.count == mutants.count + 2 && survivors.isEmpty, "\(survivors.map { "\($0.0.description) \($0.1)" })")
    }

    @Test func `a file that does not compile is an error with the compiler's words`() async throws {
        let compiled = try await CompiledFile("func f() -> Int { missing }")
        let error = await #expect(throws: AgentError.self) { try await compiled.tree() }
        #expect(error?.code == .checkFailed && error?.message.contains("missing") == true)
    }
}
