package import AgentCore
package import Foundation

/// Line coverage of a file.
package struct Coverage: Sendable, Hashable {
    /// The lines with code, and whether each was run. Lines count from 1.
    package let lines: [Int: Bool]

    /// Makes a coverage.
    package init(lines: [Int: Bool]) { self.lines = lines }

    /// The share of lines that were run, from 0 to 1; 1 if the file has no lines with code.
    package var share: Double {
        lines.isEmpty ? 1 : Double(lines.values.count { $0 }) / Double(lines.count)
    }

    /// Reads the profiles that runs of a program wrote, with the toolchain's `llvm-profdata` and `llvm-cov`.
    ///
    /// - Parameters:
    ///   - profiles: the runs' profiles; missing files are skipped.
    ///   - program: the program that was run.
    ///   - file: the source file.
    ///   - build: the build that made the program.
    /// - Returns: `nil` if there are no profiles.
    /// - Throws: `AgentError` if the tools fail.
    package static func read(
        _ profiles: [URL], of program: URL, file: URL, build: PackageBuild
    ) async throws(AgentError) -> Coverage? {
        let present = profiles.map { $0.path(percentEncoded: false) }.filter(FileManager.default.fileExists(atPath:))
        guard !present.isEmpty else { return nil }
        let merged = build.copy.scratch.appending(path: "coverage.profdata").path(percentEncoded: false)
        let merge = try await build.run(
            build.toolchain.program("llvm-profdata"), ["merge", "-sparse", "-o", merged] + present,
            timeLimit: .seconds(60))
        guard merge.succeeded else { throw failure("llvm-profdata", merge) }
        let export = try await build.run(
            build.toolchain.program("llvm-cov"),
            [
                "export", "-format=lcov", "-instr-profile", merged, program.path(percentEncoded: false),
                file.path(percentEncoded: false),
            ], timeLimit: .seconds(60), outputLimit: 1 << 24)
        guard export.succeeded else { throw failure("llvm-cov", export) }
        return Coverage(lines: lines(export.output.text()))
    }

    /// The lines `DA:line,count` of an lcov record.
    static func lines(_ record: String) -> [Int: Bool] {
        var lines: [Int: Bool] = [:]
        for line in record.lines where line.hasPrefix("DA:") {
            let fields = line.dropFirst(3).split(separator: ",")
            guard fields.count >= 2, let number = Int(fields[0]) else { continue }
            lines[number] = lines[number] == true || fields[1] != "0"
        }
        return lines
    }

    private static func failure(_ tool: String, _ outcome: ProcessOutcome) -> AgentError {
        AgentError(
            .failed, "\(tool) fails: \(outcome.errorOutput.text(limit: 300))",
            remedy: "Check that it belongs to the same toolchain as `swift`.")
    }
}
