import AgentCore

/// The name and version by which a program introduces itself; its own word, for showing only.
struct PeerInfo: Sendable, Hashable {
    /// The program's name.
    let name: String
    /// Its version.
    let version: String

    /// Names a program.
    init(name: String, version: String) {
        self.name = name
        self.version = version
    }

    /// The protocol's `Implementation`.
    var json: JSONValue { ["name": .string(name), "version": .string(version)] }
}
