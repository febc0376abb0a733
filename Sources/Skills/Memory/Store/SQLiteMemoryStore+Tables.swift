import AgentCore

extension SQLiteMemoryStore {
    /// Whether the file holds a table.
    func has(table: String) throws -> Bool {
        try !database.query("SELECT 1 FROM sqlite_master WHERE name = ?", [.text(table)]) { $0.integer(0) }.isEmpty
    }

    /// A text for LIKE with its wildcards escaped.
    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
    }
}
