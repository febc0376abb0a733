import AgentCore
import Testing

struct FrontMatterTests {
    @Test func `front matter and body are separated, with the body's line`() throws {
        let parts = try FrontMatter(splitting: "---\na: 1\nb: 2\n---\nBody\nmore\n")
        #expect(parts.yaml == "\na: 1\nb: 2\n")
        #expect(parts.body == "Body\nmore\n")
        #expect(parts.bodyLine == 5)
        #expect(!parts.hasByteOrderMark)
    }

    @Test(arguments: ["\n", "\r\n", "\r"]) func `every kind of line break is accepted`(_ lineBreak: String) throws {
        let text = ["---", "a: 1", "---", "", "Body", ""].joined(separator: lineBreak)
        let parts = try FrontMatter(splitting: text)
        #expect(parts.yaml == "\na: 1\n")
        #expect(parts.body == "\nBody\n")
        #expect(parts.bodyLine == 4)
    }

    @Test func `a byte-order mark is reported and removed`() throws {
        let parts = try FrontMatter(splitting: "\u{FEFF}---\na: 1\n---\n")
        #expect(parts.hasByteOrderMark)
        #expect(parts.yaml == "\na: 1\n")
    }

    @Test(arguments: ["", "text", "\n---\na: 1\n---\n", " ---\na: 1\n---\n", "--\na: 1\n--\n"])
    func `a file that does not begin with hyphens has no front matter`(_ text: String) {
        #expect(throws: FrontMatter.Problem.missing) { try FrontMatter(splitting: text) }
    }

    @Test(arguments: ["---", "---\n", "---\na: 1\n", "---\na: x --- y\n", "---\na: |\n  --- x\n"])
    func `front matter without an end is unclosed`(_ text: String) {
        #expect(throws: FrontMatter.Problem.unclosed) { try FrontMatter(splitting: text) }
    }

    @Test func `an empty front matter and an empty body are fine`() throws {
        let parts = try FrontMatter(splitting: "---\n---")
        #expect(parts.yaml == "\n")
        #expect(parts.body == "")
    }

    @Test func `hyphens in a value or in the body do not end the front matter`() throws {
        let parts = try FrontMatter(splitting: "---\na: x --- y\nb: |\n  ---\n---\none\n---\ntwo\n")
        #expect(parts.yaml == "\na: x --- y\nb: |\n  ---\n")
        #expect(parts.body == "one\n---\ntwo\n")
    }

    @Test func `a combining mark after a line break does not hide it`() throws {
        let parts = try FrontMatter(splitting: "---\na: 1\n---\n\u{301}Body")
        #expect(parts.body == "\u{301}Body")
    }
}
