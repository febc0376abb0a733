import AgentCore
import Foundation

/// A question to a model whose answer is JSON under a schema.
struct ShapedQuestion: Sendable {
    /// What the model is to do.
    let instructions: String
    /// What it is to do it with.
    let task: String
    /// The JSON Schema of the answer.
    let schema: String
    /// Most tokens of the answer.
    let room: Int

    /// Asks, always choosing the likeliest tokens.
    ///
    /// - Parameters:
    ///   - model: a model that can be kept to a schema.
    ///   - purpose: what it is asked for, as the end of "the model could not …".
    /// - Throws: `CancellationError` where the task is cancelled; `AgentError` where the model fails, cannot be kept to a
    ///   schema, or answers something else.
    func answer<Answer: Decodable>(of model: any LanguageModel, to purpose: String) async throws -> Answer {
        var options = GenerationOptions()
        options.temperature = 0
        options.seed = 0
        options.maxTokens = room
        let request = ModelRequest(
            messages: [ChatMessage(.system, instructions), ChatMessage(.user, task)], options: options,
            shape: .jsonSchema(schema))
        var reply = ""
        do throws(ModelError) {
            var events = model.stream(request).makeAsyncIterator()
            while let event = try await events.next() {
                switch event {
                case .text(let text): reply += text
                case .toolCall: break
                case .end(.interrupted, _): throw ModelError(.interrupted, "it was interrupted")
                case .end: break
                }
            }
        } catch {
            if Task.isCancelled || error.code == .interrupted { throw CancellationError() }
            throw Self.failure(model, purpose, error.message)
        }
        do {
            return try JSONDecoder().decode(Answer.self, from: Data(reply.utf8))
        } catch {
            throw Self.failure(model, purpose, "it answered something else than was asked for")
        }
    }

    private static func failure(_ model: any LanguageModel, _ purpose: String, _ reason: String) -> AgentError {
        AgentError(
            .failed, "the model \(model.identity.name) could not \(purpose): \(reason)",
            remedy: "`agent config set memory_reader rules` leaves models out of memory.")
    }
}
