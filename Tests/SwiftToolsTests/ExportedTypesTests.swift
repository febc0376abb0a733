import AgentCore
import TestKit
import Testing

@testable import SwiftTools

@Suite struct ExportedTypesTests {
    @Test func `the compiler tells which names are types, and whose`() async throws {
        let directory = try TemporaryDirectory()
        let toolchain = try await Toolchain.find(sandbox: await Sandbox.find())
        let found = try await ExportedTypes.among(
            ["Task", "TaskStore", "Actor", "Result", "Process", "Reminder", "Trait"],
            of: ["Swift", "Foundation", "Testing"], toolchain: toolchain, in: directory.url)
        #expect(found["Task"] == "Swift" && found["Actor"] == "Swift" && found["Result"] == "Swift")
        #expect(found["Process"] == "Foundation" && found["Trait"] == "Testing")
        #expect(found["TaskStore"] == nil && found["Reminder"] == nil)
    }
}
