import Foundation

/// A question to a model whose answer is JSON under a schema.
package struct ShapedQuestion: Sendable {
    private let instructions: String
    private let task: String
    private let schema: String
    private let room: Int

    /// Makes a question.
    ///
    /// - Parameters:
    ///   - instructions: what the model is to do.
    ///   - task: what it is to do it with.
    ///   - schema: the JSON Schema of the answer.
    ///   - room: the most tokens of the answer.
    package init(instructions: String, task: String, schema: String, room: Int) {
        self.instructions = instructions
        self.task = task
        self.schema = schema
        self.room = room
    }

    /// Asks, always choosing the likeliest tokens.
    ///
    /// - Parameters:
    ///   - model: a model that can be kept to a schema.
    ///   - purpose: what it is asked for, as the end of "the model could not …".
    ///   - remedy: what the user can do where it fails.
    /// - Throws: `CancellationError` where the task is cancelled; `AgentError` where the model fails, cannot be kept to a
    ///   schema, or answers something else.
    package func answer<Answer: Decodable>(
        of model: any LanguageModel, to purpose: String, remedy: String
    ) async throws -> Answer {
        let reply: String
        do throws(ModelError) {
            reply = try await model.complete(
                ModelRequest(
                    messages: [ChatMessage(.system, instructions), ChatMessage(.user, task)],
                    options: .likeliest(maxTokens: room), shape: .jsonSchema(schema)))
        } catch {
            if Task.isCancelled || error.code == .interrupted { throw CancellationError() }
            throw Self.failure(model, purpose, error.message, remedy)
        }
        do {
            return try JSONDecoder().decode(Answer.self, from: Data(reply.utf8))
        } catch {
            throw Self.failure(model, purpose, "it answered something else than was asked for", remedy)
        }
    }

    private static func failure(
        _ model: any LanguageModel, _ purpose: String, _ reason: String, _ remedy: String
    ) -> AgentError {
        AgentError(.failed, "the model \(model.identity.name) could not \(purpose): \(reason)", remedy: remedy)
    }
}
