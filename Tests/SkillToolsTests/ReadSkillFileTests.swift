import AgentCore
import Foundation
import SkillTools
import TestKit
import Testing

@Suite struct ReadSkillFileTests {
    let room: SkillRoom

    init() throws {
        room = try SkillRoom()
        try room.write("references/style.md", "Be kind.\n")
    }

    func read(_ path: String, from line: Int? = nil, limit: Int = 16 << 10) async throws -> String {
        var members: [JSONValue.Member] = [.init("skill", "review"), .init("path", .string(path))]
        if let line { members.append(.init("from_line", .integer(line))) }
        return try await room.tools().call("read_skill_file", .object(members), limit: limit).text
    }

    @Test func `a file that the instructions refer to can be read, and a folder listed`() async throws {
        #expect(try await read("references/style.md") == "Be kind.\n")
        #expect(try await read("./references//style.md") == "Be kind.\n")
        #expect(try await read("references") == "style.md (9 bytes)")
        #expect(try await read(".") == "SKILL.md (69 bytes)\nreferences/")
        #expect(try await read("") == "SKILL.md (69 bytes)\nreferences/")
    }

    @Test(arguments: [
        "../secret.txt", "../../../../../../../../etc/passwd", "/etc/passwd", "references/../../secret.txt",
        "references/..", "..", "out.txt", "outside/secret.txt", "chain.txt", "pipe", "loop", "gone.md", "no/such/file",
        "references/style.md/x", "~/x", "a\0b", "dangling", "device", String(repeating: "a/", count: 5000),
        String(repeating: "a", count: 300), "proc", "REFERENCES/../../secret.txt", "..\u{2215}secret.txt",
    ])
    func `a hostile path is an error that names it, and never a file outside`(path: String) async throws {
        try room.link("out.txt", to: "../secret.txt")
        try room.link("outside", to: "..")
        try room.link("chain.txt", to: "out.txt")
        try room.link("loop", to: "loop")
        try room.link("dangling", to: "nowhere")
        try room.link("device", to: "/dev/zero")
        try room.link("proc", to: "/proc/self/environ")
        mkfifo(room.folder.url.appending(path: "review/pipe").path(percentEncoded: false), 0o600)
        let error = await #expect(throws: ToolError.self) { try await read(path) }
        let message = try #require(error?.message)
        #expect(message.contains(path.prefix(20).replacing("\0", with: "\\u{0}")), "\(message)")
        #expect(!message.contains("\n") && message.count < 400)
    }

    @Test func `a link that stays inside is as good as what it means`() async throws {
        try room.link("references/also.md", to: "style.md")
        try room.link("docs", to: "references")
        #expect(try await read("references/also.md") == "Be kind.\n")
        #expect(try await read("docs/style.md") == "Be kind.\n")
    }

