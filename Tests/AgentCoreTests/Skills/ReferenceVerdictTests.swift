import AgentCore
import Foundation
import TestKit
import Testing

/// The cases of `Fixtures/skill-verdicts.json`, which holds the reference validator's verdicts; the script beside
/// it makes them again.
struct ReferenceVerdictTests {
    struct Case: Decodable, CustomTestStringConvertible {
        let `case`: String
        let folder: String
        let file: String
        let text: String?
        let base64: Data?
        let reference: Bool
        let expected: Bool
        let name: String?
        let description: String?

        var testDescription: String { `case` }
    }

    static let cases: [Case] = {
        guard
            let fixture = Bundle.module.url(
                forResource: "skill-verdicts", withExtension: "json", subdirectory: "Fixtures"),
            let data = try? Data(contentsOf: fixture),
            let cases = try? JSONDecoder().decode([Case].self, from: data)
        else { return [] }
        return cases
    }()

    @Test func `the table of verdicts is there`() {
        #expect(Self.cases.count > 100)
        #expect(Self.cases.count { $0.reference != $0.expected } < 6)
    }

    @Test(arguments: cases) func `a manifest gets the reference validator's verdict`(_ row: Case) throws {
        try TemporaryDirectory.use { root in
            let folder = root.appending(path: row.folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let content = row.base64 ?? Data((row.text ?? "").utf8)
            try content.write(to: folder.appending(path: row.file))
            let check = SkillManifestReader().read(folder: folder)
            #expect(check.isValid == row.expected, "\(check.diagnostics)")
            if row.expected, let description = row.description {
                #expect(check.name == row.name)
                #expect(check.description == description)
            }
        }
    }
}
