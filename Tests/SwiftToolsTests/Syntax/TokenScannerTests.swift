import Foundation
import Testing

@testable import SwiftTools

/// Of each text the token that begins at the mark `‸`, which the mark `‹` ends.
@Suite struct TokenScannerTests {
    @Test(arguments: [
        "a.‸count‹ + 1", "‸`default`‹ = 1", "‸$0‹ + 1", "‸größe‹.x", "‸0xFF_p-2‹ + 1", "‸1e-5‹-2", "‸1.5‹...2.5",
        "‸1‹...3", "‸5‹.advanced(by: 2)", "t.‸0‹.1", "0...‸2.5‹)", "‸-1‹ + 2", "x ‸&+=‹ y", "x‸!‹.y", "f‸)‹.g",
        "‸#line‹)", "‸\"a \\(f(\"b)\")) c\"‹ + d", "‸#\"a\"b\\\"#‹ + d", "‸#\"\"#‹", "‸\"\"‹ + d",
        "‸\"\"\"\n  \"a\" \\(n\n)\n  \"\"\"‹.b",
        "‸#\"\"\"#‹ + d", "‸\"\\(/* ) \" */ n)\"‹", "Set<Set<Int‸>‹>", "‸\"\\\"\"‹ + d",
    ])
    func `a token ends where the language says`(marked: String) {
        let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
        let token = parts[1].split(separator: "‹", omittingEmptySubsequences: false)
        let text = "\(parts[0])\(token[0])\(token[1])"
        let start = parts[0].utf8.count
        let end = TokenScanner(bytes: Array(text.utf8)).tokenEnd(at: start)
        #expect(end == start + token[0].utf8.count, "\(marked)")
    }

    @Test(arguments: ["\"a", "\"a\nb\"", "\"\\(a\"", "#\"a\"", "\"\"\"\na", "/a+/", " ", "`a"])
    func `what has no end, or none that can be told, has none`(text: String) {
        #expect(TokenScanner(bytes: Array(text.utf8)).tokenEnd(at: 0) == nil)
        #expect(TokenScanner(bytes: Array(text.utf8)).tokenEnd(at: text.utf8.count) == nil)
    }

    @Test func `lines and columns are counted in bytes, whatever ends a line`() {
        let source = SourceText("a\r\nü = 1\rb\nc")
        #expect(source.line(of: 0) == 1 && source.line(of: 3) == 2 && source.line(of: 10) == 3)
        #expect(source.column(of: 6) == 4)
        #expect(source.offset(line: 2, column: 4) == 6)
        #expect(source.offset(line: 5, column: 1) == nil && source.offset(line: 4, column: 9) == nil)
        #expect(source.lines(of: 0..<11) == 1...3)
    }
}

@Suite struct OneLineTests {
    private func oneLine(_ text: String, statements: [String] = []) -> String? {
        let source = SourceText(text)
        let starts = statements.compactMap { text.range(of: $0)?.lowerBound.utf16Offset(in: text) }
        return OneLine(source: source, statements: Set(starts)).text(0..<source.bytes.count)
    }

    @Test func `lines are joined, comments go, and statements are parted`() {
        #expect(oneLine("a\n    .map { // each\n        x }\n    /* b */ .c") == "a .map { x } .c")
        #expect(oneLine("{ x in\n  let y = x\n  return y }", statements: ["return"]) == "{ x in let y = x; return y }")
        #expect(oneLine("{ a();\n  b() }", statements: ["b"]) == "{ a(); b() }")
        #expect(oneLine("f(\"a // b\",\n  #\"\"#)") == "f(\"a // b\", #\"\"#)")
    }

    @Test func `what cannot stand on one line is not forced to`() {
        #expect(oneLine("f(\"\"\"\n  a\n  \"\"\")") == nil)
        #expect(oneLine("{\n#if DEBUG\na\n#endif\n}") == nil)
    }
}
