public import Foundation

/// Stores facts. `SQLiteMemoryStore` is the implementation; another could use a database server.
public protocol MemoryStore: Sendable {
    /// The facts in these states, oldest first.
    func facts(in states: Set<Fact.State>) throws -> [Fact]

    /// A part of the facts in one state, by person.
    func page(_ query: FactPageQuery) throws -> FactPage

    /// The selected current facts, oldest first, without reading all.
    func facts(where selection: FactSelection) throws -> [Fact]

    /// The current and proposed facts that a message may be about, oldest first; all of them if there are few.
    func facts(about topic: FactTopic) throws -> [Fact]

    /// The number of current facts, at most `limit`.
    func count(upTo limit: Int) throws -> Int

    /// The fact with this id, if there is one.
    func fact(id: String) throws -> Fact?

    /// The current facts that match the words, best first.
    ///
    /// - Parameters:
    ///   - text: words in any order; any of them may match.
    ///   - limit: the most facts to return.
    func search(_ text: String, limit: Int) throws -> [ScoredFact]

    /// Past messages that match the query, best first; none if the database has no sessions.
    func searchMessages(_ query: MessageQuery, limit: Int) throws -> [ScoredMessage]

    /// Reads facts, decides on changes and writes them in one transaction.
    ///
    /// - Parameters:
    ///   - topic: what the changes are about, to read only related facts; `nil` to read all.
    ///   - decide: is given the current and proposed facts, oldest first, and returns the changes and a result.
    /// - Returns: the result of `decide`.
    func revise<Result: Sendable>(
        about topic: FactTopic?, _ decide: ([Fact]) throws -> (changes: [FactChange], result: Result)
    ) throws -> Result

    /// Facts and messages without a vector of this model, newest first.
    ///
    /// - Parameters:
    ///   - kinds: whether to return facts, messages or both.
    ///   - model: the model's name.
    ///   - limit: the most to return.
    func unembedded(_ kinds: Set<UnembeddedText.Kind>, by model: String, limit: Int) throws -> [UnembeddedText]

    /// Stores vectors of facts and messages. A vector is deleted when its owner is deleted or its text changes.
    func save(_ vectors: [(owner: UnembeddedText, vector: TextVector)]) throws

    /// The current facts whose vectors are nearest to this one, best first. Facts without a vector are left out.
    func facts(near vector: TextVector, limit: Int) throws -> [ScoredFact]

    /// The number of stored vectors of this model.
    func vectorCount(of model: String) throws -> Int

    /// The exchange that a message or reply belongs to, with its trace; `nil` where there is no such message.
    func exchange(of message: String) throws -> RememberedExchange?

    /// The user's messages since a time (ISO 8601), oldest first.
    func userMessages(since time: String) throws -> [ScoredMessage]

    /// The changes made because of this message, oldest first.
    func journal(of message: String) throws -> [JournalEntry]

    /// The newest changes, newest first.
    ///
    /// - Parameters:
    ///   - session: only changes in this session; `nil` for all.
    ///   - limit: the most changes to return.
    func journal(session: String?, limit: Int) throws -> [JournalEntry]

    /// Reverts one change; returns the fact that becomes current again, if there is one.
    func undo(_ entry: JournalEntry, at time: Date) throws -> Fact?

    /// The keys of forgotten facts, so that they are not learned again from old conversations.
    func forgotten() throws -> ForgottenKeys

    /// Stores a request to forget until the user confirms it.
    func keep(_ pending: PendingErasure) throws

    /// The request to forget that is not confirmed yet, if there is one.
    func pendingErasure() throws -> PendingErasure?

    /// Drops the request to forget.
    func dropPendingErasure() throws

    /// Removes facts with their history and all traces of their values, and reports what is left.
    ///
    /// - Parameters:
    ///   - facts: the facts to remove.
    ///   - includingMessages: whether to remove the sentences with the values from past messages too.
    ///   - time: the time of the erasure. The facts are not learned again from what was said before it.
    func erase(_ facts: [Fact], includingMessages: Bool, at time: Date) throws -> ErasureReport
}

extension MemoryStore {
    /// The number of current facts.
    public func count() throws -> Int { try count(upTo: .max) }

    /// Reads all facts, decides on changes and writes them in one transaction.
    public func revise<Result: Sendable>(
        _ decide: ([Fact]) throws -> (changes: [FactChange], result: Result)
    ) throws -> Result {
        try revise(about: nil, decide)
    }
}
