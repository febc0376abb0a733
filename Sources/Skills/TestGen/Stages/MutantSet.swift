import AgentCore
import Foundation
import SwiftTools

/// The mutants of the file under test, in the built copy.
struct MutantSet: Sendable {
    /// Those that compile.
    let mutants: [Mutant]
    /// Why the tests that are there were left out of the build; `nil` where they are in it.
    let leftOut: String?
    /// Changes that comments ask for; they are no faults.
    var repairs: [Repair] = []
    /// All that is in the copy, with what may have been meant instead.
    var tries: [Mutant] = []

    /// Their numbers.
    var ids: [Int] { mutants.map(\.id) }

    /// Finds them, puts them into the copy and builds it.
    ///
    /// - Throws: `AgentError` where the copy does not build with them.
    static func make(_ bench: TestBench) async throws(AgentError) -> MutantSet {
        let found = await MutantFinder().mutants(in: bench.tree).filter { mutant in
            bench.subject.symbol == nil
                || bench.targets.contains { $0.usr == mutant.function.usr || $0.path == mutant.function.path }
        }
        let first = (found.map(\.id).max() ?? 0) + 1
        let all = await MutantFinder(limit: .max, firstID: first, isBroad: true).mutants(in: bench.tree)
        let code = String(decoding: bench.tree.source.bytes, as: UTF8.self)
        let wanted = Repair.all(all, bench.targets, helpers: HelperCalls(code))
        let known = Set(found.map { Place($0) } + wanted.map { Place($0.mutant) })
        let others = MutantSpread(limit: mostOthers).choose(
            all.filter { !known.contains(Place($0)) && !$0.needsClaim })
        let copy = bench.build.copy
        let check = MutantCheck(
            frontend: bench.frontend, scratch: copy.scratch.appending(path: "mutants", directoryHint: .isDirectory))
        let outcome = try await outcome(check, bench.tree, found + wanted.map(\.mutant), others)
        let source = outcome.source
        try copy.write(source.text, to: bench.subject.path)
        let folder = (bench.subject.path as NSString).deletingLastPathComponent
        try copy.write(
            MutantSwitch.text(highestID: source.mutants.map(\.id).max() ?? 0), to: "\(folder)/\(MutantSwitch.fileName)")
        let left = Set(source.mutants.map(\.id))
        return MutantSet(
            mutants: source.mutants.filter { $0.id < first }, leftOut: try await bench.buildTests(),
            repairs: wanted.filter { left.contains($0.mutant.id) }, tries: source.mutants)
    }

    /// Faults that compile do not go for what does not compile beside them.
    private static func outcome(
        _ check: MutantCheck, _ tree: SyntaxTree, _ mutants: [Mutant], _ others: [Mutant]
    ) async throws(AgentError) -> MutantCheck.Outcome {
        if let all = try? await check.check(tree, mutants + others), all.rounds <= mostRounds { return all }
        return try await check.check(tree, mutants)
    }

    private static let mostOthers = 120
    private static let mostRounds = 3

    /// A change, whatever its number.
    private struct Place: Hashable {
        let range: Range<Int>
        let mutated: String

        init(_ mutant: Mutant) {
            range = mutant.range
            mutated = mutant.mutated
        }
    }
}
