import AgentCore

/// The result of a script run, for the model.
enum ScriptReport {
    /// How the run ended and what it wrote, within the output limit.
    static func result(_ outcome: ProcessOutcome, _ context: ToolContext, hint: String?) -> ToolResult {
        var lines = [ending(outcome, context)]
        if outcome.leftProcesses { lines.append("Something that it started may still be running.") }
        if let hint { lines.append("Note: \(hint).") }
        let streams = [("output", outcome.output), ("error output", outcome.errorOutput)].filter { !$0.1.isEmpty }
        if streams.isEmpty { lines.append("It wrote nothing.") }
        // Reserve room for the lines so far. Each of two streams gets at least half of the rest, and what the other
        // leaves.
        var room = max(0, context.outputLimit - lines.joined().utf8.count - 64)
        let second = streams.last.map { $0.1.text(limit: room).utf8.count } ?? 0
        for (index, (name, text)) in streams.enumerated() {
            let share = index + 1 < streams.count ? max(room / 2, room - second) : room
            let shown = text.text(limit: share)
            room -= min(room, shown.utf8.count)
            lines.append("\(name):\n\(shown.hasSuffix("\n") ? String(shown.dropLast()) : shown)")
        }
        return ToolResult(lines.joined(separator: "\n"), isError: !outcome.succeeded)
    }

    private static func ending(_ outcome: ProcessOutcome, _ context: ToolContext) -> String {
        if outcome.didTimeOut { return "ended after \(context.timeLimit.formatted()), the longest it may take" }
        switch outcome.ending {
        case .exited(let code): return "exit code \(code)"
        case .signalled(let signal): return "ended by signal \(signal)"
        }
    }
}

extension Duration {
    /// Seconds, without a fraction if it is zero.
    fileprivate func formatted() -> String {
        let seconds = self / .seconds(1)
        return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
    }
}
