import Foundation
import Testing

@testable import Engine

/// A template comes with a file from anywhere: it must neither crash, loop for ever nor take memory without bound.
struct JinjaLimitTests {
    private let environment = TemplateEnvironment(now: Date(timeIntervalSince1970: 0))

    private func render(_ source: String) throws(TemplateError) -> String {
        var limits = TemplateLimits()
        limits.steps = 200_000
        return try JinjaTemplate(source, limits: limits).render(["text": .string("data")], environment: environment)
    }

    @Test(arguments: [
        "{% for a in range(99999) %}{% for b in range(99999) %}{{ a * b }}{% endfor %}{% endfor %}",
        "{% macro f(n) %}{{ f(n + 1) }}{% endmacro %}{{ f(0) }}",
        "{% set ns = namespace(s='ab') %}{% for i in range(99) %}{% set ns.s = ns.s + ns.s %}{% endfor %}",
        "{% set ns = namespace(s=[1]) %}{% for i in range(999) %}{% set ns.s = [ns.s] %}{% endfor %}{{ ns.s }}",
        "{% set ns = namespace(s=[1]) %}{% for i in range(90) %}{% set ns.s = [ns.s, ns.s] %}{% endfor %}{{ ns.s }}",
        "{{ 'x' * 99999999999 }}", "{{ [1] * 99999999999 }}", "{{ range(99999999999) }}",
        "{{ 9223372036854775807 + 1 }}", "{{ 2 ** 64 }}", "{{ (-9223372036854775807 - 1) // -1 }}",
        "{{ 'aaaa'.replace('', 'x' * 9999999).replace('', 'x' * 9999999) }}", "{{ '%999999999d' % 1 }}",
        "{{ [1] | tojson(indent=99999999999) }}", "{{ 'a\nb' | indent(99999999999) }}", "{{ 1 | center(99999999999) }}",
        "{{ [1] | batch(99999999999, 0) | list }}", "{{ 1 // 0 }}", "{{ 1 % 0 }}", "{{ 'abc'[::0] }}",
        "{{ [].append(1) }}", "{% include 'x' %}", "{{ missing.member }}", "{{ missing() }}", "{{ {}['a'].b }}",
    ])
    func `what goes too far is an error`(source: String) {
        #expect(throws: TemplateError.self) { try render(source) }
    }

    @Test func `nesting is bounded wherever it is written`() {
        let many = 50_000
        for source in [
            "{{ " + String(repeating: "(", count: many), "{{ " + String(repeating: "[", count: many),
            "{{ " + String(repeating: "-", count: many) + "1 }}",
            "{{ " + String(repeating: "not ", count: many) + "1 }}",
            String(repeating: "{% if 1 %}", count: many), "{{ 1" + String(repeating: " + 1", count: many) + " }}",
            "{{ 1" + String(repeating: " if 1 else 1", count: many) + " }}",
            "{{ a" + String(repeating: ".a", count: many) + " }}",
            "{{ 1" + String(repeating: "|int", count: many) + " }}",
        ] { #expect(throws: TemplateError.self) { try render(source) } }
    }

    @Test func `a template cut off anywhere renders or fails and does not crash`() throws {
        let folder = try #require(Bundle.module.url(forResource: "Fixtures/templates", withExtension: nil))
        for name in ["Qwen-Qwen3-0.6B", "ct-llama-3-instruct"] {
            let source = Array(try String(contentsOf: folder.appending(path: name + ".jinja"), encoding: .utf8))
            for end in stride(from: 0, to: source.count, by: 41) {
                do { _ = try render(String(source[..<end])) } catch { #expect(!error.message.isEmpty) }
            }
        }
    }

    @Test func `the line of an error is that of its statement`() {
        for (source, line) in [
            ("a\n\n{{ 1 + }}", 3), ("{# \n #}\n{{ x.y }}", 3), ("\n{% if 1 %}\n{{ 'a' + 1 }}\n{% endif %}", 3),
        ] {
            do {
                _ = try render(source)
                Issue.record("rendered \(source)")
            } catch {
                #expect(error.line == line, "\(error)")
            }
        }
    }
}
