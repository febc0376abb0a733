/// The two sorts of texts that may answer, which are weighed in ways of their own.
///
/// The shares and bounds were set on rows that neither the weights nor the ranker had learned from.
enum AnswerSort: Sendable {
    /// What is remembered.
    case facts
    /// What the user said earlier.
    case said

    /// What was learned of it.
    var weights: AnswerWeights { self == .facts ? .facts : .told }

    /// How much of the odds is the ranker's.
    static let share = 0.7

    /// The probability from which a text answers, and from which it may.
    var bounds: (sure: Double, unsure: Double) { self == .facts ? (0.3, 0.26) : (0.4, 0.35) }

    /// The same where the rules understood the message and know of nothing.
    var doubted: (sure: Double, unsure: Double) { self == .facts ? (0.38, 0.33) : (0.48, 0.43) }
}
