extension ModelRequest {
    /// What was found in memory for the newest message, where that was looked for.
    var reminder: Reminder? {
        guard let before = messages.dropLast().last, before.role == .system else { return nil }
        return Reminder(before.content)
    }

    /// What the model said last.
    var lastReply: String? { messages.last { $0.role == .assistant }?.content }
}
