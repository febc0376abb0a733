import AgentCore
import Foundation
import TestKit
import Testing

struct YAMLFileTests {
    static func read(_ text: String) throws -> YAMLNode? {
        try TemporaryDirectory.use { directory in
            let file = directory.appending(path: "config.yaml")
            try Data(text.utf8).write(to: file)
            return try YAMLFile.mapping(at: file)
        }
    }

    @Test func `settings are read, flat or nested`() throws {
        let root = try #require(try Self.read("model: companion\nserver:\n  port: 8787\n"))
        #expect(root["model"]?.text == "companion")
        #expect(root["server"]?["port"]?.text == "8787")
    }

    @Test func `an empty file has no settings, and a missing file is nil`() throws {
        #expect(try Self.read("# nothing yet\n")?.pairs?.isEmpty == true)
        try TemporaryDirectory.use { directory in
            let missing = try YAMLFile.mapping(at: directory.appending(path: "none.yaml"))
            #expect(missing == nil)
        }
    }

    @Test(arguments: ["- a\n", "text", "a: [\n", "a: 1\na: 2\n"])
    func `an invalid file is an error that names it and the line`(_ text: String) throws {
        let error = try #require(throws: AgentError.self) { try Self.read(text) }
        #expect(error.message.contains("config.yaml, line "))
    }

    @Test func `a text file is written whole, private, and read back`() throws {
        try TemporaryDirectory.use { directory in
            let file = directory.appending(path: "new/deeper/file.txt")
            try TextFile.write("one", to: file)
            try TextFile.write("two", to: file)
            #expect(try TextFile.read(file) == "two")
            let path = file.path(percentEncoded: false)
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            let names = try FileManager.default.contentsOfDirectory(
                atPath: file.deletingLastPathComponent().path(percentEncoded: false))
            #expect(names == ["file.txt"])
        }
    }

    @Test func `a directory, a pipe and a large file are refused`() throws {
        try TemporaryDirectory.use { directory in
            #expect(throws: AgentError.self) { try TextFile.read(directory) }
            let pipe = directory.appending(path: "pipe").path(percentEncoded: false)
            #expect(mkfifo(pipe, 0o600) == 0)
            #expect(throws: AgentError.self) { try TextFile.read(URL(filePath: pipe)) }
            let large = directory.appending(path: "large")
            try Data(repeating: 0x61, count: 101).write(to: large)
            #expect(throws: AgentError.self) { try TextFile.read(large, limit: 100) }
            #expect(try TextFile.read(large, limit: 101).count == 101)
        }
    }
}
