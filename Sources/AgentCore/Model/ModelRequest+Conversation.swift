extension ModelRequest {
    /// What was found in memory for the newest message, where that was looked for.
    var reminder: Reminder? {
        guard let before = messages.dropLast().last, before.role == .system else { return nil }
        return Reminder(before.content)
    }

    /// The same without what was found in memory for the newest message.
    var withoutReminder: ModelRequest {
        guard reminder != nil else { return self }
        var request = self
        request.messages.remove(at: messages.count - 2)
        return request
    }

    /// What the model said, oldest first.
    var replies: [String] { messages.filter { $0.role == .assistant }.map(\.content) }

    /// What the model said last.
    var lastReply: String? { messages.last { $0.role == .assistant }?.content }
}
