import AgentCore
import Engine
import Foundation
import MCP
import SkillTools

/// What models may have called: where tools come from, who decides about calls, how they are made.
struct ToolSelection: Sendable {
    /// What is said where the built-in model would have to call tools.
    private static let builtInAbsence = "The built-in model calls no tools; choose a larger one with --model."

    private let use: ToolUse
    private let gate: ToolGate
    private let skills: SkillToolProvider
    /// The MCP servers, which are kept as long as the program talks.
    let servers: MCPServers

    /// How long a turn waits for servers that have no time of their own set.
    static let patience: Duration = .seconds(5)

    /// Puts the parts together; nothing is started before a turn asks for tools.
    ///
    /// - Parameters:
    ///   - call: the command line and its surroundings.
    ///   - settings: which tools there are to be.
    ///   - isPrivate: whether nothing may be written.
    ///   - servers: those that an earlier part of the conversation had; `nil` for new ones.
    ///   - patience: how long servers are waited for; `nil` for as long as their start may take.
    /// - Throws: `AgentError` where a setting makes no sense.
    init(
        _ call: Call, _ settings: Settings, isPrivate: Bool, servers: MCPServers? = nil,
        patience: Duration? = Self.patience
    ) throws {
        let program = call.program
        use = try settings.toolUse()
        gate = ToolGate(
            ToolDecisions(program.directories.toolDecisions), approval: TerminalApproval(call.console),
            clock: program.clock, allowedNames: Set(call.arguments.values(.allowTool)))
        skills = SkillToolProvider(
            folders: try settings.toolFolders(), workFolder: isPrivate ? nil : program.directories.skillFiles,
            environment: program.environment)
        self.servers = servers ?? Self.servers(call, settings, patience)
    }

    private static func servers(_ call: Call, _ settings: Settings, _ patience: Duration?) -> MCPServers {
        let (configured, missing) = settings.serverConfigurations(call.program.environment)
        return MCPServers(
            configured, missing: missing, version: Version.current, environment: call.program.environment,
            patience: patience
        ) { [console = call.console] names in
            console.note("Waiting for the MCP server\(names.count > 1 ? "s" : "") \(names.joined(separator: ", ")) …")
        }
    }

    /// The tools whatever the model.
    func host() -> ToolHost { host([skills, servers], absence: nil) }

    /// The tools of a conversation with a model; `nil` where there are to be none.
    func host(for choice: ModelSelection?) -> ToolHost? {
        guard use != .off, let choice else { return nil }
        // Servers are not started for a model that has no use for them.
        return absence(choice).map { host([skills], absence: $0) } ?? host()
    }

    /// Ends what was started for tools.
    func close() async { await servers.close() }

    private func host(_ providers: [any ToolProvider], absence: String?) -> ToolHost {
        ToolHost(
            providers: providers, gate: gate, prefersNative: use != .written, absence: absence,
            schemaFault: Self.schemaFault)
    }

    /// What is wrong with a document under a JSON Schema.
    static func schemaFault(_ document: String, _ schema: String) throws -> String? {
        do throws(EngineError) {
            return try ShapeGrammar.fault(in: document, under: schema)
        } catch {
            throw AgentError(
                .usage, "the JSON Schema cannot be read: \(error.message)", remedy: "Correct the schema.")
        }
    }

    private func absence(_ choice: ModelSelection) -> String? {
        if choice.identity.isBundled { return Self.builtInAbsence }
        guard use == .native, choice.address == nil else { return nil }
        return "The model has no way of its own to call tools that is read here; see --tools."
    }
}

extension Directories {
    /// What the user decided about tools.
    var toolDecisions: URL { config.appending(path: "tools.json") }
    /// What scripts of skills leave behind.
    var skillFiles: URL { data.appending(path: "skill-files", directoryHint: .isDirectory) }
}

/// Whether models may have tools called, and how.
enum ToolUse: String, Sendable, CaseIterable {
    /// In the model's own way where it has one, else in words; never with the built-in model.
    case auto
    /// In the model's own way only.
    case native
    /// In words only: for servers that take no declarations of tools.
    case written
    /// Not at all.
    case off
}
