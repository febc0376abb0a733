/// Stores written by others spell a relation of several words with an underscore: `user.mother_in_law` is the same person as
/// `user.mother-in-law`. What is known is read in the reader's own spelling, and what is said keeps that of the store.
struct SubjectSpelling {
    /// The facts, their subjects in the reader's own spelling.
    let known: [Fact]
    /// The subjects as stored, by the reader's spelling, where the two differ.
    private let stored: [String: String]

    init(_ facts: [Fact]) {
        let plain = Set(facts.map(\.subject))
        var stored: [String: String] = [:]
        known = facts.map { fact in
            guard fact.subject.contains("_") else { return fact }
            var respelled = fact
            respelled.subject = fact.subject.replacing("_", with: "-")
            if !plain.contains(respelled.subject) { stored[respelled.subject] = fact.subject }
            return respelled
        }
        self.stored = stored
    }

    /// A statement about the person as stored.
    func restored(_ statement: Statement) -> Statement {
        guard !stored.isEmpty else { return statement }
        var statement = statement
        // A relative of theirs is kept beside them.
        var path = statement.person.path
        while path != "user", !path.isEmpty {
            if let found = stored[path] {
                statement.person.path = found + statement.person.path.dropFirst(path.count)
                return statement
            }
            guard let dot = path.lastIndex(of: ".") else { break }
            path = String(path[..<dot])
        }
        return statement
    }
}
