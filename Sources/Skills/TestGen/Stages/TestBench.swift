import AgentCore
import Foundation
import SwiftTools

/// A built copy of the package, with the file's symbols and syntax tree from the compiler.
struct TestBench: Sendable {
    let subject: TestSubject
    let build: PackageBuild
    /// The test target for the new tests.
    let testTarget: String
    /// The test target's folder, relative to the package's root.
    let testFolder: String
    /// The change to the manifest that adds the test target; `nil` if it exists.
    let manifestChange: FileChange?
    /// An old XCTest `main` file that was removed from the copy: with it, SwiftPM runs no Swift Testing tests.
    let oldMain: String?
    let invocation: CompilerInvocation
    let graph: SymbolGraph
    let tree: SyntaxTree
    /// Modules that the file imports.
    let imports: [String]

    /// The file in the copy.
    var file: URL { build.copy.file(subject.path) }
    /// The names of all test targets, including a new one.
    var testTargets: Set<String> {
        Set(subject.package.targets.filter { $0.kind == .test }.map(\.name)).union([testTarget])
    }

    /// The compiler, for the module under test.
    var frontend: CompilerFrontend {
        CompilerFrontend(
            toolchain: build.toolchain, invocation: invocation, folder: build.copy.scratch,
            readable: build.copy.readable)
    }

    /// The declarations under test.
    var targets: [CodeSymbol] {
        let path = file.path(percentEncoded: false)
        return graph.symbols(in: path).filter(subject.includes)
    }

    /// The declarations under test, which may not be empty.
    ///
    /// - Throws: `AgentError`: `.notFound` if the file declares nothing that tests can reach, or nothing of the given
    ///   name.
    func reachable() throws(AgentError) -> [CodeSymbol] {
        let targets = targets
        guard !targets.isEmpty else {
            throw AgentError(
                .notFound,
                subject.symbol.map { "\(subject.path) declares no \($0) that tests can reach" }
                    ?? "\(subject.path) declares nothing that tests can reach",
                remedy: "Private declarations are tried through what uses them; name another.")
        }
        return targets
    }

    /// Prepares the copy and builds it.
    ///
    /// - Parameters:
    ///   - subject: the file under test.
    ///   - copy: the scratch copy of its package.
    ///   - toolchain: builds the copy.
    ///   - tool: edits the manifest.
    ///   - fileName: returns the path of the new test file in a folder. The file is part of every build.
    /// - Throws: `AgentError` if the package does not build.
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
        let oldMain = oldMain(of: subject.package, in: copy)
        if let oldMain { try copy.remove(oldMain) }
        // All tests are built into one bundle, so empty those of other targets to save time.
        for other in subject.package.targets where other.kind == .test && other.name != testTarget {
            for source in other.sources { try copy.write("", to: source) }
        }
        let built = try await build.build(
            target: subject.target.name, measuresCoverage: true, timeLimit: .seconds(300))
        guard built.succeeded else {
            throw AgentError(
                .checkFailed,
                built.didTimeOut
                    ? "the package takes more than five minutes to build"
                    : "the package does not build: \(built.firstError)",
                remedy: built.firstError.contains("No space left on device")
                    ? "Make room for a copy of the package and its build, or name another folder in TMPDIR."
                    : "Tests are only written for code that builds; see `swift build`.")
        }
        guard let invocation = try build.invocations()[subject.target.moduleName] else {
            throw AgentError(
                .failed, "the build does not tell how \(subject.target.name) is compiled",
                remedy: "agent reads what Swift 6.3 writes; see which version `swift --version` names.")
        }
        let graph = try await build.symbolGraph(of: invocation)
        let tree = try await SyntaxTree.load(
            copy.file(subject.path),
            with: CompilerFrontend(
                toolchain: toolchain, invocation: invocation, folder: copy.scratch, readable: copy.readable))
        return TestBench(
            subject: subject, build: build, testTarget: testTarget, testFolder: testFolder,
            manifestChange: manifestChange, oldMain: oldMain, invocation: invocation, graph: graph, tree: tree,
            imports: SourceFacts.imports(tree))
    }

    /// The XCTest `main` file that SwiftPM would use. The search is SwiftPM's: from the folders above the tests up to
    /// the root.
    private static func oldMain(of package: SwiftPackage, in copy: ScratchCopy) -> String? {
        for target in package.targets where target.kind == .test {
            var folders = target.path.split(separator: "/").dropLast()
            while true {
                for name in ["XCTMain.swift", "LinuxMain.swift"] {
                    let path = (folders.map(String.init) + [name]).joined(separator: "/")
                    if FileManager.default.fileExists(atPath: copy.file(path).path(percentEncoded: false)) {
                        return path
                    }
                }
                if folders.isEmpty { break }
                folders.removeLast()
            }
        }
        return nil
    }

    /// Builds the package with its tests, or without them if they do not build in time.
    ///
    /// - Returns: why the existing tests were left out; `nil` if they were not.
    /// - Throws: `AgentError` if it does not build without them either.
    func buildTests() async throws(AgentError) -> String? {
        let copy = build.copy
        let whole = try await build.build(includesTests: true, measuresCoverage: true, timeLimit: .seconds(120))
        if whole.succeeded { return nil }
        let existing = subject.package.target(named: testTarget)?.sources ?? []
        let error = whole.diagnostics.first { $0.severity == .error }
        let isTheirs = error.map { error in
            existing.contains { copy.file($0).path(percentEncoded: false) == error.file }
        }
        guard whole.didTimeOut || isTheirs == true else { throw Self.broken(whole) }
        for source in existing { try copy.write("", to: source) }
        let without = try await build.build(includesTests: true, measuresCoverage: true, timeLimit: .seconds(120))
        guard without.succeeded else { throw Self.broken(without) }
        return whole.didTimeOut ? "they take too long to build" : "they do not build: \(whole.firstError)"
    }

    private static func broken(_ result: PackageBuild.Result) -> AgentError {
        AgentError(
            .failed, "the package does not build with faults put into it: \(result.firstError)",
            remedy: "`agent test FILE:SYMBOL` may go round it.")
    }
}
