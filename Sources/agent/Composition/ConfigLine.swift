import AgentCore
import Foundation

/// Changes one setting in a `config.yaml` and leaves every other line as it stands.
enum ConfigLine {
    /// Writes the setting: in place of the line that has it, or as a new last line.
    ///
    /// - Throws: `AgentError` naming the file where it cannot be read or written, or would not be read back so.
    static func set(_ key: SettingKey, to value: String, in location: URL) throws {
        let path = location.path(percentEncoded: false)
        let exists = FileManager.default.fileExists(atPath: path)
        if exists { _ = try ConfigFile(at: location) }
        let line = "\(key.rawValue): \(JSONValue.string(value).text())"
        var lines = try exists ? TextFile.read(location).split(separator: "\n", omittingEmptySubsequences: false) : []
        if lines.last?.isEmpty == true { lines.removeLast() }
        if let index = lines.firstIndex(where: { $0.hasPrefix("\(key.rawValue):") }) {
            lines[index] = Substring(line)
        } else {
            lines.append(Substring(line))
        }
        try TextFile.write(lines.joined(separator: "\n") + "\n", to: location)
        guard try ConfigFile(at: location).values[key] == value else {
            throw AgentError(.failed, "\(path) holds \(key.rawValue) in another form", remedy: "Change it by hand.")
        }
    }
}
