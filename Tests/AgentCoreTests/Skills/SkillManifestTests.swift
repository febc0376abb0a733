import AgentCore
import Foundation
import TestKit
import Testing

struct SkillManifestTests {
    static func check(_ text: String, folder name: String = "a", file: String = "SKILL.md") throws -> SkillCheck {
        try TemporaryDirectory.use { root in
            let folder = root.appending(path: name, directoryHint: .isDirectory)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: folder.appending(path: file))
            return SkillManifestReader().read(folder: folder)
        }
    }

    @Test func `every field comes out as it was written`() throws {
        let check = try Self.check(
            """
            ---
            name: a
            description: >-
              What it does:
              and when.
            license: MIT
            compatibility: Needs git.
            allowed-tools: Bash(git add *) Read, Write
            metadata:
              version: "1.0"
              count: 3
            ---

            # Body

            """)
        let manifest = try #require(check.manifest)
        #expect(check.isValid)
        #expect(check.diagnostics == [])
        #expect(manifest.description == "What it does: and when.")
        #expect(manifest.license == "MIT")
        #expect(manifest.compatibility == "Needs git.")
        #expect(manifest.allowedTools == ["Bash(git add *)", "Read", "Write"])
        #expect(manifest.metadata == ["version": "1.0", "count": "3"])
        #expect(try manifest.body == "# Body")
        #expect(manifest.location.lastPathComponent == "SKILL.md")
    }

    @Test(arguments: [
        ("---\nname: b\ndescription: d\n---\n", "name-mismatch", 2),
        ("---\ndescription: d\n---\n", "name-missing", 1),
        ("---\nname: a\n\ndescription: ''\n---\n", "description-empty", 4),
        ("---\nname: a\ndescription: d\ntools: x\n---\n", "unknown-field", 4),
        ("---\nname: a\ndescription: one: two\n---\n", "yaml-syntax", 3),
        ("---\nname: a\ndescription: d\nmetadata: {a: b}\n---\n", "yaml-style", 4),
        ("---\nname: a\ndescription: d\ncompatibility:\n- git\n---\n", "compatibility-not-text", 5),
        ("name: a\n", "front-matter-missing", 1), ("---\nname: a\n", "front-matter-unclosed", 1),
        ("\u{FEFF}---\nname: a\ndescription: d\n---\n", "byte-order-mark", 1),
    ])
    func `an error has a code and the file's line`(_ text: String, _ code: String, _ line: Int) throws {
        let check = try Self.check(text)
        #expect(!check.isValid)
        let errors = check.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.code) == [code])
        #expect(errors.first?.line == line)
    }

    @Test func `forms that the reference accepts are only warnings`() throws {
        let text = "---\nname: a\ndescription: d\nmetadata:\n  a:\n    - b\nallowed-tools:\n- Read\n---\n"
        let check = try Self.check(text)
        #expect(check.isValid)
        #expect(check.diagnostics.map(\.code) == ["metadata-not-text", "allowed-tools-not-text"])
        #expect(check.manifest?.allowedTools == ["Read"])
    }

    @Test func `a manifest of more than a megabyte is refused`() throws {
        let text = "---\nname: a\ndescription: d\n---\n"
        let full = text + String(repeating: "x", count: (1 << 20) - text.utf8.count)
        #expect(try Self.check(full).isValid)
        #expect(try Self.check(full + "x").diagnostics.map(\.code) == ["manifest-unreadable"])
    }

    @Test func `SKILL.md comes before skill.md`() throws {
        try TemporaryDirectory.use { root in
            let folder = root.appending(path: "a")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            #expect(SkillManifestReader.manifestFile(in: folder) == nil)
            try Data().write(to: folder.appending(path: "skill.md"))
            #expect(SkillManifestReader.manifestFile(in: folder)?.lastPathComponent == "skill.md")
            try Data().write(to: folder.appending(path: "SKILL.md"))
            #expect(SkillManifestReader.manifestFile(in: folder)?.lastPathComponent == "SKILL.md")
        }
    }

    @Test func `a path may be the folder or its manifest, and is reported as given`() throws {
        try TemporaryDirectory.use { root in
            let folder = root.appending(path: "a").path(percentEncoded: false)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data("---\nname: a\ndescription: d\n---\n".utf8).write(to: URL(filePath: folder + "/SKILL.md"))
            for path in [folder, folder + "/", folder + "/SKILL.md", folder + "/../a", folder + "/."] {
                let check = SkillManifestReader().read(path: path)
                #expect(check.isValid, "\(path): \(check.diagnostics)")
                #expect(check.path == path)
            }
            #expect(SkillManifestReader().read(path: folder + "/none").diagnostics.map(\.code) == ["path-missing"])
        }
    }

    @Test func `one bad skill hides no other`() throws {
        try TemporaryDirectory.use { root in
            for (name, text) in [
                ("good", "---\nname: good\ndescription: d\n---\n"), ("bad", "---\nname: [\n---\n"), ("empty", ""),
            ] {
                let folder = root.appending(path: name)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: folder.appending(path: "SKILL.md"))
            }
            let catalog = SkillCatalog(roots: [.init(root, scope: .user)], implementations: [])
            #expect(catalog.entries.map(\.manifest.name) == ["good"])
            #expect(catalog.checks.count == 2)
        }
    }
}
