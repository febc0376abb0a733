import AgentCore
import Foundation

/// One reply as it is pulled: waits for its turn, then asks the runner for one event at a time.
///
/// A stream that is dropped before its end gives up its turn.
final class NativeStream: Sendable {
    private enum State {
        case waiting
        case running
        case ended
    }

    private let request: ModelRequest
    private let now: Date
    private let runner: ModelRunner
    private let access: SerialAccess
    private let state = Locked(State.waiting)

    /// A stream that has not begun.
    init(_ request: ModelRequest, now: Date, runner: ModelRunner, access: SerialAccess) {
        self.request = request
        self.now = now
        self.runner = runner
        self.access = access
    }

    deinit {
        if state.withLock({ $0 == .running }) { access.leave() }
    }

    /// The next event, or `nil` after the end.
    ///
    /// - Throws: `ModelError`; cancellation is none.
    func next() async throws(ModelError) -> ModelEvent? {
        do throws(ModelError) {
            switch state.withLock({ $0 }) {
            case .ended: return nil
            case .running: break
            case .waiting:
                guard await access.enter() else {
                    state.withLock { $0 = .ended }
                    return .end(.interrupted, ModelUsage())
                }
                state.withLock { $0 = .running }
                try await runner.start(request, now: now)
            }
            let event = try await runner.next()
            switch event {
            case .end?, nil: finish()
            case .text?, .reasoning?, .textWasReasoning?, .toolCall?: break
            }
            return event
        } catch {
            finish()
            throw error
        }
    }

    private func finish() {
        state.withLock { $0 = .ended }
        access.leave()
    }
}
