import AgentCore
import Foundation
import TestKit

@testable import SwiftTools

/// A module of one file, and more where a test needs them, that the compiler of this machine reads.
struct CompiledFile {
    let folder: TemporaryDirectory
    let frontend: CompilerFrontend
    let file: URL

    init(_ text: String, others: [String: String] = [:], arguments: [String] = ["-swift-version", "6"]) async throws {
        folder = try TemporaryDirectory()
        file = try folder.write(text, to: "Sources/Sample.swift")
        var sources = [file]
        for (name, text) in others.sorted(by: { $0.key < $1.key }) {
            sources.append(try folder.write(text, to: "Sources/\(name)"))
        }
        let toolchain = try await Toolchain.find(sandbox: await Sandbox.find())
        frontend = CompilerFrontend(
            toolchain: toolchain,
            invocation: CompilerInvocation(
                executable: toolchain.program("swiftc"), moduleName: "Sample", sources: sources,
                arguments: ["-parse-as-library"] + arguments),
            folder: folder.url)
    }

    func tree() async throws -> SyntaxTree { try await SyntaxTree.load(file, with: frontend) }

    func check(_ tree: SyntaxTree, _ mutants: [Mutant]) async throws -> MutantCheck.Outcome {
        try await MutantCheck(frontend: frontend, scratch: folder.url.appending(path: "scratch")).check(tree, mutants)
    }

    /// Builds a program of a mutated file, the switch and a main file, and runs it once.
    func run(_ mutated: MutatedSource, main: String, environment: [String: String] = [:]) async throws -> ProcessOutcome
    {
        let highest = mutated.mutants.map(\.id).max() ?? 0
        let files = [
            try folder.write(mutated.text, to: "program/Sample.swift"),
            try folder.write(MutantSwitch.text(highestID: highest), to: "program/\(MutantSwitch.fileName)"),
            try folder.write(main, to: "program/main.swift"),
        ].map { $0.path(percentEncoded: false) }
        let program = folder.url.appending(path: "program/sample")
        let built = try await frontend.toolchain.run(
            "swiftc", ["-Onone", "-o", program.path(percentEncoded: false)] + files, in: folder.url,
            writable: [folder.url], timeLimit: .seconds(300))
        guard built.succeeded else {
            throw AgentError(.failed, built.errorOutput.text(limit: 2000), remedy: "")
        }
        return try await frontend.toolchain.run(
            program, [], in: folder.url, readable: [folder.url], environment: environment, timeLimit: .seconds(120))
    }
}
