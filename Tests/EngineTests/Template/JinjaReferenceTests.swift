import Foundation
import Testing

@testable import Engine

/// Agreement with the reference on the templates of well-known models; see Reference/jinja_fixtures.py.
struct JinjaReferenceTests {
    /// FNV-1a of 64 bits, as the script computes it.
    private static func hash(_ text: String) -> String {
        let value = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static let tokens: [String: JSONValue] = [
        "add_generation_prompt": .bool(true), "tools": .null, "documents": .null, "bos_token": .string("<BOS>"),
        "eos_token": .string("<EOS>"), "pad_token": .string("<PAD>"), "unk_token": .string("<UNK>"),
    ]

    /// A fiftieth of the steps that a template may take: real ones stay far below the limit.
    private static var limits: TemplateLimits {
        var limits = TemplateLimits()
        limits.steps /= 50
        return limits
    }

    private static func render(_ template: Result<JinjaTemplate, TemplateError>, _ given: JSONValue) -> String {
        guard case .object(let members) = given, let zone = TimeZone(identifier: "UTC") else { return "no object" }
        var variables = Self.tokens
        for member in members { variables[member.key] = member.value }
        let environment = TemplateEnvironment(now: Date(timeIntervalSince1970: 1_795_169_109), timeZone: zone)
        do throws(TemplateError) {
            return hash(try template.get().render(variables, environment: environment))
        } catch {
            return "!" + error.message
        }
    }

    struct Template {
        let name: String
        let results: [Rendering]
    }

    struct Rendering {
        let result: String
        let expected: String

        /// Where the reference refuses in its own words, "!", any refusal will do; templates' words are the same.
        var isSame: Bool { expected == "!" ? result.hasPrefix("!") : result == expected }
    }

    /// All templates that are at hand, rendered.
    static func templates() throws -> [Template] {
        let folder = try #require(Bundle.module.url(forResource: "Fixtures/templates", withExtension: nil))
        let elsewhere = ProcessInfo.processInfo.environment["AGENT_TEMPLATES"].map { URL(filePath: $0) }
        let cases = try JSONValue(parsing: Data(contentsOf: folder.appending(path: "cases.json")))
        guard case .array(let variables)? = cases["variables"], case .array(let templates)? = cases["templates"] else {
            throw TemplateError("cases.json has another form")
        }
        return try templates.compactMap { template in
            guard case .string(let name)? = template["name"], case .array(let results)? = template["results"],
                let location = [folder, elsewhere].compactMap({ $0?.appending(path: name) }).first(where: {
                    FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
                })
            else { return nil }
            let source = try String(contentsOf: location, encoding: .utf8)
            #expect(template["source"] == .string(hash(source)))
            let parsed = Result { () throws(TemplateError) in try JinjaTemplate(source, limits: limits) }
            let renderings = zip(variables, results).compactMap { given, expected -> Rendering? in
                // Here the reference cannot write what its filter `map` makes as JSON; we can.
                let isExempt = name == "llama-cpp-deepseek-r1.jinja" && expected == .string("!")
                guard case .string(let expected) = expected, !isExempt else { return nil }
                return Rendering(result: render(parsed, given), expected: expected)
            }
            return Template(name: name, results: renderings)
        }
    }

    @Test func `templates of well-known models render as the reference renders them`() throws {
        let templates = try Self.templates()
        #expect(templates.count >= 30)
        for template in templates {
            for (index, rendering) in template.results.enumerated() {
                #expect(
                    rendering.isSame,
                    "\(template.name), case \(index): \(rendering.result), not \(rendering.expected)")
            }
        }
    }
}
