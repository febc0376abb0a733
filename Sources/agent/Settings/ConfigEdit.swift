import AgentCore
import Foundation

/// One change of the user's `config.yaml`: made ready first, so that what cannot be written is told before anything else
/// is done, and then written. All other bytes of the file stay as they are.
struct ConfigEdit {
    /// The file.
    let location: URL
    /// The file's path.
    var path: String { location.path(percentEncoded: false) }
    private let text: String
    private let key: String
    private let stronger: Setting?

    /// Makes ready to give a setting a value.
    ///
    /// - Throws: `AgentError` naming the file and the line where it cannot be read, or cannot be changed so.
    init(setting key: SettingKey, to value: String, _ call: Call) throws {
        try self.init(key.rawValue, call) { edit throws(YAMLError) in try edit.setting(key.rawValue, to: value) }
    }

    /// Makes ready to take a setting out.
    ///
    /// - Throws: `AgentError` naming the file and the line where it cannot be read, or cannot be changed so; `.notFound` where
    ///   it does not hold the setting.
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
    /// - Throws: `AgentError` naming the file, which is then as it was.
    func write(_ console: Console) throws {
        try TextFile.replace(location, with: text)
        guard let stronger else { return }
        console.note(
            "\(stronger.origin) is stronger than \(path): \(key) stays \(stronger.shown ?? "as it is") while it is set there."
        )
    }
}
