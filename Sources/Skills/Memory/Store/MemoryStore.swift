public import Foundation

/// Keeps facts. One implementation keeps them in SQLite; another could keep them in a server's database.
public protocol MemoryStore: Sendable {
    /// The facts of these states, oldest first.
    func facts(in states: Set<Fact.State>) throws -> [Fact]

    /// Some of the facts that hold, oldest first, without reading all of them.
    func facts(where selection: FactSelection) throws -> [Fact]

    /// The facts that hold or wait for a yes and that a message may be about, oldest first; all, while they are few.
    func facts(about topic: FactTopic) throws -> [Fact]

    /// How many facts hold, counted no further than the limit.
    func count(upTo limit: Int) throws -> Int

    /// One fact.
    func fact(id: String) throws -> Fact?

    /// The facts that hold and match the words, best first.
    ///
    /// - Parameters:
    ///   - text: words in any order; any of them may match.
    ///   - limit: the most to answer.
    func search(_ text: String, limit: Int) throws -> [ScoredFact]

    /// Past messages that answer the query, best first; none where no sessions are kept beside the memory.
    func searchMessages(_ query: MessageQuery, limit: Int) throws -> [ScoredMessage]

    /// Decides and writes changes as one: nobody else writes between the reading and the writing.
    ///
    /// - Parameters:
    ///   - topic: what the changes are about; all facts are read where there is none.
    ///   - decide: is given the facts that hold or wait for a yes, oldest first, and answers what is to change.
    /// - Returns: what `decide` answered.
    func revise<Result: Sendable>(
        about topic: FactTopic?, _ decide: ([Fact]) throws -> (changes: [FactChange], result: Result)
    ) throws -> Result

    /// Facts and messages that have no vector of this model yet, newest first.
    ///
    /// - Parameters:
    ///   - kinds: which of both.
    ///   - model: the model's name.
    ///   - limit: the most to answer.
    func unembedded(_ kinds: Set<UnembeddedText.Kind>, by model: String, limit: Int) throws -> [UnembeddedText]

    /// Keeps vectors beside what they are of; they go with it.
    func save(_ vectors: [(owner: UnembeddedText, vector: TextVector)]) throws

    /// The vectors of facts that have one of this model, by the facts' ids.
    func vectors(of facts: [String], by model: String) throws -> [String: TextVector]

    /// How many vectors of this model there are.
    func vectorCount(of model: String) throws -> Int

    /// A message and the trace of the reply to it; `nil` where no such message is kept.
    func exchange(of message: String) throws -> RememberedExchange?

    /// What the user said since a time, oldest first.
    func userMessages(since time: String) throws -> [ScoredMessage]

    /// Messages of the user with those that they said right before and behind each in its session: runs without a gap,
    /// oldest first.
    ///
    /// - Parameter messages: ids.
    func userRuns(around messages: [String]) throws -> [[ScoredMessage]]

    /// Whether messages of the user are kept besides these.
    func hasMessages(besides messages: Set<String>) throws -> Bool

    /// The changes that this message made, oldest first.
    func journal(of message: String) throws -> [JournalEntry]

    /// The newest changes, newest first.
    ///
    /// - Parameters:
    ///   - session: only those of this session; `nil` for all.
    ///   - limit: the most to answer.
    func journal(session: String?, limit: Int) throws -> [JournalEntry]

    /// Takes one change back; answers the fact that holds again, where there is one.
    func undo(_ entry: JournalEntry, at time: Date) throws -> Fact?

    /// What was forgotten, to be recognised when an old conversation is read again.
    func forgotten() throws -> ForgottenKeys

    /// Keeps what the user asked to forget until they say yes.
    func keep(_ pending: PendingErasure) throws

    /// What waits for a yes.
    func pendingErasure() throws -> PendingErasure?

    /// Nothing waits for a yes any more.
    func dropPendingErasure() throws

    /// Removes facts with their history and every trace of their values, and proves it.
    ///
    /// - Parameters:
    ///   - facts: what to remove.
    ///   - includingMessages: whether the sentences in past messages that hold the values go too.
    ///   - time: when; what was said before it is not learned again.
    func erase(_ facts: [Fact], includingMessages: Bool, at time: Date) throws -> ErasureReport
}

extension MemoryStore {
    /// How many facts hold.
    public func count() throws -> Int { try count(upTo: .max) }

    /// Facts and messages that have no vector of this model yet, newest first.
    public func unembedded(by model: String, limit: Int) throws -> [UnembeddedText] {
        try unembedded([.fact, .message], by: model, limit: limit)
    }

    /// Decides over all facts and writes changes as one.
    public func revise<Result: Sendable>(
        _ decide: ([Fact]) throws -> (changes: [FactChange], result: Result)
    ) throws -> Result {
        try revise(about: nil, decide)
    }
}
