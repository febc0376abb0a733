import AgentCore
import Foundation

/// A `config.yaml`: flat `key: value` lines and the mapping `mcp_servers`.
struct ConfigFile: Sendable {
    /// The file's path.
    let path: String
    /// The known keys it holds.
    let values: [SettingKey: String]
    /// The MCP servers it describes.
    let servers: [MCPServerSetting]
    /// Notices about unknown keys.
    let notices: [String]

    /// Reads the file; a missing one is empty.
    ///
    /// - Parameters:
    ///   - location: the file.
    ///   - source: its place in the order of precedence.
    ///   - base: the directory to which its relative paths refer.
    /// - Throws: `AgentError` naming the line if it is not a mapping of texts.
    init(at location: URL, _ source: Setting.Source = .user, base: URL = .homeDirectory) throws {
        path = location.path(percentEncoded: false)
        var values: [SettingKey: String] = [:]
        var notices: [String] = []
        var reader = MCPServerReader(path: path, source: source, base: base.path(percentEncoded: false))
        var servers: [MCPServerSetting] = []
        for pair in try YAMLFile.mapping(at: location)?.pairs ?? [] {
            if MCPServerReader.keys.contains(pair.key) {
                servers += try reader.read(pair.value)
                continue
            }
            guard let key = SettingKey(rawValue: pair.key) else {
                let nearest = Nearest.names(
                    to: pair.key, among: SettingKey.allCases.map(\.rawValue) + MCPServerReader.keys)
                let guess = nearest.first.map { "; did you mean \"\($0)\"?" } ?? ""
                notices.append("\(path), line \(pair.line): there is no setting \"\(pair.key)\"\(guess)")
                continue
            }
            if pair.value.isNull { continue }
            guard let text = pair.value.text else {
                throw AgentError(
                    .failed, "\(path), line \(pair.line): \(pair.key) is \(pair.value.kind)",
                    remedy: "Give it one value.")
            }
            values[key] = text
        }
        self.values = values
        self.servers = servers
        self.notices = notices + reader.notices
    }
}
