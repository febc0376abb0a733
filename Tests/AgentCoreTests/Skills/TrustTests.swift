import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct TrustTests {
    private let now = Date.iso("2026-11-20T10:00:00Z")

    @Test func `a trusted directory must be trusted again after any change in it`() throws {
        try TemporaryDirectory.use { root in
            try SkillFinderTests.write("repo/.claude/skills/review", in: root)
            let project = ProjectFolder(root.appending(path: "repo"))
            let store = TrustStore(root.appending(path: "trust.json"))
            #expect(try store.state(of: project) == .unknown)
            try store.trust(project, at: now)
            #expect(try store.state(of: project) == .trusted)

            let script = root.appending(path: "repo/.claude/skills/review/run.sh")
            try Data("echo".utf8).write(to: script)
            #expect(try store.state(of: project) == .changed)
            try store.trust(project, at: now)
            try Data("rm -r".utf8).write(to: script)
            #expect(try store.state(of: project) == .changed)
            try FileManager.default.removeItem(at: script)
            try SkillFinderTests.write("repo/.agents/skills/other", in: root)
            #expect(try store.state(of: project) == .changed)

            #expect(try store.untrust(project))
            #expect(try store.state(of: project) == .unknown)
            #expect(try !store.untrust(project))
        }
    }

    @Test func `content behind a link is part of what is trusted`() throws {
        try TemporaryDirectory.use { root in
            try SkillFinderTests.write("elsewhere/review", in: root)
            let skills = root.appending(path: "repo/.agents/skills")
            try FileManager.default.createDirectory(at: skills, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: skills.appending(path: "linked"), withDestinationURL: root.appending(path: "elsewhere"))
            try FileManager.default.createSymbolicLink(
                at: skills.appending(path: "circle"), withDestinationURL: skills)
            let project = ProjectFolder(root.appending(path: "repo"))
            let store = TrustStore(root.appending(path: "trust.json"))
            try store.trust(project, at: now)
            #expect(try store.state(of: project) == .trusted)
            try SkillFinderTests.write("elsewhere/second", in: root)
            #expect(try store.state(of: project) == .changed)
        }
    }

    @Test func `projects are found up to the repository's root, nearest first, and never at home`() throws {
        try TemporaryDirectory.use { root in
            let root = root.resolvingSymlinksInPath()
            let home = root.appending(path: "home")
            try SkillFinderTests.write("home/.claude/skills/own", in: root)
            try SkillFinderTests.write("home/repo/.agent/skills/top", in: root)
            try SkillFinderTests.write("home/repo/a/b/.github/skills/deep", in: root)
            try FileManager.default.createDirectory(
                at: home.appending(path: "repo/.git"), withIntermediateDirectories: true)
            let found = ProjectFolder.above(home.appending(path: "repo/a/b"), home: home)
            #expect(found.map(\.directory.lastPathComponent) == ["b", "repo"])
            #expect(ProjectFolder.above(home, home: home).isEmpty)
            // Without a repository only the directory itself counts.
            try FileManager.default.removeItem(at: home.appending(path: "repo/.git"))
            #expect(ProjectFolder.above(home.appending(path: "repo/a"), home: home).isEmpty)
        }
    }

    @Test func `a damaged trust file is an error, and nothing is trusted`() throws {
        try TemporaryDirectory.use { root in
            let file = root.appending(path: "trust.json")
            try Data("{".utf8).write(to: file)
            let error = #expect(throws: AgentError.self) { try TrustStore(file).state(of: ProjectFolder(root)) }
            #expect(error?.message.contains("trust.json is damaged") == true)
        }
    }
}
