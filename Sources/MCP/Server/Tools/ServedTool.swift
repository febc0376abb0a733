import AgentCore

/// A tool that the server offers. To add one, write a type that conforms to this and add it to `ServedTools`.
protocol ServedTool: Sendable {
    /// Its name.
    var name: String { get }
    /// Its name for people.
    var title: String { get }
    /// What it does, for the model that chooses it.
    ///
    /// - Throws: `AgentError` if what it names cannot be read.
    func description(_ agent: any ServedAgent) throws -> String
    /// What it takes.
    var parameters: [ToolParameter] { get }
    /// What it does to what is stored.
    var effect: ToolEffect { get }

    /// Calls it.
    ///
    /// - Throws: `ConsentNeeded` if the user must be asked first; every other error is reported as the tool's failure.
    func call(_ arguments: ToolArguments, _ agent: any ServedAgent, _ request: RequestContext) async throws -> ToolReply
}

extension ServedTool {
    /// The tool as `tools/list` gives it.
    func definition(_ agent: any ServedAgent) throws -> JSONValue {
        [
            "name": .string(name), "title": .string(title), "description": .string(try description(agent)),
            "inputSchema": ToolParameter.schema(parameters), "annotations": effect.annotations,
        ]
    }
}

/// What a tool does to what is stored; it becomes the hints of the tool's definition.
enum ToolEffect: Sendable {
    /// It changes nothing.
    case reads
    /// It only adds.
    case adds
    /// It may change or remove things; whether once or more often makes no difference.
    case removes
    /// It may do anything, also beyond this machine.
    case isOpen

    /// The hints.
    var annotations: JSONValue {
        switch self {
        case .reads: Self.hints(readOnly: true, destructive: false, idempotent: true, openWorld: false)
        case .adds: Self.hints(readOnly: false, destructive: false, idempotent: false, openWorld: false)
        case .removes: Self.hints(readOnly: false, destructive: true, idempotent: true, openWorld: false)
        case .isOpen: Self.hints(readOnly: false, destructive: true, idempotent: false, openWorld: true)
        }
    }

    private static func hints(readOnly: Bool, destructive: Bool, idempotent: Bool, openWorld: Bool) -> JSONValue {
        [
            "readOnlyHint": .bool(readOnly), "destructiveHint": .bool(destructive),
            "idempotentHint": .bool(idempotent), "openWorldHint": .bool(openWorld),
        ]
    }
}
