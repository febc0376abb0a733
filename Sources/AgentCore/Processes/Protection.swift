public import Foundation

/// What a program may read and change. Every program may also read the system's programs and libraries, and use its own
/// empty home and temporary folder, which are removed afterwards.
///
/// A `Sandbox` enforces it, where the machine has one.
public struct Protection: Sendable, Hashable {
    /// Files and folders that it may read.
    public var readable: [URL]
    /// Files and folders that it may read and change.
    public var writable: [URL]
    /// Whether it may use the network, this machine's own addresses included.
    public var allowsNetwork: Bool

    /// Makes a protection.
    public init(readable: [URL] = [], writable: [URL] = [], allowsNetwork: Bool = false) {
        self.readable = readable
        self.writable = writable
        self.allowsNetwork = allowsNetwork
    }
}
