import AgentCore
import Foundation

/// One change to the user's `config.yaml`. It is prepared first, so that an impossible change is reported before
/// anything else is done, and then written. All other bytes of the file stay unchanged.
struct ConfigEdit {
    /// The file.
    let location: URL
    /// The file's path.
    var path: String { location.path(percentEncoded: false) }
    private let text: String
    private let key: String
    private let stronger: Setting?

    /// Prepares setting a value.
    ///
    /// - Throws: `AgentError` naming the file and line if it cannot be read or edited.
    init(setting key: SettingKey, to value: String, _ call: Call) throws {
        try self.init(key.rawValue, call) { edit throws(YAMLError) in try edit.setting(key.rawValue, to: value) }
    }

    /// Prepares removing a setting.
    ///
    /// - Throws: `AgentError` naming the file and line if it cannot be read or edited; `.notFound` if the setting is
    ///   not in it.
    init(removing name: String, _ call: Call) throws {
        try self.init(name, call) { edit throws(YAMLError) in try edit.has(name) ? edit.removing(name) : nil }
    }

    private init(_ name: String, _ call: Call, _ change: (YAMLEdit) throws(YAMLError) -> String?) throws {
        location = call.program.directories.config.appending(path: "config.yaml")
        key = name
        stronger = try SettingKey(rawValue: name).flatMap {
            try Settings.stronger($0, arguments: call.arguments, program: call.program)
        }
        let edit = try YAMLFile.edit(at: location)
        let path = location.path(percentEncoded: false)
        let changed = Result { () throws(YAMLError) in try change(edit) }
        let text = try changed.mapError { error in
            AgentError(
                .failed, "\(path), \(error.description)", remedy: "Nothing was written. Change the file by hand.")
        }.get()
        guard let text else {
            throw AgentError(
                .notFound, "\(name) is not set in \(path)",
                remedy: "`agent config` shows where each value comes from.")
        }
        self.text = text
    }

    /// Writes it, and says on standard error where another source overrides the file.
    ///
    /// - Throws: `AgentError` naming the file, which is then unchanged.
    func write(_ console: Console) throws {
        try TextFile.replace(location, with: text)
        guard let stronger else { return }
        console.note(
            "\(stronger.origin) is stronger than \(path): \(key) stays \(stronger.shown ?? "as it is") while it is set there."
        )
    }
}
