public import Foundation

/// A program installed on this machine, such as an interpreter.
public struct InstalledProgram: Sendable, Hashable {
    /// The file to run.
    public let executable: URL
    /// What it must be able to read besides the system's folders: where it is installed.
    public let readable: [URL]
}
