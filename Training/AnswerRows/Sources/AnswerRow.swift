/// A message with the texts that may answer it, and which of them do: one line of `Training/answers/*.jsonl`.
struct AnswerRow: Codable {
    /// What the rules of recall said of it when it was new to them.
    struct Rules: Codable {
        /// The places of what they chose; empty where they understood and found nothing.
        var chosen: [Int]
        var isSure = true
        /// Whether they did not understand it.
        var isSilent = false
    }

    /// `one`, `two`, `none`, `thread` (said earlier in the conversation) or `world` (asks for nothing that is remembered).
    var kind: String
    /// The message.
    var message: String
    /// The facts, or the sentences said before.
    var texts: [String]
    /// The places of those that answer.
    var right: [Int]
    var rules: Rules?
}
