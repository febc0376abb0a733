/// Where a chat's messages come from.
protocol ChatInput: AnyObject {
    /// Whether messages are kept for the arrow keys of later chats; not in a private conversation.
    var keepsHistory: Bool { get set }

    /// The next message.
    ///
    /// - Parameter draft: what stands in the line to begin with, where it can be edited.
    func next(draft: String) -> ChatInputEvent
}

/// What came from the input.
enum ChatInputEvent {
    /// A message.
    case message(String)
    /// Something that cannot be a message; what is wrong with it.
    case broken(String)
    /// The user cleared the line; what had been typed.
    case cleared(draft: String)
    /// There is no more.
    case end
}
