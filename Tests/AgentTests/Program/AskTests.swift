import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct AskTests {
    @Test func `a shell word with spaces attaches its file, and a package name is text`() async throws {
        let home = try Home()
        try home.directory.write("inside", to: "my file.txt")
        for words in [["@my file.txt", "what is it?"], ["ask", "@my file.txt"], ["ask", "@\"my file.txt\" what"]] {
            #expect(try await home.run(words, input: Data()).code == 0)
            let asked = try await home.run("sessions", "list", "--json").json.arrayValue?.first?["id"]?.stringValue
            let shown = try await home.run("sessions", "show", try #require(asked)).output
            #expect(shown.contains("``` my file.txt\ninside"))
            _ = try await home.run("sessions", "delete", try #require(asked))
        }
        let plain = try await home.run("ask", "what is @types/node @7/8 pm")
        #expect(plain.code == 0)
        #expect(plain.error.contains("types/node is no file here: it is sent as text"))
    }

    private let alphabet = "abcdefghijklmnopqrstuvwxyz"

    @Test func `a reply goes to standard output, with nothing else`() async throws {
        let outcome = try await Home().run("Hello", "there")
        #expect(outcome.code == 0)
        #expect(outcome.output == alphabet + "\n")
        // Nothing but the notice about the small model, which this home has not.
        #expect(outcome.error.split(separator: "\n").count == 1 && outcome.error.contains("script/base-model"))
    }

    @Test func `the JSON document has every field of the contract`() async throws {
        let document = try await Home().run("ask", "--json", "--max-tokens", "3", "Hello").json
        #expect(document["reply"] == "abc")
        #expect(document["finish_reason"] == "length")
        #expect(document["model"] == "alphabet")
        #expect(document["usage"]?["completion_tokens"] == 3)
        for key in ["session", "message", "skills", "facts_used", "facts_learned"] {
            #expect(document[key] != nil && document[key] != .null, "\(key)")
        }
    }

    @Test func `lines stream the text and end with the document`() async throws {
        let lines = try await Home().run("ask", "--jsonl", "Hello").jsonLines
        let text = lines.dropLast().compactMap { $0["text"]?.stringValue }
        #expect(text.count > 1)
        #expect(text.joined() == alphabet)
        #expect(lines.dropLast().allSatisfy { $0["type"] == "text" })
        #expect(lines.last?["type"] == "end")
        #expect(lines.last?["reply"] == .string(alphabet))
    }

    @Test func `piped text is added below the words`() async throws {
        let home = try Home()
        _ = try await home.run("ask", "Summarise:", input: "one\ntwo\n")
        let session = try await home.run("sessions", "list", "--json").json.arrayValue?.first?["id"]?.stringValue ?? ""
        let shown = try await home.run("sessions", "show", session, "--json").json
        #expect(shown["messages"]?.arrayValue?.first?["content"] == "Summarise:\n\none\ntwo")
    }

    @Test func `an empty message and invalid UTF-8 store nothing`() async throws {
        let home = try Home()
        #expect(try await home.run("ask").code == 2)
        #expect(try await home.run("ask", "  ", input: " \n").code == 2)
        let broken = try await home.run(["ask", "Hello"], input: Data([0x68, 0xFF, 0xFE]))
        #expect(broken.code == 2)
        #expect(broken.error.contains("UTF-8"))
        #expect(!FileManager.default.fileExists(atPath: home.url.path(percentEncoded: false)))
    }

    @Test func `a turn continues a session of today and is refused by a frozen one`() async throws {
        let home = try Home()
        let noon = ["AGENT_NOW": "2026-11-20T12:00:00Z"]
        let first = try await home.run("ask", "--json", "Hello", environment: noon).json["session"]
        let second = try await home.run("ask", "--json", "-c", "Again", environment: noon).json["session"]
        #expect(first == second)
        let id = try #require(first?.stringValue)
        let later = ["AGENT_NOW": "2026-11-21T12:00:00Z"]
        for words in [["ask", "-c", "More"], ["ask", "--session", id, "More"], ["chat", "--session", id]] {
            let refused = try await home.run(words, input: Data(), environment: later)
            #expect(refused.code == 4)
            #expect(refused.error.contains("agent sessions fork \(id)"))
        }
        let copy = try await home.run("sessions", "fork", id, "--json", environment: later).json["id"]?.stringValue
        let going = try await home.run("ask", "--session", copy ?? "", "--json", "More", environment: later)
        #expect(going.code == 0)
        let sessions = try await home.run("sessions", "list", "--json", environment: later).json.arrayValue
        #expect(sessions?.map { $0["messages"] } == [6, 4])
        #expect(sessions?.map { $0["frozen"] } == [false, true])
    }

    @Test func `an interrupt ends the reply, keeps it and says so`() async throws {
        let home = try Home(isEndless: true)
        let child = try Child(
            home, ["ask", "--jsonl", "--max-tokens", "400000", "--context-length", "524288", "Hello"])
        try await child.waitForOutput()
        child.interrupt()
        let outcome = try await child.end()
        #expect(outcome.code == 130)
        let document = try outcome.jsonLines.last
        #expect(document?["finish_reason"] == "interrupted")
        let session = document?["session"]?.stringValue ?? ""
        let messages = try await home.run("sessions", "show", session, "--json").json["messages"]?.arrayValue
        #expect(messages?.last?["finish_reason"] == "interrupted")
    }

    @Test func `a closed output pipe ends the program quietly`() async throws {
        let home = try Home(isEndless: true)
        let program = try Home.executable.path(percentEncoded: false)
        let shell = Process()
        let errors = Pipe()
        shell.executableURL = URL(filePath: "/bin/sh")
        let long = "--max-tokens 400000 --context-length 524288"
        shell.arguments = ["-c", "'\(program)' ask \(long) hi </dev/null | head -c 5"]
        shell.environment = home.environment()
        shell.standardOutput = FileHandle.nullDevice
        shell.standardError = errors
        try shell.run()
        shell.waitUntilExit()
        let error = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        #expect(!error.contains("agent: "), "\(error)")
    }
}
