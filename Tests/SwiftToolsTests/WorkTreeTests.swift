import AgentCore
import Foundation
import TestKit
import Testing

@testable import SwiftTools

@Suite struct WorkTreeTests {
    @Test func `what is not committed is listed, and a folder without git has no work tree`() async throws {
        let package = try ScratchPackage.notes()
        #expect(WorkTree(around: package.root) == nil)
        func git(_ words: String...) throws {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            let settings = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
            process.arguments = ["git"] + settings + ["-C", package.root.path(percentEncoded: false)] + words
            process.standardOutput = nil
            process.standardError = nil
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        try git("init", "--quiet")
        try git("add", ".")
        try git("commit", "--quiet", "-m", "start")
        let tree = try #require(WorkTree(around: package.root.appending(path: "Sources")))
        #expect(try await tree.changes().isEmpty)
        try package.directory.write("x", to: "my notes/Sources/new file.swift")
        #expect(try await tree.changes() == ["?? Sources/new file.swift"])
    }
}
