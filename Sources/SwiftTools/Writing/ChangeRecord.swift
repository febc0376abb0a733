package import AgentCore
package import Foundation

/// What was written into a folder at one time, so that it can be taken back.
package struct ChangeRecord: Sendable, Hashable {
    /// How far it has come.
    package enum State: String, Sendable, Hashable {
        /// Begun, and never finished: the program was ended meanwhile.
        case begun
        case done
        case undone
    }

    package let id: String
    /// Which skill wrote it: `feature`, `test`.
    package let skill: String
    /// What was made, in words: `feature Task`.
    package let title: String
    package let at: Date
    /// The folder.
    package let root: URL
    package let changes: [FileChange]
    /// Folders that were made for it, the outermost first.
    package internal(set) var folders: [String]
    package internal(set) var state: State

    /// For programs.
    package var json: JSONValue {
        [
            "id": .string(id), "skill": .string(skill), "title": .string(title), "at": .string(Timestamp.text(at)),
            "package": .string(root.path(percentEncoded: false)), "state": .string(state.rawValue),
            "files": .array(changes.map { .string($0.path) }),
        ]
    }

    /// As it is kept.
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

    /// Reads one that was kept.
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
