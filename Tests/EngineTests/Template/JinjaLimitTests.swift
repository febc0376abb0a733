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

    @Test(arguments: [
        "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
        "{% for a in range(99999) %}{% for b in range(99999) if a == b %}{% endfor %}{% endfor %}",
        "{% set ns = namespace(n=0) %}{% for a in range(99999) %}{% for b in range(99999) %}{% set ns.n = ns.n + 1 %}"
            + "{% endfor %}{% endfor %}",
        "{% macro f(n) %}{% for i in range(9999) %}{% if n < 20 %}{{ f(n + 1) }}{% endif %}{% endfor %}{% endmacro %}"
            + "{{ f(0) }}",
        "{% for a in range(99999) %}{% set s = 'x' * 100000 %}{% endfor %}",
        "{% set s = 'xY' * 50000 %}{% for a in range(99999) %}{% if s | upper == s | lower %}{% endif %}{% endfor %}",
        "{% set s = 'x' * 100000 %}{% for a in range(99999) %}{% if {}[s] %}{% endif %}{% endfor %}",
        "{% set s = 'x' * 100000 %}{% for a in range(99999) %}{% if 0[s] %}{% endif %}{% endfor %}",
        "{% for a in range(99999) %}{% if strftime_now('%d%d%d%d%d%d%d%d') %}{% endif %}{% endfor %}",
        "{% set l = [1] * 100000 %}{% for a in range(99999) %}{% if l == l %}{% endif %}{% endfor %}",
        "{% set l = ['x' * 10000] * 100 %}{% for a in range(99999) %}{% if l | sort %}{% endif %}{% endfor %}",
        "{% set l = ['x' * 10000] * 100 %}{% for a in range(99999) %}{% if l | join %}{% endif %}{% endfor %}",
    ])
    func `a template that loops for ever is stopped, whatever it does in a pass`(source: String) throws {
        var limits = TemplateLimits()
        limits.steps = 100_000
        let error = try #require(try failure(source, limits))
        #expect(error.message == "it takes more than 100000 steps; does it loop for ever?")
    }

    private func failure(_ source: String, _ limits: TemplateLimits = TemplateLimits()) throws -> TemplateError? {
        do throws(TemplateError) {
            _ = try JinjaTemplate(source, limits: limits).render([:], environment: environment)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        "{{ [[[[1] * 1000] * 1000] * 1000] * 1000 }}", "{% set a = [1] * 400000 %}{{ [a, a, a, a, a] * 3 == [] }}",
        "{{ ([[[[1] * 1000] * 1000] * 1000] == []) }}",
        "{{ ['x' * 40000] * 1000 }}", "{{ (['x' * 40000] * 1000) | string }}", "{{ (['x' * 40000] * 1000) ~ '' }}",
        "{{ (['x' * 40000] * 60 + ['x' * 40000] * 60) | join }}", "{{ ('x' * 40000).join(['y'] * 1000) }}",
        "{{ ([1] * 1000) | tojson(indent=40000) }}", "{{ {'a': {'b': [1, 2, 3, 4]}} | tojson(indent=1000000) }}",
        "{{ '%s%s' % (['x' * 2000000], ['x' * 2500000]) }}", "{{ [1, 2] | tojson(separators=['x' * 4000000, ':']) }}",
        "{{ '%.-5s' % 'abc' }}", "{{ '{:.-5s}'.format('abc') }}", "{{ '%.-5f' % 1 }}",
    ])
    func `a value that would be too large or makes no sense is refused before it is made`(source: String) throws {
        let error = try failure(source)
        #expect(error != nil)
    }

    @Test func `searching takes time in proportion to the text, whatever it looks like`() throws {
        for (source, result) in [
            ("{{ ('a' * 1000000).find('a' * 500000 + 'b') }}", "-1"),
            ("{{ ('a' * 1000000).rfind('b' + 'a' * 500000) }}", "-1"),
            ("{{ 'a' * 500000 + 'b' in 'a' * 1000000 }}", "False"),
            ("{{ ('a,' * 400000).rsplit(',') | length }}", "400001"),
            ("{{ ('a,' * 400000).split(',') | length }}", "400001"),
            ("{{ ('aab' * 3 ~ 'aaab').find('aaab') }} {{ 'abcabcabd'.rfind('abc') }} {{ 'aaa'.count('aa') }}", "9 3 1"),
            ("{{ 'a-b-c'.rsplit('-', 1) }} {{ 'aaa'.rsplit('aa') }}", "['a-b', 'c'] ['a', '']"),
            ("{{ range(60000) | list | sort(reverse=true) | first }}", "59999"),
        ] {
            var limits = TemplateLimits()
            limits.steps = 10_000_000
            #expect(try JinjaTemplate(source, limits: limits).render([:], environment: environment) == result)
        }
    }

    @Test func `what macros and namespaces held is given back`() throws {
        let source = "{% macro f() %}x{% endmacro %}{% set ns = namespace() %}{% set ns.me = [ns, f] %}{{ f() }}"
        let statements = try TemplateParser.parse(source, limits: TemplateLimits())
        weak var scope: TemplateScope?
        weak var namespace: TemplateNamespace?
        do {
            let interpreter = TemplateInterpreter([:], environment: environment, limits: TemplateLimits())
            _ = try interpreter.run(statements)
            scope = interpreter.scope
            if case .namespace(let found)? = interpreter.scope["ns"] { namespace = found }
            #expect(scope != nil && namespace != nil)
        }
        #expect(scope == nil && namespace == nil)
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
            "{{ " + String(repeating: "a", count: many) + " }}",
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