    @Test func `a skill whose folder is a link itself can be read`() async throws {
        let link = room.folder.url.appending(path: "linked")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: room.folder.url.appending(path: "review"))
        let skill = ActiveSkill(name: "linked", fullName: "user:linked", folder: link, allowedTools: [])
        let tool = try #require(SkillTools(skills: [skill], sandbox: .none("a test")).tools.first)
        let result = try await tool.call(["skill": "linked", "path": "references/style.md"], ToolContext())
        #expect(result.text == "Be kind.\n")
    }

    @Test func `a long file comes in pages of whole lines, each saying how to go on`() async throws {
        let lines = (1...400).map { "line \($0) é" }
        try room.write("long.md", lines.joined(separator: "\n"))
        var got: [String] = []
        var next = 1
        while true {
            let page = try await read("long.md", from: next, limit: 1000)
            #expect(page.utf8.count <= 1000)
            let parts = page.split(separator: "\n").map(String.init)
            guard let note = parts.last, note.hasPrefix("[") else {
                got += parts
                break
            }
            got += parts.dropLast()
            #expect(note == "[lines \(next) to \(got.count) of 400; go on with from_line \(got.count + 1)]")
            next = got.count + 1
            guard got.count < 400 else { break }
        }
        #expect(got == lines)
        let error = await #expect(throws: ToolError.self) { try await read("long.md", from: 401) }
        #expect(error?.message.contains("400 lines") == true)
    }

    @Test func `a line without end is cut, not broken, and the next one can be read`() async throws {
        try room.write("wide.md", String(repeating: "é", count: 5000) + "\nlast\n")
        let page = try await read("wide.md", limit: 1001)
        #expect(page.utf8.count <= 1001 && page.hasPrefix("éééé") && !page.contains("\u{FFFD}"))
        #expect(page.contains("bytes that are left out; lines 1 to 1 of 2; go on with from_line 2"))
        #expect(try await read("wide.md", from: 2, limit: 1001) == "last\n")
    }

    @Test func `what is no text is not read as one`() async throws {
        try Data([0x89, 0x50, 0, 1]).write(to: room.folder.url.appending(path: "review/image.png"))
        try Data([0x63, 0xE9, 0x0A]).write(to: room.folder.url.appending(path: "review/latin.txt"))
        let image = await #expect(throws: ToolError.self) { try await read("image.png") }
        #expect(image?.message == "image.png is not a text")
        let latin = await #expect(throws: ToolError.self) { try await read("latin.txt") }
        #expect(latin?.message == "latin.txt is not UTF-8 text")
    }

    @Test func `an empty file, a mark of the byte order and a file beyond all bounds are read as what they are`()
        async throws
    {
        try room.write("empty.md", "")
        try room.write("marked.md", "\u{FEFF}text")
        #expect(try await read("empty.md") == "(the file is empty)")
        #expect(try await read("marked.md") == "text")
        let huge = room.folder.url.appending(path: "review/huge.md").path(percentEncoded: false)
        try room.write("huge.md", String(repeating: "0123456789abcde\n", count: 10))
        truncate(huge, 1 << 40)
        // What was not written reads as zeros; the file takes no space.
        await #expect(throws: ToolError.self) { try await read("huge.md") }
    }

    @Test func `an unknown skill is answered with those there are`() async throws {
        let error = await #expect(throws: ToolError.self) {
            try await room.tools().call("read_skill_file", ["skill": "revue", "path": "x"])
        }
        #expect(error?.message == "no active skill is called revue; there are: review")
        let at = try await room.tools().call("read_skill_file", ["skill": "@review", "path": "references/style.md"])
        #expect(at.text == "Be kind.\n")
    }

    @Test func `it is offered only where there is something to read, and says what`() throws {
        let tool = try #require(room.tools()["read_skill_file"])
        #expect(tool.declaration.description.contains("review: references/style.md."))
        #expect(tool.permission(for: [:]) == .run)
        let bare = try SkillRoom()
        #expect(bare.tools().isEmpty)
        #expect(SkillTools(skills: [], sandbox: .none("a test")).tools.isEmpty)
    }

    @Test func `a skill with many files is told of in few words`() throws {
        for number in 0..<300 { try room.write("references/page-\(number).md", "x") }
        let description = try #require(room.tools()["read_skill_file"]).declaration.description
        #expect(description.contains(" and 261 more") && description.utf8.count < 2000)
    }

    @Test func `two skills of one name are told apart by their full names`() throws {
        let skills = [room.skill(), room.skill(fullName: "project:review")]
        let tool = try #require(SkillTools(skills: skills, sandbox: .none("a test")).tools.first)
        let schema = try JSONValue(parsing: Data(tool.declaration.parameters.utf8))
        #expect(schema["properties"]?["skill"]?["enum"] == ["user:review", "project:review"])
    }

    @Test func `its parameters are a plain object`() throws {
        let tool = try #require(room.tools()["read_skill_file"])
        let schema = try JSONValue(parsing: Data(tool.declaration.parameters.utf8))
        #expect(schema["type"] == "object" && schema["additionalProperties"] == false)
        #expect(schema["required"] == ["skill", "path"])
        #expect(schema["properties"]?["skill"]?["enum"] == ["review"])
        #expect(schema["properties"]?["from_line"]?["minimum"] == 1)
    }
}
