import Testing

@testable import Server

@Suite struct MarkdownTests {
    @Test func `tables, struck-through text, code and bare addresses become HTML`() {
        let html = Markdown.html(
            "| a | b |\n| - | - |\n| 1 | ~~2~~ |\n\n```swift\nlet a = \"<b>\"\n```\n\nhttps://example.org")
        #expect(html.contains("<table>"))
        #expect(html.contains("<del>2</del>"))
        #expect(html.contains("<code class=\"language-swift\">let a = &quot;&lt;b&gt;&quot;"))
        #expect(html.contains("<a href=\"https://example.org\">"))
    }

    @Test func `texts that are read at the same time do not disturb each other`() async {
        // Long enough that some are still parsed when others end.
        let text = String(repeating: "~~a~~ https://example.org\n\n", count: 2_000)
        let htmls = await withTaskGroup { group in
            for _ in 0..<24 { group.addTask { Markdown.html(text) } }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(htmls.count == 1 && htmls.first?.contains("<del>a</del> <a href=") == true)
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[a](javascript:alert(1))",
        "[a](JaVaScRiPt:alert(1))", "[a](data:text/html;base64,PHNjcmlwdD4=)", "<a href=\"javascript:alert(1)\">a</a>",
        "![a](javascript:alert(1))", "<iframe src=//evil.example></iframe>", "<svg/onload=alert(1)>",
        "[a](vbscript:x)", "<javascript:alert(1)>", "a <b onclick=alert(1)>b</b>", "<style>*{display:none}</style>",
    ])
    func `nothing of a text runs`(text: String) {
        let html = Markdown.html(text).lowercased()
        for part in [
            "<script", "onerror=", "<iframe", "<svg", "onclick=", "<style", "href=\"javascript", "src=\"javascript",
            "href=\"data:", "href=\"vbscript",
        ] {
            #expect(!html.contains(part), "\(html)")
        }
    }

    @Test func `unfinished Markdown and odd bytes are taken as they are`() {
        #expect(Markdown.html("```\nlet") == "<pre><code>let\n</code></pre>\n")
        #expect(Markdown.html("") == "")
        #expect(Markdown.html("a\0b").contains("b"))
        #expect(Markdown.escaped("<\"'&>") == "&lt;&quot;&#39;&amp;&gt;")
    }

    @Test func `deep nesting and wide tables take neither the stack nor long`() {
        let start = ContinuousClock.now
        _ = Markdown.html(String(repeating: "> ", count: 20_000) + "a")
        _ = Markdown.html(String(repeating: "[", count: 50_000))
        let row = String(repeating: "|a", count: 5000) + "\n" + String(repeating: "|-", count: 5000) + "\n"
        _ = Markdown.html(row + String(repeating: "|", count: 20_000))
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}
