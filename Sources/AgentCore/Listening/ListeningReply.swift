/// Replies that say back what was told, and ask one open question about it.
///
/// What is said back are the user's own words (`Restatement`), so that they fit whatever it is; the question is the likeliest of some ninety
/// (`Training/questions.py`).
struct ListeningReply: Sendable {
    let reader: MeaningReader
    /// The questions, each as a topic with one reply.
    let questions: any TopicModel

    /// How likely there may be at most nothing to ask: where something is asked or wanted of the companion.
    private static let none = 0.2
    /// How likely a tone has to be, of the message and of what is said back of it.
    private static let sure = (message: 0.8, clause: 0.7)
    /// How likely a question has to be.
    private static let least = 0.07
    /// How likely a tone has to be where a fact is told.
    private static let plainly = 0.85
    /// How likely it has to be beside what will be remembered.
    private static let fitting = 0.12
    /// Questions that are looked at: all of them.
    private static let all = 1_000
    /// How much of a message a clause has to be: what is said of a small part of it misses the point.
    private static let share = 0.35
    private static let plainQuestions = [
        "How do you feel about it?", "What's that like for you?", "What else comes with it?", "Tell me more about it.",
        "What goes through your mind?",
    ]
    /// Replies back whose question is not asked again; fewer than there are.
    private static let remembered = 3

    /// A reply to what a message tells; `nil` where it asks, where none of its clauses can be said back, or where the first, which
    /// mostly tells the news, is a small part of it.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - meaning: its meaning.
    ///   - said: what the companion said before, which is not asked again.
    func text(to message: String, _ meaning: Meaning, after said: [String]) async throws(ModelError) -> String? {
        let least = Self.share * Double(SpokenWord.words(message).count)
        let told = ClauseFinder.clauses(of: message)
        let large = told.filter { Double($0.words.count) >= least }
        guard !message.contains("?"), !message.contains(/(^|\s)'\w/), let first = told.first, large.first == first
        else { return nil }
        let likeliest = try await questions.topics(of: MessageVectors(meaning: meaning.vector), limit: Self.all)
        guard 1 - likeliest.reduce(0, { $0 + $1.chance }) < Self.none else { return nil }
        let (clause, tone) = try await chosen(large, meaning) ?? (first, .plain)
        let restated = RestatedOpening.text(Restatement(clause), tone, number: ReplyNumber.of(message, among: 2))
        let question = likeliest.first { question in
            question.chance >= Self.least && (clause.isPast || !question.name.contains(" did "))
                && (tone == .plain || [tone, .plain].contains(question.tone))
                && !Self.isAsked(question, said)
        }
        let plain = Self.plainQuestions.filter { plain in !said.suffix(Self.remembered).contains { $0.hasSuffix(plain) }
        }
        return "\(restated) \(question?.name ?? plain[ReplyNumber.of(message, among: plain.count)])"
    }

    /// That something told will be remembered, with a question where one surely fits; `nil` where nothing will be, or where that is a
    /// small part of what was told.
    ///
    /// - Parameter notes: what will be remembered (`ModelRequest.learning`).
    func text(
        keeping notes: [String], of message: String, _ meaning: Meaning, after said: [String]
    ) async throws(ModelError) -> String? {
        let tone = [Tone.glad, .sad].first { meaning.tones[$0] ?? 0 >= Self.plainly } ?? .plain
        guard LearnedReply.share(of: message, in: notes) >= Self.share, let text = LearnedReply.text(notes, tone) else {
            return nil
        }
        let question = try await questions.topics(of: MessageVectors(meaning: meaning.vector), limit: 1).first {
            $0.chance >= Self.fitting && (tone == .plain || [tone, .plain].contains($0.tone)) && !Self.isAsked($0, said)
        }
        return question.map { "\(text) \($0.name)" } ?? text
    }

    private static func isAsked(_ question: Topic, _ said: [String]) -> Bool {
        said.contains { $0.hasSuffix(question.name) }
    }

    /// The clause that carries the tone of the message, where it surely has one.
    private func chosen(
        _ told: [ToldClause], _ meaning: Meaning
    ) async throws(ModelError) -> (ToldClause, Tone)? {
        let tones: [Tone] = [.glad, .sad]
        guard let tone = tones.first(where: { meaning.tones[$0] ?? 0 >= Self.sure.message }) else { return nil }
        var best: (clause: ToldClause, chance: Double)?
        for clause in told {
            let own = try await reader.tonedMeaning(of: SpokenWord.text(clause.words)).tones[tone] ?? 0
            if own >= best?.chance ?? Self.sure.clause { best = (clause, own) }
        }
        return best.map { ($0.clause, tone) }
    }
}
