import Foundation

/// A question to a model whose answer is JSON constrained by a schema.
package struct ShapedQuestion: Sendable {
    private let instructions: String
    private let task: String
    private let schema: String
    private let room: Int

    /// Makes a question.
    ///
    /// - Parameters:
    ///   - instructions: the system message.
    ///   - task: the user message: the data to work on.
    ///   - schema: the JSON Schema of the answer.
    ///   - room: the token limit of the answer.
    package init(instructions: String, task: String, schema: String, room: Int) {
        self.instructions = instructions
        self.task = task
        self.schema = schema
        self.room = room
    }

    /// Asks with greedy decoding and decodes the answer.
    ///
    /// - Parameters:
    ///   - model: a model that supports JSON Schema.
    ///   - purpose: completes the error message "the model could not …".
    ///   - remedy: what the user can do about a failure.
    /// - Throws: `CancellationError` if the task is cancelled; `AgentError` if the model fails, does not support the
    ///   schema, or answers something that cannot be decoded.
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
