/// A reply that fits every message of a tone.
enum PlainReply {
    /// How likely a tone has to be; good news is told from bad more surely than bad from good.
    private static let least: [Tone: Double] = [.glad: 0.8, .sad: 0.75]

    private static let texts: [Tone: [String]] = [
        .glad: [
            "How nice! What was the best part?", "How good to hear! How did it come about?",
            "How lovely! Tell me more about it.",
        ],
        .sad: [
            "I'm sorry, that's not easy. How are you feeling about it now?",
            "I'm sorry to hear that. What is the hardest part of it?",
            "I'm sorry. Would you like to tell me more about it?",
        ],
        .plain: ["How do you feel about it?", "How was that for you?", "And how are you with it?"],
    ]

    /// A reply in the tone that a message surely has, or in none.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - tones: how likely it is of each tone.
    ///   - last: what was said last, which is not said again.
    static func text(to message: String, _ tones: [Tone: Double], after last: String?) -> String {
        let sure = least.first { tone, least in tones[tone] ?? 0 >= least }?.key ?? .plain
        let fresh = (texts[sure] ?? []).filter { $0 != last }
        return fresh[ReplyNumber.of(message, among: fresh.count)]
    }
}
