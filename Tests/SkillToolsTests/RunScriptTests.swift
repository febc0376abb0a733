import AgentCore
import Foundation
import SkillTools
import TestKit
import Testing

@Suite struct RunScriptTests {
    let room: SkillRoom

    init() throws {
        room = try SkillRoom()
        try room.write("scripts/args.sh", "for word; do printf '<%s>' \"$word\"; done; pwd")
    }

    func call(_ script: String, _ arguments: [String] = []) -> JSONValue {
        ["skill": "review", "script": .string(script), "arguments": .array(arguments.map(JSONValue.string))]
    }

    @Test func `a script gets its arguments as they are, in the skill's folder`() async throws {
        let arguments = ["; touch x", "$(touch x)", "a\nb", "-c", "--", "", "*"]
        let result = try await room.tools().call("run_script", call("scripts/args.sh", arguments))
        #expect(result.text == "exit code 0\noutput:\n\(arguments.map { "<\($0)>" }.joined())\(room.path)/review")
        #expect(!result.isError)
        #expect(!FileManager.default.fileExists(atPath: "\(room.path)/review/x"))
    }

    @Test func `a script by its bare name, or with dots, is the same one`() async throws {
        for path in ["args.sh", "./scripts/args.sh", "scripts/./args.sh"] {
            #expect(try await room.tools().call("run_script", call(path)).text.hasPrefix("exit code 0"))
        }
        let keys = try ["args.sh", "./scripts/args.sh"].map { try room.tools().question(call($0)).key }
        #expect(Set(keys).count == 1)
    }

    @Test func `exit code, output and error output are told apart`() async throws {
        try room.write("scripts/fail.sh", "echo out; echo err >&2; exit 3")
        let result = try await room.tools().call("run_script", call("scripts/fail.sh"))
        #expect(result.text == "exit code 3\noutput:\nout\nerror output:\nerr" && result.isError)
        try room.write("scripts/quiet.sh", "cat; cd \"$SKILL_DIR\" && [ -z \"$OUTPUT_DIR\" ]")
        #expect(
            try await room.tools().call("run_script", call("scripts/quiet.sh")).text == "exit code 0\nIt wrote nothing."
        )
    }

    @Test func `what is run is said by the first line, or by the ending`() async throws {
        try room.write("scripts/first", "#!/bin/sh\r\necho first\n", isExecutable: true)
        try room.write("scripts/lost-its-mark", "#!/bin/sh\necho lost\n")
        try room.write("elsewhere.sh", "echo elsewhere")
        for (path, word) in [("first", "first"), ("lost-its-mark", "lost"), ("elsewhere.sh", "elsewhere")] {
            #expect(try await room.tools().call("run_script", call(path)).text.contains("output:\n\(word)"))
        }
        try room.write("scripts/notes.txt", "text")
        #expect(try room.tools().refusal(call("scripts/notes.txt")).contains("scripts/notes.txt cannot be run"))
    }

    @Test func `a missing interpreter is an error that names it`() async throws {
        try room.write("scripts/x.rb", "puts 1")
        let tools = room.tools(environment: ["PATH": room.path])
        #expect(try tools.refusal(call("scripts/x.rb")).hasPrefix("scripts/x.rb needs ruby, which is not installed"))
        await #expect(throws: ToolError.self) { try await tools.call("run_script", call("scripts/x.rb")) }
    }

    @Test(arguments: [
        "../secret.txt", "/bin/sh", "scripts/../../evil.sh", "out.sh", "scripts", "gone.sh", "pipe.sh", "", ".",
    ])
    func `nothing outside of the skill's folder is run`(path: String) async throws {
        try room.folder.write("#!/bin/sh\ntouch x", to: "evil.sh")
        try room.link("out.sh", to: "../evil.sh")
        mkfifo("\(room.path)/review/pipe.sh", 0o700)
        #expect(!(try room.tools().refusal(call(path))).isEmpty)
        await #expect(throws: ToolError.self) { try await room.tools().call("run_script", call(path)) }
    }

    @Test func `too many arguments, or such as no program can have, are refused`() throws {
        let tools = room.tools()
        #expect(try tools.refusal(call("args.sh", Array(repeating: "a", count: 101))).contains("100"))
        #expect(try tools.refusal(call("args.sh", [String(repeating: "a", count: 40_000)])).contains("bytes"))
        #expect(try tools.refusal(call("args.sh", ["a\0b"])).contains("zero"))
        #expect(try tools.refusal(["skill": "review", "script": 3, "arguments": []]) == "script has to be a text")
        #expect(
            try tools.refusal(["skill": "review", "script": "args.sh", "arguments": [1]]).contains("list of texts"))
    }

    @Test func `a script whose time is up is ended, and the model is told`() async throws {
        try room.write("scripts/slow.sh", "echo begun; sleep 1000")
        let result = try await room.tools().call("run_script", call("slow.sh"), time: .milliseconds(2500))
        #expect(result.isError && result.text == "ended after 2.5 s, the longest it may take\noutput:\nbegun")
    }

    @Test func `long output keeps to the limit, at both ends and of both kinds`() async throws {
        try room.write(
            "scripts/long.sh",
            "echo one; head -c 90000 /dev/zero | tr '\\0' a; echo; echo two; (echo e1; head -c 90000 /dev/zero | tr '\\0' e; echo e2) >&2"
        )
        let text = try await room.tools().call("run_script", call("long.sh"), limit: 4000).text
        #expect(text.utf8.count <= 4000)
        #expect(text.contains("output:\none\naaa") && text.contains("aaa\ntwo\nerror output:\ne1\neee"))
        #expect(text.hasSuffix("e2") && text.components(separatedBy: "bytes left out").count == 3)
    }

    @Test func `it is offered where there are scripts, and names them`() throws {
        let tool = try #require(room.tools()["run_script"])
        #expect(tool.declaration.description.contains("Scripts: review: scripts/args.sh."))
        let schema = try JSONValue(parsing: Data(tool.declaration.parameters.utf8))
        #expect(schema["required"] == ["skill", "script", "arguments"] && schema["additionalProperties"] == false)
        #expect(schema["properties"]?["script"]?["enum"] == ["scripts/args.sh"])
        let other = try SkillRoom()
        try other.write("references/a.md", "text")
        #expect(other.tools()["run_script"] == nil && other.tools()["read_skill_file"] != nil)
        for number in 0..<30 { try room.write("scripts/s\(number).sh", "") }
        let many = try #require(room.tools()["run_script"]).declaration
        #expect(try JSONValue(parsing: Data(many.parameters.utf8))["properties"]?["script"]?["enum"] == nil)
    }
}
