import AgentCore

/// What a server answers to `tools/call`.
enum CallOutcome: Sendable, Hashable {
    /// The call is done.
    case complete(CallResult)
    /// The server wants something from the client first (2026-07-28, multi round-trip requests): what for, by its own
    /// keys, and a state to be given back with the next try.
    case inputRequired(requests: [JSONValue.Member], state: String?)
    /// A kind of result that is not known, which the protocol calls invalid.
    case invalid(String)

    /// Reads a result. One that names no kind is complete, as in revisions before 2026-07-28.
    init(_ value: JSONValue) {
        guard case .object = value else {
            self = .invalid("a result that is no object")
            return
        }
        switch value["resultType"]?.stringValue {
        case "complete", nil: self = .complete(CallResult(value))
        case "input_required":
            let requests =
                if case .object(let members)? = value["inputRequests"] { members } else { [JSONValue.Member]() }
            self = .inputRequired(requests: requests, state: value["requestState"]?.stringValue)
        case let type?: self = .invalid("a result of the kind \(type.oneLine(40))")
        }
    }
}

/// What a tool's call gave.
struct CallResult: Sendable, Hashable {
    /// The parts, in order.
    let content: [ContentBlock]
    /// The result as a JSON value, where there is one.
    let structured: JSONValue?
    /// Whether the tool itself says that it failed.
    let isError: Bool

    /// Reads a result.
    init(_ value: JSONValue) {
        content = (value["content"]?.arrayValue ?? []).map(ContentBlock.init)
        structured = value["structuredContent"]
        isError = value["isError"] == .bool(true)
    }
}
