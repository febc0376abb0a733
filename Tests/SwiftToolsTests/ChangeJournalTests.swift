import AgentCore
import Foundation
import TestKit
import Testing

@testable import SwiftTools

@Suite struct ChangeJournalTests {
    private let package: ScratchPackage
    private let journal: ChangeJournal
    private let home: TemporaryDirectory
    private let before: [String: String]
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private static let changes = [
        FileChange(path: "Sources/Notes/Task/Task.swift", old: nil, new: "struct Task {}\n"),
        FileChange(path: "Package.swift", old: ScratchPackage.manifest, new: "// changed\n"),
        FileChange(path: "Sources/Notes/Note.swift", old: "public struct Note {}\n", new: nil),
    ]

    init() throws {
        package = try ScratchPackage.notes()
        home = try TemporaryDirectory()
        journal = ChangeJournal(Directories(environment: ["AGENT_HOME": home.url.path(percentEncoded: false)]))
        before = try package.contents()
    }

    private func apply(
        _ changes: [FileChange] = Self.changes, before step: @escaping (FileTransaction.Step) throws -> Void = { _ in }
    ) throws -> ChangeRecord {
        try journal.apply(changes, in: package.root, skill: "feature", title: "feature Task", at: now, before: step)
    }

    @Test func `changes are written whole, and undo brings back exactly what was there`() throws {
        let record = try apply()
        var expected = before
        expected["Sources/Notes/Note.swift"] = nil
        expected["Package.swift"] = "// changed\n"
        expected["Sources/Notes/Task"] = "folder"
        expected["Sources/Notes/Task/Task.swift"] = "struct Task {}\n"
        #expect(try package.contents() == expected)
        #expect(try journal.list() == [record])
        try journal.undo(record)
        #expect(try package.contents() == before)
        #expect(try journal.list().map(\.state) == [.undone])
        #expect(throws: AgentError.self) { try journal.undo(try journal.list()[0]) }
    }

    @Test(arguments: changes.map(\.path).flatMap { [FileTransaction.Step.stage($0), .replace($0)] })
    fileprivate func `a failure at any step leaves all as it was`(at step: FileTransaction.Step) throws {
        // Removing a file stages nothing.
        guard step != .stage("Sources/Notes/Note.swift") else { return }
        let error = #expect(throws: AgentError.self) {
            _ = try apply { if $0 == step { throw SystemError(ENOSPC) } }
        }
        #expect(error?.code == .failed)
        #expect(try package.contents() == before)
        #expect(try journal.list().isEmpty)
    }

    @Test func `a file that appears while the others are written is kept, and nothing else is written`() throws {
        let file = package.root.appending(path: "Sources/Notes/Task/Task.swift")
        let error = #expect(throws: AgentError.self) {
            _ = try apply { step in
                if case .replace("Sources/Notes/Task/Task.swift") = step { try Data("mine".utf8).write(to: file) }
            }
        }
        #expect(error?.code == .failed)
        var expected = before
        expected["Sources/Notes/Task"] = "folder"
        expected["Sources/Notes/Task/Task.swift"] = "mine"
        #expect(try package.contents() == expected)
    }

    @Test func `a file that is not what it was is not overwritten`() throws {
        try package.directory.write("// mine\n", to: "my notes/Package.swift")
        let error = #expect(throws: AgentError.self) { _ = try apply() }
        #expect(error?.code == .refused)
        #expect(error?.message == "Package.swift was changed meanwhile")
        #expect(try package.contents()["Sources/Notes/Task"] == nil)
    }

    @Test func `undo refuses where a file was edited since, unless it is told to`() throws {
        let record = try apply()
        try package.directory.write("// edited\n", to: "my notes/Package.swift")
        let error = #expect(throws: AgentError.self) { try journal.undo(record) }
        #expect(error?.message == "edited since: Package.swift")
        #expect(try package.contents()["Sources/Notes/Task/Task.swift"] == "struct Task {}\n")
        try journal.undo(record, force: true)
        #expect(try package.contents() == before)
    }

    @Test func `undo leaves a folder in which something else was put`() throws {
        let record = try apply()
        try package.directory.write("mine", to: "my notes/Sources/Notes/Task/Mine.swift")
        try journal.undo(record)
        var expected = before
        expected["Sources/Notes/Task"] = "folder"
        expected["Sources/Notes/Task/Mine.swift"] = "mine"
        #expect(try package.contents() == expected)
    }

    @Test(arguments: ["../outside.swift", "/etc/x", "Sources/../../x", "", "a//b", "out/x.swift"])
    fileprivate func `a path out of the package is refused`(path: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: package.root.path(percentEncoded: false) + "out", withDestinationPath: "/tmp")
        let error = #expect(throws: AgentError.self) { _ = try apply([FileChange(path: path, old: nil, new: "x")]) }
        #expect(error?.code == .refused)
    }

    @Test func `a changed file keeps its permissions`() throws {
        let script = try package.directory.write("old", to: "my notes/run").path(percentEncoded: false)
        chmod(script, 0o751)
        _ = try apply([FileChange(path: "run", old: "old", new: "new")])
        let mode = try FileManager.default.attributesOfItem(atPath: script)[.posixPermissions] as? Int
        #expect(mode == 0o751)
    }
}
