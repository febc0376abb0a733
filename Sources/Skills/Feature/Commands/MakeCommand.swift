import AgentCore
import Foundation
import SwiftTools

/// `feature NAME field:Type …`
struct MakeCommand {
    let skill: FeatureSkill
    let context: SkillContext

    /// Plans and checks a feature and, if the user accepts it, writes it.
    ///
    /// - Throws: `AgentError` for any failure. The package is then unchanged.
    func run(_ arguments: FeatureArguments) async throws -> SkillOutput {
        var (request, sentence) = try arguments.request(in: skill.directory)
        if request.isAccepted, context.isPrivate {
            throw AgentError(
                .refused, "nothing is written in a private conversation",
                remedy: "Leave out --yes to see the plan, or run it outside the private conversation.")
        }
        let tool = try await PackageTool(environment: skill.environment)
        let clock = ContinuousClock()
        let start = clock.now
        guard let root = SwiftPackage.root(around: request.location) else { throw noPackage(request.location) }
        try await refuseUncommitted(root, request)
        if let sentence {
            var fields = try await fields(from: sentence, request)
            let identity = try Identity.taken(outOf: &fields)
            request.identity = request.identity ?? identity
            request.fields += fields
        }
        skill.progress("reading the package")
        let (package, copy) = try await PackageReader(tool: tool).open(request.location)
        let exported = try await ExportedTypes.among(
            FeatureLayout.types(of: request.name), of: Self.modules, toolchain: tool.toolchain, in: copy.scratch)
        let plan = try FeaturePlanner(request: request, package: package, copy: copy, exported: exported).plan()
        let prover = FeatureProver(
            plan: plan, copy: copy, tool: tool, templates: skill.templates,
            sources: package.targets.flatMap(\.sources), progress: skill.progress)
        let changes = try await prover.write()
        let proof = try await prover.prove(changes)
        var report = FeatureReport(
            plan: plan, request: request, changes: changes, proof: proof,
            seconds: FeatureProver.seconds(clock.now - start), isWritten: false)
        let isAccepted = request.isAccepted ? true : try await asked(report)
        guard isAccepted else { return report.output }
        try skill.journal.apply(
            changes, in: package.root, skill: "feature", title: "feature \(plan.name.type)", at: context.now)
        report.isWritten = true
        return report.output
    }

    /// Modules whose types the generated code sees: `Swift`, and those it imports.
    private static let modules: [String] = {
        #if canImport(SwiftData)
            ["Swift", "Foundation", "SwiftUI", "SwiftData", "Testing"]
        #else
            ["Swift", "Foundation", "Testing"]
        #endif
    }()

    private func asked(_ report: FeatureReport) async throws -> Bool {
        guard !context.isPrivate, let ask = skill.ask else { return false }
        return try await ask(report.output.text, "Write these files?")
    }

    private func fields(from sentence: String, _ request: FeatureRequest) async throws -> [Field] {
        guard let model = skill.model else {
            throw AgentError(
                .noModel, "no model here is able to read fields from a sentence",
                remedy: "Write the fields: agent feature \(request.name.type) title:String due:Date? — "
                    + "or choose an able model with --model.")
        }
        skill.progress("reading fields from the sentence")
        return try await SentenceReader(model: model).fields(of: request.name, from: sentence)
    }

    private func refuseUncommitted(_ root: URL, _ request: FeatureRequest) async throws(AgentError) {
        guard !request.force, let tree = WorkTree(around: root) else { return }
        let changes = try await tree.changes(environment: skill.environment)
        guard let first = changes.first else { return }
        let more = changes.count > 1 ? " and \(changes.count - 1) more" : ""
        throw AgentError(
            .refused, "not all is committed in \(root.lastPathComponent): \(first.dropFirst(3))\(more)",
            remedy: "Commit or stash it first, or repeat with --force.")
    }

    private func noPackage(_ location: URL) -> AgentError {
        AgentError(
            .notFound, "there is no Swift package at \(location.path(percentEncoded: false)): no Package.swift",
            remedy: "Name a folder in a package with --path, or make one with `swift package init`.")
    }
}
