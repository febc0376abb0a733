/// What is said to somebody who tells their name.
enum IntroductionReply {
    /// How the notes begin that tell the user's name (`ModelRequest.learning`).
    private static let openings = ["The user's name is ", "The user goes by "]

    /// The reply: a greeting by name, and what else will be remembered; `nil` where no name is told.
    ///
    /// - Parameters:
    ///   - notes: what will be remembered of the message.
    ///   - message: the message; the same one always gets the same reply.
    static func text(_ notes: [String], to message: String) -> String? {
        guard let name = notes.lazy.compactMap(name).first else { return nil }
        let others = LearnedReply.promise(notes.filter { Self.name($0) == nil })
        return "Nice to meet you, \(name)! " + (others ?? questions[ReplyNumber.of(message, among: questions.count)])
    }

    private static func name(_ note: String) -> String? {
        openings.first(where: note.hasPrefix).map { opening in
            var name = note.dropFirst(opening.count)
            if name.last == ".", !abbreviations.contains(where: name.hasSuffix) { name.removeLast() }
            return String(name)
        }
    }

    private static let abbreviations = [" Jr.", " Sr."]
    private static let questions = [
        "What's on your mind?", "How is your day going?", "What would you like to talk about?", "What brings you here?",
    ]
}
