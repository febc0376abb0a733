extension ModelRequest {
    /// The memories found for the newest message, if memory was searched.
    var reminder: Reminder? {
        guard let before = messages.dropLast().last, before.role == .system else { return nil }
        return Reminder(before.content)
    }

    /// The request without that reminder.
    var withoutReminder: ModelRequest {
        guard reminder != nil else { return self }
        var request = self
        request.messages.remove(at: messages.count - 2)
        return request
    }

    /// The model's replies, oldest first.
    var replies: [String] { messages.filter { $0.role == .assistant }.map(\.content) }

    /// The model's last reply.
    var lastReply: String? { messages.last { $0.role == .assistant }?.content }
}
