import AgentCore
import Foundation
import Testing

@testable import MemorySkill

/// What is known, as `user.vehicle=Vespa;user.hobby=chess`, a message, and the operations it asks for.
struct OperationCase: Sendable, CustomTestStringConvertible {
    let known: String
    let message: String
    let operations: [String]

    init(_ known: String, _ message: String, _ operations: String...) {
        self.known = known
        self.message = message
        self.operations = operations
    }

    var testDescription: String { message }

    /// What is known, said a week ago.
    var facts: [Fact] {
        known.split(separator: ";").map { part in
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            let path = sides[0].split(separator: ".").map(String.init)
            let subject = path.dropLast().joined(separator: ".")
            let day = Timestamp.text(Fixtures.now.addingTimeInterval(-7 * 86_400))
            return Fact(
                text: FactSentence.plain(subject, attribute: path[path.count - 1], value: sides[1]), subject: subject,
                attribute: path[path.count - 1], value: sides[1], source: FactSource(at: day, quote: sides[1]),
                createdAt: day)
        }
    }

    /// What the message does, as `update user.vehicle=van`.
    func outcomes() -> [Reconciler.Outcome] {
        let known = facts
        var reconciler = Reconciler(current: known, provenance: Provenance(at: Fixtures.now, now: Fixtures.now))
        reconciler.apply(
            StatementReader(calendar: Fixtures.calendar).read(message, at: Fixtures.now, known: known))
        return reconciler.outcomes
    }
}

/// Changes, corrections and removals of what is known.
struct OperationTests {
    private func done(_ operation: OperationCase) -> [String] {
        operation.outcomes().compactMap { outcome in
            outcome.operation.map {
                "\($0.rawValue) \(outcome.fact.subject).\(Attribute(outcome.fact.attribute).generalName)=\(outcome.fact.value)"
            }
        }
    }

    @Test(arguments: OperationCases.changes)
    func `what is over ends, and what came in its place replaces it`(_ expected: OperationCase) {
        #expect(done(expected) == expected.operations)
    }

    @Test(arguments: OperationCases.corrections)
    func `what was wrong is put right`(_ expected: OperationCase) {
        #expect(done(expected) == expected.operations)
    }

    @Test(arguments: OperationCases.removals)
    func `what is to be removed is found by what is known`(_ expected: OperationCase) {
        #expect(done(expected) == expected.operations)
    }

    @Test(arguments: OperationCases.nothing + OperationCases.chatter)
    func `what is known stays where nothing is said of it`(_ message: OperationCase) {
        #expect(!done(message).contains { $0.hasPrefix("delete") || $0.hasPrefix("update") })
    }

    @Test(arguments: OperationCases.changes + OperationCases.corrections)
    func `every change keeps the sentence it rests on`(_ operation: OperationCase) {
        for outcome in operation.outcomes() where outcome.operation == .add || outcome.operation == .update {
            #expect(!outcome.fact.source.quote.isEmpty)
            #expect(operation.message.contains(outcome.fact.source.quote.prefix(12)))
        }
    }
}
