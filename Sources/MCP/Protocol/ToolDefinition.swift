import AgentCore

/// A tool as its server describes it. All of it is untrusted data.
struct ToolDefinition: Sendable, Hashable {
    /// Its name at the server.
    let name: String
    /// A name for display.
    let title: String?
    /// What it does.
    let description: String?
    /// The JSON Schema of its arguments, an object.
    let inputSchema: JSONValue
    /// The server's hints about its effects.
    let hints: ToolHints
    /// Whether it can only be called as a task, which is not supported.
    let needsTask: Bool
    /// Identifies the tool, to detect changes: all of its definition except decoration, in a fixed order.
    let identity: JSONValue

    /// Reads a definition.
    ///
    /// - Throws: `ToolDefinitionError` if it cannot be used.
    init(_ value: JSONValue) throws(ToolDefinitionError) {
        guard let name = value["name"]?.stringValue, !name.isEmpty else {
            throw ToolDefinitionError("a tool without a name")
        }
        guard name.utf8.count <= 256 else { throw ToolDefinitionError("a tool with a name of over 256 bytes") }
        guard let schema = value["inputSchema"], case .object = schema else {
            throw ToolDefinitionError("the tool \(name.oneLine(60)), whose inputSchema is no object")
        }
        let size = value.text().utf8.count
        guard size <= Self.largest else {
            throw ToolDefinitionError(
                "the tool \(name.oneLine(60)), whose definition has \(size) bytes (up to \(Self.largest) are taken)")
        }
        self.name = name
        title = value["title"]?.stringValue ?? value["annotations"]?["title"]?.stringValue
        description = value["description"]?.stringValue
        inputSchema = schema
        hints = ToolHints(value["annotations"])
        needsTask = value["execution"]?["taskSupport"]?.stringValue == "required"
        guard case .object(let members) = value else { throw ToolDefinitionError("a tool without a name") }
        identity = JSONValue.object(members.filter { !["icons", "_meta"].contains($0.key) }).ordered
    }

    /// Maximum size of a definition in bytes of JSON.
    static let largest = 64 << 10
}

/// Why a tool is left out.
struct ToolDefinitionError: Error, Sendable, Hashable {
    /// The tool and what is wrong with it.
    let message: String

    /// Makes an error.
    init(_ message: String) { self.message = message }
}

/// A server's hints about a tool's effects (`annotations`). Nothing is allowed because of them.
struct ToolHints: Sendable, Hashable {
    /// It changes nothing.
    let readOnly: Bool?
    /// It may change or remove existing things.
    let destructive: Bool?
    /// It reaches beyond this machine.
    let openWorld: Bool?

    /// Reads the hints.
    init(_ value: JSONValue?) {
        func flag(_ key: String) -> Bool? { if case .bool(let flag)? = value?[key] { flag } else { nil } }
        readOnly = flag("readOnlyHint")
        destructive = flag("destructiveHint")
        openWorld = flag("openWorldHint")
    }

    /// The hints in one line; `nil` if there are none.
    var line: String? {
        var parts: [String] = []
        if readOnly == true { parts.append("changes nothing") }
        if readOnly != true, destructive == true { parts.append("may change or remove things") }
        if readOnly != true, destructive == false { parts.append("only adds things") }
        if openWorld == true { parts.append("reaches other services") }
        if openWorld == false { parts.append("reaches no other services") }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
