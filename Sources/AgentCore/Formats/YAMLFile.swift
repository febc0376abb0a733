public import Foundation

/// Files that are YAML from end to end, such as `config.yaml`.
public enum YAMLFile {
    /// Reads a configuration file: a mapping, flat or nested.
    ///
    /// - Returns: the mapping; an empty one for an empty file, `nil` where there is no file.
    /// - Throws: `AgentError` naming the file and the line. A missing file is not an error.
    public static func mapping(at location: URL) throws(AgentError) -> YAMLNode? {
        let path = location.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let text = try TextFile.read(location)
        do throws(YAMLError) {
            guard let root = try YAMLReader().read(text) else { return YAMLNode(.mapping([]), line: 1, column: 1) }
            guard root.pairs != nil else {
                throw YAMLError(.syntax, "\(root.kind) where settings are expected (key: value)", line: root.line)
            }
            return root
        } catch {
            throw AgentError(
                .failed, "\(path), \(error.description)", remedy: "Correct the file, or move it aside.")
        }
    }

    /// Reads a configuration file for editing. A missing file counts as empty.
    ///
    /// - Throws: `AgentError` naming the file and the line.
    public static func edit(at location: URL) throws(AgentError) -> YAMLEdit {
        let path = location.path(percentEncoded: false)
        let text = FileManager.default.fileExists(atPath: path) ? try TextFile.read(location) : ""
        do throws(YAMLError) { return try YAMLEdit(text) } catch {
            throw AgentError(
                .failed, "\(path), \(error.description)",
                remedy: "Nothing was written. Correct the file, or move it aside.")
        }
    }
}
