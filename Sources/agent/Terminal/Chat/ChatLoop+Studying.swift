import AgentCore

/// Runs the slow work of skills (`Skill.study`) while the user reads and types.
extension ChatLoop {
    /// Starts the work, if a skill has any.
    func beginStudy() {
        let loop = companion.loop
        guard isInteractive, !conversation.isPrivate, loop.catalog.entries.contains(where: { $0.studies }) else {
            return
        }
        studying = Task.detached {
            var notices: [String] = []
            let learned = await loop.study { if case .notice(let line) = $0 { notices.append(line) } }
            return (learned, notices)
        }
    }

    /// Cancels the work and shows what was learned. Unfinished work is continued later.
    func endStudy() async {
        guard let studying else { return }
        self.studying = nil
        studying.cancel()
        let (learned, notices) = await studying.value
        for line in notices { console.dim(line) }
        ReplyPrinter(console, format: .text).showLearned(learned)
    }
}
