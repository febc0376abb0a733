/// Schemas that answers are tried with: what programs ask for, and each keyword at its edges.
enum ShapeSchemas {
    static let all: [String] = scalars + strings + lists + objects + combinations

    static let scalars = [
        #"{"type":"boolean"}"#, #"{"type":["string","null"]}"#, #"{"enum":["red","green","blue",1,null,{"a":[true]}]}"#,
        #"{"const":"a \"quoted\" word – ü"}"#, #"{"type":"integer","minimum":-17,"maximum":205}"#,
        #"{"type":"integer","exclusiveMinimum":0,"exclusiveMaximum":2}"#,
        #"{"type":"integer","minimum":1,"maximum":12}"#, #"{"type":"number"}"#,
        #"{"type":"number","minimum":0,"maximum":1}"#, #"{"type":"number","exclusiveMinimum":-0.25,"maximum":0.1}"#,
        #"{"type":["integer","boolean"],"minimum":1000}"#,
    ]
    static let strings = [
        #"{"type":"string","minLength":3,"maxLength":9}"#, #"{"type":"string","pattern":"^[A-Z]{2}-\\d{3,5}$"}"#,
        #"{"type":"string","pattern":"^(?:cat|dogs?)( and (cat|dog))*$","maxLength":24}"#,
        #"{"type":"string","pattern":"x.y","maxLength":12}"#,
        #"{"type":"string","pattern":"^[^\"a-z]+\\s?\\w*$","minLength":4,"maxLength":20}"#,
        #"{"type":"string","format":"date"}"#, #"{"type":"string","format":"date-time"}"#,
        #"{"type":"string","format":"email"}"#, #"{"type":"string","format":"uuid"}"#,
        #"{"type":"string","format":"ipv4"}"#,
    ]
    static let lists = [
        #"{"type":"array","items":{"type":"integer","minimum":0,"maximum":9},"minItems":2,"maxItems":4}"#,
        #"{"type":"array","prefixItems":[{"type":"string","maxLength":4},{"type":"null"}],"items":{"type":"boolean"},"minItems":1}"#,
        #"{"type":"array","items":{"type":"array","items":{"enum":["x","o"]},"minItems":3,"maxItems":3},"minItems":3,"maxItems":3}"#,
        #"{"type":"array","maxItems":3}"#,
    ]
    static let objects = [
        #"{"type":"object","properties":{"name":{"type":"string","maxLength":12},"age":{"type":"integer","minimum":0,"maximum":150},"email":{"type":["string","null"],"format":"email"}},"required":["name","age"]}"#,
        #"{"type":"object","properties":{"a":{"type":"boolean"},"b":{"type":"null"},"c":{"const":3}}}"#,
        #"{"type":"object","additionalProperties":{"type":"integer"},"minProperties":1,"maxProperties":3}"#,
        #"{"type":"object","properties":{"aa":{"type":"null"},"ab":{"type":"null"}},"required":["aa"],"additionalProperties":{"type":"boolean"}}"#,
        #"{"type":"object","required":["operations"],"properties":{"operations":{"type":"array","maxItems":3,"items":{"type":"object","required":["op","text"],"properties":{"op":{"enum":["add","update","delete"]},"subject":{"type":"string","maxLength":10},"text":{"type":"string","maxLength":20}}}}}}"#,
    ]
    static let combinations = [
        #"{"anyOf":[{"type":"integer","minimum":5,"maximum":7},{"type":"string","maxLength":3}]}"#,
        #"{"oneOf":[{"type":"object","properties":{"kind":{"const":"circle"},"radius":{"type":"number","minimum":0,"maximum":9}},"required":["kind","radius"]},{"type":"object","properties":{"kind":{"const":"box"},"side":{"type":"integer","minimum":1,"maximum":5}},"required":["kind"]}]}"#,
        #"{"allOf":[{"type":"object","properties":{"id":{"type":"integer","minimum":1}},"required":["id"]},{"properties":{"id":{"maximum":99},"tag":{"type":"string","maxLength":4}}}]}"#,
        ##"{"$ref":"#/$defs/node","$defs":{"node":{"type":"object","properties":{"v":{"type":"integer","minimum":0,"maximum":9},"next":{"anyOf":[{"$ref":"#/$defs/node"},{"type":"null"}]}},"required":["v","next"]}}}"##,
        ##"{"$defs":{"tree":{"type":"array","items":{"$ref":"#/$defs/tree"},"maxItems":3}},"$ref":"#/$defs/tree"}"##,
        "true",
    ]
}
