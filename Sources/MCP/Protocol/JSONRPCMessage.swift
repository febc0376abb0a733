import AgentCore

/// One message of JSON-RPC 2.0.
enum JSONRPCMessage: Sendable, Hashable {
    /// A request, which expects an answer.
    case request(RequestID, method: String, params: JSONValue?)
    /// A notification.
    case notification(method: String, params: JSONValue?)
    /// An answer; the id is `nil` if the peer could not read the request's id.
    case response(RequestID?, Result<JSONValue, JSONRPCError>)

    /// Reads a message; `nil` if the value is not one. A missing `jsonrpc` member is tolerated.
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
