import Testing

@testable import Engine

@Suite struct EventStreamParserTests {
    private func events(_ text: String, step: Int) throws -> [String] {
        var parser = EventStreamParser()
        let bytes = Array(text.utf8)
        return try stride(from: 0, to: bytes.count, by: step).flatMap { start in
            try parser.feed(bytes[start..<min(start + step, bytes.count)])
        }
    }

    @Test(arguments: [1, 2, 3, 7, 1000])
    func `events come whole, however the bytes are cut`(_ step: Int) throws {
        let text =
            "\u{FEFF}data: a\n\ndata:b\r\n\r\n: nothing\nevent: x\nid: 1\ndata: ü\rdata: two\r\rdata\n\n"
            + "other: c\n\n"
        let found = try events(text, step: step)
        #expect(found == ["a", "b", "ü\ntwo", ""])
    }

    @Test func `half an event is none`() throws {
        let found = try events("data: a\n\ndata: b\n", step: 4)
        #expect(found == ["a"])
    }

    @Test func `bytes that are no text are an error`() throws {
        var parser = EventStreamParser()
        #expect(throws: EngineError.self) { try parser.feed(Array("data: ".utf8) + [0xFF, 0x0A, 0x0A]) }
    }

    @Test func `a line without end is an error, not all the memory there is`() throws {
        var parser = EventStreamParser()
        let much = [UInt8](repeating: 65, count: 1 << 20)
        for _ in 0..<4 { #expect(try parser.feed(much).isEmpty) }
        #expect(throws: EngineError.self) { try parser.feed(much) }
    }
}
