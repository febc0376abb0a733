import AgentCore
import Foundation
import SkillTools
import TestKit
import Testing

@Suite struct RunScriptPermissionTests {
    let room: SkillRoom

    init() throws {
        room = try SkillRoom()
        try room.write("scripts/report.sh", "touch ../ran; . scripts/helper.sh")
        try room.write("scripts/helper.sh", "echo help")
    }

    func call(_ arguments: [String] = [], script: String = "scripts/report.sh") -> JSONValue {
        ["skill": "review", "script": .string(script), "arguments": .array(arguments.map(JSONValue.string))]
    }

    @Test func `the user is asked in words that say what, where and how protected`() throws {
        let question = try room.tools().question(call(["--week", "46", "a b"]))
        #expect(question.action == "run scripts/report.sh --week 46 \"a b\" of @review")
        #expect(question.scope == "scripts/report.sh of @review as it is now, with any arguments")
        #expect(question.details.first == "in \(room.path)/review")
        #expect(question.details.contains("protection: none: a test"))
        #expect(question.details.contains("it can read and change whatever you can, and use the network"))
        #expect(question.preapproval == nil)
        #expect(!FileManager.default.fileExists(atPath: "\(room.path)/ran"))
    }

    @Test func `arguments that are too long for a line are all shown below it`() throws {
        let long = String(repeating: "x", count: 300)
        let question = try room.tools().question(call([long, "a\u{202E}\nb"]))
        #expect(question.action == "run scripts/report.sh with 2 arguments of @review")
        #expect(question.details.contains("argument \(long)"))
        #expect(question.details.contains("argument \"a\\u{202E}\\nb\""))
        #expect(question.details.allSatisfy { !$0.contains("\n") })
    }

    @Test func `an answer is remembered for the script as it is, with any arguments`() throws {
        let first = try room.tools().question(call(["1"])).key
        #expect(try room.tools().question(call(["2"])).key == first)
        #expect(try room.tools().question(call(script: "scripts/helper.sh")).key != first)
        try room.write("scripts/helper.sh", "echo other")
        let changed = try room.tools().question(call()).key
        #expect(changed != first)
        try room.write("references/new.md", "text")
        #expect(try room.tools().question(call()).key != changed)
    }

    @Test func `the same script of another skill, or without a sandbox, is another matter`() async throws {
        let first = try room.tools().question(call()).key
        let set = SkillTools(skills: [room.skill(fullName: "project:review")], sandbox: .none("a test"))
        let tool = try #require(set.tools.first { $0.declaration.name == "run_script" })
        guard case .ask(let question) = tool.permission(for: call()) else { throw NotOffered() }
        #expect(question.key != first)
        let sandbox = await Sandbox.find()
        if sandbox.protects { #expect(try room.tools(sandbox: sandbox).question(call()).key != first) }
    }

    @Test func `a folder that is too large to be known by its content is asked about each time`() throws {
        let file = "\(room.path)/review/model.bin"
        try room.write("model.bin", "x")
        truncate(file, 1 << 36)
        let questions = try (0..<2).map { _ in try room.tools().question(call()) }
        #expect(questions[0].key != questions[1].key)
        #expect(questions[0].scope.contains("this once"))
    }

    @Test(arguments: [
        ("Bash", true), ("Bash(*)", true), ("run_script", true), ("Bash(bash scripts/report.sh:*)", true),
        ("Bash(scripts/report.sh *)", true), ("Bash(./scripts/report.sh:*)", true), ("Bash(sh *)", true),
        ("Bash(.claude/skills/review/scripts/report.sh *)", true), ("Bash(${CLAUDE_SKILL_DIR}/scripts/*:*)", true),
        ("Bash(scripts/report.sh)", false), ("Bash(scripts/other.sh *)", false), ("Bash(python3:*)", false),
        ("Read", false),
        ("Bash(scripts/report.sh; *)", false),
    ])
    func `what a skill's allowed-tools names is allowed beforehand`(entry: String, isAllowed: Bool) throws {
        let question = try room.tools(["Read", entry]).question(call(["--week", "46"]))
        #expect(question.preapproval == (isAllowed ? "allowed-tools of @review: \(entry)" : nil))
    }

    @Test func `the whole path of a script may be written too`() throws {
        #expect(try room.tools(["Bash(\(room.path)/review/scripts/report.sh:*)"]).question(call()).preapproval != nil)
        #expect(try room.tools(["Bash(/review/scripts/report.sh:*)"]).question(call()).preapproval == nil)
    }
}
