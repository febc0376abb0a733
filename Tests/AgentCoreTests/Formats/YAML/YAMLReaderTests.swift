import AgentCore
import Testing

struct YAMLReaderTests {
    static func read(_ text: String, _ dialect: YAMLReader.Dialect = .general) throws -> YAMLNode? {
        try YAMLReader(dialect: dialect).read(text)
    }

    @Test func `a mapping keeps its order, lines and quoted texts`() throws {
        let root = try #require(try Self.read("b: 1\na: \"2\"\n\nc: |\n  three\n"))
        let pairs = try #require(root.pairs)
        #expect(pairs.map(\.key) == ["b", "a", "c"])
        #expect(pairs.map(\.line) == [1, 2, 4])
        #expect(
            pairs.map(\.value.content) == [.scalar("1", .plain), .scalar("2", .quoted), .scalar("three\n", .block)])
        #expect(root["a"]?.column == 4)
    }

    @Test func `scalars stay the text that was written`() throws {
        let root = try #require(try Self.read("[yes, 1.0, 0x10, null, ~, 2026-11-20, 1_000]"))
        #expect(root.elements?.compactMap(\.text) == ["yes", "1.0", "0x10", "null", "~", "2026-11-20", "1_000"])
        #expect(root.elements?.map(\.isNull) == [false, false, false, true, true, false, false])
        #expect(try Self.read("a: 'null'")?["a"]?.isNull == false)
    }

    @Test func `nested values have dotted paths`() throws {
        let root = try #require(try Self.read("server:\n  port: 1\n  hosts:\n    - a\n    - b\nname: x\n"))
        #expect(root.leaves.map(\.path) == ["server.port", "server.hosts.0", "server.hosts.1", "name"])
        #expect(root.leaves.map(\.line) == [2, 4, 5, 6])
    }

    @Test(arguments: ["", "\n\n", "# only a comment\n", "---\n", "   "])
    func `a text without a value is read as nil`(_ text: String) throws {
        #expect(try Self.read(text) == nil)
    }

    @Test(arguments: [
        ("a: b: c", "yaml-syntax", 1), ("a: 1\n\"open\n", "yaml-syntax", 2),
        ("a: 1\nb: 2\na: 3\n", "yaml-duplicate-key", 3),
        ("x:\n  a: 1\n  a: 2\n", "yaml-duplicate-key", 3), ("a: &x 1\nb: *x\n", "yaml-alias", 1),
        ("a: *x\n", "yaml-alias", 1), ("- 1\n- &x [2]\n", "yaml-alias", 2), ("a: !!binary eA==\n", "yaml-tag", 1),
        ("a: 1\n---\nb: 2\n", "yaml-syntax", 2), ("? [a]\n: b\n", "yaml-syntax", 1),
        ("a: 1\nb: \u{7}\n", "yaml-syntax", 2),
        ("a: @b\n", "yaml-syntax", 1), ("a:\n\t- b\n", "yaml-syntax", 2), ("a: \"\\q\"\n", "yaml-syntax", 1),
    ])
    func `an error has a code and a line`(_ text: String, _ code: String, _ line: Int) throws {
        let error = try #require(throws: YAMLError.self) { try Self.read(text) }
        #expect(error.code.name == code)
        #expect(error.line == line)
        #expect(!error.message.isEmpty)
    }

    @Test func `line breaks may be CRLF or CR`() throws {
        let expected = try Self.read("a: 1\nb: |\n  x\n  y\n")
        #expect(try Self.read("a: 1\r\nb: |\r\n  x\r\n  y\r\n") == expected)
        #expect(try Self.read("a: 1\rb: |\r  x\r  y\r") == expected)
    }

    @Test func `Unicode line separators are ordinary characters`() throws {
        #expect(try Self.read("a: b\u{2028}c\u{2029}d\u{85}e\n")?["a"]?.text == "b\u{2028}c\u{2029}d\u{85}e")
    }

    @Test func `the strict dialect refuses flow style, tabs and merge keys`() throws {
        for text in ["a: {b: c}", "a: []", "a:\tb", "a: b\tc", "<<: b", "a:\n  b: c\nd:\n    e: f\n"] {
            #expect(throws: Never.self) { try Self.read(text) }
            let error = try #require(throws: YAMLError.self, "\(text)") { try Self.read(text, .strict) }
            #expect(error.code == .dialect)
        }
        for text in ["a: \"b\tc\"", "a: |\n  b\tc\n", "# a\tb\na: b # c\td\n", "a: it's # \"\t\n"] {
            #expect(throws: Never.self, "\(text)") { try Self.read(text, .strict) }
        }
    }
}
