import AgentCore

/// Runs the slow work of skills (`Skill.workInBackground`) while the user reads and types.
extension ChatLoop {
    /// Begins, where a skill has a use for it.
    func beginBackgroundWork() {
        let loop = agent.loop
        guard isInteractive, !conversation.isPrivate, loop.catalog.entries.contains(where: { $0.hasBackgroundWork })
        else {
            return
        }
        backgroundWork = Task.detached {
            var notices: [String] = []
            let learned = await loop.runBackgroundWork { if case .notice(let line) = $0 { notices.append(line) } }
            return (learned, notices)
        }
    }

    /// Cancels the work and shows what was learned. Unfinished work is continued later.
    func endBackgroundWork() async {
        guard let backgroundWork else { return }
        self.backgroundWork = nil
        backgroundWork.cancel()
        let (learned, notices) = await backgroundWork.value
        for line in notices { console.dim(line) }
        ReplyPrinter(console, format: .text).showLearned(learned)
    }
}
