package import AgentCore
package import Foundation

/// A temporary copy of a package, removed with the last reference to it. Only the copy is built and run.
///
/// The copy is below `scratch`, under the package's absolute path, so that relative paths out of the package
/// (`../Other`) lead to paths where links can be put. `.git` and `.build` are not copied, except for the checked-out
/// dependencies, since nothing is downloaded. Links that lead out of the package are copied as links, and their
/// destinations are readable.
package final class ScratchCopy: Sendable {
    /// The original package.
    package let original: URL
    /// The folder that holds the copy, its build and caches.
    package let scratch: URL
    /// The copy's root.
    package let root: URL
    /// Files and folders outside that the package needs to read.
    package var readable: [URL] { shown.withLock { $0 } }

    /// The folder for the build.
    package var build: URL { scratch.appending(path: "build", directoryHint: .isDirectory) }
    /// The folder for SwiftPM's caches.
    package var cache: URL { scratch.appending(path: "cache", directoryHint: .isDirectory) }

    private let shown: Locked<[URL]>

    /// Copies a package.
    ///
    /// - Parameters:
    ///   - original: the package's root.
    ///   - limits: limits on the size of the copy.
    /// - Throws: `AgentError` naming a file that cannot be copied, or the package if it is too large.
    package init(of original: URL, limits: FolderCopy.Limits = .init()) throws(AgentError) {
        let path = original.path(percentEncoded: false)
        guard let real = RealPath.of(path) else {
            throw AgentError(.notFound, "there is no folder \(path)", remedy: "Check the path.")
        }
        let scratch = FileManager.default.temporaryDirectory
            .appending(path: "agent-package-\(Identifier.make())", directoryHint: .isDirectory)
        try Directories.create(scratch)
        let resolved = RealPath.of(scratch.path(percentEncoded: false)) ?? scratch.path(percentEncoded: false)
        self.original = URL(filePath: real, directoryHint: .isDirectory)
        self.scratch = URL(filePath: resolved, directoryHint: .isDirectory)
        root = URL(filePath: "\(resolved)/tree\(real)", directoryHint: .isDirectory)
        do throws(AgentError) {
            try Directories.create(root)
            var copy = FolderCopy(from: real, to: root.path(percentEncoded: false), limits: limits)
            try copy.run()
            for outside in copy.outside { try Self.refuse(outside, around: real) }
            shown = Locked(Set(copy.outside).sorted().map { URL(filePath: $0) })
            for folder in [build, cache] { try Directories.create(folder) }
            try Self.takeResolved(from: real, to: build)
        } catch {
            Self.remove(scratch)
            throw error
        }
    }

    deinit { Self.remove(scratch) }

    /// A file of the package in the copy.
    ///
    /// - Parameter path: relative to the package's root.
    package func file(_ path: String) -> URL { root.appending(path: path) }

    /// Removes a file from the copy.
    ///
    /// - Throws: `AgentError` naming the file.
    package func remove(_ path: String) throws(AgentError) {
        do {
            try FileManager.default.removeItem(at: file(path))
        } catch {
            throw AgentError(
                .failed, "cannot remove \(path) from the scratch copy of the package: \(error.words)",
                remedy: "See whether the folder of temporary files can be written to.")
        }
    }

    /// Writes a file of the copy, creating the folders above it.
    ///
    /// - Throws: `AgentError` naming the file.
    package func write(_ text: String, to path: String) throws(AgentError) {
        let file = file(path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        } catch {
            throw AgentError(
                .failed, "cannot write \(path) in the scratch copy of the package",
                remedy: "Check the free space in \(FileManager.default.temporaryDirectory.path(percentEncoded: false))."
            )
        }
    }

    /// Makes a folder outside of the package readable, at its own path and where the copy finds it by a relative path.
    ///
    /// - Throws: `AgentError` if it does not exist, contains the package or cannot be linked.
    package func show(_ folder: URL) throws(AgentError) {
        let path = folder.standardizedFileURL.path(percentEncoded: false)
        let tree = "\(Self.plain(scratch))/tree"
        let given = RealPath.isInside(path, tree) ? String(path.dropFirst(tree.count)) : path
        guard let real = RealPath.of(given) else {
            throw AgentError(
                .failed, "the package needs \(given), which is not there",
                remedy: "Put it there, or check Package.swift.")
        }
        if RealPath.isInside(real, Self.plain(original)) { return }
        try Self.refuse(real, around: Self.plain(original))
        shown.withLock { if !$0.contains(URL(filePath: real)) { $0.append(URL(filePath: real)) } }
        try link("\(tree)\(Self.plain(URL(filePath: given)))", to: real)
    }

    private func link(_ path: String, to real: String) throws(AgentError) {
        let manager = FileManager.default
        guard RealPath.of(path) == nil else { return }
        do {
            try manager.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try manager.createSymbolicLink(atPath: path, withDestinationPath: real)
        } catch {
            throw AgentError(
                .failed, "cannot put \(real) beside the scratch copy of the package",
                remedy: "Check the free space in \(manager.temporaryDirectory.path(percentEncoded: false)).")
        }
    }

    private static func refuse(_ real: String, around package: String) throws(AgentError) {
        guard !RealPath.isInside(package, real) else {
            throw AgentError(
                .refused, "the package reaches into \(real), a folder that contains the package itself",
                remedy: "Let it name the folders that it needs instead.")
        }
    }

    /// Copies what `swift package resolve` checked out before, since nothing is downloaded.
    private static func takeResolved(from real: String, to build: URL) throws(AgentError) {
        for name in ["workspace-state.json", "checkouts", "repositories", "artifacts"] {
            let source = "\(real)/.build/\(name)"
            guard FileManager.default.fileExists(atPath: source) else { continue }
            do {
                try FileManager.default.copyItem(
                    atPath: source, toPath: build.appending(path: name).path(percentEncoded: false))
            } catch {
                throw AgentError(
                    .failed, "cannot copy \(source)", remedy: "Check its permissions and the free space.")
            }
        }
    }

    private static func plain(_ url: URL) -> String {
        let path = url.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private static func remove(_ scratch: URL) {
        let manager = FileManager.default
        let path = scratch.path(percentEncoded: false)
        if (try? manager.removeItem(atPath: path)) != nil { return }
        // Programs that ran there may have left folders without write permission.
        let names = manager.enumerator(atPath: path)
        while let name = names?.nextObject() as? String {
            chmod("\(path)/\(name)", 0o700)
        }
        try? manager.removeItem(atPath: path)
    }
}
