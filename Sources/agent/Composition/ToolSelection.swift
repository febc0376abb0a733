import AgentCore
import Engine
import Foundation
import MCP
import SkillTools

/// The tools that models may call: where they come from, who decides about calls, how calls are made.
struct ToolSelection: Sendable {
    /// The notice shown if the built-in model would have to call tools.
    private static let noCalls = "The built-in model calls no tools; choose a larger one with --model."

    private let use: ToolUse
    private let gate: ToolGate
    private let skills: SkillToolProvider
    /// The MCP servers, which run until the conversation ends.
    let servers: MCPServers

    /// How long a turn waits for servers without a timeout of their own.
    static let patience: Duration = .seconds(5)

    /// Composes the parts. No server starts before a turn asks for tools.
    ///
    /// - Parameters:
    ///   - call: the command line and its surroundings.
    ///   - settings: the settings, which enable tools.
    ///   - isPrivate: whether nothing may be written.
    ///   - servers: the servers of the conversation so far; `nil` for new ones.
    ///   - patience: how long to wait for servers; `nil` for their own start timeout.
    /// - Throws: `AgentError` if a setting is invalid.
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

    /// The tools, independent of any model.
    func host() -> ToolHost { host([skills, servers], absence: nil) }

    /// The tools of a conversation with a model; `nil` if tools are off or there is no model.
    func host(for choice: ModelSelection?) -> ToolHost? {
        guard use != .off, let choice else { return nil }
        // Do not start servers for a model that cannot call tools.
        return absence(choice).map { host([skills], absence: $0) } ?? host()
    }

    /// Closes the servers.
    func close() async { await servers.close() }

    private func host(_ providers: [any ToolProvider], absence: String?) -> ToolHost {
        ToolHost(
            providers: providers, gate: gate, prefersNative: use != .written, absence: absence,
            schemaFault: Self.schemaFault)
    }

    /// Why a document does not match a JSON Schema; `nil` if it does.
    static func schemaFault(_ document: String, _ schema: String) throws -> String? {
        do throws(EngineError) {
            return try ShapeGrammar.fault(in: document, under: schema)
        } catch {
            throw AgentError(
                .usage, "the JSON Schema cannot be read: \(error.message)", remedy: "Correct the schema.")
        }
    }

    private func absence(_ choice: ModelSelection) -> String? {
        if !choice.followsInstructions { return Self.noCalls }
        guard use == .native, choice.address == nil else { return nil }
        return "The model has no way of its own to call tools that is read here; see --tools."
    }
}

extension Directories {
    /// The user's decisions about tools.
    var toolDecisions: URL { config.appending(path: "tools.json") }
    /// Where scripts of skills leave files.
    var skillFiles: URL { data.appending(path: "skill-files", directoryHint: .isDirectory) }
}

/// Whether and how models may call tools.
enum ToolUse: String, Sendable, CaseIterable {
    /// By native calls if the model supports them, otherwise in words; never with the built-in model.
    case auto
    /// By native calls only.
    case native
    /// In words only, for servers that accept no tool declarations.
    case written
    /// Not at all.
    case off
}
