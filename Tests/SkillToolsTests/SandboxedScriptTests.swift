import AgentCore
import Foundation
import SkillTools
import TestKit
import Testing

/// Scripts under bubblewrap, where it is there and works.
@Suite(.enabled("bubblewrap works here", { await Sandbox.find().protects }))
struct SandboxedScriptTests {
    let room: SkillRoom

    init() throws { room = try SkillRoom() }

    func run(_ text: String, folders: [String] = [], workFolder: String? = nil) async throws -> ToolResult {
        try room.write("scripts/x.sh", text)
        return try await room.tools(folders: folders, workFolder: workFolder, sandbox: await Sandbox.find())
            .call("run_script", ["skill": "review", "script": "scripts/x.sh", "arguments": []])
    }

    @Test func `a script sees its skill, and cannot change it`() async throws {
        try room.write("references/style.md", "Be kind.")
        let result = try await run("cat references/style.md; echo > references/style.md; echo > new; rm -rf references")
        #expect(result.isError && result.text.contains("output:\nBe kind."))
        #expect(result.text.contains("Note: the script can write files only into /tmp"))
        #expect(FileManager.default.fileExists(atPath: "\(room.path)/review/references/style.md"))
        #expect(!FileManager.default.fileExists(atPath: "\(room.path)/review/new"))
    }

    @Test func `a script sees nothing of the user's own`() async throws {
        let home = NSHomeDirectory()
        let result = try await run("cat ../secret.txt; ls -A '\(home)'; ls -A '\(room.path)'")
        #expect(result.text.contains("output:\nreview") && !result.text.contains("secret\n"))
    }

    @Test func `what it leaves in the work folder stays`() async throws {
        let result = try await run(
            "echo done > \"$OUTPUT_DIR/report.txt\"; echo x > $TMPDIR/y && ls /tmp", workFolder: "output")
        #expect(!result.isError, "\(result.text)")
        #expect(try String(contentsOfFile: "\(room.path)/output/report.txt", encoding: .utf8) == "done\n")
    }

    @Test func `it may read the folders that the model may read`() async throws {
        try room.folder.write("data", to: "data/file")
        let result = try await run("cat '\(room.path)/data/file'; echo > '\(room.path)/data/file'", folders: ["data"])
        #expect(result.text.contains("output:\ndata") && result.isError)
        #expect(try String(contentsOfFile: "\(room.path)/data/file", encoding: .utf8) == "data")
    }

    @Test func `the question says which protection is on`() async throws {
        try room.write("scripts/x.sh", "")
        let question = try room.tools(sandbox: await Sandbox.find())
            .question(["skill": "review", "script": "scripts/x.sh", "arguments": []])
        #expect(question.details.contains { $0.hasPrefix("protection: bubblewrap: no network, ") })
    }
}

/// Scripts in the languages that skills are written in, as far as this machine has them.
@Suite struct ScriptLanguageTests {
    static let scripts = [
        "x.py": "import sys, helper\nprint(helper.greeting, sys.argv[1:])\n",
        "x.js": "console.log('hello', process.argv.slice(2))\n",
        "x.pl": "print 'hello [', join(', ', @ARGV), \"]\\n\";\n",
        "x.rb": "puts \"hello #{ARGV}\"\n",
        "x.sh": "echo hello [\"$@\"]\n",
        "x.swift": "print(\"hello\", CommandLine.arguments.dropFirst())\n",
    ]

    @Test(arguments: scripts.keys.sorted())
    func `a script runs with its options, in the sandbox too`(name: String) async throws {
        // Compiling takes long; it is the same road.
        if name == "x.swift", ProcessInfo.processInfo.environment["AGENT_TEST_ALL"] == nil { return }
        let room = try SkillRoom()
        try room.write("scripts/helper.py", "greeting = 'hello'\n")
        try room.write("scripts/\(name)", try #require(Self.scripts[name]))
        let call: JSONValue = ["skill": "review", "script": .string("scripts/\(name)"), "arguments": ["-v", "--help"]]
        for sandbox in [Sandbox.none("a test"), await Sandbox.find()] {
            let tools = room.tools(sandbox: sandbox)
            // Where there is no interpreter, that is what the user is told.
            guard case .ask = try #require(tools["run_script"]).permission(for: call) else {
                #expect(try tools.refusal(call).contains("which is not installed"))
                continue
            }
            let text = try await tools.call("run_script", call).text
            #expect(text.contains("hello") && text.contains("-v") && text.contains("--help"), "\(text)")
        }
        #expect(!FileManager.default.fileExists(atPath: "\(room.path)/review/scripts/__pycache__"))
    }
}
