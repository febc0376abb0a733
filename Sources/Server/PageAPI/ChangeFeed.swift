import AgentCore
import Foundation

/// Tells pages that something changed: the store, by whatever process, and the state of the model.
final class ChangeFeed: Sendable {
    private struct State {
        var counter = 0
        var version: Int?
        var model: JSONValue?
        var followers: [String: HTTPBodyWriter] = [:]
        var watch: Task<Void, Never>?
    }

    private let agent: any WebAgent
    private let queue: TurnQueue
    private let state = Locked(State())

    /// Every so often the store is looked at, while somebody follows.
    private static let interval = Duration.milliseconds(300)
    /// A connection that carries nothing for longer might be closed by what lies between.
    private static let heartbeat = Duration.seconds(15)

    /// A feed of a program.
    init(_ agent: any WebAgent, _ queue: TurnQueue) {
        self.agent = agent
        self.queue = queue
    }

    /// Counts the changes since the server started.
    var counter: Int {
        look()
        return state.withLock { $0.counter }
    }

    /// Writes an event at each change until the task is cancelled.
    func follow(_ writer: HTTPBodyWriter) async {
        let id = Identifier.make()
        writer.event("change", ["counter": .integer(counter)])
        writer.event("status", status())
        state.withLock { state in
            state.followers[id] = writer
            guard state.watch == nil else { return }
            state.watch = Task.detached { [weak self] in
                while !Task.isCancelled {
                    try? await Task.sleep(for: Self.interval)
                    self?.look()
                }
            }
        }
        while !Task.isCancelled, !writer.isClosed {
            try? await Task.sleep(for: Self.heartbeat)
            writer.write(": still here\n\n".utf8)
        }
        state.withLock { state in
            state.followers[id] = nil
            guard state.followers.isEmpty else { return }
            state.watch?.cancel()
            state.watch = nil
        }
    }

    private func status() -> JSONValue {
        [
            "model": .object(StatusDocument.model(agent).members), "queue": .integer(queue.count),
            "mode": .optional(agent.choices.mode),
        ]
    }

    /// Looks at the store and the model, and tells what is new.
    private func look() {
        // The number changes with each commit of any other connection, of this process or another.
        let version = (try? agent.watched.query("PRAGMA data_version") { $0.integer(0) })?.first
        let model = status()
        let (followers, counter, isChanged, isNews) = state.withLock { state in
            let isChanged = version != nil && state.version != nil && version != state.version
            if isChanged { state.counter += 1 }
            if version != nil { state.version = version }
            let isNews = state.model != nil && model != state.model
            state.model = model
            return (Array(state.followers.values), state.counter, isChanged, isNews)
        }
        for writer in followers {
            if isChanged { writer.event("change", ["counter": .integer(counter)]) }
            if isNews { writer.event("status", model) }
        }
    }
}
