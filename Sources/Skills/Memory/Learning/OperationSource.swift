import AgentCore

/// Whoever reads messages: the small reader, or a large model under a JSON Schema.
protocol OperationSource: Sendable {
    /// The operations on memory that a message asks for, in its order; empty if it teaches nothing.
    ///
    /// - Throws: `AgentError` if the message could not be read, `CancellationError` if the task is cancelled.
    func read(_ message: ReadableMessage) async throws -> [ReadOperation]
}

/// The small reader as a source of operations.
struct SmallReader: OperationSource {
    let reader: MessageReader

    func read(_ message: ReadableMessage) async throws -> [ReadOperation] {
        do throws(ModelError) {
            return try await reader.operations(in: message)
        } catch {
            throw Self.failure(error)
        }
    }

    /// A failure of the reader, for the user.
    static func failure(_ error: ModelError) -> any Error {
        if Task.isCancelled || error.code == .interrupted { return CancellationError() }
        return AgentError(
            .failed, "the message could not be read: \(error.message)",
            remedy: error.remedy ?? "`agent doctor` says what the reader lacks.")
    }
}
