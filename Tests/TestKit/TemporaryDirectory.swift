import AgentCore
public import Foundation

/// A folder that lives as long as the value, for tests that need real files.
public final class TemporaryDirectory: Sendable {
    /// The folder.
    public let url: URL

    /// Makes a fresh folder.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(
            path: "agent-test-\(Identifier.make())", directoryHint: .isDirectory)
        try Directories.create(url)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Lends a fresh folder to `body`.
    public static func use<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let directory = try TemporaryDirectory()
        return try withExtendedLifetime(directory) { try body(directory.url) }
    }

    /// Writes a file into the folder, making what lies between.
    @discardableResult
    public func write(_ text: String, to path: String) throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }
}
