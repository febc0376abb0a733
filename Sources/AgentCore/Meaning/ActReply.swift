/// What is said to a message for what it does.
enum ActReply {
    /// Replies back that are not said again.
    private static let remembered = 12
    /// Instead of a promise to keep something, where nothing is kept.
    private static let unkept = [
        "I have it as long as this conversation lasts; nothing of it is kept afterwards.",
        "I can hold on to it until this conversation ends. Afterwards nothing of it is left here.",
    ]

    /// One of the replies to an act, always the same for the same text, that was not said lately; `nil` where all were.
    ///
    /// - Parameters:
    ///   - act: what the message does.
    ///   - acts: has the replies.
    ///   - message: the newest message of the request.
    ///   - request: has what was said before, and whether anything is kept.
    static func text(to act: MessageAct, _ acts: MessageActs, _ message: String, _ request: ModelRequest) -> String? {
        let promises = [.wantsItKept, .wantsToBeReminded].contains(act)
        let said = request.replies.suffix(remembered)
        let fresh = (promises && request.isEphemeral ? unkept : acts.replies(to: act)).filter { !said.contains($0) }
        return fresh.isEmpty ? nil : fresh[ReplyNumber.of(message, among: fresh.count)]
    }
}
