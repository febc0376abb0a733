import AgentCore

/// On a terminal, shows how much of the model is loaded, until it is loaded or something else is written.
struct LoadingLine: Sendable {
    private let task: Task<Void, Never>

    /// Watches the model until it is loaded.
    init(_ model: any LanguageModel, on console: Console) {
        let moment = console.moment
        task = Task {
            while !Task.isCancelled, console.errorIsTerminal {
                switch model.loadState {
                case .loading(let share) where share > 0:
                    let percent = Int((share * 100).rounded(.down))
                    console.showPassing("loading \(model.identity.name): \(percent) %", since: moment)
                case .idle, .loading: break
                case .loaded, .failed: return console.clearPassing()
                }
                try? await Task.sleep(for: .milliseconds(50))
            }
        }
    }

    /// Stops watching.
    func end() { task.cancel() }
}
