import AgentCore
import Foundation
import SwiftTools

/// The mutants of the file under test, in the built copy.
struct MutantSet: Sendable {
    /// Those that compile.
    let mutants: [Mutant]

    /// Their numbers.
    var ids: [Int] { mutants.map(\.id) }

    /// Finds them, puts them into the copy and builds it.
    ///
    /// - Throws: `AgentError` where the copy does not build with them.
    static func make(_ bench: TestBench) async throws(AgentError) -> MutantSet {
        let found = await MutantFinder().mutants(in: bench.tree).filter { mutant in
            bench.subject.symbol == nil || bench.targets.contains { $0.usr == mutant.function.usr || $0.path == mutant.function.path }
        }
        let copy = bench.build.copy
        let check = MutantCheck(
            toolchain: bench.build.toolchain, invocation: bench.invocation, folder: copy.scratch,
            scratch: copy.scratch.appending(path: "mutants", directoryHint: .isDirectory))
        let outcome = try await check.check(bench.tree, found)
        let source = outcome.source
        try copy.write(source.text, to: bench.subject.path)
        let folder = (bench.subject.path as NSString).deletingLastPathComponent
        try copy.write(
            MutantSwitch.text(highestID: source.mutants.map(\.id).max() ?? 0), to: "\(folder)/\(MutantSwitch.fileName)")
        let built = try await bench.build.build(includesTests: true, measuresCoverage: true, timeLimit: .seconds(180))
        guard built.succeeded else {
            throw AgentError(
                .failed, "the package does not build with faults put into \(bench.subject.path): \(built.firstError)",
                remedy: "`agent test FILE:SYMBOL` may go round it.")
        }
        return MutantSet(mutants: source.mutants)
    }
}
