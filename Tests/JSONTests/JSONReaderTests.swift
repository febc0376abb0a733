import JSON
import Testing

/// JSON from outside.
@Suite struct JSONReaderTests {
    @Test func `members keep their order, and of a key that occurs twice the last value counts`() throws {
        let value = try JSONReader().read(#" {"z":1,"a":{"y":[],"b":null},"z":-2.5e1} "#)
        #expect(value.text() == #"{"z":-2.5e1,"a":{"y":[],"b":null}}"#)
    }

    @Test func `numbers, escapes and surrogates are read`() throws {
        #expect(try JSONReader().read("-9223372036854775808") == .integer(.min))
        #expect(try JSONReader().read("9223372036854775808") == .number(9_223_372_036_854_775_808))
        #expect(try JSONReader().read("0.5") == .number(0.5))
        #expect(try JSONReader().read(#""\ud83c\udf88 \u00e4 \/ \b""#) == .string("🎈 ä / \u{8}"))
        #expect(try JSONReader().read(#""\ud83cx \udf88 \ud83c\u0041""#) == .string("\u{FFFD}x \u{FFFD} \u{FFFD}A"))
        #expect(try JSONReader().read(Array("\"é\"".utf8)) == .string("é"))
        #expect(try JSONReader().read("\u{FEFF}[]") == [])
    }

    @Test(arguments: [
        "", " ", "{", "[", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "01", "-", "1.", ".5", "1e",
        "+1",
        "tru", "nulll", "\"", "\"\\x\"", "\"\\u12\"", "\"\\uzzzz\"", "\"a\nb\"", "1 2", "[1}", "'a'", "NaN", "1e999",
    ])
    func `what is no JSON is refused with its position`(text: String) throws {
        let error = #expect(throws: JSONReaderError.self) { try JSONReader().read(text) }
        #expect(try #require(error).offset <= text.utf8.count)
    }

    @Test func `depth and number of values are bounded, and no byte after the end is read`() {
        #expect(throws: JSONReaderError.self) {
            try JSONReader().read(String(repeating: "[", count: 1_000_000))
        }
        let nested = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        #expect(throws: JSONReaderError.self) { try JSONReader(maximumDepth: 3).read(nested(4)) }
        #expect(throws: Never.self) { try JSONReader(maximumDepth: 3).read(nested(3)) }
        #expect(throws: JSONReaderError.self) {
            try JSONReader(maximumValues: 1_000_000).read("[" + String(repeating: "1,", count: 1_000_001) + "1]")
        }
        #expect(throws: JSONReaderError.self) { try JSONReader().read([0x22, 0xC3, 0x22]) }
        #expect(throws: JSONReaderError.self) { try JSONReader().read([0x22, 0xFF, 0xFE, 0x22]) }
    }

    @Test func `numbers keep their spelling and are equal where they are the same number`() throws {
        let text = "[1.50,1e3,-0.0,12345678901234567890123]"
        let value = try JSONReader().read(text)
        #expect(value.text() == text)
        #expect(value.arrayValue?[0] == .number(1.5))
        #expect(value.arrayValue?[1].doubleValue == 1000)
    }

    @Test func `a key that occurs twice can be refused, and errors know their line`() throws {
        let text = "{\"a\":1,\n\"a\":2}"
        let error = #expect(throws: JSONReaderError.self) { try JSONReader(refusesDuplicateKeys: true).read(text) }
        #expect(error?.line == 2)
        #expect(error?.message == "the key \"a\" occurs twice")
    }
}
