public import AgentCore
import Synchronization

/// Somebody who gives one answer after the other, or nobody at all.
public final class StubApproval: ToolApproval {
    /// Why nobody is there.
    public let absence: String?
    private let answers: Mutex<[ToolAnswer]>
    private let heard = Mutex<[ToolQuestion]>([])

    /// Somebody with these answers.
    public init(_ answers: ToolAnswer...) {
        self.answers = Mutex(answers)
        absence = nil
    }

    /// Nobody.
    public init(absence: String) {
        answers = Mutex([])
        self.absence = absence
    }

    /// The questions so far.
    public var questions: [ToolQuestion] { heard.withLock { $0 } }

    /// The next answer; no, where there is none left.
    public func answer(_ question: ToolQuestion) async -> ToolAnswer {
        heard.withLock { $0.append(question) }
        return answers.withLock { $0.isEmpty ? .no : $0.removeFirst() }
    }
}
