import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct SkillExportTests {
    let home: Home
    private var environment: [String: String] {
        ["HOME": home.directory.url.appending(path: "user").path(percentEncoded: false)]
    }

    init() throws {
        home = try Home()
        for name in ["review", "brew"] {
            try home.directory.write(
                "---\nname: \(name)\ndescription: Does \(name).\nlicense: MIT\n---\nSay \(name).\n",
                to: "user/.agents/skills/\(name)/SKILL.md")
        }
        try home.directory.write("Help.", to: "user/.agents/skills/review/references/help.md")
    }

    private func run(_ words: String...) async throws -> Home.Outcome {
        try await home.run(["skills", "export"] + words, input: Data(), environment: environment)
    }

    @Test func `skills are exported with all fields, as lines or as one document`() async throws {
        let one = try await run("review", "--json").json.arrayValue
        #expect(one?.map { $0["name"] } == ["review"])
        #expect(one?.first?["license"] == "MIT" && one?.first?["body"] == "Say review.")
        let all = try await run("--json").json.arrayValue?.map { $0["name"]?.stringValue ?? "" }
        #expect(all == ["brew", "feature", "memory", "prompts", "review", "test"])
        #expect(try await run("review", "brew").jsonLines.map { $0["name"] } == ["review", "brew"])
        #expect(try await run("revieww").code == 3)
    }

    @Test func `a skill folder is copied without links, and installed elsewhere`() async throws {
        let folder = home.directory.url.appending(path: "user/.agents/skills/review")
        let secret = try home.directory.write("secret", to: "secret.txt")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "references/linked.md"), withDestinationURL: secret)
        let destination = home.directory.url.appending(path: "out")
        let copied = try await run("review", "brew", "--to", destination.path, "--json")
        #expect(copied.code == 0)
        #expect(try copied.json.arrayValue?.map { $0["name"] } == ["review", "brew"])
        let files = FileManager.default.enumerator(atPath: destination.path)?.compactMap { $0 as? String }.sorted()
        #expect(
            files == [
                "brew", "brew/SKILL.md", "review", "review/SKILL.md", "review/references",
                "review/references/help.md",
            ])
        let installed = try await home.run(
            "skills", "install", destination.appending(path: "review").path, environment: ["HOME": destination.path])
        #expect(installed.code == 0, "\(installed.error)")
    }

    @Test func `nothing is overwritten, and nothing is copied if one of several fails`() async throws {
        let destination = home.directory.url.appending(path: "out")
        let manager = FileManager.default
        try manager.createDirectory(at: destination, withIntermediateDirectories: true)
        try manager.createSymbolicLink(
            at: destination.appending(path: "review"), withDestinationURL: home.directory.url.appending(path: "nowhere")
        )
        let refused = try await run("brew", "review", "--to", destination.path)
        #expect(refused.code == 4 && refused.error.contains("review exists already"))
        #expect(try manager.contentsOfDirectory(atPath: destination.path) == ["review"])
        let inside = home.directory.url.appending(path: "user/.agents/skills/review/references")
        #expect(try await run("review", "--to", inside.path).code == 4)
        #expect(try await run("--to", destination.path).code == 2)
    }

    @Test func `a manifest that is a link is not copied`() async throws {
        let manager = FileManager.default
        let folder = home.directory.url.appending(path: "user/.agents/skills/linked")
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = try home.directory.write("---\nname: linked\ndescription: D.\n---\n", to: "elsewhere.md")
        try manager.createSymbolicLink(at: folder.appending(path: "SKILL.md"), withDestinationURL: text)
        let destination = home.directory.url.appending(path: "out")
        let refused = try await run("linked", "--to", destination.path)
        #expect(refused.code == 4 && refused.error.contains("is a link"))
        #expect(!manager.fileExists(atPath: destination.path))
        #expect(try await home.run("skills", "install", folder.path, environment: environment).code == 4)
    }
}
