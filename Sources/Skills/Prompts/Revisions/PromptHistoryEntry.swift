import AgentCore
import Foundation

/// An entry of a prompt's history.
struct PromptHistoryEntry: Sendable, Hashable {
    /// A kind of event.
    enum Event: String, Sendable, Hashable {
        /// The text was used for a reply, for the first time since another text.
        case used
        /// `prompts edit` or `prompts optimize` wrote it.
        case edited
        /// `prompts rollback` brought it back.
        case rolledBack = "rolled_back"
        /// The text was in the file until it was overwritten; it may be broken.
        case replaced
    }

    /// The time, to the millisecond.
    let time: String
    /// The event.
    let event: Event
    /// The revision's hash.
    let hash: String

    /// Whether the text is known to have been valid.
    var isGood: Bool { event != .replaced }

    var json: JSONValue {
        ["at": .string(time), "event": .string(event.rawValue), "hash": .string(hash)]
    }

    init(time: Date, event: Event, hash: String) {
        self.time = Timestamp.text(time)
        self.event = event
        self.hash = hash
    }

    /// Parses a line; `nil` if it is malformed, such as one cut off by a full disk.
    init?(line: Substring) {
        guard let value = try? JSONValue(parsing: Data(line.utf8)), let time = value["at"]?.stringValue,
            let event = value["event"]?.stringValue.flatMap(Event.init(rawValue:)),
            let hash = value["hash"]?.stringValue, PromptSnapshots.isHash(hash)
        else { return nil }
        self.time = time
        self.event = event
        self.hash = hash
    }
}
