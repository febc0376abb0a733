import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct DoctorTests {
    @Test func `the doctor finds what loading would find`() async throws {
        let home = try Home()
        let whole = home.directory.url.appending(path: "alphabet.gguf")
        let bytes = try Data(contentsOf: whole)
        let sound = try await home.run("doctor", "--json", "--model", "alphabet.gguf")
        #expect(try sound.json["model"]?["warnings"] == [])
        try bytes.prefix(bytes.count / 2).write(to: home.directory.url.appending(path: "cut.gguf"))
        let cut = try await home.run("doctor", "--json", "--model", "cut.gguf")
        #expect(cut.code == 6)
        let problems = try cut.json["problems"]?.arrayValue?.compactMap(\.stringValue) ?? []
        let problem = try #require(problems.first { $0.hasPrefix("model: ") })
        #expect(problem.contains("cut.gguf: is incomplete: it has \(bytes.count / 2) bytes of "), "\(problem)")
        #expect(problem.contains("Fetch it again"))
        let asked = try await home.run("ask", "Hello.", "--model", "cut.gguf")
        #expect(asked.code == 5 && asked.error.contains("is incomplete"))
    }
}
