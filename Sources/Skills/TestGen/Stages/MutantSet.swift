import AgentCore
import Foundation
import SwiftTools

/// The mutants of the file under test, built into the scratch copy.
struct MutantSet: Sendable {
    /// The mutants that compile.
    let mutants: [Mutant]
    /// Why the existing tests were left out of the build; `nil` if they are in it.
    let leftOut: String?

    /// The mutants' numbers.
    var ids: [Int] { mutants.map(\.id) }

    /// Finds the mutants, writes them into the copy and builds it.
    ///
    /// - Throws: `AgentError` if the copy does not build with them.
    static func make(_ bench: TestBench) async throws(AgentError) -> MutantSet {
        let found = await MutantFinder().mutants(in: bench.tree).filter { mutant in
            bench.subject.symbol == nil
                || bench.targets.contains { $0.usr == mutant.function.usr || $0.path == mutant.function.path }
        }
        let copy = bench.build.copy
        let check = MutantCheck(
            frontend: bench.frontend, scratch: copy.scratch.appending(path: "mutants", directoryHint: .isDirectory))
        let source = try await check.check(bench.tree, found).source
        try copy.write(source.text, to: bench.subject.path)
        return try await build(source.mutants, bench)
    }

    /// Builds the copy without mutants, but with the functions that the probe calls.
    ///
    /// - Throws: `AgentError` if the copy does not build.
    static func none(_ bench: TestBench) async throws(AgentError) -> MutantSet { try await build([], bench) }

    /// Writes the mutant switch beside the file and builds everything.
    private static func build(_ mutants: [Mutant], _ bench: TestBench) async throws(AgentError) -> MutantSet {
        let folder = (bench.subject.path as NSString).deletingLastPathComponent
        try bench.build.copy.write(
            MutantSwitch.text(highestID: mutants.map(\.id).max() ?? 0), to: "\(folder)/\(MutantSwitch.fileName)")
        return MutantSet(mutants: mutants, leftOut: try await bench.buildTests())
    }
}
