import AgentCore
import Foundation
import TestKit
import Testing

@testable import SwiftTools

@Suite struct ScratchCopyTests {
    private func path(_ url: URL) -> String { url.path(percentEncoded: false) }

    @Test func `a copy has the sources and neither the history nor the build, and vanishes with its last user`() throws
    {
        let package = try ScratchPackage.notes()
        for file in [".git/HEAD", ".build/x", "Sub/.build/y", "Sources/Notes/b.swift"] {
            try package.directory.write("x", to: "my notes/\(file)")
        }
        var copy: ScratchCopy? = try ScratchCopy(of: package.root)
        let root = try #require(copy?.root)
        let names = try FileManager.default.subpathsOfDirectory(atPath: path(root))
        #expect(names.contains("Sources/Notes/b.swift"))
        #expect(names.allSatisfy { !$0.contains(".git") && !$0.contains(".build") })
        #expect(root.lastPathComponent == "my notes")
        let scratch = try #require(copy?.scratch)
        copy = nil
        #expect(!FileManager.default.fileExists(atPath: path(scratch)))
    }

    @Test func `links inside lead into the copy, links to the outside make their goal readable`() throws {
        let package = try ScratchPackage.notes()
        try package.directory.write("outside", to: "elsewhere/data.txt")
        let root = path(package.root)
        let outside = (root as NSString).deletingLastPathComponent + "/elsewhere"
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: root + "inner", withDestinationPath: root + "Sources")
        try manager.createSymbolicLink(atPath: root + "outer", withDestinationPath: "../elsewhere")
        try manager.createSymbolicLink(atPath: root + "broken", withDestinationPath: "nowhere")
        let copy = try ScratchCopy(of: package.root)
        #expect(RealPath.of(path(copy.file("inner"))) == RealPath.of(path(copy.file("Sources"))))
        #expect(RealPath.of(path(copy.file("outer"))) == outside)
        #expect(copy.readable.map(path) == [outside])
        #expect(try manager.destinationOfSymbolicLink(atPath: path(copy.file("broken"))) == "nowhere")
    }

    @Test func `a link to a folder that holds the package is refused`() throws {
        let package = try ScratchPackage.notes()
        try FileManager.default.createSymbolicLink(atPath: path(package.root) + "up", withDestinationPath: "..")
        let error = #expect(throws: AgentError.self) { _ = try ScratchCopy(of: package.root) }
        #expect(error?.code == .refused)
    }

    @Test func `a package larger than the limit is refused`() throws {
        let package = try ScratchPackage.notes()
        var limits = FolderCopy.Limits()
        limits.bytes = 100
        let error = #expect(throws: AgentError.self) { _ = try ScratchCopy(of: package.root, limits: limits) }
        #expect(error?.message.contains("too large") == true)
    }
}
