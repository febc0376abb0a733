import Foundation
import JSON
import Testing

@Suite struct JSONValueTests {
    @Test func `a document is written in the order of its keys and escaped`() {
        let value: JSONValue = ["b": 1, "a": ["x\n\"\u{1}é", true, nil, .number(1.5), .number(.nan)]]
        #expect(value.text() == #"{"b":1,"a":["x\n\"\u0001é",true,null,1.5,null]}"#)
    }

    @Test(arguments: [
        "{\"a\":[1,2.5,true,false,null,\"é\"]}", "[]", "{}", "\"text\"", "{\"a\":{\"b\":[{\"c\":0}]}}",
    ])
    func `a document survives reading and writing`(text: String) throws {
        #expect(try JSONValue(parsing: Data(text.utf8)).text() == text)
    }

    @Test func `whole numbers and truth values stay apart`() throws {
        let value = try JSONValue(parsing: Data("[1, 0, true, false]".utf8))
        #expect(value == [1, 0, true, false])
    }

    @Test func `what is no document throws`() {
        #expect(throws: (any Error).self) { try JSONValue(parsing: Data("{\"a\":".utf8)) }
    }
}
