package import AgentCore
package import Foundation

/// Reads a package with SwiftPM, in a scratch copy.
package struct PackageReader: Sendable {
    private let tool: PackageTool

    /// Makes a reader.
    package init(tool: PackageTool) { self.tool = tool }

    /// Copies the package around a location and reads the copy.
    ///
    /// - Parameter location: a file or folder in the package.
    /// - Throws: `AgentError`: `.notFound` if there is no package; `.failed` if its manifest does not compile, or its
    ///   dependencies do not resolve without network.
    package func open(_ location: URL) async throws(AgentError) -> (package: SwiftPackage, copy: ScratchCopy) {
        guard let root = SwiftPackage.root(around: location) else {
            throw AgentError(
                .notFound, "there is no Swift package at \(location.path(percentEncoded: false)): no Package.swift",
                remedy: "Name a folder in a package with --path, or make one with `swift package init`.")
        }
        let copy = try ScratchCopy(of: root)
        return (try await read(copy), copy)
    }

    /// Reads a copy.
    ///
    /// - Throws: `AgentError` as `open` does.
    package func read(_ copy: ScratchCopy) async throws(AgentError) -> SwiftPackage {
        let manifest = try await manifest(copy, at: copy.root)
        try Self.checkResolved(manifest, copy)
        try await showLocalDependencies(of: manifest, copy)
        let outcome = try await tool.run(["package", "describe", "--type", "json"], in: copy)
        guard outcome.succeeded else { throw Self.unresolved(outcome, copy) }
        return try PackageDocument(manifest: manifest, description: Self.json(outcome, copy)).package(in: copy)
    }

    /// The manifest of the copy, or of a package beside it, from `dump-package`.
    func manifest(_ copy: ScratchCopy, at folder: URL) async throws(AgentError) -> JSONValue {
        let outcome = try await tool.run(["package", "dump-package"], in: copy, at: folder)
        guard outcome.succeeded else { throw Self.broken(outcome, copy) }
        return try Self.json(outcome, copy)
    }

    /// Checks that remote dependencies were checked out before.
    private static func checkResolved(_ manifest: JSONValue, _ copy: ScratchCopy) throws(AgentError) {
        guard let first = PackageDocument.remoteDependencies(manifest).first else { return }
        let needed = [copy.build.appending(path: "workspace-state.json"), copy.file("Package.resolved")]
        guard needed.allSatisfy({ FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }) else {
            throw AgentError(
                .failed, "the package \(copy.name) does not resolve: it depends on \(first), which is not checked out",
                remedy: "Nothing is fetched here: run `swift build` in it once, then try again.")
        }
    }

    /// Makes local dependencies (`../Other`) available beside the copy, and those that they depend on.
    private func showLocalDependencies(of manifest: JSONValue, _ copy: ScratchCopy) async throws(AgentError) {
        var waiting = PackageDocument.localDependencies(manifest)
        var seen: Set<String> = []
        while let path = waiting.popLast() {
            guard seen.insert(path).inserted else { continue }
            guard seen.count <= 64 else {
                throw AgentError(
                    .failed, "the package depends on more than 64 packages in folders",
                    remedy: "Try it on a smaller package.")
            }
            try copy.show(URL(filePath: path))
            waiting += PackageDocument.localDependencies(try await self.manifest(copy, at: URL(filePath: path)))
        }
    }

    private static func json(_ outcome: ProcessOutcome, _ copy: ScratchCopy) throws(AgentError) -> JSONValue {
        let text = outcome.output.text()
        do {
            // Output that the manifest prints comes before the document.
            let start = text.utf8.firstIndex(of: UInt8(ascii: "{")) ?? text.startIndex
            return try JSONValue(parsing: Data(text[start...].utf8))
        } catch {
            throw AgentError(
                .failed, "cannot understand what the package manager says of \(copy.name)",
                remedy: "A manifest that prints cannot be read; otherwise try `swift package describe` yourself.")
        }
    }

    private static func broken(_ outcome: ProcessOutcome, _ copy: ScratchCopy) -> AgentError {
        if outcome.didTimeOut {
            return AgentError(
                .failed, "\(copy.name)/Package.swift does not end", remedy: "Try `swift package dump-package` yourself."
            )
        }
        let text = copy.plain(outcome.errorOutput.text(limit: 64_000))
        let lines = text.split(separator: "\n")
        let line =
            lines.first { $0.contains("Package.swift:") && $0.contains(" error: ") }
            ?? lines.first { $0.hasPrefix("error: ") } ?? lines.last ?? "no reason given"
        return AgentError(
            .failed, "the manifest of \(copy.name) cannot be read: \(line.trimmingCharacters(in: .whitespaces))",
            remedy: "Correct Package.swift; `swift package dump-package` shows whether it is understood.")
    }

    private static func unresolved(_ outcome: ProcessOutcome, _ copy: ScratchCopy) -> AgentError {
        let text = copy.plain(outcome.errorOutput.text(limit: 64_000))
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("warning: ") }
        let line = lines.first { $0.contains("error: ") } ?? lines.last ?? "no reason given"
        return AgentError(
            .failed, "the package \(copy.name) does not resolve: \(line.trimmingCharacters(in: .whitespaces))",
            remedy: "Nothing is fetched here: run `swift build` in it once, then try again.")
    }
}

extension ScratchCopy {
    /// The name of the package's folder.
    package var name: String { original.lastPathComponent }

    /// A tool's output with the copy's paths replaced by those of the package.
    package func plain(_ text: String) -> String {
        let path = root.path(percentEncoded: false)
        let plain = path.hasSuffix("/") ? String(path.dropLast()) : path
        let own = original.path(percentEncoded: false)
        return text.replacing(plain, with: own.hasSuffix("/") ? String(own.dropLast()) : own)
    }
}
