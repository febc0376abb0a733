import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct LenientManifestTests {
    private static func read(_ text: String, folder: String = "a") throws -> SkillCheck {
        try read(Data(text.utf8), folder: folder)
    }

    private static func read(_ data: Data, folder: String = "a") throws -> SkillCheck {
        try TemporaryDirectory.use { root in
            let folder = root.appending(path: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: folder.appending(path: "SKILL.md"))
            return LenientManifestReader().read(folder: folder)
        }
    }

    @Test(arguments: [
        ("plain", "---\nname: a\ndescription: Does it.\n---\nBody", "load", "a", "Does it."),
        ("byte-order mark", "\u{FEFF}---\nname: a\ndescription: Does it.\n---\n", "warn", "a", "Does it."),
        ("CRLF", "---\r\nname: a\r\ndescription: Does it.\r\n---\r\n", "load", "a", "Does it."),
        ("a colon", "---\nname: a\ndescription: Use when: asked\n---\n", "warn", "a", "Use when: asked"),
        ("a colon at the end", "---\nname: a\ndescription: Use it so:\n---\n", "warn", "a", "Use it so:"),
        (
            "a colon and quotes", "---\nname: a\ndescription: Say \"hi\": C:\\x\n---\n", "warn", "a",
            "Say \"hi\": C:\\x"
        ),
        (
            "a colon and a second line", "---\nname: a\ndescription: Use when: asked\n  or told\nlicense: MIT\n---\n",
            "warn", "a", "Use when: asked or told"
        ),
        (
            "a colon in the second line", "---\nname: a\ndescription: Does it.\n  Use when: asked\n---\n", "warn", "a",
            "Does it. Use when: asked"
        ),
        ("emphasis", "---\nname: a\ndescription: **Bold** words\n---\n", "warn", "a", "**Bold** words"),
        ("code", "---\nname: a\ndescription: `ls -l` lists\n---\n", "warn", "a", "`ls -l` lists"),
        ("a mention", "---\nname: a\ndescription: @me does it\n---\n", "warn", "a", "@me does it"),
        ("a percent sign", "---\nname: a\ndescription: %d of it\n---\n", "warn", "a", "%d of it"),
        ("a dash", "---\nname: a\ndescription: - does it\n---\n", "warn", "a", "- does it"),
        (
            "hints in brackets", "---\nname: a\nargument-hint: [file] [line]\ndescription: d\n---\n", "warn", "a", "d"
        ),
        (
            "a fault elsewhere", "---\nname: a\ndescription: [d]: e\nmetadata: {\n  x: y\n}\nlicense: so: la\n---\n",
            "warn", "a", "[d]: e"
        ),
        (
            "JSON's escapes", "---\nname: a\ndescription: \"\\ud83d\\udd0d finds\"\n---\n", "load", "a", "🔍 finds"
        ),
        ("a number as name", "---\nname: 007\ndescription: 1.0\n---\n", "warn", "007", "1.0"),
        ("a yes", "---\nname: a\ndescription: yes\n---\n", "load", "a", "yes"),
        ("no name", "---\ndescription: Does it.\n---\n", "warn", "a", "Does it."),
        ("a wrong name", "---\nname: My Skill\ndescription: Does it.\n---\n", "warn", "My Skill", "Does it."),
        ("an unknown key", "---\nname: a\ndescription: d\nversion: 2\n---\n", "warn", "a", "d"),
        ("a list of tools", "---\nname: a\ndescription: d\nallowed-tools: [Read, Write]\n---\n", "warn", "a", "d"),
        ("an alias", "---\nname: a\ndescription: &x d\nlicense: *x\n---\n", "load", "a", "d"),
        ("a key twice", "---\nname: a\ndescription: first\ndescription: second\n---\n", "load", "a", "second"),
        ("a type", "---\nname: a\ndescription: !!str d\n---\n", "load", "a", "d"),
        (
            "a long description", "---\nname: a\ndescription: \(String(repeating: "x", count: 1_025))\n---\n", "warn",
            "a", String(repeating: "x", count: 1_025)
        ),
    ])
    func `a manifest that can be understood is loaded`(
        _ case: String, _ text: String, _ outcome: String, _ name: String, _ description: String
    ) throws {
        let check = try Self.read(text)
        #expect(check.outcome.rawValue == outcome, "\(check.diagnostics)")
        #expect(check.name == name && check.manifest?.name == name)
        #expect(check.description == description)
    }

    @Test(arguments: [
        ("no description", "---\nname: a\n---\n", "description-missing"),
        ("an empty description", "---\nname: a\ndescription:\n---\n", "description-empty"),
        ("a list as description", "---\nname: a\ndescription: [a]\n---\n", "description-empty"),
        ("no front matter", "# Title\n", "front-matter-missing"),
        ("unclosed", "---\nname: a\ndescription: d\n", "front-matter-unclosed"),
        ("a list", "---\n- a\n---\n", "yaml-syntax"),
        ("broken", "---\nname: [\ndescription: d\n---\n", "yaml-syntax"),
        ("emphasis that goes on", "---\nname: a\ndescription: **Bold**\nwords\n---\n", "yaml-syntax"),
        ("quotes that end", "---\nname: a\ndescription: \"Say\" it\n---\n", "yaml-syntax"),
        ("deep", "---\nname: a\ndescription: d\nx: \(String(repeating: "[", count: 200))\n---\n", "yaml-too-large"),
        (
            "too large", "---\nname: a\ndescription: d\n---\n" + String(repeating: "x", count: 1 << 20),
            "manifest-unreadable"
        ),
    ])
    func `an unusable skill is skipped, with the reason`(_ case: String, _ text: String, _ code: String) throws {
        let check = try Self.read(text)
        #expect(check.outcome == .skip)
        let errors = check.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.code) == [code])
        if code.hasPrefix("yaml") { #expect(errors.first?.line != nil) }
    }

    @Test func `a file that is not text is skipped`() throws {
        let check = try Self.read(Data("---\nname: a\ndescription: ".utf8) + Data([0xFF]) + Data("\n---\n".utf8))
        #expect(check.outcome == .skip)
    }

    @Test func `an alias is never expanded`() throws {
        var text = "---\nname: a\ndescription: d\nmetadata:\n  a0: &a0 x\n"
        for level in 1...30 { text += "  a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        let check = try Self.read(text + "---\n")
        #expect(check.outcome == .load)
        #expect(check.manifest?.metadata["a30"] == ["*a29", "*a29"])
    }

    @Test func `tools may be a list, or separated by commas or spaces`() throws {
        for written in [
            "Read, Bash(git add *)", "Read Bash(git add *)", "[Read, \"Bash(git add *)\"]",
            "\n  - Read\n  - Bash(git add *)",
        ] {
            let check = try Self.read("---\nname: a\ndescription: d\nallowed-tools: \(written)\n---\n")
            #expect(check.manifest?.allowedTools == ["Read", "Bash(git add *)"], "\(written)")
        }
    }

    @Test func `nested metadata is kept unchanged and without a warning`() throws {
        let directory = try TemporaryDirectory()
        let text = """
            ---
            name: a
            description: d
            metadata: {"openclaw": {"always": true, "requires": {"bins": ["curl", "jq"]}, "level": 3}, "author": me, "v": 1.0}
            ---
            """
        let folder = try directory.write(text, to: "a/SKILL.md").deletingLastPathComponent()
        let check = LenientManifestReader().read(folder: folder)
        #expect(check.outcome == .load && check.diagnostics.isEmpty, "\(check.diagnostics)")
        let metadata = try #require(check.manifest?.metadata)
        #expect(metadata["openclaw"]?.text() == #"{"always":true,"requires":{"bins":["curl","jq"]},"level":3}"#)
        #expect(metadata["author"] == "me" && metadata["v"] == "1.0")
        let nested = try directory.write(
            "---\nname: b\ndescription: d\nmetadata:\n  x:\n    y: z\n---\n", to: "b/SKILL.md")
        let strict = SkillManifestReader().read(path: nested.deletingLastPathComponent().path(percentEncoded: false))
        #expect(strict.isValid && strict.diagnostics.map(\.code) == ["metadata-not-text"])
    }
}
