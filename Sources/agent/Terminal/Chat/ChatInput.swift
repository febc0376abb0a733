/// Source of a chat's messages.
protocol ChatInput: AnyObject {
    /// Whether messages are added to the history for the arrow keys; false in a private conversation.
    var keepsHistory: Bool { get set }

    /// The next message.
    ///
    /// - Parameter draft: text to put into the line for editing, if the input is a terminal.
    func next(draft: String) -> ChatInputEvent
}

/// A result of `ChatInput.next`.
enum ChatInputEvent {
    /// A message.
    case message(String)
    /// Invalid input, and what is wrong with it.
    case broken(String)
    /// The user cleared the line, which contained this text.
    case cleared(draft: String)
    /// The end of the input.
    case end
}
