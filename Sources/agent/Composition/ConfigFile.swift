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
    /// - Throws: `AgentError` where it is there and cannot be read.
    init(at location: URL) throws {
        path = location.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else {
            values = [:]
            notices = []
            return
        }
        guard let data = FileManager.default.contents(atPath: path), let text = String(validating: data, as: UTF8.self)
        else {
            throw AgentError(
                .failed, "cannot read \(path)", remedy: "Check its permissions, and that it is UTF-8 text.")
        }
        var values: [SettingKey: String] = [:]
        var notices: [String] = []
        for (key, value) in try Self.pairs(text, path: path) {
            guard let known = SettingKey(rawValue: key) else {
                let nearest = Nearest.names(to: key, among: SettingKey.allCases.map(\.rawValue))
                let guess = nearest.first.map { "; did you mean \"\($0)\"?" } ?? ""
                notices.append("\(path): there is no setting \"\(key)\"\(guess)")
                continue
            }
            values[known] = value
        }
        self.values = values
        self.notices = notices
    }

    private static func pairs(_ text: String, path: String) throws -> [(String, String)] {
        var pairs: [(String, String)] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.trimmingCharacters(in: .whitespacesAndNewlines)
            if content.isEmpty || content.hasPrefix("#") || content == "---" { continue }
            let parts = content.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard parts.count == 2 else {
                throw AgentError(
                    .failed, "\(path), line \(index + 1): not of the form `key: value`", remedy: "Correct the line.")
            }
            pairs.append((parts[0], unquoted(parts[1])))
        }
        return pairs
    }

    private static func unquoted(_ value: String) -> String {
        for quote in ["\"", "'"] where value.count >= 2 && value.hasPrefix(quote) && value.hasSuffix(quote) {
            return String(value.dropFirst().dropLast())
        }
        return value.split(separator: " #", maxSplits: 1).first.map {
            $0.trimmingCharacters(in: .whitespaces)
        } ?? ""
    }
}
