import AgentCore
import Engine
import Foundation

/// What a conversation lets its model call.
enum ToolParts {
    /// What is said where the built-in model would have to call tools.
    private static let builtInAbsence = "The built-in model calls no tools; choose a larger one with --model."

    /// The tools of a conversation, and how they are called; `nil` where there are to be none.
    ///
    /// - Throws: `AgentError.Code.usage` where a setting makes no sense.
    static func host(_ call: Call, _ settings: Settings, _ choice: ModelChoice?) throws -> ToolHost? {
        let use = try settings.toolUse()
        guard use != .off, let choice else { return nil }
        let program = call.program
        let gate = ToolGate(
            ToolDecisions(program.directories.toolDecisions), approval: TerminalApproval(call.console),
            clock: program.clock, allowedNames: Set(call.arguments.values(.allowTool)))
        return ToolHost(
            providers: try providers(call, settings), gate: gate, prefersNative: use != .written,
            absence: absence(use, choice), schemaFault: schemaFault)
    }

    /// Where tools come from.
    ///
    /// - Throws: `AgentError.Code.usage` where a setting makes no sense.
    static func providers(_ call: Call, _ settings: Settings) throws -> [any ToolProvider] {
        []
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

    private static func absence(_ use: ToolUse, _ choice: ModelChoice) -> String? {
        if choice.identity.isBundled { return builtInAbsence }
        guard use == .native, choice.address == nil else { return nil }
        return "The model has no way of its own to call tools that is read here; see --tools."
    }
}

extension Directories {
    /// What the user decided about tools.
    var toolDecisions: URL { config.appending(path: "tools.json") }
}
