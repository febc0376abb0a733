package import AgentCore
package import Foundation

/// A copy of a package in a folder that is removed with the last reference to it. What is built and run is the copy.
///
/// The copy lies below `scratch` under the package's whole path, so that what the package reaches by a relative path
/// (`../Other`) can be shown at the place where it looks for it. `.git` and `.build` stay behind; of what was resolved
/// before, the checked-out dependencies are taken along, since nothing is fetched. Links that lead out of the package
/// are copied as links, and what they lead to is readable.
package final class ScratchCopy: Sendable {
    /// The package that it is a copy of.
    package let original: URL
    /// The folder for everything.
    package let scratch: URL
    /// The copy's root.
    package let root: URL
    /// Files and folders outside that the package needs to read.
    package var readable: [URL] { shown.withLock { $0 } }

    /// Where it is built.
    package var build: URL { scratch.appending(path: "build", directoryHint: .isDirectory) }
    /// What the package manager keeps between calls.
    package var cache: URL { scratch.appending(path: "cache", directoryHint: .isDirectory) }

    private let shown: Locked<[URL]>

    /// Copies a package.
    ///
    /// - Parameters:
    ///   - original: the package's root.
    ///   - limits: the most that is copied.
    /// - Throws: `AgentError` naming a file that cannot be copied, or the package where it is too large.
    package init(of original: URL, limits: FolderCopy.Limits = .init()) throws(AgentError) {
        let path = original.path(percentEncoded: false)
        guard let real = RealPath.of(path) else {
            throw AgentError(.notFound, "there is no folder \(path)", remedy: "Check the path.")
        }
        let scratch = FileManager.default.temporaryDirectory
            .appending(path: "agent-package-\(Identifier.make())", directoryHint: .isDirectory)
        try Directories.create(scratch)
        let place = RealPath.of(scratch.path(percentEncoded: false)) ?? scratch.path(percentEncoded: false)
        self.original = URL(filePath: real, directoryHint: .isDirectory)
        self.scratch = URL(filePath: place, directoryHint: .isDirectory)
        root = URL(filePath: "\(place)/tree\(real)", directoryHint: .isDirectory)
        do throws(AgentError) {
            try Directories.create(root)
            var copy = FolderCopy(from: real, to: root.path(percentEncoded: false), limits: limits)
            try copy.run()
            for place in copy.outside { try Self.refuse(place, around: real) }
            shown = Locked(Set(copy.outside).sorted().map { URL(filePath: $0) })
            for folder in [build, cache] { try Directories.create(folder) }
            try Self.takeResolved(from: real, to: build)
        } catch {
            Self.remove(scratch)
            throw error
        }
    }

    deinit { Self.remove(scratch) }

    /// Where a file of the package lies in the copy.
    ///
    /// - Parameter path: relative to the package's root.
    package func file(_ path: String) -> URL { root.appending(path: path) }

    /// Takes a file out of the copy.
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

    /// Writes a file of the copy, making the folders between.
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

    /// Makes a folder outside of the package readable, under its own path and where the copy looks for it by a relative
    /// path.
    ///
    /// - Throws: `AgentError` where nothing is there.
    package func show(_ place: URL) throws(AgentError) {
        let path = place.standardizedFileURL.path(percentEncoded: false)
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

    private func link(_ place: String, to real: String) throws(AgentError) {
        let manager = FileManager.default
        guard RealPath.of(place) == nil else { return }
        do {
            try manager.createDirectory(
                atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try manager.createSymbolicLink(atPath: place, withDestinationPath: real)
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

    /// What `swift package resolve` brought before: dependencies are not fetched again.
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

    private static func plain(_ place: URL) -> String {
        let path = place.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private static func remove(_ scratch: URL) {
        let manager = FileManager.default
        let path = scratch.path(percentEncoded: false)
        if (try? manager.removeItem(atPath: path)) != nil { return }
        // What ran there may have left folders that their owner may not write to.
        let names = manager.enumerator(atPath: path)
        while let name = names?.nextObject() as? String {
            chmod("\(path)/\(name)", 0o700)
        }
        try? manager.removeItem(atPath: path)
    }
}
