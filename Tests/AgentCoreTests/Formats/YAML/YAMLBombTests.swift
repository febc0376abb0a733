import AgentCore
import Testing

/// Texts made to be expensive: each is refused, and soon.
struct YAMLBombTests {
    static func code(_ text: String) throws -> YAMLError.Code {
        try #require(throws: YAMLError.self) { try YAMLReader().read(text) }.code
    }

    @Test(.timeLimit(.minutes(1))) func `aliases are never expanded`() throws {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1..<20 {
            let list = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(list)]\n"
        }
        #expect(try Self.code(text) == .alias)
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["[", "{a: ", "- ", "? ", "[{"])
    func `deep nesting is refused`(_ opening: String) throws {
        let error = try #require(throws: YAMLError.self) {
            try YAMLReader().read(String(repeating: opening, count: 100_000))
        }
        #expect(error.code == .tooLarge || error.code == .syntax)
    }

    @Test(.timeLimit(.minutes(1))) func `a large text is refused before it is read`() throws {
        #expect(try Self.code(String(repeating: "a", count: 2 << 20)) == .tooLarge)
    }

    @Test(.timeLimit(.minutes(1))) func `too many values are refused`() throws {
        #expect(try Self.code(String(repeating: "- a\n", count: 50_000)) == .tooLarge)
    }

    @Test(.timeLimit(.minutes(1))) func `a very long unfinished key is refused`() throws {
        #expect(throws: YAMLError.self) { try YAMLReader().read("\"" + String(repeating: "k", count: 900_000)) }
        #expect(throws: YAMLError.self) { try YAMLReader().read(String(repeating: "{", count: 900_000)) }
    }

    @Test(.timeLimit(.minutes(1))) func `many duplicate-looking keys stay cheap`() throws {
        let text = (0..<9_000).map { "key\($0): v" }.joined(separator: "\n")
        #expect(try YAMLReader().read(text)?.pairs?.count == 9_000)
    }
}
