import Foundation
import Testing

/// A table of `docs/models.md`: `script/tables` names a folder, and the suites of this folder write theirs there.
struct RecordedTable {
    static let folder = ProcessInfo.processInfo.environment["AGENT_TABLES"].map { URL(filePath: $0) }

    private var lines: [String]

    init(_ header: [String]) {
        lines = [Self.row(header), Self.row(header.map { _ in "---" })]
    }

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    mutating func add(_ cells: [String]) { lines.append(Self.row(cells)) }

    /// Writes the table, to take the place of the one of that name.
    func write(_ name: String) throws {
        let folder = try #require(Self.folder)
        let text = lines.joined(separator: "\n") + "\n"
        try text.write(to: folder.appending(path: "\(name).md"), atomically: true, encoding: .utf8)
    }
}
