package import AgentCore
package import Foundation

/// A set of changes to a folder, recorded so that it can be undone.
package struct ChangeRecord: Sendable, Hashable {
    /// The state of the changes.
    package enum State: String, Sendable, Hashable {
        /// Started but not finished: the program was ended meanwhile.
        case begun
        case done
        case undone
    }

    package let id: String
    /// The skill that wrote it: `feature`, `test`.
    package let skill: String
    /// The changes in words: `feature Task`.
    package let title: String
    package let at: Date
    /// The changed folder.
    package let root: URL
    package let changes: [FileChange]
    /// Folders that were created for it, outermost first.
    package internal(set) var folders: [String]
    package internal(set) var state: State

    /// The record as JSON output, without the texts.
    package var json: JSONValue {
        [
            "id": .string(id), "skill": .string(skill), "title": .string(title), "at": .string(Timestamp.text(at)),
            "package": .string(root.path(percentEncoded: false)), "state": .string(state.rawValue),
            "files": .array(changes.map { .string($0.path) }),
        ]
    }

    /// The record as it is stored.
    var document: JSONValue {
        [
            "id": .string(id), "skill": .string(skill), "title": .string(title), "at": .string(Timestamp.text(at)),
            "root": .string(root.path(percentEncoded: false)), "state": .string(state.rawValue),
            "folders": .array(folders.map(JSONValue.string)),
            "changes": .array(
                changes.map {
                    ["path": .string($0.path), "old": .optional($0.old), "new": .optional($0.new)]
                }),
        ]
    }

    /// Reads a stored record; `nil` if it is malformed.
    init?(_ document: JSONValue) {
        guard let id = document["id"]?.stringValue, let skill = document["skill"]?.stringValue,
            let title = document["title"]?.stringValue, let at = document["at"]?.stringValue.flatMap(Timestamp.date),
            let root = document["root"]?.stringValue, let state = document["state"]?.stringValue.flatMap(State.init),
            let folders = document["folders"]?.arrayValue, let changes = document["changes"]?.arrayValue
        else { return nil }
        let read = changes.compactMap { change in
            change["path"]?.stringValue.map {
                FileChange(path: $0, old: change["old"]?.stringValue, new: change["new"]?.stringValue)
            }
        }
        guard read.count == changes.count else { return nil }
        self.init(
            id: id, skill: skill, title: title, at: at, root: URL(filePath: root, directoryHint: .isDirectory),
            changes: read, folders: folders.compactMap(\.stringValue), state: state)
    }

    init(
        id: String, skill: String, title: String, at: Date, root: URL, changes: [FileChange], folders: [String],
        state: State
    ) {
        self.id = id
        self.skill = skill
        self.title = title
        self.at = at
        self.root = root
        self.changes = changes
        self.folders = folders
        self.state = state
    }
}
