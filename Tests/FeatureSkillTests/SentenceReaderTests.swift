import AgentCore
import TestKit
import Testing

@testable import FeatureSkill

@Suite struct SentenceReaderTests {
    private func fields(_ reply: String) async throws -> [String] {
        let model = ScriptedModel { _ in [.text(reply)] }
        let fields = try await SentenceReader(model: model).fields(of: FeatureName("Task"), from: "a to-do list")
        guard case .jsonSchema = try #require(model.requests.first).shape else {
            Issue.record("the model was not kept to a schema")
            return []
        }
        return fields.map(\.spelling)
    }

    @Test func `what the model names becomes fields`() async throws {
        let reply = """
            {"fields":[{"name":"title","type":"String","cases":[],"optional":false,"minimum":1,"maximum":80},\
            {"name":"DueDate","type":"Date","cases":[],"optional":true,"minimum":null,"maximum":null},\
            {"name":"state","type":"choice","cases":["open","done"],"optional":false,"minimum":null,"maximum":null}]}
            """
        #expect(try await fields(reply) == ["title:String{1...80}", "dueDate:Date?", "state:{open,done}"])
    }

    @Test(arguments: ["", "{}", #"{"fields":[{"name":"self","type":"UUID","cases":[],"optional":false}]}"#])
    fileprivate func `what cannot be made is told`(reply: String) async throws {
        let error = await #expect(throws: AgentError.self) { _ = try await fields(reply) }
        #expect(error?.remedy.contains("agent feature Task") == true)
    }
}
