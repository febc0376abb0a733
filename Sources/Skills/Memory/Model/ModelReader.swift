import AgentCore
import Foundation

/// A large language model that reads messages under a JSON Schema. It finds the same operations as the small reader,
/// and they go through the same gate.
struct ModelReader: OperationSource {
    /// What the user can do if a model cannot read messages.
    static let remedy = "`agent config set memory_reader small` leaves large models out of memory."

    let model: any LanguageModel

    /// Token limit of an answer, enough for eight operations.
    private static let room = 900

    /// The model's whole answer.
    private struct Answer: Decodable {
        struct Operation: Decodable {
            let op: String
            let subject: String
            let attribute: String
            let value: String
            let time: String
            let sentence: String
        }
        let operations: [Operation]
    }

    func read(_ message: ReadableMessage) async throws -> [ReadOperation] {
        // What is all quoted or pasted needs no model.
        guard Folding.words(OwnWords.text(of: message.text)).count > 1 else { return [] }
        let question = ShapedQuestion(
            instructions: Self.instructions, task: Self.task(message), schema: Self.schema, room: Self.room)
        let answer: Answer = try await question.answer(of: model, to: "read the message", remedy: Self.remedy)
        return answer.operations.compactMap { item in
            ReadOperation.Kind(rawValue: item.op).map {
                ReadOperation(
                    $0, subject: item.subject, attribute: item.attribute, value: item.value, time: item.time,
                    sentence: item.sentence)
            }
        }
    }

    private static let instructions = """
        You read one message of a user and list what it teaches about the user, or about people near them, that a good \
        friend would still want to know in three months: who people are, homes, work, health, allergies, tastes, habits, \
        skills, things owned, plans and events with their dates, wishes about replies.
        Nothing from questions, chores, wishes in the air, irony, fiction, quotations or pasted text; nothing that passes \
        within days; nothing that is known already; never passwords or numbers of cards and accounts. Most messages teach \
        nothing: then the list is empty.
        op: "add" for something new, "update" where a known line is no longer right (same subject and attribute, new \
        value), "delete" where a known line ended (value as in the known line).
        subject: "user", or a path of English relations such as "user.sister" or "user.friend.wife".
        attribute: a short name such as name, age, birthday, home_city, employer, job_title, allergy, health, diet, like, \
        dislike, hobby, habit, pet, partner, plan, event, goal, vehicle, reply_style; another in snake_case if none fits.
        value: the shortest words that keep the sense, copied from the message letter by letter.
        time: the words of the message that tell when, copied; empty if there are none. Never reckon.
        sentence: the fact as one short sentence that begins with "The user", in the language of the message.
        """

    private static func task(_ message: ReadableMessage) -> String {
        var parts: [String] = []
        if !message.known.isEmpty {
            parts.append("Known already:\n" + message.known.map(FactText.oneLine).joined(separator: "\n"))
        }
        if !message.earlier.isEmpty {
            let lines = message.earlier.map {
                "\($0.role.rawValue): \(FactText.oneLine(String($0.content.prefix(300))))"
            }
            parts.append("Said before, only to know what is meant:\n" + lines.joined(separator: "\n"))
        }
        let day = Timestamp.text(message.date).prefix(10)
        parts.append("The message, of \(day):\n\"\"\"\n\(message.text.replacing("\"\"\"", with: "''"))\n\"\"\"")
        return parts.joined(separator: "\n\n")
    }

    /// The JSON Schema of the answer: at most eight operations with short texts.
    static let schema: String = {
        func text(_ limit: Int) -> JSONValue { ["type": "string", "maxLength": .integer(limit)] }
        let keys = ["op", "subject", "attribute", "value", "time", "sentence"]
        let item: JSONValue = [
            "type": "object", "additionalProperties": false, "required": .array(keys.map(JSONValue.string)),
            "properties": [
                "op": ["enum": .array(ReadOperation.Kind.allCases.map { .string($0.rawValue) })],
                "subject": text(60), "attribute": text(30), "value": text(120), "time": text(60), "sentence": text(240),
            ],
        ]
        let list: JSONValue = [
            "type": "object", "additionalProperties": false, "required": ["operations"],
            "properties": ["operations": ["type": "array", "maxItems": 8, "items": item]],
        ]
        return list.text()
    }()
}
