import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct ModelEmbedTests {
    /// A home directory whose model folder has an embedding model of that name.
    private func home(_ name: String = "letters") throws -> Home {
        let home = try Home()
        let folder = home.url.appending(path: "data/models")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try LetterEncoder.write(to: folder.appending(path: "\(name).gguf"))
        return home
    }

    private func vectors(_ outcome: Home.Outcome) throws -> [[Double]] {
        try outcome.jsonLines.map { line in
            try #require(line.arrayValue).map { try #require(Double($0.text())) }
        }
    }

    @Test func `each line of standard input becomes one array, like an operand`() async throws {
        let home = try home()
        let lines = try await home.run("model", "embed", "--model", "letters", "--json", input: "a b\r\n\nxyz\n")
        #expect(lines.code == 0, "\(lines.error)")
        let all = try vectors(lines)
        #expect(all.count == 3)
        for vector in all {
            #expect(vector.count == LetterEncoder.width)
            #expect(abs(vector.reduce(0) { $0 + $1 * $1 } - 1) < 1e-5)
        }
        let operands = try await home.run("model", "embed", "--model", "letters", "--json", "--", "a b", "", "xyz")
        #expect(operands.output == lines.output)
        let plain = try await home.run("model", "embed", "--model", "letters", "xyz")
        #expect(
            plain.output == lines.output.split(separator: "\n")[2].filter { !"[]".contains($0) }
                .replacing(",", with: " ") + "\n")
        #expect(try await home.run("model", "embed", "--model", "letters", "--json", input: "").output.isEmpty)
    }

    @Test func `a text that is cut is reported on standard error by its number`() async throws {
        let home = try home()
        let outcome = try await home.run(
            "model", "embed", "--model", "letters", "--json", input: "a\n" + String(repeating: "b ", count: 40))
        #expect(outcome.code == 0)
        #expect(try vectors(outcome).count == 2)
        #expect(outcome.error == "Text 2 of 42 tokens is longer than the context, and was cut.\n")
    }

    @Test func `without a name the encoder of the program is used, to which like texts are near`() async throws {
        let texts = ["My sister lives in Lyon.", "Where does my sister live?", "The tyres need more air."]
        let found = try vectors(try await Home().run(["model", "embed", "--json"] + texts))
        #expect(found.map(\.count) == [384, 384, 384])
        func closeness(_ left: [Double], _ right: [Double]) -> Double { zip(left, right).map(*).reduce(0, +) }
        #expect(closeness(found[0], found[1]) > closeness(found[0], found[2]) + 0.2)
        let wrong = try await Home().run("model", "embed", "--model", "../alphabet.gguf", "a")
        #expect(wrong.code == 5)
    }

    @Test func `a named server computes embeddings`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.answer("200 OK", #"{"data":[{"embedding":[0,4]}]}"#)]
        }
        defer { server.stop() }
        let outcome = try await Home().run("model", "embed", "--model", "\(server.base)#m", "--json", "hello")
        #expect(outcome.output == "[0.0,1.0]\n")
    }

    @Test func `info describes an embedding model, and chatting with one is refused`() async throws {
        let home = try home()
        let info = try await home.run("model", "info", "letters", "--json").json
        #expect(info["architecture"] == "bert")
        #expect(info["embeds"] == true)
        #expect(info["pooling"] == "mean")
        #expect(info["width"] == .integer(LetterEncoder.width))
        #expect(info["problems"]?.arrayValue?.isEmpty == true)
        let talk = try await home.run("ask", "Hi", "--model", "letters")
        #expect(talk.code == 5)
        #expect(talk.error.contains("architecture bert embeds texts and writes none"))
        #expect(try await home.run("model", "use", "letters").code == 5)
    }
}
