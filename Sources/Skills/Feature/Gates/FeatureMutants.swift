import AgentCore
import Foundation
import SwiftTools

/// Mutation testing of a feature: puts small faults into its sources in the copy, and counts how many its tests detect.
struct FeatureMutants {
    let plan: FeaturePlan
    let package: PackageBuild
    let bundle: URL
    /// The filter that selects the feature's tests.
    let filter: String
    let progress: @Sendable (String) -> Void
    /// Builds the copy and returns whether it succeeded.
    let build: () async throws(AgentError) -> Bool

    /// The files to mutate, and the most mutants for each.
    private static let files: [(template: String, limit: Int)] = [
        ("Model.swift", 14), ("List.swift", 8), ("FileStore.swift", 10), ("Service.swift", 8), ("Command.swift", 6),
        ("Values.swift", 14),
    ]
    /// No new mutant is tried after this time.
    private static let timeLimit = Duration.seconds(25)

    /// Tries the mutants and records the results. If that is not possible, the proof says why.
    ///
    /// - Throws: `AgentError` if the build's description cannot be read or the task is cancelled.
    func run(_ proof: inout FeatureProof) async throws(AgentError) {
        progress("putting small faults in")
        guard let target = try package.invocations()[module] else {
            proof.notVerified.append(
                "how many faults the tests notice: the build does not tell how \(module) is compiled")
            return
        }
        do throws(AgentError) {
            let mutants = try await insertMutants(target)
            guard !mutants.isEmpty, try await build() else {
                proof.notVerified.append("how many faults the tests notice: the sources do not build with any")
                return
            }
            try await kill(mutants, &proof)
        } catch  where error.code != .interrupted {
            proof.notVerified.append("how many faults the tests notice: \(error.message)")
        }
    }

    private var module: String { plan.module }

    /// Writes the mutants into the copy.
    private func insertMutants(_ invocation: CompilerInvocation) async throws(AgentError) -> [(
        file: String, mutant: Mutant
    )] {
        var inserted: [(file: String, mutant: Mutant)] = []
        let copy = package.copy
        let frontend = CompilerFrontend(
            toolchain: package.toolchain, invocation: invocation, folder: copy.scratch, readable: copy.readable)
        let scratch = copy.scratch.appending(path: "mutants", directoryHint: .isDirectory)
        for (template, limit) in Self.files {
            guard let file = plan.files.first(where: { !$0.isTest && $0.template.hasSuffix("/\(template)") }) else {
                continue
            }
            let tree = try await SyntaxTree.load(copy.file(file.path), with: frontend)
            let first = (inserted.map(\.mutant.id).max() ?? 0) + 1
            let found = await MutantFinder(limit: limit, firstID: first).mutants(in: tree)
            guard !found.isEmpty else { continue }
            let outcome = try await MutantCheck(frontend: frontend, scratch: scratch).check(tree, found)
            try copy.write(outcome.source.text, to: file.path)
            inserted += outcome.source.mutants.map { (file.path, $0) }
        }
        guard let folder = plan.files.first(where: { !$0.isTest })?.path, !inserted.isEmpty else { return [] }
        try copy.write(
            MutantSwitch.text(highestID: inserted.map(\.mutant.id).max() ?? 0),
            to: (folder as NSString).deletingLastPathComponent + "/" + MutantSwitch.fileName)
        return inserted
    }

    private func kill(_ mutants: [(file: String, mutant: Mutant)], _ proof: inout FeatureProof) async throws(AgentError)
    {
        let clock = ContinuousClock()
        let end = clock.now + Self.timeLimit
        guard try await TestRun.run(bundle, of: package, filter: filter, timeLimit: .seconds(60)).passed else {
            proof.notVerified.append(
                "how many faults the tests notice: the tests fail where faults are built in but off")
            return
        }
        var (killed, total) = (0, 0)
        for (number, entry) in mutants.enumerated() where clock.now < end {
            progress("trying fault \(number + 1) of \(mutants.count)")
            let run = try await TestRun.run(
                bundle, of: package, filter: filter, mutant: entry.mutant.id, timeLimit: .seconds(10))
            total += 1
            if run.passed {
                proof.survivors.append("\(entry.file.split(separator: "/").last ?? ""), \(entry.mutant.description)")
            } else {
                killed += 1
            }
        }
        proof.mutants = (killed, total)
    }
}
