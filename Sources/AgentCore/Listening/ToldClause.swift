/// A clause in which a message tells something: one verb, its subject, and no other clause behind it.
struct ToldClause: Sendable, Hashable {
    /// Who or what the clause is about.
    enum Subject: Sendable, Hashable {
        /// The user, whether the clause says so or leaves it out.
        case user
        /// Somebody or something with an article, a pronoun or an owner before it: may stand in the middle of a sentence.
        case other
        /// A bare word, which keeps its capital letter because it may be a name.
        case bare
    }

    /// The words, the subject's included.
    var words: [SpokenWord]
    /// What it is about.
    let subject: Subject
    /// Whether the user is not named in it: "Finished the garden".
    var leavesSubjectOut = false

    /// Whether it tells of something that is over.
    var isPast: Bool { words.contains { ClauseWords.isPast($0.form) } }
}
