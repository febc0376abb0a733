import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct SkillFinderTests {
    static func write(_ path: String, in root: URL, name: String? = nil, file: String = "SKILL.md") throws {
        let folder = root.appending(path: path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = "---\nname: \(name ?? folder.lastPathComponent)\ndescription: What it does.\n---\nBody of \(path)"
        try Data(text.utf8).write(to: folder.appending(path: file))
    }

    private func names(_ root: URL) -> [String] { SkillFinder().find(in: root).folders.map(\.lastPathComponent) }

    @Test func `skills are found up to six folders deep, but not in ignored folders`() throws {
        try TemporaryDirectory.use { root in
            try Self.write("one", in: root)
            try Self.write("a/b/c/d/e/six", in: root)
            try Self.write("a/b/c/d/e/f/seven", in: root)
            try Self.write(".curated/hidden", in: root)
            try Self.write(".git/no", in: root)
            try Self.write("x/node_modules/no", in: root)
            try Self.write("one/inside", in: root)
            try Self.write("lower", in: root, file: "skill.md")
            #expect(Set(names(root)) == ["one", "six", "hidden", "lower"])
            #expect(SkillFinder().find(in: root).notes.map(\.code) == ["too-deep"])
        }
    }

    @Test func `links are followed once and circles are cut`() throws {
        try TemporaryDirectory.use { root in
            let manager = FileManager.default
            let outside = root.appending(path: "outside")
            try Self.write("linked", in: outside)
            let skills = root.appending(path: "skills")
            try Self.write("own", in: skills)
            for (name, target) in [("first", outside), ("second", outside), ("circle", skills)] {
                try manager.createSymbolicLink(at: skills.appending(path: name), withDestinationURL: target)
            }
            let twin = skills.appending(path: "twin")
            try manager.createDirectory(at: twin, withIntermediateDirectories: true)
            try manager.createSymbolicLink(
                at: twin.appending(path: "SKILL.md"), withDestinationURL: skills.appending(path: "own/SKILL.md"))
            #expect(names(skills).sorted() == ["linked", "own"])
        }
    }

    @Test func `at most two thousand folders are searched, with a note`() throws {
        try TemporaryDirectory.use { root in
            for number in 0..<2_010 {
                try FileManager.default.createDirectory(
                    at: root.appending(path: "f\(number)"), withIntermediateDirectories: true)
            }
            try Self.write("zz/last", in: root)
            let found = SkillFinder().find(in: root)
            #expect(found.folders.isEmpty)
            #expect(found.notes.map(\.code) == ["too-many-folders"])
        }
    }

    @Test func `a missing folder has no skills`() {
        #expect(SkillFinder().find(in: URL(filePath: "/nowhere/at/all")).folders.isEmpty)
    }

    @Test func `the first of two skills with one name wins; the other has its full name`() throws {
        try TemporaryDirectory.use { root in
            try Self.write("p/review", in: root)
            try Self.write("u/review", in: root)
            try Self.write("u/memory", in: root)
            try Self.write("u/test", in: root)
            let catalog = SkillCatalog(
                roots: [
                    .init(root.appending(path: "p"), scope: .project), .init(root.appending(path: "u"), scope: .user),
                ], implementations: [StubSkill(name: "memory"), StubSkill(name: "test")])
            #expect(catalog["review"]?.scope == .project)
            #expect(try catalog["user:review"]?.manifest.body == "Body of u/review")
            #expect(catalog["memory"] == nil && catalog["test"] == nil)
            #expect(catalog["user:memory"]?.implementation == nil)
            #expect(catalog["user:test"] != nil)
            let told = catalog.checks.flatMap(\.diagnostics).map(\.message)
            #expect(told.count == 3 && told.contains { $0.contains("@user:review") })
        }
    }
}
