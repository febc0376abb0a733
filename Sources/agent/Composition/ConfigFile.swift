import AgentCore
import Foundation

/// A `config.yaml`: flat `key: value` lines.
struct ConfigFile: Sendable {
    /// The file's path.
    let path: String
    /// The known keys it holds.
    let values: [SettingKey: String]
    /// Lines about keys that are not known.
    let notices: [String]

    /// Reads the file; a missing one is empty.
    ///
    /// - Throws: `AgentError` naming the line where it is no mapping of texts.
    init(at location: URL) throws {
        path = location.path(percentEncoded: false)
        var values: [SettingKey: String] = [:]
        var notices: [String] = []
        for pair in try YAMLFile.mapping(at: location)?.pairs ?? [] {
            guard let key = SettingKey(rawValue: pair.key) else {
                let nearest = Nearest.names(to: pair.key, among: SettingKey.allCases.map(\.rawValue))
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
        self.notices = notices
    }
}
