public import Foundation

/// A program of this machine, such as an interpreter.
public struct InstalledProgram: Sendable, Hashable {
    /// The file to run.
    public let executable: URL
    /// What has to be readable for it besides the system's own folders: where it is installed.
    public let readable: [URL]
}
