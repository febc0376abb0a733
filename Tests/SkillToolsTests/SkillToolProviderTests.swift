import AgentCore
import Foundation
import SkillTools
import TestKit
import Testing

@Suite struct SkillToolProviderTests {
    @Test func `the skills in force bring their tools, and their manifests what is allowed beforehand`() async throws {
        let room = try SkillRoom()
        try room.folder.write(
            "---\nname: review\ndescription: Reviews.\nallowed-tools: Read, Bash(scripts/x.sh *)\n---\n",
            to: "review/SKILL.md")
        try room.write("scripts/x.sh", "echo run")
        let catalog = SkillCatalog(roots: [.init(room.folder.url, scope: .user)], implementations: [])
        let provided = await SkillToolProvider(folders: [room.folder.url]).tools(for: catalog.entries)
        let names = provided.tools.map(\.declaration.name)
        #expect(names == ["read_skill_file", "run_script", "read_file", "list_files"])
        let call: JSONValue = ["skill": "review", "script": "scripts/x.sh", "arguments": ["a"]]
        guard case .ask(let question) = provided.tools[1].permission(for: call) else { throw NotOffered() }
        #expect(question.preapproval == "allowed-tools of @review: Bash(scripts/x.sh *)")
        #expect(try await provided.tools[1].call(call, ToolContext()).text == "exit code 0\noutput:\nrun")
    }

    @Test func `without skills and folders there are no tools`() async {
        #expect(await SkillToolProvider().tools(for: []).tools.isEmpty)
    }
}
