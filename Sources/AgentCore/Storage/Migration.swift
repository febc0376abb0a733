import Foundation

/// One numbered step of a component's schema. Steps run once, in order, each in a transaction.
public struct Migration: Sendable {
    /// Counts from 1 without gaps.
    public let version: Int
    /// The SQL statements, run in order.
    public let statements: [String]

    /// Makes a step.
    public init(version: Int, statements: [String]) {
        self.version = version
        self.statements = statements
    }
}

extension Database {
    /// Migrates one component's tables to its newest version. Each component (sessions, memory) numbers its own steps,
    /// because neither may depend on the other.
    ///
    /// - Throws: `AgentError` where the file was written by a newer program, or for what SQLite reports.
    public func migrate(component: String, _ migrations: [Migration]) throws {
        let newest = migrations.map(\.version).max() ?? 0
        let known = try query("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'") { $0.integer(0) }
        if !known.isEmpty, try version(of: component) == newest { return }
        try transaction { transaction in
            try transaction.execute(
                """
                CREATE TABLE IF NOT EXISTS schema_version
                (component TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT
                """)
            let current =
                try transaction.query("SELECT version FROM schema_version WHERE component = ?", [.text(component)]) {
                    $0.integer(0)
                }.first ?? 0
            guard current <= newest else {
                throw AgentError(
                    .failed,
                    "the database \(location.path(percentEncoded: false)) is of version \(current) (\(component)); this program knows \(newest)",
                    remedy: "Use the newer version of agent that wrote it.")
            }
            for migration in migrations.sorted(by: { $0.version < $1.version }) where migration.version > current {
                for statement in migration.statements { try transaction.execute(statement) }
            }
            try transaction.execute(
                """
                INSERT INTO schema_version (component, version) VALUES (?, ?)
                ON CONFLICT (component) DO UPDATE SET version = excluded.version
                """, [.text(component), .integer(Int64(newest))])
        }
    }

    private func version(of component: String) throws -> Int {
        try query("SELECT version FROM schema_version WHERE component = ?", [.text(component)]) { $0.integer(0) }
            .first ?? 0
    }
}
