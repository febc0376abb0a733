import AgentCore
import Foundation

/// One line of a prompt's history.
struct PromptHistoryEntry: Sendable, Hashable {
    /// What happened.
    enum Event: String, Sendable, Hashable {
        /// A reply was made with this text for the first time since another.
        case used
        /// `prompts edit` or `prompts optimize` wrote it.
        case edited
        /// `prompts rollback` brought it back.
        case rolledBack = "rolled_back"
        /// It stood in the file until something else was written there; it may be broken.
        case replaced
    }

    /// When, to the millisecond.
    let time: String
    /// What happened.
    let event: Event
    /// The revision's hash.
    let hash: String

    /// Whether the text was good.
    var isGood: Bool { event != .replaced }

    var json: JSONValue {
        ["at": .string(time), "event": .string(event.rawValue), "hash": .string(hash)]
    }

    init(time: Date, event: Event, hash: String) {
        self.time = Timestamp.text(time)
        self.event = event
        self.hash = hash
    }

    /// Reads a line; `nil` where it is none, such as one that a full disk cut off.
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
