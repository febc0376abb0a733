/// Asks the user to approve tool calls. Each user interface, such as the terminal, implements it.
public protocol ToolApproval: Sendable {
    /// Asks the user and returns the answer; `no` where nobody can be asked.
    func answer(_ question: ToolQuestion) async -> ToolAnswer

    /// If nobody can be asked, the reason why calls are refused, for the model and the user; `nil` otherwise.
    var absence: String? { get }
}
