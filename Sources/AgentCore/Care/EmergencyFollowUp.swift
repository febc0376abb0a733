/// What is said right after somebody was told to call for help: nothing else goes before it.
enum EmergencyFollowUp {
    /// The reply; `nil` where the last one was not about an emergency, or it is over.
    ///
    /// - Parameters:
    ///   - message: the newest message.
    ///   - said: what the companion said before, oldest first.
    static func text(to message: String, after said: [String]) -> String? {
        guard said.last == EmergencyReply.text(isRepeated: false) else { return nil }
        let words = Set(WordRow.words(message))
        guard over.isDisjoint(with: words) else { return nil }
        return acting.isDisjoint(with: words) ? EmergencyReply.text(isRepeated: true) : going
    }

    private static let going = """
        Good, don't lose time. If it gets worse on the way, or nobody can go at once, call 112, 911 or 999; they come to you. Tell me \
        afterwards how it went.
        """
    private static let over: Set<String> = [
        "fine", "false", "joke", "joking", "kidding", "passed", "over", "harmless", "better", "gone", "movie", "film",
        "book", "lol", "haha", "hahaha", "laughed", "laughing", "wrong", "overreacting", "silly", "meant",
    ]
    private static let acting: Set<String> = [
        "drive", "driving", "drives", "ambulance", "called", "calling", "hospital", "er", "going", "coat", "way",
        "coming", "call",
        "rang", "ringing", "phoned", "phone",
    ]
}
