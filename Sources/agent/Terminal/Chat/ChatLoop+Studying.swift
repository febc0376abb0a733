import AgentCore

/// While the user reads and types, skills get the time to do what takes long.
extension ChatLoop {
    /// Begins, where a skill has a use for it.
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

    /// Ends it before anything else is done, and shows what came of it. What was not finished is gone on with later.
    func endStudy() async {
        guard let studying else { return }
        self.studying = nil
        studying.cancel()
        let (learned, notices) = await studying.value
        for line in notices { console.dim(line) }
        ReplyPrinter(console, format: .text).showLearned(learned)
    }
}
