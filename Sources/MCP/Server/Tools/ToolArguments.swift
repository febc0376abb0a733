import AgentCore

/// The arguments of a call, checked against the tool's parameters.
struct ToolArguments: Sendable, Hashable {
    private let members: [JSONValue.Member]

    /// Checks arguments.
    ///
    /// - Parameter value: the call's `arguments`; `nil` for none.
    /// - Throws: `ToolArgumentError` naming the first argument that is wrong, unknown or missing.
    init(_ value: JSONValue?, _ parameters: [ToolParameter]) throws(ToolArgumentError) {
        guard case .object(let given) = value ?? [:] else {
            throw ToolArgumentError("the arguments must be an object")
        }
        for member in given {
            guard let parameter = parameters.first(where: { $0.name == member.key }) else {
                let known = parameters.isEmpty ? "none" : parameters.map(\.name).joined(separator: ", ")
                throw ToolArgumentError("there is no argument \"\(member.key.oneLine(40))\"; the tool takes \(known)")
            }
            if let fault = parameter.fault(in: member.value) { throw ToolArgumentError(fault) }
        }
        if let missing = parameters.first(where: { $0.isRequired && value?[$0.name] == nil }) {
            throw ToolArgumentError("the argument \"\(missing.name)\" is missing")
        }
        members = given
    }

    /// An argument; `nil` if it was not given.
    subscript(name: String) -> JSONValue? { members.first { $0.key == name }?.value }

    /// A required text.
    func text(_ name: String) -> String { self[name]?.stringValue ?? "" }

    /// A whole number.
    func integer(_ name: String, otherwise: Int) -> Int { self[name]?.integerValue ?? otherwise }

    /// A flag; `false` if it was not given.
    func flag(_ name: String) -> Bool { self[name] == .bool(true) }

    /// A list of texts.
    func texts(_ name: String) -> [String] { (self[name]?.arrayValue ?? []).compactMap(\.stringValue) }

    /// An object of texts, in its order.
    func named(_ name: String) -> [(name: String, text: String)] {
        (self[name]?.objectValue ?? []).map { ($0.key, $0.value.stringValue ?? "") }
    }
}

/// Why a call's arguments are not accepted.
struct ToolArgumentError: Error, Sendable, Hashable {
    /// What is wrong, naming the argument.
    let message: String

    /// Makes an error.
    init(_ message: String) { self.message = message }
}
