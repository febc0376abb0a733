/// Makes the tool calls of one turn: finds the tool, checks the arguments, asks the gate, and enforces the limits.
struct ToolCaller {
    private let tools: [String: any Tool]
    private let host: ToolHost
    private let isPrivate: Bool
    private let clock = ContinuousClock()
    private var spent = Duration.zero
    private(set) var records: [ToolCallRecord] = []

    /// A caller for one turn.
    init(_ tools: [any Tool], host: ToolHost, isPrivate: Bool) {
        self.tools = Dictionary(tools.map { ($0.declaration.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.host = host
        self.isPrivate = isPrivate
    }

    /// Whether the limits allow another call.
    var isOpen: Bool { records.count < host.limits.calls && spent < host.limits.totalTime }

    /// Whether a call with the same name and arguments succeeded before in this turn.
    func made(_ call: ToolCall) -> Bool {
        records.contains { $0.name == call.name && $0.arguments == call.arguments && $0.outcome == .done }
    }

    /// Whether the same call was refused before in this turn; the user is not asked twice.
    private func isRefused(_ call: ToolCall) -> Bool {
        records.contains { $0.name == call.name && $0.arguments == call.arguments && $0.outcome == .refused }
    }

    /// Makes a call, or records why it is not made.
    ///
    /// - Parameters:
    ///   - outputLimit: the most bytes of the result that fit the model's context.
    ///   - emit: is given an event before the call and one after it.
    /// - Throws: `AgentError` where the user's decisions cannot be read or written.
    mutating func make(
        _ call: ToolCall, outputLimit: Int, emit: (TurnEvent) async -> Void
    ) async throws -> ToolCallRecord {
        var (outcome, result, time) = (ToolCallRecord.Outcome.invalid, "", Duration.zero)
        switch checked(call) {
        case .failure(let error): result = error.message
        case .success(let (tool, arguments)):
            let verdict =
                isRefused(call)
                ? .refuse("this very call was refused before")
                : try await host.gate.verdict(on: tool, arguments, isPrivate: isPrivate)
            switch verdict {
            case .refuse(let reason): (outcome, result) = (.refused, "not done: \(reason)")
            case .run(let reason):
                await emit(.calling(call, reason))
                let begin = clock.now
                (outcome, result) = await run(tool, arguments, outputLimit)
                time = clock.now - begin
                spent += time
            }
        }
        let record = ToolCallRecord(
            name: call.name, arguments: call.arguments, outcome: outcome, result: result,
            milliseconds: time / .milliseconds(1))
        records.append(record)
        await emit(.called(record))
        return record
    }

    private func run(
        _ tool: any Tool, _ arguments: JSONValue, _ outputLimit: Int
    ) async -> (ToolCallRecord.Outcome, String) {
        let limit = min(outputLimit, host.limits.output)
        let context = ToolContext(
            timeLimit: min(host.limits.callTime, host.limits.totalTime - spent), outputLimit: limit)
        do throws(ToolError) {
            let result = try await tool.call(arguments, context)
            return (result.isError ? .failed : .done, ToolText.shortened(result.text, to: limit))
        } catch {
            return (.failed, ToolText.shortened(error.message, to: limit))
        }
    }

    private func checked(_ call: ToolCall) -> Result<(any Tool, JSONValue), ToolError> {
        guard let tool = tools[call.name] else {
            let names = tools.keys.sorted().joined(separator: ", ")
            let what = call.name.isEmpty ? "the call names no tool" : "there is no tool \(call.name.prefix(100))"
            return .failure(ToolError("\(what); there are: \(names)"))
        }
        guard let arguments = call.object else {
            return .failure(ToolError("the arguments are no JSON object: \(call.arguments.prefix(200))"))
        }
        // If the check does not support the schema, the tool has to check the arguments itself.
        guard let fault = try? host.schemaFault(arguments.text(), tool.declaration.parameters) else {
            return .success((tool, arguments))
        }
        return .failure(ToolError("the arguments are wrong: \(fault)"))
    }
}
