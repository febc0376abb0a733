/// Asks the user about calls of tools; each door has its own way.
public protocol ToolApproval: Sendable {
    /// What the user says. Where nobody is there to be asked, no.
    func answer(_ question: ToolQuestion) async -> ToolAnswer

    /// Why calls are refused without a question, where nobody is there to be asked; as the model and the user are told.
    var absence: String? { get }
}
