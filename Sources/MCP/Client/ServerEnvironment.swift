import Foundation

/// The environment of a server: what programs commonly need, and what the configuration adds. Nothing else is passed
/// on, so that no key meant for another program reaches it.
enum ServerEnvironment {
    /// Variables that are passed on.
    static let passed: Set<String> = [
        "HOME", "LANG", "LOGNAME", "PATH", "SHELL", "TERM", "TMPDIR", "TZ", "USER", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
        "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME", "SSL_CERT_DIR", "SSL_CERT_FILE",
    ]

    /// The environment of a server.
    static func variables(
        adding own: [String: String], to environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> [String: String] {
        environment.filter { passed.contains($0.key) || $0.key.hasPrefix("LC_") }.merging(own) { $1 }
    }

    /// The executable file of a command.
    ///
    /// - Parameters:
    ///   - command: a path, which may be relative to the server's directory, or a name.
    ///   - directory: the server's directory; `nil` for this program's own.
    ///   - variables: the server's environment, whose `PATH` is searched.
    /// - Throws: `MCPError.Code.cannotStart` if there is none.
    static func executable(
        _ command: String, in directory: String?, _ variables: [String: String]
    ) throws(MCPError) -> String {
        let manager = FileManager.default
        if command.contains("/") {
            let path = command.hasPrefix("/") ? command : "\(directory ?? manager.currentDirectoryPath)/\(command)"
            guard isProgram(path) else {
                let why = manager.fileExists(atPath: path) ? "is no program that may be run" : "does not exist"
                throw MCPError(.cannotStart, "it cannot be started: \(command) \(why)")
            }
            return path
        }
        let folders = (variables["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        for folder in folders where folder.hasPrefix("/") {
            let path = "\(folder)/\(command)"
            if isProgram(path) { return path }
        }
        throw MCPError(.cannotStart, "it cannot be started: there is no program \(command) on the PATH")
    }

    private static func isProgram(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }
}
