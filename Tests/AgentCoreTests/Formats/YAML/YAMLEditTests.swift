import AgentCore
import Testing

@Suite struct YAMLEditTests {
    private static let changes: [(before: String, after: String)] = [
        ("temperature: 0.5\r\n# mine\r\nother: 1\r\n", "temperature: 0.2\r\n# mine\r\nother: 1\r\n"),
        ("\"temperature\": 0.5\n", "\"temperature\": 0.2\n"),
        ("'temperature': 0.5", "'temperature': 0.2"),
        ("temperature : 0.5\n", "temperature : 0.2\n"),
        ("{temperature: 0.5}\n", "{temperature: 0.2}\n"),
        ("{\"a\": {\"temperature\": 1}, \"temperature\":0.5}", "{\"a\": {\"temperature\": 1}, \"temperature\":0.2}"),
        ("{temperature: , a: 1}\n", "{temperature: 0.2 , a: 1}\n"),
        ("{temperature, a: 1}\n", "{temperature: 0.2, a: 1}\n"),
        ("temperature:\n  0.5\na: 1\n", "temperature:\n  0.2\na: 1\n"),
        ("temperature: \"0\\\n  .5\" # why\na: 1\n", "temperature: 0.2 # why\na: 1\n"),
        ("temperature: 0\n  5\na: 1\n", "temperature: 0.2\na: 1\n"),
        ("temperature: |- # block\n  0.5\n\n# next\na: 1\n", "temperature: 0.2 # block\n\n# next\na: 1\n"),
        ("temperature: >\r\n  0.5\r\n", "temperature: 0.2\r\n"),
        ("temperature: 0.5 # warm\n", "temperature: 0.2 # warm\n"),
        ("temperature: # warm\na: 1\n", "temperature: 0.2 # warm\na: 1\n"),
        ("temperature:", "temperature: 0.2"),
        ("temperature: ~\n", "temperature: 0.2\n"),
        ("temperature:\t0.5\n", "temperature:\t0.2\n"),
        ("---\ntemperature: 0.5\n...\n", "---\ntemperature: 0.2\n...\n"),
        ("%YAML 1.2\n---\na: 1\n...\n", "%YAML 1.2\n---\na: 1\ntemperature: 0.2\n...\n"),
        ("\u{FEFF}a: 1\ntemperature: 0.5\n", "\u{FEFF}a: 1\ntemperature: 0.2\n"),
        (
            "a:\n  temperature: 1\nb: [temperature, 2]\n",
            "a:\n  temperature: 1\nb: [temperature, 2]\ntemperature: 0.2\n"
        ),
        ("a: é\u{1F600}\u{2028}x\ntemperature: 0.5\n", "a: é\u{1F600}\u{2028}x\ntemperature: 0.2\n"),
        ("? temperature\n: 0.5\n", "? temperature\n: 0.2\n"),
        ("  a: 1\n  b: 2\n", "  a: 1\n  b: 2\n  temperature: 0.2\n"),
        ("a: 1\r\n# end", "a: 1\r\n# end\r\ntemperature: 0.2\r\n"),
        ("a: 1\rb: 2\r", "a: 1\rb: 2\rtemperature: 0.2\r"),
        ("a: 1\n# ---\n", "a: 1\n# ---\ntemperature: 0.2\n"),
        ("{}\n", "{temperature: 0.2}\n"), ("{a: 1,}\n", "{a: 1, temperature: 0.2,}\n"),
        ("{a: 1 # one\n}\n", "{a: 1, temperature: 0.2 # one\n}\n"),
        ("", "temperature: 0.2\n"), ("# only this", "# only this\ntemperature: 0.2\n"),
        ("---\n...\n", "---\ntemperature: 0.2\n...\n"),
        ("a:\n- 1\n- 2\n# below\n", "a:\n- 1\n- 2\n# below\ntemperature: 0.2\n"),
    ]

    @Test(arguments: changes)
    func `one value is changed, and every other byte is kept`(_ change: (before: String, after: String)) throws {
        let after = try YAMLEdit(change.before).setting("temperature", to: "0.2")
        #expect(Array(after.utf8) == Array(change.after.utf8), "\(after.debugDescription)")
    }

    private static let removals: [(before: String, after: String)] = [
        ("a: 1\ntemperature: 0.5 # warm\nb: 2\n", "a: 1\nb: 2\n"),
        ("# mine\r\n\"temperature\" : 0.5\r\n# b\r\nb: 2\r\n", "# mine\r\n# b\r\nb: 2\r\n"),
        ("temperature: |\n  0.5\n  1\n\n# b\nb: 2\n", "\n# b\nb: 2\n"),
        ("temperature:\n  - 1\n  - 2\n# b\nb: 2\n", "# b\nb: 2\n"),
        ("---\ntemperature: 0.5\n...\n", "---\n...\n"),
        ("b: 2\ntemperature: 0.5", "b: 2\n"),
        ("? temperature\n: 0.5\nb: 2\n", "b: 2\n"),
        ("{temperature: 0.5}\n", "{}\n"), ("{temperature: 0.5, b: 2}\n", "{b: 2}\n"),
        ("{a: 1, temperature: 0.5}\n", "{a: 1}\n"), ("{a: 1, temperature: 0.5, b: 2}\n", "{a: 1, b: 2}\n"),
        ("a: 1\n", "a: 1\n"),
    ]

    @Test(arguments: removals)
    func `one entry is removed, and every other byte is kept`(_ change: (before: String, after: String)) throws {
        let after = try YAMLEdit(change.before).removing("temperature")
        #expect(Array(after.utf8) == Array(change.after.utf8), "\(after.debugDescription)")
    }

    @Test(arguments: [
        ("a: 1\ntemperature: 0.5\ntemperature: 0.6\n", 3), ("a: 1\n- b\n", 2), ("- a\n", 1), ("a: 1\n---\nb: 2\n", 2),
        ("\ttemperature: 0.5\n", 1), ("a: &x 1\ntemperature: *x\n", 1), ("a: [1\n", 2), ("word\n", 1),
    ])
    func `anything but a plain mapping is refused with its line`(_ text: String, _ line: Int) throws {
        let error = #expect(throws: YAMLError.self) { try YAMLEdit(text).setting("temperature", to: "0.2") }
        #expect(error?.line == line)
    }

    @Test func `a value that cannot be changed alone is refused with its line`() throws {
        // A new line after a text that the file's end ends would lengthen the text.
        let error = #expect(throws: YAMLError.self) { try YAMLEdit("a: 1\nb: |\n  x").setting("temperature", to: "1") }
        #expect(error?.line == 2)
        #expect(throws: YAMLError.self) { try YAMLEdit("? temperature\nb: 1\n").setting("temperature", to: "1") }
    }

    @Test(arguments: [
        "0.2", "-1", "40", "1e3", "true", "off", "0123", "null", "~", "", "a: b # c", "# x",
        "ä\u{2028}\u{85}\u{7F}\u{FEFF}\u{1}",
        "\"quoted\" \\ 'and'", "two\nlines\tand\ra tab", "- x", "*alias", "🙂 {a, b}",
    ])
    func `every text is read back unchanged, in block and flow style`(_ value: String) throws {
        for text in ["key: 1\nb: x\n", "{key: 1, b: x}"] {
            let root = try YAMLReader().read(try YAMLEdit(text).setting("key", to: value))
            #expect(root?["key"]?.text == value)
            #expect(root?["b"]?.text == "x")
            #expect(root?["key"]?.isNull == false)
        }
    }
}
