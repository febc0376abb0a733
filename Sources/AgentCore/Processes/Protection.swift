public import Foundation

/// What a program may see and change besides the system's own programs and libraries, which it may read, and an empty
/// home and temporary folder of its own, which vanish with it.
///
/// A `Sandbox` holds a program to it where the machine can.
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
