/// Something that a model may have done while it answers: read a file, run a skill's script, ask another program.
///
/// The loop calls it, never the model: after the arguments were checked against the declaration's schema, and after
/// what the call needs was allowed.
public protocol Tool: Sendable {
    /// The tool as the model is told of it.
    var declaration: ToolDeclaration { get }

    /// What a call with these arguments needs before it is made. Looking runs and changes nothing.
    func permission(for arguments: JSONValue) -> ToolPermission

    /// Makes the call. Cancelling the task ends it, and everything that it started.
    ///
    /// - Throws: `ToolError`, which the model is told and the conversation survives.
    func call(_ arguments: JSONValue, _ context: ToolContext) async throws(ToolError) -> ToolResult
}
