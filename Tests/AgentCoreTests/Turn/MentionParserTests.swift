import AgentCore
import Testing

@Suite struct MentionParserTests {
    @Test(arguments: [
        ("@memory list", ["memory"], "list"),
        ("  @memory   list all", ["memory"], "list all"),
        ("@memory", ["memory"], ""),
        ("@prompts: show companion", ["prompts"], "show companion"),
        ("@one @two do it", ["one", "two"], "do it"),
        ("@web-search cats", ["web-search"], "cats"),
    ])
    func `a name at the start calls a skill`(text: String, names: [String], rest: String) {
        let result = MentionParser.parse(text)
        #expect(result.names == names)
        #expect(result.rest == rest)
    }

    @Test(arguments: [
        "hello @memory list", "anna@example.org wrote", "@anna's cat", "@./notes.txt", "@docs/notes.txt", "@ home", "@",
        "say @", "",
    ])
    func `anything else is text`(text: String) {
        let result = MentionParser.parse(text)
        #expect(result.names.isEmpty)
        #expect(result.rest == text)
    }

    @Test func `a backslash escapes an at sign`() {
        let result = MentionParser.parse("\\@memory is a word")
        #expect(result.names.isEmpty)
        #expect(result.rest == "@memory is a word")
    }

    @Test(arguments: [
        ("show  companion", ["show", "companion"]),
        ("add \"I like tea\" now", ["add", "I like tea", "now"]),
        ("add 'two words'", ["add", "two words"]),
        ("add I don't like tea", ["add", "I", "don't", "like", "tea"]),
        ("add \"\"", ["add", ""]),
        ("", []),
    ])
    func `arguments are split at spaces, except in quotes`(text: String, words: [String]) {
        #expect(MentionParser.words(text) == words)
    }
}
