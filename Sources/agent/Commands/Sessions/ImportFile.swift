import AgentCore
import Foundation

/// Parses a file of messages, one JSON object a line, and collects the errors.
struct ImportFile: Sendable {
    /// A line that cannot be imported.
    struct Problem: Sendable, Hashable {
        /// The line's number, from 1.
        let line: Int
        /// What is wrong.
        let message: String
    }

    /// The messages of the valid lines.
    private(set) var messages: [ImportedMessage] = []
    /// The invalid lines.
    private(set) var problems: [Problem] = []
    /// The number of lines that are not blank.
    private(set) var lineCount = 0

    /// Parses the text of a file.
    init(_ text: String) {
        for (index, line) in text.lines.enumerated() {
            if line.allSatisfy(\.isWhitespace) { continue }
            lineCount += 1
            do throws(LineError) {
                messages.append(try Self.message(line))
            } catch {
                problems.append(Problem(line: index + 1, message: error.message))
            }
        }
    }

    private struct LineError: Error {
        let message: String
    }

    private static func message(_ line: Substring) throws(LineError) -> ImportedMessage {
        guard let document = try? JSONValue(parsing: Data(line.utf8)), case .object = document else {
            throw LineError(message: "is not a JSON object")
        }
        let role = try text(document, "role")
        guard let role = Message.Role(rawValue: role) else {
            throw LineError(message: "\"role\" is \"\(role)\", not user or assistant")
        }
        let time = try text(document, "at")
        guard let time = Timestamp.date(time) else {
            throw LineError(message: "\"at\" is \"\(time)\", not an ISO-8601 time with zone")
        }
        return ImportedMessage(
            session: try text(document, "session"), role: role, name: try optional(document, "name"),
            content: try text(document, "content"), createdAt: time, reference: try optional(document, "ref"))
    }

    private static func text(_ document: JSONValue, _ key: String) throws(LineError) -> String {
        guard let text = try optional(document, key) else { throw LineError(message: "has no \"\(key)\"") }
        guard text.contains(where: { !$0.isWhitespace }) else { throw LineError(message: "\"\(key)\" is empty") }
        return text
    }

    private static func optional(_ document: JSONValue, _ key: String) throws(LineError) -> String? {
        switch document[key] {
        case nil, .null: return nil
        case .string(let text): return text
        default: throw LineError(message: "\"\(key)\" is not a string")
        }
    }
}
