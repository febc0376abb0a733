package import AgentCore
package import Foundation

/// Finds the mutants that compile, all together in one file, and leaves out the others.
package struct MutantCheck: Sendable {
    /// A mutant that was left out, and why.
    package struct Refusal: Sendable, Hashable {
        /// The mutant.
        package let mutant: Mutant
        /// The compiler's message.
        package let reason: String
    }

    /// The result of a check.
    package struct Outcome: Sendable {
        /// The file with the mutants that compile.
        package let source: MutatedSource
        /// The mutants that do not compile.
        package let refused: [Refusal]
        /// The number of compiler runs.
        package let rounds: Int
    }

    private let frontend: CompilerFrontend
    private let scratch: URL
    private let timeLimit: Duration

    /// The most compiler runs.
    private static let maximumRounds = 6
    /// The longest time for type-checking one expression, in seconds.
    private static let expressionSeconds = 5
    /// After this many rounds, one error drops all mutants of its function.
    private static let carefulRounds = 3

    /// Makes a check.
    ///
    /// - Parameters:
    ///   - frontend: the compiler's frontend for the module.
    ///   - scratch: a folder inside the frontend's folder for the mutated file; it is created if needed.
    ///   - timeLimit: the longest that one run of the compiler may take.
    package init(frontend: CompilerFrontend, scratch: URL, timeLimit: Duration = .seconds(60)) {
        self.frontend = frontend
        self.scratch = scratch
        self.timeLimit = timeLimit
    }

    /// Checks the mutants of a file.
    ///
    /// - Throws: `AgentError` if the compiler cannot be run, or finds errors that no mutant explains.
    package func check(_ tree: SyntaxTree, _ mutants: [Mutant]) async throws(AgentError) -> Outcome {
        var kept = MutatedSource(tree.source, mutants: mutants).mutants
        let keptIDs = Set(kept.map(\.id))
        var refused = mutants.filter { !keptIDs.contains($0.id) }
            .map { Refusal(mutant: $0, reason: "its place overlaps another's") }
        for round in 1...Self.maximumRounds {
            let mutated = MutatedSource(tree.source, mutants: kept)
            let output = try await compile(mutated, of: tree.file)
            guard let output else { return Outcome(source: mutated, refused: refused, rounds: round) }
            let blame = MutantBlame(tree: tree, mutated: mutated, isCareful: round <= Self.carefulRounds)
            let guilty = blame.guilty(output.errors, didTimeOut: output.didTimeOut)
            guard !guilty.isEmpty else {
                throw AgentError(
                    .failed,
                    "the mutants of \(tree.file.path(percentEncoded: false)) do not compile: "
                        + (output.errors.first?.message ?? output.text),
                    remedy: "See that `swift build` goes through first.")
            }
            refused += kept.compactMap { mutant in
                guilty[mutant.id].map { Refusal(mutant: mutant, reason: $0) }
            }
            kept.removeAll { guilty[$0.id] != nil }
        }
        refused += kept.map { Refusal(mutant: $0, reason: "the compiler found errors for too long") }
        return Outcome(source: MutatedSource(tree.source, mutants: []), refused: refused, rounds: Self.maximumRounds)
    }

    private struct Failure {
        let errors: [CompilerDiagnostic]
        let text: String
        let didTimeOut: Bool
    }

    /// The compiler's errors, including those of data-flow analysis; `nil` if there are none.
    private func compile(_ mutated: MutatedSource, of file: URL) async throws(AgentError) -> Failure? {
        try Directories.create(scratch)
        let copy = scratch.appending(path: file.lastPathComponent, directoryHint: .notDirectory)
        let helper = scratch.appending(path: MutantSwitch.fileName, directoryHint: .notDirectory)
        do {
            try Data(mutated.text.utf8).write(to: copy, options: .atomic)
            let highest = mutated.mutants.map(\.id).max() ?? 0
            try Data(MutantSwitch.text(highestID: highest).utf8).write(to: helper, options: .atomic)
        } catch {
            throw AgentError(
                .failed, "cannot write to \(scratch.path(percentEncoded: false)): \(error.words)",
                remedy: "See that the disk has room.")
        }
        let outcome = try await frontend.run(
            ["-emit-sil", "-o", "/dev/null", "-solver-expression-time-threshold=\(Self.expressionSeconds)"], file: copy,
            original: file, helpers: [helper], timeLimit: timeLimit,
            outputLimit: 4 << 20)
        guard !outcome.succeeded else { return nil }
        let text = outcome.errorOutput.text()
        return Failure(
            errors: CompilerDiagnostic.errors(in: text, file: copy.path(percentEncoded: false)),
            text: String(text.prefix(400)),
            didTimeOut: outcome.didTimeOut)
    }
}
