import AgentCore
import Foundation
import SwiftTools

/// A built copy of the package, with what the compiler tells of the file.
struct TestBench: Sendable {
    let subject: TestSubject
    let build: PackageBuild
    /// The test target that gets the tests.
    let testTarget: String
    /// Its folder, relative to the package's root.
    let testFolder: String
    /// Where the manifest had to be changed for it.
    let manifestChange: FileChange?
    let invocation: CompilerInvocation
    let graph: SymbolGraph
    let tree: SyntaxTree
    /// Modules that the file imports.
    let imports: [String]
    /// Why the tests that are there were left out of the build; `nil` where they are in it.
    let leftOut: String?

    /// The file in the copy.
    var file: URL { build.copy.file(subject.path) }
    /// Names of all test targets, with the new one.
    var testTargets: Set<String> {
        Set(subject.package.targets.filter { $0.kind == .test }.map(\.name)).union([testTarget])
    }

    /// The declarations that are tried.
    var targets: [CodeSymbol] {
        let path = file.path(percentEncoded: false)
        return graph.symbols(in: path).filter(subject.includes)
    }

    /// Copies and builds.
    ///
    /// - Parameters:
    ///   - placeholder: the path of the new tests' file, which is there from the first build on.
    /// - Throws: `AgentError` where the package does not build.
    static func make(
        _ subject: TestSubject, copy: ScratchCopy, toolchain: Toolchain, tool: PackageTool, fileName: (String) -> String
    ) async throws(AgentError) -> TestBench {
        let build = PackageBuild(toolchain: toolchain, copy: copy)
        var manifestChange: FileChange?
        let existing = subject.package.testTargets(of: subject.target).first
        let testTarget = existing?.name ?? "\(subject.target.name)Tests"
        let testFolder = existing?.path ?? "Tests/\(testTarget)"
        if existing == nil {
            try copy.write("import Testing\n", to: fileName(testFolder))
            manifestChange = try await ManifestEdit(tool: tool).add(
                [.testTarget(testTarget, dependencies: [subject.target.name])], to: copy)
        }
        try copy.write("import Testing\n", to: fileName(testFolder))
        // Tests of other targets would only be built in vain: one bundle holds them all.
        for other in subject.package.targets where other.kind == .test && other.name != testTarget {
            for source in other.sources { try copy.write("", to: source) }
        }
        let leftOut = try await firstBuild(build, subject, existing)
        guard let invocation = try build.invocations()[subject.target.moduleName] else {
            throw AgentError(
                .failed, "the build does not tell how \(subject.target.name) is compiled",
                remedy: "agent reads what Swift 6.3 writes; see which version `swift --version` names.")
        }
        let graph = try await build.symbolGraph(of: invocation)
        let tree = try await SyntaxTree.load(
            copy.file(subject.path), of: invocation, with: toolchain, in: copy.scratch)
        return TestBench(
            subject: subject, build: build, testTarget: testTarget, testFolder: testFolder,
            manifestChange: manifestChange, invocation: invocation, graph: graph, tree: tree,
            imports: SourceFacts.imports(tree), leftOut: leftOut)
    }

    /// Builds with the tests that are there, or without them where they do not build, or not in time.
    private static func firstBuild(
        _ build: PackageBuild, _ subject: TestSubject, _ existing: PackageTarget?
    ) async throws(AgentError) -> String? {
        let code = try await build.build(target: subject.target.name, measuresCoverage: true, timeLimit: .seconds(300))
        guard code.succeeded else {
            throw AgentError(
                .checkFailed,
                code.didTimeOut ? "the package takes more than five minutes to build" : "the package does not build: \(code.firstError)",
                remedy: "Tests are only written for code that builds; see `swift build`.")
        }
        let whole = try await build.build(includesTests: true, measuresCoverage: true, timeLimit: .seconds(90))
        if whole.succeeded { return nil }
        let reason = whole.didTimeOut ? "they take more than 90 seconds to build" : "they do not build: \(whole.firstError)"
        for source in existing?.sources ?? [] { try build.copy.write("", to: source) }
        let without = try await build.build(includesTests: true, measuresCoverage: true, timeLimit: .seconds(180))
        guard without.succeeded else {
            throw AgentError(
                .checkFailed, "the package's tests do not build: \(without.firstError)", remedy: "See `swift build --build-tests`.")
        }
        return reason
    }
}
