import AgentCore
import Foundation
import TestKit
import Testing

@testable import SwiftTools

@Suite struct CompilerInvocationTests {
    private static let description = """
        {"swiftCommands": {"C.Heap-debug.module": {
          "executable": "/opt/swift/usr/bin/swiftc", "moduleName": "Heap", "isLibrary": true,
          "importPath": "/p/.build/debug/Modules", "sources": ["/p/a b.swift", "/p/c.swift"],
          "otherArguments": ["-incremental", "-j8", "-DDEBUG", "-index-store-path", "/p/index", "-swift-version", "6",
            "-Xcc", "-j8", "-Xfrontend", "-strict-concurrency=complete", "-warnings-as-errors", "-sanitize=thread",
            "-package-name", "p", "-parse-as-library", "-Xlinker", "-lz", "-use-ld=lld"]}}}
        """

    @Test func `a module's invocation is read from the build's description`() throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write(Self.description, to: "description.json")
        let heap = try #require(try CompilerInvocation.read(description: file)["Heap"])
        #expect(heap.sources.map { $0.path(percentEncoded: false) } == ["/p/a b.swift", "/p/c.swift"])
        #expect(heap.languageMode == "6" && heap.executable.lastPathComponent == "swiftc")
    }

    @Test func `the frontend gets what bears on the code's meaning, and no more`() throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write(Self.description, to: "description.json")
        let heap = try #require(try CompilerInvocation.read(description: file)["Heap"])
        let arguments = heap.frontendArguments(resources: folder.url)
        #expect(
            arguments.dropLast(2) == [
                "-module-name", "Heap", "-I", "/p/.build/debug/Modules/", "-DDEBUG", "-swift-version", "6", "-Xcc",
                "-j8",
                "-strict-concurrency=complete", "-package-name", "p", "-parse-as-library",
            ])
        #expect(arguments.suffix(2).first == "-plugin-path")
    }

    @Test(arguments: ["", "{}", "{\"swiftCommands\": {\"C.Heap\": {\"moduleName\": 1}}}"])
    func `a description of another form is an error that names the file`(text: String) throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write(text, to: "description.json")
        let error = #expect(throws: AgentError.self) { try CompilerInvocation.read(description: file) }
        #expect(error?.message.contains("description.json") == true)
        let missing = folder.url.appending(path: "missing.json")
        #expect(throws: AgentError.self) { try CompilerInvocation.read(description: missing) }
    }

    @Test func `a machine without a compiler is told what to install`() async throws {
        let sandbox = Sandbox.none("a test")
        let error = await #expect(throws: AgentError.self) {
            try await Toolchain.find(sandbox: sandbox, environment: ["PATH": "/nowhere"])
        }
        #expect(error?.code == .notFound && error?.remedy.contains("swift.org") == true)
    }

    @Test func `the toolchain's programs run`() async throws {
        let toolchain = try await Toolchain.find(sandbox: await Sandbox.find())
        let folder = try TemporaryDirectory()
        let outcome = try await toolchain.run(
            "swiftc", ["-frontend", "-print-target-info"], in: folder.url, writable: [folder.url],
            timeLimit: .seconds(60))
        let information = try JSONReader().read(outcome.output.text())
        #expect(outcome.succeeded)
        #expect(
            information["paths"]?["runtimeResourcePath"]?.stringValue == toolchain.resources.path(percentEncoded: false)
        )
    }
}
