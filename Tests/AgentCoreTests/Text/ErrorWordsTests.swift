import AgentCore
import Foundation
import Testing

@Suite struct ErrorWordsTests {
    private struct Plain: Error { let code = 7 }

    @Test func `any error is described in words, never as a dump`() throws {
        #expect(ModelError(.failed, "the server broke off").words == "the server broke off")
        #expect("\(ModelError(.failed, "the server broke off"))" == "the server broke off")
        #expect("\(ToolError("no such file"))" == "no such file")
        #expect(AgentError(.failed, "it failed", remedy: "Try again.").words == "it failed")
        #expect(CancellationError().words == "it was interrupted")
        #expect(POSIXError(.ENOSPC).words == "No space left on device")
        #expect(Plain().words == "an error of the kind Plain")
        let missing = #expect(throws: (any Error).self) { try Data(contentsOf: URL(filePath: "/no/such/file")) }
        let strange = #expect(throws: (any Error).self) {
            try JSONDecoder().decode([String: [Int]].self, from: Data(#"{"a":[1,"x"]}"#.utf8))
        }
        #expect(strange?.words == "it holds a value of another kind at a.1")
        for error in [missing, strange] {
            let words = try #require(error).words
            #expect(!words.contains("(") || words.contains("(error "), "\(words)")
            for dump in ["Domain", "Error", "Context", "UserInfo"] { #expect(!words.contains(dump), "\(words)") }
        }
    }
}
