import AgentCore
import Foundation
import TestKit
import Testing

@testable import FeatureSkill

@Suite struct TemplateTextTests {
    private func render(_ text: String, _ values: [String: String]) throws -> String {
        try TemplateText(text, name: "t").rendered(values)
    }

    @Test func `values stand within lines, lines of values at their indentation`() throws {
        let text = "let {{a}} = \"{{b}}\"\nif x {\n    {{lines}}\n    {{none}}\n}\n\n\n"
        #expect(
            try render(text, ["a": "n", "b": "{{a}}", "lines": "one\n\ntwo", "none": ""])
                == "let n = \"{{a}}\"\nif x {\n    one\n\n    two\n}\n")
    }

    @Test func `sections stand where their value is not empty, or where it is`() throws {
        let text = "{{#a}}\nwith\n{{^b}}\nwithout b\n{{/b}}\n{{/a}}\n{{^a}}\nnone\n{{/a}}\nend"
        #expect(try render(text, ["a": "x", "b": ""]) == "with\nwithout b\nend\n")
        #expect(try render(text, ["a": "", "b": ""]) == "none\nend\n")
    }

    @Test(arguments: ["{{x}}", "a {{x}}", "{{#a}}\n", "{{/a}}", "{{#a}}\n{{/b}}"])
    fileprivate func `a broken template is told`(text: String) {
        #expect(throws: AgentError.self) { try render(text, ["a": "1", "b": "2"]) }
    }

    @Test func `the user's template stands for the one that comes with the program`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("theirs", to: "built-in/package/A.swift.template")
        try directory.write("other", to: "built-in/package/B.swift.template")
        try directory.write("mine", to: "user/package/A.swift.template")
        let templates = Templates(folders: [
            directory.url.appending(path: "user"), directory.url.appending(path: "built-in"),
        ])
        #expect(try templates.template("package/A.swift").rendered([:]) == "mine\n")
        #expect(try templates.template("package/B.swift").rendered([:]) == "other\n")
        #expect(throws: AgentError.self) { try templates.template("package/C.swift") }
    }
}
