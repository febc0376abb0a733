import AgentCore
import Foundation

/// Parses and validates a fact in the JSON format of `memory export`.
enum FactDocument {
    /// Why a document was rejected.
    struct Refusal: Error {
        /// What is wrong, to be printed after "line 7:".
        let reason: String
    }

    /// Parses a fact.
    static func fact(_ value: JSONValue, now: Date) throws(Refusal) -> Fact {
        let text = try line(value, "text", limit: FactText.limit)
        let subject = try optional(value, "subject") ?? "user"
        guard subject == "user" || subject.hasPrefix("user."), subject.count < 100,
            subject.allSatisfy({ $0.isLetter || $0.isNumber || ".-_".contains($0) })
        else { throw Refusal(reason: "\"subject\" is neither user nor a path such as user.sister") }
        let attribute = try line(value, "attribute", limit: 60)
        guard attribute.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
            throw Refusal(reason: "\"attribute\" is no name such as home_city")
        }
        let content = try line(value, "value", limit: FactText.limit)
        guard let state = Fact.State(rawValue: try optional(value, "state") ?? "current"), state != .forgotten else {
            throw Refusal(reason: "\"state\" is none of current, superseded, proposed")
        }
        for part in [text, content] where attribute != "reply_style" && FactText.readsLikeInstruction(part) {
            throw Refusal(reason: "reads like an instruction to the assistant, not like a fact")
        }
        guard !Secrets.isIn(text), !Secrets.isIn(content) else {
            throw Refusal(reason: "looks like a secret, and secrets are not remembered")
        }
        let source = value["source"]
        let at = try time(source?["at"], "source.at") ?? Timestamp.text(now)
        var fact = Fact(
            id: try identifier(value), text: text, subject: subject, attribute: attribute, value: content,
            confidence: try confidence(value), state: state, validFrom: try optional(value, "valid_from"),
            validTo: try optional(value, "valid_to"),
            source: FactSource(
                session: source?["session"]?.stringValue, message: source?["message"]?.stringValue, at: at,
                quote: FactText.oneLine(String((source?["quote"]?.stringValue ?? text).prefix(FactText.limit)))),
            createdAt: Timestamp.text(now))
        fact.source.editedAt = try time(source?["edited_at"], "source.edited_at")
        fact.person = try optional(value, "person").map(FactText.oneLine)
        fact.supersededBy = try optional(value, "superseded_by")
        return fact
    }

    private static func identifier(_ value: JSONValue) throws(Refusal) -> String {
        guard let id = try optional(value, "id") else { return Identifier.make() }
        guard (1...64).contains(id.count), id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
        else {
            throw Refusal(reason: "\"id\" is no id")
        }
        return id
    }

    private static func confidence(_ value: JSONValue) throws(Refusal) -> Double {
        guard let confidence = value["confidence"], confidence != .null else { return 0.9 }
        guard let number = confidence.doubleValue, (0...1).contains(number) else {
            throw Refusal(reason: "\"confidence\" is no number from 0 to 1")
        }
        return number
    }

    private static func time(_ value: JSONValue?, _ key: String) throws(Refusal) -> String? {
        guard let value, value != .null else { return nil }
        guard let text = value.stringValue, Timestamp.date(text) != nil else {
            throw Refusal(reason: "\"\(key)\" is not an ISO-8601 time with zone")
        }
        return text
    }

    private static func line(_ value: JSONValue, _ key: String, limit: Int) throws(Refusal) -> String {
        guard let text = try optional(value, key).map(FactText.oneLine), !text.isEmpty else {
            throw Refusal(reason: "has no \"\(key)\"")
        }
        guard text.count <= limit else {
            throw Refusal(reason: "\"\(key)\" has \(text.count) characters; a fact has at most \(limit)")
        }
        return text
    }

    private static func optional(_ value: JSONValue, _ key: String) throws(Refusal) -> String? {
        switch value[key] {
        case nil, .null: return nil
        case .string(let text): return text
        default: throw Refusal(reason: "\"\(key)\" is not a string")
        }
    }
}
