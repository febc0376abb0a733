import AgentCore

/// One message of JSON-RPC 2.0.
enum JSONRPCMessage: Sendable, Hashable {
    /// Asks for an answer.
    case request(RequestID, method: String, params: JSONValue?)
    /// Tells something.
    case notification(method: String, params: JSONValue?)
    /// Answers; the id is `nil` where the peer could not read the request's.
    case response(RequestID?, Result<JSONValue, JSONRPCError>)

    /// Reads a message; `nil` where the value is none. A missing `jsonrpc` member is let pass.
    init?(_ value: JSONValue) {
        guard case .object = value else { return nil }
        if let method = value["method"]?.stringValue {
            guard let id = value["id"], id != .null else {
                self = .notification(method: method, params: value["params"])
                return
            }
            guard let id = RequestID(id) else { return nil }
            self = .request(id, method: method, params: value["params"])
        } else if let error = value["error"], error != .null {
            self = .response(RequestID(value["id"]), .failure(JSONRPCError(error)))
        } else if let result = value["result"], let id = RequestID(value["id"]) {
            self = .response(id, .success(result))
        } else {
            return nil
        }
    }

    /// The message as it is sent.
    var json: JSONValue {
        var members: [JSONValue.Member] = [.init("jsonrpc", "2.0")]
        switch self {
        case .request(let id, let method, let params):
            members += [.init("id", id.json), .init("method", .string(method))]
            if let params { members.append(.init("params", params)) }
        case .notification(let method, let params):
            members.append(.init("method", .string(method)))
            if let params { members.append(.init("params", params)) }
        case .response(let id, .success(let result)):
            members += [.init("id", id?.json ?? .null), .init("result", result)]
        case .response(let id, .failure(let error)):
            members += [.init("id", id?.json ?? .null), .init("error", error.json)]
        }
        return .object(members)
    }
}
