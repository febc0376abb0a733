import Foundation
import TestKit
import Testing

@testable import AgentCore

@Suite struct SkillIndexTests {
    let directory: TemporaryDirectory
    private var skills: URL { directory.url.appending(path: "skills", directoryHint: .isDirectory) }
    private var file: URL { directory.url.appending(path: "cache/skills.index") }

    init() throws {
        directory = try TemporaryDirectory()
        for number in 10..<40 {
            try write(
                "tool-\(number)",
                "description: \"Sharpens number \(number). For rust, see tool-\(number + 1).\"\nlicense: MIT\n"
                    + "metadata:\n  size: big\nallowed-tools: Read Bash(git *)\ncolour: red",
                "Instructions of \(number): grind slowly.")
        }
        try write("broken", "name: broken", "No description.")
    }

    private func write(_ name: String, _ frontMatter: String, _ body: String) throws {
        try directory.write("---\n\(frontMatter)\n---\n\(body)\n", to: "skills/\(name)/SKILL.md")
    }

    /// An index to which all that was written until now is old.
    private func index(isWritable: Bool = true, program: String = "/") -> SkillIndex {
        var index = SkillIndex(file, program: URL(filePath: program), isWritable: isWritable)
        index.now = { FileStamp.now() + 3_000_000_000 }
        return index
    }

    private func catalog(_ index: SkillIndex?) -> SkillCatalog {
        SkillCatalog(roots: [.init(skills, scope: .user)], implementations: [], index: index)
    }

    /// All that a catalogue tells.
    private func description(_ catalog: SkillCatalog) throws -> String {
        let entries = try catalog.entries.map { entry in
            let manifest = entry.manifest
            return "\(manifest.name) \(manifest.description) \(manifest.license ?? "") \(manifest.compatibility ?? "") "
                + "\(manifest.metadata) \(manifest.allowedTools) \(manifest.location.path) \(entry.diagnostics) "
                + (try manifest.body)
        }
        let ranked = Router(catalog: catalog).rank("sharpen 17, slowly grind rust").map { "\($0)" }
        return (entries + catalog.checks.map { "\($0)" } + ranked).joined(separator: "\n")
    }

    private func bytes() throws -> Data { try Data(contentsOf: file) }

    @Test func `the index gives the same skills as the disk`() throws {
        let plain = try description(catalog(nil))
        #expect(try description(catalog(index())) == plain)
        let written = try bytes()
        #expect(try description(catalog(index())) == plain)
        #expect(try bytes() == written)
        #expect(plain.contains("Instructions of 17") && plain.contains("description is missing"))
    }

    @Test func `instructions are read on use, and refused if the file has changed`() throws {
        _ = catalog(index())
        let indexed = catalog(index())
        #expect(try indexed["tool-17"]?.manifest.body == "Instructions of 17: grind slowly.")
        try write("tool-17", "description: Other.", "Other instructions.")
        let error = #expect(throws: AgentError.self) { try indexed["tool-17"]?.manifest.body }
        #expect(error?.message.contains("SKILL.md was changed while @tool-17") == true)
    }

