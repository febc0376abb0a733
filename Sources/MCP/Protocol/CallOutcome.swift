import AgentCore

/// A server's answer to `tools/call`.
enum CallOutcome: Sendable, Hashable {
    /// The call is done.
    case complete(CallResult)
    /// The server wants something from the client first (2026-07-28, multi round-trip requests): its requests, keyed by
    /// names of its own, and a state to be returned with the next try.
    case inputRequired(requests: [JSONValue.Member], state: String?)
    /// An unknown kind of result, which the protocol considers invalid.
    case invalid(String)

    /// Reads a result. One that states no kind is complete, as in revisions before 2026-07-28.
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

/// The result of a tool call.
struct CallResult: Sendable, Hashable {
    /// The parts, in order.
    let content: [ContentBlock]
    /// The result as a JSON value, if there is one.
    let structured: JSONValue?
    /// Whether the tool itself reports a failure.
    let isError: Bool

    /// Reads a result.
    init(_ value: JSONValue) {
        content = (value["content"]?.arrayValue ?? []).map(ContentBlock.init)
        structured = value["structuredContent"]
        isError = value["isError"] == .bool(true)
    }
}
