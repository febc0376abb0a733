public import AgentCore
import Synchronization

/// A tool that is a closure, and which records its calls.
public final class StubTool: Tool {
    /// As the model is told of it.
    public let declaration: ToolDeclaration
    private let needs: @Sendable (JSONValue) -> ToolPermission
    private let body: @Sendable (JSONValue, ToolContext) async throws(ToolError) -> ToolResult
    private let made = Mutex<[JSONValue]>([])

    /// A tool that takes `{"x": TEXT}`.
    public init(
        _ name: String,
        body: @escaping @Sendable (JSONValue, ToolContext) async throws(ToolError) -> ToolResult = { arguments, _ in
            ToolResult("seen \(arguments["x"]?.stringValue ?? "")")
        },
        needs: @escaping @Sendable (JSONValue) -> ToolPermission = { _ in .run }
    ) {
        declaration = ToolDeclaration(
            name: name, description: "Looks at x.",
            parameters: #"{"type":"object","properties":{"x":{"type":"string"}},"required":["x"]}"#)
        self.needs = needs
        self.body = body
    }

    /// The arguments of all calls.
    public var calls: [JSONValue] { made.withLock { $0 } }

    /// Runs the closure.
    public func permission(for arguments: JSONValue) -> ToolPermission { needs(arguments) }

    /// Records the call and runs the closure.
    public func call(_ arguments: JSONValue, _ context: ToolContext) async throws(ToolError) -> ToolResult {
        made.withLock { $0.append(arguments) }
        return try await body(arguments, context)
    }
}

extension ToolPermission {
    /// A question about one thing.
    public static func asks(_ key: String, refusalKey: String? = nil, preapproval: String? = nil) -> ToolPermission {
        .ask(
            ToolQuestion(
                key: key, refusalKey: refusalKey, action: "do \(key)", scope: "all of \(key)", preapproval: preapproval)
        )
    }
}
