import AgentCore
import Foundation
import PromptsSkill
import Testing

struct IncludeTests {
    let room: PromptRoom

    init() throws { room = try PromptRoom() }

    @Test func `an included text comes first, or where it is placed, with its own inputs`() async throws {
        try room.write("Write in {{tone}} words.", to: .builtin, "style", front: "inputs: {tone: short}\n")
        try room.write("You are {{mode}}.", to: .user, "before", front: "include: [style]\n")
        try room.write("You are {{mode}}. {{> style}} Bye.", to: .user, "placed", front: "include: style\n")
        #expect(try await room.instructions(mode: "before").text == "Write in short words.\n\nYou are before.")
        #expect(try await room.instructions(mode: "placed").text == "You are placed. Write in short words. Bye.")
        #expect(try await room.call("render", "placed", "tone=long").text.contains("long words"))
    }

    @Test func `the included prompt is the one of the highest layer`() async throws {
        try room.write("Built in.", to: .builtin, "style")
        try room.write("Mine.", to: .user, "style")
        try room.write("Text.", to: .builtin, "whole", front: "include: [style]\n")
        #expect(try await room.instructions(mode: "whole").text == "Mine.\n\nText.")
    }

    @Test func `a cycle is an error that names it and its line`() async throws {
        try room.write("A", to: .user, "a", front: "include: [b]\n")
        try room.write("B", to: .user, "b", front: "include: [c]\n")
        try room.write("C", to: .user, "c", front: "include: [a]\n")
        let output = try await room.call("check", "a")
        #expect(output.failure == .checkFailed)
        #expect(output.text.contains("line 4: prompts include each other: a → b → c → a"))
        try room.write("S", to: .user, "s", front: "include: [s]\n")
        #expect(try await room.call("check", "s").text.contains("s → s"))
    }

    @Test(arguments: [
        ("include: [none]\n", "include-missing"), ("include: [../secret]\n", "include-name"),
        ("include: [/etc/passwd]\n", "include-name"), ("include: {a: b}\n", "include-name"),
        ("include: [bad]\n", "include-broken"), ("include: [binary]\n", "include-broken"),
    ])
    func `an invalid include is found`(_ front: String, _ code: String) async throws {
        try room.write("{{unknown}}", to: .user, "bad")
        try Data([0xFF, 0xFE, 0x00]).write(to: room.user.appending(path: "binary.md"))
        try room.write("Text.", to: .user, "p", front: front)
        let output = try await room.call("check", "p")
        #expect(output.failure == .checkFailed)
        #expect(output.text.contains("[\(code)]"), "\(output.text)")
    }

    @Test func `an include that is placed and not listed is found`() async throws {
        try room.write("{{> style}}", to: .user, "p")
        #expect(try await room.call("check", "p").text.contains("line 5: {{> style}} must be listed"))
    }

    @Test func `braces in what is included or given are not expanded again`() async throws {
        try room.write(#"\{{name}} {{a}}"#, to: .user, "style", front: "inputs: {a: '{{date}}'}\n")
        try room.write("x", to: .user, "p", front: "include: [style]\n")
        #expect(try await room.instructions(mode: "p").text == "{{name}} {{date}}\n\nx")
    }

    @Test(.timeLimit(.minutes(1))) func `prompts that double at each level are refused`() async throws {
        for level in 0..<7 {
            try room.write("x", to: .user, "l\(level)", front: "include: [l\(level + 1), m\(level + 1)]\n")
            try room.write("x", to: .user, "m\(level)", front: "include: [l\(level + 1), m\(level + 1)]\n")
        }
        try room.write("x", to: .user, "l7")
        try room.write("x", to: .user, "m7")
        let output = try await room.call("check", "l0")
        #expect(output.text.contains("[include-size]"), "\(output.text)")
        for level in 0..<20 { try room.write("x", to: .user, "d\(level)", front: "include: [d\(level + 1)]\n") }
        #expect(try await room.call("check", "d0").text.contains("[include-depth]"))
    }

    @Test func `a broken include keeps the last good text`() async throws {
        try room.write("Style one.", to: .user, "style")
        try room.write("Text.", to: .user, "p", front: "include: [style]\n")
        #expect(try await room.instructions(mode: "p").text == "Style one.\n\nText.")
        try room.write("{{broken", to: .user, "style")
        let result = try await room.instructions(mode: "p")
        #expect(result.text == "Style one.\n\nText.")
        #expect(result.notices.first?.contains("style.md") == true)
    }

    @Test func `an oversized file is refused by name`() async throws {
        try room.write(String(repeating: "a", count: 300_000), to: .user, "huge")
        let output = try await room.call("check", "huge")
        #expect(output.failure == .checkFailed)
        #expect(output.text.contains("huge.md is larger than"))
    }
}
