import AgentCore

/// Reads `mcp_servers` of a `config.yaml`: a mapping from names to servers. YAML includes JSON, so the JSON from a
/// server's README can be pasted, with or without its `mcpServers`.
struct MCPServerReader {
    /// The file.
    let path: String
    /// The file's place in the order of precedence.
    let source: Setting.Source
    /// The directory to which relative paths refer.
    let base: String
    /// Notices about unknown members.
    private(set) var notices: [String] = []

    /// The key in a `config.yaml`, and the key that other MCP hosts use.
    static let keys = ["mcp_servers", "mcpServers"]
    private static let members = [
        "command", "args", "env", "cwd", "allow", "enabled", "disabled", "timeout", "type", "description",
    ]

    init(path: String, source: Setting.Source, base: String) {
        self.path = path
        self.source = source
        self.base = base
    }

    /// Reads the servers, in the file's order.
    ///
    /// - Throws: `AgentError` naming the file, the line and the wrong member.
    mutating func read(_ node: YAMLNode) throws(AgentError) -> [MCPServerSetting] {
        if node.isNull { return [] }
        guard let pairs = node.pairs else {
            throw wrong(node, "", "is \(node.kind)", "Write a mapping from names to servers.")
        }
        if pairs.count == 1, pairs[0].key == Self.keys[1], pairs[0].value["command"] == nil {
            return try read(pairs[0].value)
        }
        var servers: [MCPServerSetting] = []
        for pair in pairs { servers.append(try server(pair)) }
        return servers
    }

    private mutating func server(_ pair: YAMLNode.Pair) throws(AgentError) -> MCPServerSetting {
        let name = pair.key
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "_-. @/:".contains($0) }
        guard !name.isEmpty, name.utf8.count <= 64, isName else {
            throw wrong(
                pair.value, "", "has a server named \"\(name.prefix(80))\"", "Use letters, digits, - and _, at most 64."
            )
        }
        guard let members = pair.value.pairs else {
            throw wrong(pair.value, name, "is \(pair.value.kind)", "Write a mapping: command, args, env.")
        }
        var server = MCPServerSetting(name: name, line: pair.line, path: path, source: source, base: base)
        for member in members { try set(member, of: &server) }
        guard !server.command.isEmpty else {
            throw AgentError(
                .failed, "\(path), line \(pair.line): mcp_servers.\(name) has no command",
                remedy: "Write the program that is started, and its args.")
        }
        return server
    }

    private mutating func set(_ member: YAMLNode.Pair, of server: inout MCPServerSetting) throws(AgentError) {
        let (value, field) = (member.value, "\(server.name).\(member.key)")
        switch member.key {
        case "command": server.command = try text(value, field)
        case "args": server.arguments = try texts(value, field)
        case "allow": server.allowed = try texts(value, field)
        case "cwd": server.directory = value.isNull ? nil : try text(value, field)
        case "enabled": server.isEnabled = try flag(value, field)
        case "disabled": server.isEnabled = !(try flag(value, field))
        case "env":
            if value.isNull { break }
            guard let pairs = value.pairs else { throw wrong(value, field, "is \(value.kind)", "Write a mapping.") }
            for pair in pairs {
                guard !pair.key.isEmpty, !pair.key.contains("=") else {
                    throw wrong(pair.value, field, "has a variable \"\(pair.key)\"", "Give the variable's name.")
                }
                let text = pair.value.isNull ? "" : try text(pair.value, "\(field).\(pair.key)")
                server.environment.append(.init(pair.key, .string(text)))
            }
        case "timeout":
            let text = try text(value, field)
            guard let seconds = Double(text), seconds > 0, seconds <= 3600 else {
                throw wrong(value, field, "is \"\(text)\"", "Give seconds, up to 3600.")
            }
            server.timeout = seconds
        case "type":
            let text = try text(value, field)
            guard text == "stdio" else { throw wrong(value, field, "is \"\(text)\"", Self.overHTTP) }
        case "url", "serverUrl", "httpUrl": throw wrong(value, field, "is an address", Self.overHTTP)
        case "description": break
        default:
            let near = Nearest.names(to: member.key, among: Self.members).first
            let guess = near.map { "; did you mean \"\($0)\"?" } ?? ""
            notices.append(
                "\(path), line \(member.line): mcp_servers.\(server.name) has no member \"\(member.key)\"\(guess)")
        }
    }

    private static let overHTTP = "agent starts servers itself and speaks to them over stdio: give a command."

    private func text(_ value: YAMLNode, _ field: String) throws(AgentError) -> String {
        guard let text = value.text, !value.isNull else {
            throw wrong(value, field, value.isNull ? "is empty" : "is \(value.kind)", "Give one text.")
        }
        return text
    }

    private func texts(_ value: YAMLNode, _ field: String) throws(AgentError) -> [String] {
        if value.isNull { return [] }
        guard let elements = value.elements else {
            throw wrong(value, field, "is \(value.kind)", "Write a list: [a, b].")
        }
        var texts: [String] = []
        for (index, element) in elements.enumerated() { texts.append(try text(element, "\(field)[\(index)]")) }
        return texts
    }

    private func flag(_ value: YAMLNode, _ field: String) throws(AgentError) -> Bool {
        switch value.text?.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: throw wrong(value, field, "is \(value.text.map { "\"\($0)\"" } ?? value.kind)", "Give true or false.")
        }
    }

    private func wrong(_ value: YAMLNode, _ field: String, _ what: String, _ remedy: String) -> AgentError {
        let name = field.isEmpty ? "mcp_servers" : "mcp_servers.\(field)"
        return AgentError(.failed, "\(path), line \(value.line): \(name) \(what)", remedy: remedy)
    }
}
