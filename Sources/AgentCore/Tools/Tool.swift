/// An action that a model may request while it answers: read a file, run a skill's script, ask another program.
///
/// The tool loop makes the call after it has checked the arguments against the declared schema and obtained the
/// permission that the call needs.
public protocol Tool: Sendable {
    /// The tool's name, description and parameters, as given to the model.
    var declaration: ToolDeclaration { get }

    /// The permission that a call with these arguments needs. This method must not run or change anything.
    func permission(for arguments: JSONValue) -> ToolPermission

    /// Makes the call. Cancelling the task ends it and everything that it started.
    ///
    /// - Throws: `ToolError`, whose message is given to the model; the conversation continues.
    func call(_ arguments: JSONValue, _ context: ToolContext) async throws(ToolError) -> ToolResult
}
