import AgentCore
import Engine
import Foundation

/// What models may have called: where tools come from, who decides about calls, how they are made.
struct ToolParts: Sendable {
    /// What is said where the built-in model would have to call tools.
    private static let builtInAbsence = "The built-in model calls no tools; choose a larger one with --model."

    private let use: ToolUse
    private let gate: ToolGate
    private let providers: [any ToolProvider]

    /// Puts the parts together; nothing is started before a turn asks for tools.
    ///
    /// - Throws: `AgentError.Code.usage` where a setting makes no sense.
    init(_ call: Call, _ settings: Settings) throws {
        use = try settings.toolUse()
        gate = ToolGate(
            ToolDecisions(call.program.directories.toolDecisions), approval: TerminalApproval(call.console),
            clock: call.program.clock, allowedNames: Set(call.arguments.values(.allowTool)))
        providers = []
    }

    /// The tools whatever the model.
    func host() -> ToolHost {
        ToolHost(providers: providers, gate: gate, prefersNative: use != .written, schemaFault: Self.schemaFault)
    }

    /// The tools of a conversation with a model; `nil` where there are to be none.
    func host(for choice: ModelChoice?) -> ToolHost? {
        guard use != .off, let choice else { return nil }
        return ToolHost(
            providers: providers, gate: gate, prefersNative: use != .written, absence: absence(choice),
            schemaFault: Self.schemaFault)
    }

    /// Ends what was started for tools.
    func close() async {}

    /// What is wrong with a document under a JSON Schema.
    static func schemaFault(_ document: String, _ schema: String) throws -> String? {
        do throws(EngineError) {
            return try ShapeGrammar.fault(in: document, under: schema)
        } catch {
            throw AgentError(
                .usage, "the JSON Schema cannot be read: \(error.message)", remedy: "Correct the schema.")
        }
    }

    private func absence(_ choice: ModelChoice) -> String? {
        if choice.identity.isBundled { return Self.builtInAbsence }
        guard use == .native, choice.address == nil else { return nil }
        return "The model has no way of its own to call tools that is read here; see --tools."
    }
}

extension Directories {
    /// What the user decided about tools.
    var toolDecisions: URL { config.appending(path: "tools.json") }
}
