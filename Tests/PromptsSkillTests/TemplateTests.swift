import AgentCore
import Foundation
import PromptsSkill
import Testing

struct TemplateTests {
    static func check(_ body: String, front: String = "") -> PromptCheck {
        PromptCheck(reading: "---\nname: p\ndescription: d\n\(front)---\n\(body)", name: "p")
    }

    static func render(_ body: String, front: String = "", values: [String: String] = [:]) throws -> String {
        let template = try #require(check(body, front: front).template)
        let builtin = PromptVariable.values(
            at: PromptRoom.friday, timeZone: .gmt, userName: "Ida", mode: "p")
        return try template.render(builtin: builtin, values: values)
    }

    @Test(arguments: [
        ("plain", "plain"),
        ("{{date}}", "Friday, 20 November 2026"),
        ("It is {{ time_of_day }}.", "It is morning."),
        ("{{name}} in {{mode}}", "Ida in p"),
        (#"\{{name}}"#, "{{name}}"),
        (#"\\{{name}}"#, #"\Ida"#),
        (#"a \ b \n {c} } }}"#, #"a \ b \n {c} } }}"#),
        ("{{name}}{{name}}", "IdaIda"),
        ("\n\n  keep\n\n", "  keep"),
        ("a\r\nb", "a\nb"),
        ("a\n---\nb", "a\n---\nb"),
    ])
    func `a body renders`(_ body: String, _ expected: String) throws {
        #expect(try Self.render(body) == expected)
    }

    @Test(arguments: [
        ("{{nmae}}", "unknown-variable"), ("{{name", "variable-unclosed"), ("{{na\nme}}", "variable-unclosed"),
        ("{{Name}}", "variable-name"), ("{{}}", "variable-name"), ("{{a b}}", "variable-name"),
        ("{{{name}}}", "variable-unclosed"), ("{{system('ls')}}", "variable-name"), ("", "body-empty"),
    ])
    func `errors in a body are found`(_ body: String, _ code: String) {
        let check = Self.check(body)
        #expect(!check.isValid)
        #expect(check.diagnostics.contains { $0.code == code && $0.severity == .error }, "\(check.diagnostics)")
    }

    @Test func `a finding in the body has the file's line`() {
        #expect(Self.check("one\n{{two}}").diagnostics.first?.line == 6)
    }

    @Test func `a value is data and is not expanded again`() throws {
        let text = try Self.render("{{a}}", front: "inputs: {a: {required: true}}\n", values: ["a": "{{date}} $(ls)"])
        #expect(text == "{{date}} $(ls)")
    }

    @Test func `inputs have defaults, types and a short form`() throws {
        let front = "inputs:\n  tone: calm\n  count:\n    type: integer\n    default: 3\n  extra:\n"
        #expect(try Self.render("{{tone}} {{count}}{{extra}}", front: front) == "calm 3")
        #expect(try Self.render("{{tone}} {{count}}{{extra}}", front: front, values: ["count": "5"]) == "calm 5")
        #expect(throws: PromptRenderError.wrongType("count", .integer)) {
            try Self.render("{{count}}", front: front, values: ["count": "five"])
        }
        #expect(throws: PromptRenderError.unknownInput("other")) {
            try Self.render("text", front: front, values: ["other": "x"])
        }
    }

    @Test func `a required input without a value is an error`() {
        #expect(throws: PromptRenderError.missingInput("who")) {
            try Self.render("{{who}}", front: "inputs: {who: {required: true}}\n")
        }
    }

    @Test(arguments: [
        ("inputs: {date: x}\n", "input-reserved"), ("inputs: {Bad: x}\n", "input-name"),
        ("inputs: [a]\n", "inputs-not-mapping"), ("inputs: {a: {type: list}}\n", "input-type"),
        ("inputs: {a: {type: integer, default: x}}\n", "input-default"),
        ("inputs: {a: {required: maybe}}\n", "input-required"), ("options: {heat: 1}\n", "option"),
        ("options: {temperature: -1}\n", "option"), ("options: {max_tokens: 0}\n", "option"),
        ("options: [a]\n", "options-not-mapping"),
    ])
    func `an invalid declaration is found`(_ front: String, _ code: String) {
        let check = Self.check("{{a}}", front: front)
        #expect(check.diagnostics.contains { $0.code == code && $0.severity == .error }, "\(check.diagnostics)")
    }

    @Test func `a field without effect is a warning, and the prompt still works`() throws {
        let check = Self.check("text", front: "author: me\ninputs: {unused: x}\n")
        #expect(check.isValid)
        #expect(check.diagnostics.map(\.code) == ["unknown-field", "unused-input"])
        #expect(check.diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test func `a file name that differs from the prompt's name is a warning`() {
        let check = PromptCheck(reading: "---\nname: other\ndescription: d\n---\ntext", name: "p")
        #expect(check.template?.name == "p")
        #expect(check.diagnostics.map(\.code) == ["name-mismatch"])
    }

    @Test func `a byte-order mark and CRLF are accepted`() {
        let check = PromptCheck(
            reading: "\u{FEFF}---\r\nname: p\r\ndescription: d\r\n---\r\nHi {{name}}\r\n", name: "p")
        #expect(check.isValid, "\(check.diagnostics)")
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [(#"\"#, true), (#"\{{"#, true), ("{{name}}", true), ("{{", false), ("{{a", false), ("{", false)])
    func `a body made to be expensive is cheap`(_ piece: String, _ isValid: Bool) {
        let check = Self.check(String(repeating: piece, count: 20_000))
        #expect(check.isValid == isValid)
        #expect(check.diagnostics.count <= 50)
    }
}
