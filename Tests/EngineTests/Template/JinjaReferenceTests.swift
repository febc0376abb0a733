import Foundation
import Testing

@testable import Engine

/// Agreement with the reference on the templates of well-known models; see Reference/jinja_fixtures.py.
struct JinjaReferenceTests {
    /// FNV-1a of 64 bits, as the script computes it.
    private func hash(_ text: String) -> String {
        let value = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static let tokens: [String: TemplateData] = [
        "add_generation_prompt": .bool(true), "tools": .null, "documents": .null, "bos_token": .string("<BOS>"),
        "eos_token": .string("<EOS>"), "pad_token": .string("<PAD>"), "unk_token": .string("<UNK>"),
    ]

    private func render(_ template: Result<JinjaTemplate, TemplateError>, _ given: TemplateData) -> String {
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

    @Test func `templates of well-known models render as the reference renders them`() throws {
        let folder = try #require(Bundle.module.url(forResource: "Fixtures/templates", withExtension: nil))
        let elsewhere = ProcessInfo.processInfo.environment["AGENT_TEMPLATES"].map { URL(filePath: $0) }
        let cases = try TemplateData(json: String(contentsOf: folder.appending(path: "cases.json"), encoding: .utf8))
        guard case .array(let variables)? = cases["variables"], case .array(let templates)? = cases["templates"] else {
            throw TemplateError("cases.json has another form")
        }
        var count = 0
        for template in templates {
            guard case .string(let name)? = template["name"], case .array(let results)? = template["results"],
                let location = [folder, elsewhere].compactMap({ $0?.appending(path: name) }).first(where: {
                    FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
                })
            else { continue }
            let source = try String(contentsOf: location, encoding: .utf8)
            #expect(template["source"] == .string(hash(source)))
            let parsed = Result { () throws(TemplateError) in try JinjaTemplate(source) }
            for (index, (given, expected)) in zip(variables, results).enumerated() {
                // Here the reference cannot write what its filter `map` makes as JSON; we can.
                let isExempt = name == "llama-cpp-deepseek-r1.jinja" && expected == .string("!")
                guard case .string(let expected) = expected, !isExempt else { continue }
                let result = render(parsed, given)
                // Only what a template raises itself has the same words.
                let isSame = expected == "!" ? result.hasPrefix("!") : result == expected
                #expect(isSame, "\(name), case \(index): \(result), not \(expected)")
            }
            count += 1
        }
        #expect(count >= 30)
    }
}
