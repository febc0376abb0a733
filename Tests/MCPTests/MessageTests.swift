import AgentCore
import Testing

@testable import MCP

/// Messages and the lines they come in.
@Suite struct MessageTests {
    @Test(arguments: [
        #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#,
        #"{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"x"}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"m","data":[1]}}"#,
    ])
    func `a message is written as it was read`(text: String) throws {
        let message = try #require(JSONRPCMessage(try JSONReader().read(text)))
        #expect(message.json.text() == text)
    }

    @Test(arguments: ["7", "[]", "{}", #"{"id":1}"#, #"{"id":[1],"method":"m"}"#, #"{"id":{},"result":1}"#])
    func `other JSON is not a message`(text: String) throws {
        #expect(JSONRPCMessage(try JSONReader().read(text)) == nil)
    }

    @Test func `a whole floating-point id is an integer`() throws {
        #expect(RequestID(.number(3)) == .number(3))
        #expect(RequestID(.number(3.5)) == nil)
        #expect(RequestID(.number(1e300)) == nil)
    }

    @Test func `lines are complete however the bytes are split, without line ends and blank lines`() {
        let bytes = Array("one\r\n\n  \ntwo\nthr".utf8)
        for size in 1...bytes.count {
            var lines = MessageLines(limit: 5)
            var found: [MessageLines.Line] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                found += lines.take(bytes[start..<min(start + size, bytes.count)])
            }
            #expect(found == [.whole(Array("one".utf8)), .whole(Array("two".utf8))])
            #expect(lines.end() == [.whole(Array("thr".utf8))])
        }
    }

    @Test func `a line beyond the limit is reported once and dropped`() {
        var lines = MessageLines(limit: 4)
        #expect(lines.take(Array("12345".utf8)) == [.tooLong])
        #expect(lines.take(Array("678901234567890".utf8)) == [])
        #expect(lines.take(Array("1\nab\n".utf8)) == [.whole(Array("ab".utf8))])
    }

    @Test func `of a server's log the end is kept`() {
        var log = LogTail()
        for number in 0..<100_000 { log.write(Array("line \(number)\n".utf8)) }
        #expect(log.end() == "line 99997 / line 99998 / line 99999")
        let mark = log.written
        #expect(log.hint(since: mark).isEmpty)
        log.write(Array("\u{1B}[31mred\n".utf8))
        #expect(log.hint(since: mark) == "; its standard error ends:  [31mred")
    }
}
