import AgentCore
import Foundation
import SkillTools
import TestKit
import Testing

@Suite struct FolderToolsTests {
    let room: SkillRoom

    init() throws {
        room = try SkillRoom()
        try room.folder.write("one\n", to: "first/a.txt")
        try room.folder.write("two\n", to: "second/b.txt")
        try room.folder.write("deep\n", to: "first/sub/c.txt")
    }

    var tools: [String: any Tool] { room.tools(folders: ["first", "second"]) }

    @Test func `files in allowed folders can be read and listed, by whole and by relative paths`() async throws {
        #expect(try await tools.call("read_file", ["path": "a.txt"]).text == "one\n")
        #expect(try await tools.call("read_file", ["path": "b.txt"]).text == "two\n")
        #expect(try await tools.call("read_file", ["path": .string("\(room.path)/first/sub/c.txt")]).text == "deep\n")
        #expect(try await tools.call("list_files", ["path": "."]).text == "a.txt (4 bytes)\nsub/")
        #expect(try await tools.call("list_files", ["path": .string("\(room.path)/second/")]).text == "b.txt (4 bytes)")
    }

    @Test func `a whole path that goes through a link is as good`() async throws {
        let link = room.folder.url.appending(path: "link")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: room.folder.url.appending(path: "first"))
        let tools = room.tools(folders: ["link"])
        #expect(try await tools.call("read_file", ["path": .string("\(room.path)/link/a.txt")]).text == "one\n")
        #expect(try await tools.call("read_file", ["path": .string("\(room.path)/first/a.txt")]).text == "one\n")
    }

    @Test(arguments: [
        "../secret.txt", "/etc/passwd", "sub/../../secret.txt", "/", "", "out", "firsts/x", "sub/..",
    ])
    func `no other file is read`(path: String) async throws {
        try room.folder.write("not this\n", to: "firsts/x")
        try FileManager.default.createSymbolicLink(
            atPath: "\(room.path)/first/out", withDestinationPath: "\(room.path)/secret.txt")
        let error = await #expect(throws: ToolError.self) { try await tools.call("read_file", ["path": .string(path)]) }
        #expect(error?.message.contains(path.isEmpty ? "\"\"" : path) == true)
        for whole in ["\(room.path)/first/../secret.txt", "\(room.path)/firsts/x", "\(room.path)/secret.txt"] {
            await #expect(throws: ToolError.self) { try await tools.call("read_file", ["path": .string(whole)]) }
        }
    }

    @Test func `outside of the folders one cannot even tell what exists`() async throws {
        var messages: Set<String> = []
        for name in ["secret.txt", "none.txt"] {
            let error = await #expect(throws: ToolError.self) {
                try await tools.call("read_file", ["path": .string("\(room.path)/\(name)")])
            }
            messages.insert((error?.message ?? "").replacing(name, with: "X"))
        }
        #expect(messages.count == 1)
    }

    @Test func `each says which of the two a path is for`() async throws {
        let folder = await #expect(throws: ToolError.self) { try await tools.call("read_file", ["path": "sub"]) }
        #expect(folder?.message == "sub is a folder; list_files lists it")
        let file = await #expect(throws: ToolError.self) { try await tools.call("list_files", ["path": "a.txt"]) }
        #expect(file?.message == "a.txt is a file; read_file reads it")
    }

    @Test func `without allowed folders they are not offered`() {
        #expect(room.tools()["read_file"] == nil && room.tools()["list_files"] == nil)
        #expect(room.tools(folders: ["missing"])["read_file"] == nil)
        #expect(tools["read_file"]?.declaration.description.contains("\(room.path)/first") == true)
        #expect(tools["read_file"]?.permission(for: ["path": "a.txt"]) == .run)
    }

    @Test func `a folder of many names is listed in part, and names that hide something are written out`() async throws
    {
        for number in 100..<400 { try room.folder.write("", to: "many/\(number)") }
        try room.folder.write("", to: "many/\u{1B}[2Jx\ny")
        let text = try await room.tools(folders: ["many"]).call("list_files", ["path": "."]).text
        #expect(text.hasSuffix("[101 more]") && text.contains("\\u{1B}[2Jx\\ny (0 bytes)"))
        let short = try await room.tools(folders: ["many"]).call("list_files", ["path": "."], limit: 200).text
        #expect(short.utf8.count < 260)
        mkdir("\(room.path)/empty", 0o700)
        #expect(
            try await room.tools(folders: ["empty"]).call("list_files", ["path": "."]).text == "(the folder is empty)")
    }
}