    @Test func `edited, added, removed, replaced or relinked skills count at once`() throws {
        let manager = FileManager.default
        let other = try directory.write("---\ndescription: First.\n---\n", to: "elsewhere/one/SKILL.md")
        try directory.write("---\ndescription: Second.\n---\n", to: "elsewhere/two/SKILL.md")
        let link = skills.appending(path: "linked")
        try manager.createSymbolicLink(at: link, withDestinationURL: other.deletingLastPathComponent())
        _ = catalog(index())
        func check() throws -> SkillCatalog {
            let now = catalog(index())
            #expect(try description(now) == description(catalog(nil)))
            return now
        }
        // The same length, and the same time as far as a program can set it.
        let edited = skills.appending(path: "tool-10/SKILL.md")
        let time = try manager.attributesOfItem(atPath: edited.path)[.modificationDate] as? Date
        let text = try String(contentsOf: edited, encoding: .utf8)
        let handle = try FileHandle(forWritingTo: edited)
        try handle.write(contentsOf: Data(text.replacing("Sharpens", with: "Polishes").utf8))
        try handle.close()
        try manager.setAttributes([.modificationDate: try #require(time)], ofItemAtPath: edited.path)
        #expect(try check()["tool-10"]?.manifest.description.hasPrefix("Polishes") == true)

        try write("added", "description: New.", "")
        #expect(try check()["added"] != nil)
        try manager.removeItem(at: skills.appending(path: "tool-11"))
        #expect(try check()["tool-11"] == nil)
        try manager.removeItem(at: skills.appending(path: "tool-12"))
        try manager.moveItem(at: skills.appending(path: "tool-13"), to: skills.appending(path: "tool-12"))
        #expect(try check()["tool-12"]?.manifest.description.contains("13") == true)
        try manager.removeItem(at: link)
        try manager.createSymbolicLink(at: link, withDestinationURL: directory.url.appending(path: "elsewhere/two"))
        #expect(try check()["linked"]?.manifest.description == "Second.")
        try write("broken", "description: Mended.", "")
        #expect(try check()["broken"] != nil)
    }

    @Test func `an index that is damaged, cut, of another program or not a file is ignored`() throws {
        let plain = try description(catalog(nil))
        _ = catalog(index())
        let good = try bytes()
        #expect(try description(catalog(index(program: "/tmp"))) == plain)
        for offset in stride(from: 0, to: good.count, by: 307) {
            var damaged = good
            damaged[offset] ^= 0x10
            try damaged.write(to: file)
            #expect(try description(catalog(index(isWritable: false))) == plain, "byte \(offset)")
        }
        for length in stride(from: 0, to: good.count, by: 997) {
            try good.prefix(length).write(to: file)
            #expect(try description(catalog(index(isWritable: false))) == plain, "\(length) bytes")
        }
        // It is made anew.
        _ = catalog(index())
        #expect(try bytes().count == good.count)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        #expect(try description(catalog(index())) == plain)
    }

    @Test func `no index is written if writing is not allowed, or for few skills`() throws {
        _ = catalog(index(isWritable: false))
        #expect(!FileManager.default.fileExists(atPath: file.path))
        let few = SkillCatalog(
            roots: [.init(skills.appending(path: "tool-10"), scope: .user)], implementations: [], index: index())
        #expect(few.entries.count == 1)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `a file changed a moment ago is not indexed, as it may change again unnoticed`() throws {
        try write("added", "description: New.", "Words.")
        let stamp = try #require(FileStamp(skills.appending(path: "added/SKILL.md").path))
        var soon = index()
        soon.now = { stamp.changed + 1_000_000 }
        _ = catalog(soon)
        #expect(try bytes().firstRange(of: Data("added/SKILL.md".utf8)) == nil)
        #expect(catalog(soon)["added"] != nil)
        _ = catalog(index())
        #expect(try bytes().firstRange(of: Data("added/SKILL.md".utf8)) != nil)
    }

    @Test func `skills of another folder are still known when the user comes back`() throws {
        for number in 0..<25 { try directory.write("---\ndescription: X.\n---\n", to: "other/o\(number)/SKILL.md") }
        _ = catalog(index())
        let other = SkillCatalog.Root(directory.url.appending(path: "other"), scope: .project)
        _ = SkillCatalog(roots: [other], implementations: [], index: index())
        let both = try bytes()
        for path in ["skills/tool-10/SKILL.md", "other/o3/SKILL.md"] {
            #expect(both.firstRange(of: Data(path.utf8)) != nil)
        }
        _ = catalog(index())
        #expect(try bytes() == both)
    }

    @Test func `concurrent readers and writers of the index all see the skills`() async throws {
        let plain = try description(catalog(nil))
        try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<16 {
                // Every other one is another program, which makes the file anew.
                group.addTask {
                    try description(catalog(index(program: number.isMultiple(of: 2) ? "/" : "/tmp")))
                }
            }
            for try await seen in group { #expect(seen == plain) }
        }
    }
}
