/// What is said right after somebody was told to call for help: nothing else goes before it.
enum EmergencyFollowUp {
    /// The reply; `nil` where the last one was not about an emergency, or it is over.
    ///
    /// - Parameters:
    ///   - message: the newest message.
    ///   - said: what the companion said before, oldest first.
    static func text(to message: String, after said: [String]) -> String? {
        guard let last = said.last,
            last == EmergencyReply.text(isRepeated: false) || last == EmergencyReply.text(isRepeated: true)
                || last == going
        else { return nil }
        let words = Set(WordRow.words(message))
        if !over.isDisjoint(with: words) { return nil }
        if !acting.isDisjoint(with: words) { return last == going ? nil : going }
        return last == going ? nil : EmergencyReply.text(isRepeated: true)
    }

    private static let going = """
        Good, don't lose time. If it gets worse on the way, or nobody can go at once, call 112, 911 or 999; they come to you. Tell me \
        afterwards how it went.
        """
    private static let over: Set<String> = [
        "fine", "false", "joke", "joking", "kidding", "passed", "over", "harmless", "better", "gone", "movie", "film",
        "book",
    ]
    private static let acting: Set<String> = [
        "drive", "driving", "drives", "ambulance", "called", "calling", "hospital", "er", "going", "coat", "way",
        "coming", "call",
        "rang", "ringing", "phoned", "phone",
    ]
}
