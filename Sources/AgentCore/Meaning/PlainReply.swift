/// A reply that fits every message of a tone.
enum PlainReply {
    private static let texts: [Tone: [String]] = [
        .glad: [
            "How nice! What was the best part?", "How good to hear! How did it come about?",
            "How lovely! Tell me more about it.",
            "How nice! Who else knows about it?", "How lovely! What did you think at that moment?",
            "How good! How do you feel about it now?",
        ],
        .sad: [
            "I'm sorry, that's not easy. How are you feeling about it now?",
            "I'm sorry to hear that. What is the hardest part of it?",
            "I'm sorry. Would you like to tell me more about it?",
            "I'm sorry you have to deal with that. What would help a little?",
            "I'm sorry, that's a lot. How long has it been like this?",
            "I'm sorry. Is there anybody who knows about it?",
        ],
        .plain: [
            "I see. Tell me a little more.", "Go on, I'm listening.", "Ah, I see. What else is there to it?",
            "I'm listening. And then?", "Mm, tell me more about that.", "I'm with you. What else?",
            "I see. What goes through your mind about it?", "Tell me more, if you like.",
        ],
    ]

    /// What fits every question that nothing else answers.
    private static let unanswered = [
        "I'm afraid I can't tell. What do you think yourself?",
        "I don't know, I'm only a small program. What makes you ask?",
        "That's hard for me to say. What would be your guess?", "I wish I could tell you. What does your gut say?",
    ]

    /// How replies of the small model begin that are plain already.
    private static let beginnings = [
        "Ah, I see.", "How nice! What", "How nice! How", "How lovely! Tell", "How good to hear!",
        "I'm sorry, that's not easy.",
        "I'm sorry to hear that.", "I'm sorry. Would", "I'm sorry you have", "How do you feel", "How was that",
        "And how are",
    ]
    /// How those begin that it says of something particular, and mostly of something else than the message.
    private static let rash = [
        "I'll remember that.", "I see.", "Good to know.", "I'm listening.", "Oh no.", "That sounds", "I'm sorry",
        "I'm so sorry",
        "I'm glad", "How ", "That's great",
    ]

    /// A reply in the tone that a message surely has, or in none.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - tones: how likely it is of each tone.
    ///   - said: what was said before, oldest first; the last few replies are not said again.
    static func text(to message: String, _ tones: [Tone: Double], after said: [String]) -> String {
        let tone = Tone.surest(in: tones)
        let asks = tone == .plain && message.contains("?")
        let fresh = (asks ? unanswered : texts[tone] ?? []).filter { !said.suffix(remembered).contains($0) }
        return fresh[ReplyNumber.of(message, among: fresh.count)]
    }

    /// Replies back that are not said again; fewer than there are of any tone.
    private static let remembered = 3

    /// What is said to an everyday message instead of a reply of the small model: the reply itself, where it is plain or of
    /// another kind than those that are mostly beside the point.
    static func instead(of reply: String, to message: String, _ tones: [Tone: Double], after said: [String]) -> String {
        let isPlain = beginnings.contains(where: reply.hasPrefix)
        guard isPlain || rash.contains(where: reply.hasPrefix) else { return reply }
        if isPlain, let tone = Tone(ofReply: reply), tone == Tone.surest(in: tones),
            !said.suffix(remembered).contains(reply)
        {
            return reply
        }
        return text(to: message, tones, after: said)
    }
}
