import AgentCore

/// The name and version that a program gives itself; unverified, for display only.
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
