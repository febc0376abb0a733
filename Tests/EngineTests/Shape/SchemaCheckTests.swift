import TestKit
import Testing

@testable import Engine

/// The check of documents that others made, compared with the judge of the shaped replies.
@Suite struct SchemaCheckTests {
    private static let cases: [(schema: String, valid: [String], invalid: [String])] = [
        (
            #"{"type":"object","properties":{"a":{"type":"integer"},"b":{"enum":["x",1,null]}},"required":["a"]}"#,
            [#"{"a":1}"#, " {\n\"b\" : \"x\", \"a\" : 2.0 }\n", #"{"a":3,"b":null,"c":[]}"#],
            [#"{"b":"x"}"#, #"{"a":1.5}"#, #"{"a":1,"b":"y"}"#, "[]", "", "{\"a\":1", "```json\n{\"a\":1}\n```"]
        ),
        (
            #"{"type":"object","additionalProperties":false,"properties":{"a/b":{"const":{"x":1,"y":[2]}}}}"#,
            ["{}", #"{"a/b":{"y":[2e0],"x":1}}"#], [#"{"a":1}"#, #"{"a/b":{"x":1,"y":[3]}}"#]
        ),
        (
            #"{"type":["array","null"],"prefixItems":[{"type":"string"}],"items":{"type":"number"},"minItems":1,"maxItems":3}"#,
            ["null", #"["a"]"#, #"["a",1,2.5]"#], ["[]", "[1]", #"["a","b"]"#, #"["a",1,2,3]"#]
        ),
        (
            #"{"type":"string","minLength":2,"maxLength":3,"pattern":"^[a-z]+$"}"#, [#""ab""#, #""abc""#],
            [#""a""#, #""abcd""#, #""AB""#, "12"]
        ),
        (
            #"{"type":"string","format":"date"}"#, [#""2026-11-20""#], [#""20.11.2026""#, #""2026-13-20""#]
        ),
        (
            #"{"type":"number","minimum":1,"exclusiveMaximum":2}"#, ["1", "1.999"], ["0.5", "2", "\"1\""]
        ),
        (
            #"{"anyOf":[{"type":"string"},{"type":"integer"}]}"#, ["\"a\"", "1"], ["1.5", "true"]
        ),
        (
            #"{"oneOf":[{"type":"integer"},{"type":"number","minimum":5}],"allOf":[{"maximum":9}]}"#, ["1", "5.5"],
            ["6", "1.5", "10"]
        ),
        (
            ##"{"$ref":"#/$defs/n","$defs":{"n":{"properties":{"n":{"$ref":"#/$defs/n"}},"type":"object","maxProperties":1}}}"##,
            ["{}", #"{"n":{"n":{}}}"#], [#"{"n":{"n":1}}"#, #"{"n":{},"m":1}"#]
        ),
    ]

    @Test(arguments: cases.indices) func `what is valid is told from what is not`(_ index: Int) throws {
        let (schema, valid, invalid) = Self.cases[index]
        var check = try SchemaCheck(schema)
        let judge = try SchemaValidator(schema)
        for document in valid {
            #expect(check.fault(in: document) == nil, "\(document)")
            #expect(judge.fault(in: document) == nil, "\(document)")
        }
        for document in invalid {
            #expect(check.fault(in: document) != nil, "\(document)")
        }
    }

    @Test func `a fault names its place`() throws {
        var check = try SchemaCheck(#"{"properties":{"list":{"items":{"type":"string"}}}}"#)
        #expect(check.fault(in: #"{"list":["a",5]}"#) == "#/list/1: is integer, not string")
    }

    @Test(arguments: [##"{"$ref":"#"}"##, ##"{"anyOf":[{"$ref":"#"},{"$ref":"#"}]}"##])
    func `a schema that goes round in circles comes to an end`(_ schema: String) throws {
        var check = try SchemaCheck(schema)
        #expect(check.fault(in: "1") != nil)
    }
}
