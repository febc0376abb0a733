import AgentCore
import MCP

/// A server under `mcp_servers`, as written.
struct MCPServerSetting: Sendable, Hashable {
    /// Its name.
    let name: String
    /// The program.
    var command = ""
    /// Its arguments.
    var arguments: [String] = []
    /// Its environment variables, in the file's order.
    var environment: [JSONValue.Member] = []
    /// Its working directory.
    var directory: String?
    /// Tools that may be called without asking.
    var allowed: [String] = []
    /// Whether it is enabled.
    var isEnabled = true
    /// Timeout in seconds for its start and for each answer.
    var timeout: Double?
    /// The line in the file, from 1.
    let line: Int
    /// The file's path.
    let path: String
    /// The file's place in the order of precedence.
    let source: Setting.Source
    /// The directory to which relative paths refer.
    let base: String

    /// The file and the line.
    var location: String { "\(path), line \(line)" }

    /// The server as it is started: `${VARIABLE}` expanded and paths made absolute.
    ///
    /// - Throws: `AgentError` naming the location and a variable that is not set.
    func configuration(_ environment: [String: String]) throws(AgentError) -> MCPServerConfiguration {
        let references = EnvironmentReferences(environment: environment)
        func filled(_ text: String, _ member: String) throws(AgentError) -> String {
            do throws(EnvironmentReferences.Failure) {
                return try references.filled(text)
            } catch {
                throw AgentError(
                    .failed, "\(location): mcp_servers.\(name).\(member): \(error.message)",
                    remedy: "Set the variable, or write ${NAME:-a default}.")
            }
        }
        var arguments: [String] = []
        for argument in self.arguments { arguments.append(try filled(argument, "args")) }
        var variables: [String: String] = [:]
        for member in self.environment {
            variables[member.key] = try filled(member.value.stringValue ?? "", "env.\(member.key)")
        }
        let home = environment["HOME"]
        let directory: String? =
            if let directory = self.directory { absolute(try filled(directory, "cwd"), home) } else {
                // A project's server runs in the project's directory.
                source == .project ? base : nil
            }
        let program = try filled(command, "command")
        return MCPServerConfiguration(
            name: name, command: program.hasPrefix("~/") ? absolute(program, home) : program, arguments: arguments,
            environment: variables, directory: directory, allowed: Set(allowed), timeout: timeout,
            shownCommand: shownCommand, location: location)
    }

    /// The command line as written.
    var shownCommand: String { ([command] + arguments).joined(separator: " ") }

    private func absolute(_ path: String, _ home: String?) -> String {
        if path.hasPrefix("/") { return path }
        if let home, path == "~" || path.hasPrefix("~/") { return home + path.dropFirst() }
        return path.isEmpty ? base : "\(base.hasSuffix("/") ? base : base + "/")\(path)"
    }

    /// The server as `agent config` shows it, without the values of its variables.
    var shown: JSONValue {
        var members: [JSONValue.Member] = [
            .init("command", .string(command)), .init("args", .array(arguments.map(JSONValue.string))),
            .init("env", .object(environment.map { .init($0.key, "(set)") })),
            .init("cwd", .optional(directory)), .init("allow", .array(allowed.map(JSONValue.string))),
            .init("enabled", .bool(isEnabled)),
        ]
        if let timeout { members.append(.init("timeout", .number(timeout))) }
        return .object(members)
    }
}
