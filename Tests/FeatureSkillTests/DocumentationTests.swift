import AgentCore
import Foundation
import Testing

@testable import FeatureSkill

/// What the documents show is read as it is meant.
@Suite struct DocumentationTests {
    @Test(arguments: ["docs/feature.md", "skills/feature/SKILL.md"])
    fileprivate func `the commands that the documents show are understood`(path: String) throws {
        let text = try TextFile.read(FeatureRoom.repository.appending(path: path))
        let commands = text.split(whereSeparator: { "\n`".contains($0) }).filter { $0.hasPrefix("agent feature ") }
            .map { $0.dropFirst(14) }.filter { !$0.hasPrefix("…") && !$0.hasPrefix("undo") }
        #expect(!commands.isEmpty)
        for command in commands {
            let words = command.split(separator: " ").map { String($0).replacing("'", with: "") }
            let (request, _) = try FeatureArguments(words).request(in: FeatureRoom.repository)
            #expect(!request.fields.isEmpty)
        }
    }

    @Test func `the fields that the reference lists are understood`() throws {
        let text = try TextFile.read(FeatureRoom.repository.appending(path: "skills/feature/SKILL.md"))
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.contains(":") && !$0.contains("@") }
        let fields = rows.flatMap { row in
            row.split(separator: "|")[0].split(separator: "`").filter { $0.contains(":") }.map(String.init)
        }
        #expect(fields.count >= 10)
        for field in fields { #expect(throws: Never.self) { try FieldReader.read([field]) } }
    }

    @Test func `every template that a plan names is there and is used`() throws {
        let name = try FeatureName("Task")
        var used: Set<String> = []
        for kind in FeatureKind.allCases {
            let layout = FeatureLayout(name: name, kind: kind, hasCommand: true, sources: "Sources/A", tests: "Tests/A")
            for file in layout.files {
                _ = try FeatureRoom.templates.template(file.template)
                used.insert(file.template + ".template")
            }
        }
        let folder = FeatureRoom.repository.appending(path: "skills/feature/assets").path(percentEncoded: false)
        let there = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".template") }
        #expect(Set(there) == used)
    }
}
