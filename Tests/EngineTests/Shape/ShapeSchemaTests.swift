import Testing

@testable import Engine

struct ShapeSchemaTests {
    @Test(arguments: [
        (#"{"type":"object","patternProperties":{}}"#, "#/patternProperties: the keyword is not supported"),
        (#"{"type":"array","items":{"not":{}}}"#, "#/items/not: the keyword is not supported"),
        (#"{"properties":{"a/b":{"if":{}}}}"#, "#/properties/a~1b/if: the keyword is not supported"),
        (#"{"type":"strng"}"#, #"#/type: there is no type "strng""#),
        (#"{"type":"array","uniqueItems":true}"#, "#/uniqueItems: the keyword is not supported"),
        (#"{"type":"integer","multipleOf":5}"#, "#/multipleOf: the keyword is not supported"),
        (#"{"type":"integer","minimum":5,"maximum":4}"#, "no whole number of up to 15 digits lies between"),
        (#"{"type":"string","pattern":"(?=a)b"}"#, "#/pattern: the pattern has a look-ahead"),
        (#"{"type":"string","pattern":"a(b$)c"}"#, "#/pattern: the pattern has ^ or $ within"),
        (#"{"type":"string","format":"hostname"}"#, "#/format: the format \"hostname\" is not supported"),
        (##"{"$ref":"#/$defs/none"}"##, #"#/$ref: there is no "#),
        (#"{"$ref":"https://example.com/s.json"}"#, "is outside the schema"),
        (##"{"$ref":"#"}"##, "#: no document satisfies the schema"),
        (#"{"oneOf":[{"type":"integer"},{"type":"number"}]}"#, "#/oneOf: a document may satisfy both 0 and 1"),
        (#"{"type":"object","required":["a"],"additionalProperties":false}"#, "#/required: \"a\" is not among"),
        (#"{"enum":[1,2],"type":"string"}"#, "#/enum: has no value of the type"),
        (#"{"type":"string","minLength":3,"maxLength":2}"#, "#/minLength: is more than maxLength"),
        (#"{"a":1"#, "the schema is no JSON"),
        (#"{"type":"string","type":"null"}"#, #"the key "type" occurs twice"#),
        (#"[]"#, "#: a schema is an object, true or false"),
        (#"{"type":"string","maxLength":100000000}"#, "the schema is too large"),
        (#"{"type":"array","maxItems":9000000000000}"#, "the schema is too large"),
        (#"{"type":"string","pattern":"((a{1000}){1000}){1000}"}"#, "more than"),
        (##"{"anyOf":[{"$ref":"#","minLength":1},{"$ref":"#","minLength":1}]}"##, "#"),
    ])
    func `a schema that cannot be kept to is refused with its place`(schema: String, message: String) {
        do {
            _ = try ShapeGrammar(jsonSchema: schema)
            Issue.record("accepted: \(schema)")
        } catch {
            #expect(error.code == .invalidShape)
            #expect(error.message.contains(message), "\(error.message)")
        }
    }

    @Test(arguments: [
        #"{"type":"string","pattern":"^[^a]{400}é{50}$"}"#, #"{"type":"string","minLength":500,"maxLength":900}"#,
        #"{"type":"array","items":{"type":"array","items":{"type":"integer"},"minItems":9},"minItems":90}"#,
        #"{"type":"object","properties":{"a":{"enum":["x","yy"]},"b":{"type":"number"}},"required":["b"]}"#,
        ##"{"$defs":{"n":{"type":"object","properties":{"n":{"$ref":"#/$defs/n"}}}},"$ref":"#/$defs/n"}"##,
        #"{"type":"string","pattern":"(a|bc{2,5})+(x?y){3}"}"#,
    ])
    func `the fewest bytes to the end are those that relaxing finds`(schema: String) throws {
        let program = try ShapeGrammar(jsonSchema: schema).program
        var costs = [Int](repeating: Int(ShapeProgram.never), count: program.instructions.count)
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for (index, instruction) in program.instructions.enumerated() {
                let cost =
                    switch instruction {
                    case .bytes(let set, let next): set.isEmpty ? Int.max : costs[Int(next)] + 1
                    case .split(let targets): targets.map { costs[Int($0)] }.min() ?? Int.max
                    case .call(let part, let next): costs[Int(part)] + costs[Int(next)]
                    case .back, .accept: 0
                    }
                if cost < costs[index] {
                    costs[index] = cost
                    hasChanged = true
                }
            }
        }
        #expect(program.costs.map(Int.init) == costs)
    }

    @Test func `a pattern of thousands of characters is no work to speak of`() throws {
        let grammar = try ShapeGrammar(jsonSchema: #"{"type":"string","pattern":"^[^a]{4000}é{500}$"}"#)
        #expect(grammar.smallest == 2 + 4000 + 1000)
    }

    @Test func `annotations change nothing`() throws {
        let plain = try ShapeGrammar(jsonSchema: #"{"type":"string","maxLength":3}"#)
        let noted = try ShapeGrammar(
            jsonSchema: #"{"title":"t","description":"d","default":"x","x-note":1,"type":"string","maxLength":3}"#)
        #expect(plain.program.instructions == noted.program.instructions)
    }

    /// Whether a whole text belongs to a grammar.
    private func accepts(_ grammar: ShapeGrammar, _ text: String) -> Bool {
        let automaton = ShapeAutomaton(grammar.program)
        var state = automaton.start()
        for byte in text.utf8 where state != ShapeAutomaton.dead { state = automaton.step(state, byte) }
        return state != ShapeAutomaton.dead && automaton.isAccepting(state)
    }

    @Test(arguments: [
        (
            #"{"type":"integer","minimum":-12,"maximum":105}"#, ["-12", "-1", "0", "9", "105"],
            ["-13", "106", "-0", "01"]
        ),
        (
            #"{"type":"number","minimum":0.5,"maximum":10}"#, ["0.50", "1", "10", "9.99", "10.00"],
            ["0.49", "10.01", "0", "11"]
        ),
        (#"{"type":"string"}"#, [#""ü\ud83d\ude00 \n""#, #""""#], [#""\ud83d""#, #""\udc00""#, "\"\n\"", #""\x""#]),
        (#"{"type":"string","maxLength":2}"#, [#""😀é""#, #""\u0041b""#], [#""abc""#]),
        (#"{"type":"string","pattern":"^a+b?$"}"#, [#""aaab""#], [#""b""#, #""abb""#, #""xab""#]),
        (#"{"type":"string","pattern":"é|[^a-z]$"}"#, [#""xéx""#, #""aZ""#], [#""aa""#]),
        (
            #"{"properties":{"a":{"const":1},"b":{"const":2}}}"#, ["{}", #"{"a":1}"#, #"{"b":2}"#, #"{"a":1,"b":2}"#],
            [#"{"b":2,"a":1}"#, #"{"a":1,}"#, #"{"c":1}"#]
        ),
        (
            #"{"properties":{"ab":{"const":1}},"additionalProperties":{"const":2}}"#,
            [#"{"ab":1}"#, #"{"a":2}"#, #"{"ab":1,"abc":2}"#, #"{"x":2,"y":2}"#], [#"{"ab":2}"#, #"{"":2}"#]
        ),
        (#"{"type":"array","maxItems":0}"#, ["[]"], ["[1]"]),
        (#"{"type":"array","items":{"const":1}}"#, ["[]", "[1]", "[1,1,1]"], ["[,1]", "[1,]"]),
        (#"{"type":"array","prefixItems":[{"const":1},{"const":2}]}"#, ["[]", "[1]", "[1,2]"], ["[2]", "[1,2,3]"]),
    ])
    func `a grammar has the documents it should have and no others`(
        schema: String, valid: [String], invalid: [String]
    ) throws {
        let grammar = try ShapeGrammar(jsonSchema: schema)
        for text in valid { #expect(accepts(grammar, text), "\(text)") }
        for text in invalid { #expect(!accepts(grammar, text), "\(text)") }
    }
}
