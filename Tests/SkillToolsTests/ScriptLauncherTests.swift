import Testing

@testable import SkillTools

@Suite struct ScriptLauncherTests {
    @Test(arguments: [
        ("#!/usr/bin/env python3\n", "python3", []), ("#!/bin/sh -e\n", "/bin/sh", ["-e"]),
        ("#! /bin/bash \n", "/bin/bash", []), ("#!/usr/bin/env python3\r\n", "python3", []),
        ("#!/usr/bin/env -S uv run --script\n", "uv", ["run", "--script"]),
        ("#!/usr/bin/perl -w -T\n", "/usr/bin/perl", ["-w -T"]), ("#!/bin/sh", "/bin/sh", []),
    ])
    func `a first line says what runs a script`(text: String, interpreter: String, arguments: [String]) throws {
        let shebang = try #require(Shebang(Array(text.utf8)))
        #expect(shebang.interpreter == interpreter && shebang.arguments == arguments)
    }

    @Test(arguments: [
        "", "#!", "#!\n", "# /bin/sh\n", "#!python3\n", "#!/usr/bin/env\n", "#!/usr/bin/env -i python3\n",
        "#!/usr/bin/env A=b python3\n", "#!/usr/bin/env python3 -u\n", "#!/usr/bin/env -S A=b python3\n",
        "#!/usr/bin/env -S python3 '-c x'\n", "#!/" + String(repeating: "a", count: 300) + "\n",
    ])
    func `a line that says something else is no such line`(text: String) {
        #expect(Shebang(Array(text.prefix(Shebang.maximumBytes).utf8)) == nil)
    }

    func launcher(_ path: String, _ isExecutable: Bool, _ text: String) -> ScriptLauncher? {
        ScriptLauncher(path: path, isExecutable: isExecutable, beginning: Array(text.utf8))
    }

    @Test func `the first line counts for what is marked as a program, else the ending, else the first line`() {
        let line = "#!/usr/bin/env ruby\n"
        #expect(launcher("a.py", true, line) == .interpreter(["ruby"], arguments: []))
        #expect(launcher("a.py", false, line) == .interpreter(["python3", "python"], arguments: []))
        #expect(launcher("a", false, line) == .interpreter(["ruby"], arguments: []))
        #expect(launcher("a.PY", true, "print()") == .interpreter(["python3", "python"], arguments: []))
        #expect(launcher("a", true, "\u{7F}ELF") == .itself)
        #expect(launcher("a", true, "text") == nil && launcher("a.md", false, "text") == nil)
        #expect(launcher("a", false, "\u{7F}ELF") == nil)
        #expect(
            launcher("a", true, "#!/opt/x/python3\n")
                == .interpreter(["/opt/x/python3", "python3", "python"], arguments: []))
    }

    @Test(arguments: [
        ("plain", "plain"), ("a b", "\"a b\""), ("", "\"\""), ("$(x)", "\"$(x)\""), ("a\nb", "\"a\\nb\""),
        ("\u{202E}abc", "\"\\u{202E}abc\""), ("a\"b\\", "\"a\\\"b\\\\\""), ("\u{1B}[2J", "\"\\u{1B}[2J\""),
        ("é", "\"é\""),
    ])
    func `words of a command are shown so that nothing hides in them`(word: String, shown: String) {
        #expect(CommandText.quoted(word) == shown)
    }
}
