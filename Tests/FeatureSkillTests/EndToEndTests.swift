import AgentCore
import Foundation
import TestKit
import Testing

@testable import FeatureSkill

/// Really builds and tests a feature.
@Suite struct EndToEndTests {
    @Test func `a feature is proven, written as shown, and taken back exactly`() async throws {
        let room = try FeatureRoom()
        let before = try room.contents()
        let output = try await room.run(
            "Task", "id:Int64", "title:String{1...80}", "due:Date?", "status:{open,done}=open", "type:small|large",
            "labels:Set<String>{...3}", "share:Float{0...1}", "--yes")
        #expect(output.json["written"] == .bool(true))
        #expect(output.json["build"]?["warnings"] == .array([]))
        #expect(output.json["tests"]?["parallel_runs"] == 5)
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
        #expect(after["Package.swift"]?.contains("NotesTests") == true)
        #expect(after.filter { before[$0.key] == $0.value }.count == before.count - 1)
        let listed = try await room.run("list")
        #expect(listed.json.arrayValue?.first?["title"] == "feature Task")
        _ = try await room.run("undo", "Task")
        #expect(try room.contents() == before)
    }
}
