import Testing

@testable import agent

@Suite struct LineWrapperTests {
    private static let texts: [(text: String, wrapped: String)] = [
        ("one two three four", "one two\nthree four"), ("one two\n\nthree", "one two\n\nthree"),
        ("  indented lines go on", "  indented\n  lines go\n  on"), ("exactlyten x", "exactlyten\nx"),
        ("muchlongerthanten words", "muchlongerthanten\nwords"), ("a muchlongerthanten", "a\nmuchlongerthanten"),
        ("```\none two three four\n```\none two three", "```\none two three four\n```\none two\nthree"),
        ("    four deep", "    four\n    deep"), ("a  column goes on", "a  column\n   goes on"),
        ("one  two  three", "one  two\n     three"),
        ("日本語の文章です", "日本語の文\n章です"), ("ééééé ééééé", "ééééé\nééééé"), ("", ""), ("one two ", "one two "),
    ]

    @Test(arguments: texts)
    func `lines are broken between words, however the text is split`(_ text: (text: String, wrapped: String)) {
        #expect(LineWrapper.wrapped(text.text, width: 10) == text.wrapped)
        var wrapper = LineWrapper(width: 10)
        #expect(text.text.map { wrapper.add(String($0)) }.joined() + wrapper.finish() == text.wrapped)
        #expect(LineWrapper.wrapped(text.text, width: nil) == text.text)
    }

    @Test func `the first word of a line is shown at once, others when complete`() {
        var wrapper = LineWrapper(width: 10)
        #expect(wrapper.add("ab") == "ab")
        #expect(wrapper.add("c d") == "c")
        #expect(wrapper.add("e ") == " de")
    }

    @Test func `a reply's line indented by four spaces is code`() {
        var wrapper = LineWrapper(width: 10, isMarkdown: true)
        #expect(wrapper.add("    let code = of some length\n") == "    let code = of some length\n")
        #expect(wrapper.add("a  text goes on") + wrapper.finish() == "a  text\ngoes on")
    }

    @Test func `a line of a list is cut to the terminal's width`() {
        #expect(LineWrapper.cut("one two three", width: 9) == "one two…")
        #expect(LineWrapper.cut("one two three", width: 13) == "one two three")
        #expect(LineWrapper.cut("日本語の文章です", width: 9) == "日本語の…")
    }
}
