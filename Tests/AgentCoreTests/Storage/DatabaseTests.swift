import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct DatabaseTests {
    let directory: TemporaryDirectory
    let file: URL

    init() throws {
        directory = try TemporaryDirectory()
        file = directory.url.appending(path: "data/agent.sqlite")
    }

    @Test func `a file that is not a database is reported and left unchanged`() throws {
        try directory.write(String(repeating: "this is not a database. ", count: 100), to: "data/agent.sqlite")
        let before = try Data(contentsOf: file)
        let error = #expect(throws: AgentError.self) { try Database(at: file) }
        #expect(error?.message.contains("damaged") == true)
        #expect(error?.code == .failed)
        #expect(try Data(contentsOf: file) == before)
    }

    @Test func `a database of a newer program is refused`() throws {
        let migrations = (1...3).map { Migration(version: $0, statements: ["CREATE TABLE t\($0) (x) "]) }
        try Database(at: file).migrate(component: "sessions", migrations)
        let error = #expect(throws: AgentError.self) {
            try Database(at: file).migrate(component: "sessions", Array(migrations.prefix(2)))
        }
        #expect(error?.message.contains("version 3") == true)
    }

    @Test func `a migration that fails changes nothing`() throws {
        let database = try Database(at: file)
        let broken = [Migration(version: 1, statements: ["CREATE TABLE kept (x)", "CREATE TABLE oops ("])]
        #expect(throws: AgentError.self) { try database.migrate(component: "memory", broken) }
        #expect(try database.query("SELECT name FROM sqlite_master") { $0.text(0) }.isEmpty)
    }

    @Test func `a failing transaction is rolled back whole`() throws {
        let database = try Database(at: file)
        try database.execute("CREATE TABLE t (x INTEGER)")
        #expect(throws: CancellationError.self) {
            try database.transaction { transaction in
                try transaction.execute("INSERT INTO t VALUES (1)")
                throw CancellationError()
            }
        }
        #expect(try database.query("SELECT count(*) FROM t") { $0.integer(0) } == [0])
    }

    @Test func `read-only access leaves the folder byte for byte unchanged`() throws {
        do {
            let database = try Database(at: file)
            try database.execute("CREATE TABLE t (x TEXT)")
            try database.execute("INSERT INTO t VALUES ('kept')")
        }
        let before = try snapshot()
        do {
            let reader = try Database(at: file, readOnly: true)
            #expect(try reader.query("SELECT x FROM t") { $0.text(0) } == ["kept"])
            #expect(throws: AgentError.self) { try reader.execute("INSERT INTO t VALUES ('new')") }
        }
        #expect(try snapshot() == before)
    }

    @Test func `read-only access sees another writer's log, and does not touch it`() throws {
        let writer = try Database(at: file)
        try writer.execute("CREATE TABLE t (x TEXT)")
        try writer.execute("INSERT INTO t VALUES ('in the log')")
        let before = try snapshot()
        let reader = try Database(at: file, readOnly: true)
        #expect(try reader.query("SELECT x FROM t") { $0.text(0) } == ["in the log"])
        #expect(try snapshot() == before)
    }

    @Test func `a folder that cannot be created is named in the error`() throws {
        try directory.write("a file", to: "blocked")
        let path = directory.url.appending(path: "blocked/data/agent.sqlite")
        let error = #expect(throws: AgentError.self) { try Database(at: path) }
        #expect(error?.message.contains("blocked/data") == true)
    }

    private func snapshot() throws -> [String: Data] {
        let folder = file.deletingLastPathComponent()
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !name.hasSuffix("-shm") {
            files[name] = try Data(contentsOf: folder.appending(path: name))
        }
        return files
    }
}
