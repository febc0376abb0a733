import AgentCore

extension SQLiteMemoryStore {
    /// Whether the database has a table, index or trigger with this name.
    func has(table: String) throws -> Bool {
        try !database.query("SELECT 1 FROM sqlite_master WHERE name = ?", [.text(table)]) { $0.integer(0) }.isEmpty
    }

    /// A text with LIKE's wildcards escaped by a backslash.
    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
    }
}
