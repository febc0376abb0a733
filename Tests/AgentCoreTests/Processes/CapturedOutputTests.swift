import Foundation
import Testing

@testable import AgentCore

@Suite struct CapturedOutputTests {
    func captured(_ text: String, limit: Int, pieces: Int = 7) -> CapturedOutput {
        var buffer = OutputBuffer(limit: limit)
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            buffer.append(rest.prefix(pieces))
            rest = rest.dropFirst(pieces)
        }
        return buffer.captured
    }

    @Test func `output within the limit is complete, however it arrives`() {
        let text = String(repeating: "é😀x", count: 20)
        for pieces in 1...9 {
            let output = captured(text, limit: text.utf8.count, pieces: pieces)
            #expect(output.text() == text && !output.isCut)
        }
    }

    @Test func `omitted bytes are counted, and no character is broken`() {
        let text = String(repeating: "é😀", count: 100)
        for limit in 60...90 {
            let output = captured(text, limit: limit)
            #expect(output.isCut && output.totalBytes == 600)
            let result = output.text()
            #expect(!result.contains("\u{FFFD}"))
            let parts = result.components(separatedBy: "\n")
            #expect(parts.count == 3 && text.hasPrefix(parts[0]) && text.hasSuffix(parts[2]))
            #expect(parts[1] == "[… \(600 - parts[0].utf8.count - parts[2].utf8.count) bytes left out …]")
        }
    }

    @Test func `captured text can be shortened further`() {
        let whole = captured(String(repeating: "ab", count: 500), limit: 1000)
        let cut = captured(String(repeating: "ab", count: 5000), limit: 1000)
        for limit in [48, 100, 555, 999] {
            #expect(whole.text(limit: limit).utf8.count <= limit)
            #expect(cut.text(limit: limit).utf8.count <= limit)
        }
        #expect(cut.text(limit: 100).contains("\n[… 9948 bytes left out …]\n"))
    }

    @Test func `repaired bytes stay within the limit`() {
        var buffer = OutputBuffer(limit: 1000)
        buffer.append([UInt8](repeating: 0xFF, count: 1000))
        #expect(buffer.captured.text(limit: 500).utf8.count <= 500)
        #expect(buffer.captured.text().unicodeScalars.count == 1000)
    }

    @Test func `no output is an empty text, and a limit of zero keeps nothing`() {
        #expect(captured("", limit: 10).text().isEmpty && captured("", limit: 10).isEmpty)
        #expect(captured("abc", limit: 0).text() == "\n[… 3 bytes left out …]\n")
    }
}
