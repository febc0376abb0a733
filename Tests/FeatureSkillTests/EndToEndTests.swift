import AgentCore
import Foundation
import TestKit
import Testing

@testable import FeatureSkill

/// Really builds and tests a feature.
@Suite struct EndToEndTests {
    @Test func `a feature is proven, written as shown, and taken back exactly`() async throws {
        let room = try FeatureRoom(files: [
            "Sources/Notes/Note.swift":
                "public struct Note {\n    public func text() -> String {\n        \"\"\n    }\n}\n"
        ])
        let before = try room.contents()
        let output = try await room.run(
            "Task", "id:Int64", "title:String{1...80}", "due:Date?", "status:{open,done}=open", "type:small|large",
            "labels:Set<String>{...3}", "share:Float{0...1}", "--yes")
        #expect(output.json["written"] == .bool(true))
        #expect(output.json["build"]?["warnings"] == .array([]))
        #expect(output.json["tests"]?["parallel_runs"] == 5)
        let notes = output.json["notes"]?.arrayValue?.compactMap(\.stringValue) ?? []
        #expect(notes.contains { $0.contains("Task is a type of Swift itself too") && $0.contains("Swift.Task") })
        guard case .integer(let tests)? = output.json["tests"]?["run"] else {
            Issue.record("no tests were counted")
            return
        }
        #expect(tests > 15)
        let after = try room.contents()
        #expect(after["Sources/Notes/Task/Task.swift"]?.contains("public struct Task: Codable") == true)
        #expect(after["Sources/Notes/Task/Task.swift"]?.contains("public let id: Int64") == true)
        #expect(after["Sources/Notes/Task/Task.swift"]?.contains("public enum TaskType: String") == true)
        #expect(after["Tests/NotesTests/Task/TaskTests.swift"]?.contains("@Suite(\"Task\")") == true)
        // As deep as the package's own file, which has no .swift-format.
        for path in ["Sources/Notes/Task/Task.swift", "Tests/NotesTests/Task/TaskTests.swift"] {
            let depths = try #require(after[path]).split(separator: "\n").map { $0.prefix { $0 == " " }.count }
            #expect(depths.contains(4) && !depths.contains(2))
        }
        #expect(after["Package.swift"]?.contains("NotesTests") == true)
        #expect(after.filter { before[$0.key] == $0.value }.count == before.count - 1)
        let listed = try await room.run("list")
        #expect(listed.json.arrayValue?.first?["title"] == "feature Task")
        _ = try await room.run("undo", "Task")
        #expect(try room.contents() == before)
    }
}
