import AgentCore
import Foundation
import SwiftTools

/// `test FILE[:SYMBOL]`
struct WriteTests {
    let skill: TestGenSkill
    let context: SkillContext

    /// Makes tests and, if the user accepts them, writes them.
    ///
    /// - Throws: `AgentError` for any failure. The package is then unchanged.
    func run(_ arguments: TestArguments) async throws -> SkillOutput {
        let isAccepted = arguments.flags.contains("--yes")
        if isAccepted, context.isPrivate {
            throw AgentError(
                .refused, "nothing is written in a private conversation",
                remedy: "Leave out --yes to see the tests, or run it outside the private conversation.")
        }
        let (file, symbol) = try arguments.file(in: skill.directory)
        let tool = try await PackageTool(environment: skill.environment)
        let toolchain = try await Toolchain.find(sandbox: await Sandbox.find(), environment: skill.environment)
        let (package, copy) = try await PackageReader(tool: tool).open(file.deletingLastPathComponent())
        let subject = try TestSubject(package: package, file: file, symbol: symbol)
        if arguments.flags.contains("--check") {
            let check = PromiseCheck(
                toolchain: toolchain, tool: tool, model: skill.model, progress: skill.progress)
            return try await check.run(subject, copy: copy).output
        }
        let generator = TestGenerator(
            toolchain: toolchain, tool: tool, model: skill.model, progress: skill.progress)
        let report = try await generator.generate(subject, copy: copy)
        var summary = TestSummary(
            report: report, changes: try await changes(report, package, copy, toolchain), isWritten: false)
        guard !report.verdict.kept.isEmpty else { return summary.output }
        guard isAccepted ? true : try await asked(summary) else { return summary.output }
        try skill.journal.apply(
            summary.changes, in: package.root, skill: "test", title: "tests of \(subject.path)", at: context.now)
        summary.isWritten = true
        return summary.output
    }

    private func asked(_ summary: TestSummary) async throws -> Bool {
        guard !context.isPrivate, let ask = skill.ask else { return false }
        return try await ask(summary.output.text, "Write these tests?")
    }

    /// The test file, formatted in the package's style, and the manifest if it had to change.
    private func changes(
        _ report: TestReport, _ package: SwiftPackage, _ copy: ScratchCopy, _ toolchain: Toolchain
    ) async throws(AgentError) -> [FileChange] {
        guard !report.verdict.kept.isEmpty else { return [] }
        try copy.write(report.file.text().text, to: report.path)
        let url = copy.file(report.path)
        let style = try CodeFormat(of: copy, for: [report.path], like: package.targets.flatMap(\.sources)).arguments
        let formatted = try await toolchain.run(
            "swift-format", ["format", "--in-place"] + style + [url.path(percentEncoded: false)], in: copy.root,
            readable: copy.readable, writable: [copy.scratch], timeLimit: .seconds(60))
        guard formatted.succeeded else {
            throw AgentError(
                .failed, "swift-format fails: \(formatted.errorOutput.text(limit: 300))",
                remedy: "Check that it belongs to the same toolchain as `swift`, and the package's .swift-format.")
        }
        let text = try TextFile.read(url, limit: 1 << 22)
        return [FileChange(path: report.path, old: nil, new: text)] + [report.manifestChange].compactMap { $0 }
    }
}
