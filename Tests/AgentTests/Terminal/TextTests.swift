import AgentCore
import Foundation
import TestKit
import Testing

@testable import agent

@Suite struct TextTests {
    @Test func `terminal control sequences are not printed`() {
        #expect("a\u{1B}[31mb\u{7}\r\u{9B}c\td\ne".withoutControls == "a[31mbc\td\ne")
        #expect("naïve 👩‍👩‍👧 text".withoutControls == "naïve 👩‍👩‍👧 text")
    }

    @Test func `a long paste is abbreviated in the line and sent completely`() {
        var pastes = Pastes()
        let long = (1...40).map { "line \($0)" }.joined(separator: "\n")
        let note = pastes.shown(long)
        #expect(!note.contains("\n"))
        #expect(pastes.shown("two\nlines") == "two\nlines")
        #expect(pastes.expand("look: \(note)!") == "look: \(long)!")
    }

    @Test func `a line that begins with a slash is a command only if it looks like one`() throws {
        #expect(ChatCommand.split("/title My day")?.name == "title")
        #expect(ChatCommand.split("/title My day")?.argument == "My day")
        #expect(ChatCommand.split("/usr/bin is full") == nil)
        #expect(ChatCommand.split("//help") == nil)
        #expect(ChatCommand.split("and/or") == nil)
        #expect(try ChatCommand.find("exit").name == "quit")
        let error = #expect(throws: AgentError.self) { try ChatCommand.find("sesions") }
        #expect(error?.remedy.contains("/sessions") == true)
    }

    @Test func `named files are put into the message as code blocks`() throws {
        let directory = try TemporaryDirectory()
        let path = try directory.write("```\ncode\n```", to: "a.md").path(percentEncoded: false)
        let text = try Attachments.expand("See @\(path), please; mail anna@example.org and @memory").text
        #expect(text == "See \(path), please; mail anna@example.org and @memory\n\n```` \(path)\n```\ncode\n```\n````")
    }

    @Test func `a path with spaces can be quoted, escaped, or one shell word`() throws {
        let directory = try TemporaryDirectory()
        let path = try directory.write("inside", to: "a folder/my \"own\" file.txt").path(percentEncoded: false)
        let fenced = "\n\n``` \(path)\ninside\n```"
        let escaped = path.replacing(" ", with: "\\ ").replacing("\"", with: "\\\"")
        for mention in [PathMention.written(path), "'\(path)'", escaped] {
            #expect(try Attachments.expand("See @\(mention), please").text == "See \(path), please" + fenced)
            #expect(PathMention.named(mention) == path)
        }
        #expect(PathMention.named(path) == path)
        #expect(try Attachments.expand(words: ["See", "@\(path)", "now"]).text == "See \(path) now" + fenced)
    }

    @Test(arguments: [
        "@types/node is a package", "see you @7/8 pm", "mail me/you@home/x", "@\"no/such file\" she said",
        "@a/b, @c/d!",
        "@'tis only text", "@https://example.org/a b", "an @ alone, @\"open", "@docs/no\\ such\\ file",
    ])
    func `text that only looks like a path stays text, with a notice`(_ text: String) throws {
        let message = try Attachments.expand(text)
        #expect(message.text == text)
        let mentions = text.split(separator: " ").count { $0.hasPrefix("@") && $0.contains("/") }
        #expect(message.notices.count == mentions, "\(message.notices)")
        #expect(message.notices.allSatisfy { $0.contains("no file here") })
    }

    @Test func `Tab puts a path with spaces in quotes`() throws {
        let directory = try TemporaryDirectory()
        let folder = directory.url.path(percentEncoded: false)
        for name in ["my file.txt", "my folder/a", "other", "dir x/b c"] { try directory.write("x", to: name) }
        let completion = TabCompletion(skills: ["memory"])
        let some = completion.candidates("look at @\(folder)my")
        #expect(some.word == "@\(folder)my")
        #expect(some.candidates == ["@\"\(folder)my file.txt\"", "@\"\(folder)my folder/"])
        let quoted = completion.candidates("look at @\"\(folder)my fi")
        #expect(quoted.word == "@\"\(folder)my fi" && quoted.candidates == ["@\"\(folder)my file.txt\""])
        #expect(completion.candidates("@\(folder)my\\ fo").candidates == ["@\"\(folder)my folder/"])
        #expect(completion.candidates("@\(folder)ot").candidates == ["@\(folder)other"])
        #expect(completion.candidates("/attach \(folder)my fi").candidates == ["\(folder)my file.txt"])
        #expect(completion.candidates("/attach \"\(folder)my fi").candidates == ["\"\(folder)my file.txt\""])
        #expect(completion.candidates("say @mem").candidates == ["@memory"])
    }

    @Test func `a file that cannot be attached stops the message`() throws {
        let directory = try TemporaryDirectory()
        let folder = directory.url.path(percentEncoded: false)
        try directory.write(String(repeating: "x", count: Attachments.limit + 1), to: "large")
        try directory.write("a\0b", to: "binary")
        for name in ["missing", "large", "binary", ""] {
            #expect(throws: AgentError.self) { try Attachments.expand("@\(folder)\(name)") }
        }
    }

    @Test func `the hint at larger models is shown for the built-in model until a session exists`() {
        #expect(ChatBanner.firstNotice(isBuiltIn: true, sessions: 0)?.contains("larger") == true)
        #expect(ChatBanner.firstNotice(isBuiltIn: true, sessions: 1) == nil)
        #expect(ChatBanner.firstNotice(isBuiltIn: false, sessions: 0) == nil)
    }

    @Test func `a file to import is read line by line, with the error of each`() {
        let file = ImportFile(
            """
            {"session":"a","role":"user","name":"Ben","content":"hi","at":"2026-11-20T10:00:00Z","ref":"r1"}

            [1]
            {"session":"a","role":"robot","content":"hi","at":"2026-11-20T10:00:00Z"}
            {"session":"a","role":"user","content":"hi","at":"yesterday"}
            {"session":"a","role":"user","content":"  ","at":"2026-11-20T10:00:00Z"}
            {"session":3,"role":"user","content":"hi","at":"2026-11-20T10:00:00Z"}
            """)
        #expect(file.messages.map(\.content) == ["hi"])
        #expect(file.messages.first?.reference == "r1")
        #expect(file.messages.first?.name == "Ben")
        #expect(file.problems.map(\.line) == [3, 4, 5, 6, 7])
        #expect(file.lineCount == 6)
    }
}
