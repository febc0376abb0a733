import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct TextLinesTests {
    @Test func `lines end only at line feeds; one carriage return and a byte-order mark are removed`() {
        #expect("a\r\nb\r\r\n\r\nc".lines == ["a", "b\r", "", "c"])
        #expect("\u{FEFF}a\n\u{FEFF}b\n".lines == ["a", "\u{FEFF}b"])
        for separator in ["\u{2028}", "\u{2029}", "\u{85}", "\u{0B}", "\u{0C}", "\r"] {
            #expect("a\(separator)b\n\nc\n".lines == ["a\(separator)b", "", "c"])
        }
        #expect("".lines.isEmpty && "\n".lines == [""] && "\r\n".lines == [""])
    }

    @Test func `invalid UTF-8 is reported with its line`() throws {
        let error = try #require(throws: AgentError.self) {
            try TextLines.text(of: Array("one\r\ntwo\n".utf8) + [0x66, 0xFF] + Array("\nfour".utf8), named: "f.jsonl")
        }
        #expect(error.message == "f.jsonl, line 3 is not UTF-8 text" && error.code == .usage)
        let directory = try TemporaryDirectory()
        let file = directory.url.appending(path: "x.md")
        try Data([0x0A, 0xE2, 0x82]).write(to: file)
        let read = try #require(throws: AgentError.self) { try TextFile.read(file) }
        #expect(read.message.hasSuffix("x.md, line 2 is not UTF-8 text"))
    }

    @Test func `lines are read the same from a pipe as from a file`() {
        #expect(TextLines.text(ofLine: Array("\u{FEFF}hi\r".utf8), isFirst: true) == "hi")
        #expect(TextLines.text(ofLine: Array("\u{FEFF}hi".utf8), isFirst: false) == "\u{FEFF}hi")
        #expect(TextLines.text(ofLine: [0xFF], isFirst: true) == nil)
    }
}
