/// Keeps facts. One implementation keeps them in SQLite; another could keep them in a server's database.
public protocol MemoryStore: Sendable {
    /// The facts of these states, oldest first.
    func facts(in states: Set<Fact.State>) throws -> [Fact]

    /// Some of the facts that hold, oldest first, without reading all of them.
    func facts(where selection: FactSelection) throws -> [Fact]

    /// How many facts hold.
    func count() throws -> Int

    /// One fact.
    func fact(id: String) throws -> Fact?

    /// The facts that hold and match the words, best first.
    ///
    /// - Parameters:
    ///   - text: words in any order; any of them may match.
    ///   - limit: the most to answer.
    func search(_ text: String, limit: Int) throws -> [ScoredFact]

    /// Past messages that contain the words, best first; none where no sessions are kept beside the memory.
    func searchMessages(_ text: String, limit: Int) throws -> [ScoredMessage]

    /// Decides and writes changes as one: nobody else writes between the reading and the writing.
    ///
    /// - Parameter decide: is given the facts that hold, oldest first, and answers what is to change.
    /// - Returns: what `decide` answered.
    func revise<Result: Sendable>(
        _ decide: ([Fact]) throws -> (changes: [FactChange], result: Result)
    ) throws -> Result

    /// Removes facts with their history and every trace of their values, and proves it.
    ///
    /// - Parameters:
    ///   - facts: what to remove.
    ///   - includingMessages: whether the sentences in past messages that hold the values go too.
    func erase(_ facts: [Fact], includingMessages: Bool) throws -> ErasureReport
}
