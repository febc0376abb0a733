package import AgentCore
package import Foundation

/// The git work tree around a package. Uncommitted changes there would mix with those that a skill writes.
package struct WorkTree: Sendable {
    /// The repository's folder.
    package let root: URL
    private let package: URL

    /// Finds the work tree.
    ///
    /// - Parameter package: a folder in the work tree.
    /// - Returns: `nil` if there is none.
    package init?(around package: URL) {
        guard let real = RealPath.of(package.path(percentEncoded: false)) else { return nil }
        var folder = URL(filePath: real, directoryHint: .isDirectory)
        while !FileManager.default.fileExists(atPath: folder.appending(path: ".git").path(percentEncoded: false)) {
            let above = folder.deletingLastPathComponent().standardizedFileURL
            guard above.path(percentEncoded: false).count < folder.path(percentEncoded: false).count else { return nil }
            folder = above
        }
        root = folder
        self.package = URL(filePath: real, directoryHint: .isDirectory)
    }

    /// The package's uncommitted files, as `git status --porcelain` lists them.
    ///
    /// - Throws: `AgentError` if git is missing or fails.
    package func changes(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws(AgentError) -> [String] {
        let sandbox = await Sandbox.find()
        guard let git = sandbox.program(named: ["git"], environment: environment) else {
            throw AgentError(
                .failed, "cannot tell whether all is committed: git is not installed",
                remedy: "Install git, or repeat with --force.")
        }
        var settings = ["safe.directory=*", "core.fsmonitor=false", "core.hooksPath=/dev/null"]
        let ignored = Self.ignoredByUser()
        if let ignored { settings.append("core.excludesFile=\(ignored.path(percentEncoded: false))") }
        let outcome = try await ProcessRunner(sandbox: sandbox, environment: environment).run(
            ProcessRequest(
                git.executable,
                settings.flatMap { ["-c", $0] }
                    + ["status", "--porcelain", "-z", "--untracked-files=normal", "--", "."],
                directory: package, environment: ["GIT_OPTIONAL_LOCKS": "0"], timeLimit: .seconds(30),
                outputLimit: 1 << 20,
                protection: Protection(
                    readable: git.readable + [root] + linked + (ignored.map { [$0] } ?? []))))
        guard outcome.succeeded else {
            let reason = outcome.errorOutput.text(limit: 300).split(separator: "\n").first ?? "it did not end"
            throw AgentError(
                .failed, "cannot tell whether all is committed: git says: \(reason)",
                remedy: "Check `git status`, or repeat with --force.")
        }
        return outcome.output.text().split(whereSeparator: { $0 == "\u{FFFD}" || $0 == "\0" }).map(String.init)
    }

    /// The repository folders of a linked work tree.
    private var linked: [URL] {
        let file = root.appending(path: ".git")
        guard let text = try? TextFile.read(file, limit: 4096), text.hasPrefix("gitdir: ") else { return [] }
        let path = text.dropFirst(8).trimmingCharacters(in: .whitespacesAndNewlines)
        let gitFolder = URL(filePath: path, relativeTo: root).absoluteURL
        let common = (try? TextFile.read(gitFolder.appending(path: "commondir"), limit: 4096)).map {
            URL(filePath: $0.trimmingCharacters(in: .whitespacesAndNewlines), relativeTo: gitFolder).absoluteURL
        }
        return [gitFolder] + (common.map { [$0] } ?? [])
    }

    private static func ignoredByUser() -> URL? {
        [".config/git/ignore", ".gitignore_global", ".gitignore"]
            .map { URL.homeDirectory.appending(path: $0) }
            .first { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    }
}
