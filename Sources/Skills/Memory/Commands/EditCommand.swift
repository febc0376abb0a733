import AgentCore
import Foundation

/// `memory edit ID TEXT`
struct EditCommand {
    let store: any MemoryStore
    let hand: HandWritten

    /// Gives a fact new content and keeps its id. The old content is stored as history.
    func run(_ id: String, _ text: String) async throws -> SkillOutput {
        let old = try store.requireFact(id: id)
        guard old.state == .current || old.state == .proposed else {
            throw AgentError(
                .refused, "the fact \(id) is history and is not edited",
                remedy: "Add a new fact with `agent memory add`.")
        }
        let written = try await hand.read(text, known: [])
        let edited = try store.revise { current in
            let statements = hand.statements(written, known: current.filter { $0.id != id })
            guard statements.count == 1, let statement = statements.first else {
                throw AgentError(
                    .usage, "this text says several things: \(statements.map(\.value).joined(separator: ", "))",
                    remedy: "Edit one fact at a time; add the others with `agent memory add`.")
            }
            let (history, edited) = Self.edited(old, to: statement, at: hand.now)
            return ([.insert(history), .update(edited)], edited)
        }
        return SkillOutput(text: FactPrinter.details(edited), json: edited.json)
    }

    /// The fact with new content under the same id, and the old content as a superseded fact.
    static func edited(_ old: Fact, to statement: Statement, at now: Date) -> (history: Fact, edited: Fact) {
        var edited = old
        edited.subject = statement.subject
        edited.person = statement.attribute == "name" ? nil : statement.person
        edited.attribute = statement.attribute
        edited.value = FactText.oneLine(statement.value)
        edited.category = Attribute(statement.attribute).category
        edited.text = statement.text
        edited.confidence = 1
        edited.state = .current
        // The original source is kept, with a note that the user edited the fact.
        edited.source.editedAt = Timestamp.text(now)
        edited.updatedAt = Timestamp.text(now)
        let history = Fact(
            text: old.text, subject: old.subject, person: old.person, attribute: old.attribute, value: old.value,
            confidence: old.confidence, state: .superseded, validFrom: old.validFrom, validTo: Timestamp.text(now),
            source: old.source, createdAt: old.createdAt, updatedAt: Timestamp.text(now),
            strengthened: old.strengthened, supersededBy: old.id)
        return (history, edited)
    }
}
