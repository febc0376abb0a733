import AgentCore
import Foundation

/// Copies a folder without what is made or kept elsewhere, and finds out what it reaches outside.
package struct FolderCopy {
    /// The most that is copied.
    package struct Limits: Sendable, Hashable {
        /// Files, folders and links together.
        package var items = 50_000
        /// Bytes of files.
        package var bytes = 1 << 30

        /// The defaults: 50,000 items, 1 GiB.
        package init() {}
    }

    /// Folders that stay behind, wherever they lie.
    private static let left: Set<String> = [".git", ".build", "DerivedData", "node_modules"]

    private let source: String
    private let target: String
    private let limits: Limits
    private var items = 0
    private var bytes = 0
    /// What links lead to outside of the folder.
    private(set) var outside: [String] = []

    /// - Parameters:
    ///   - source: an existing folder, its path without links.
    ///   - target: an existing empty folder.
    init(from source: String, to target: String, limits: Limits = Limits()) {
        self.source = Self.plain(source)
        self.target = Self.plain(target)
        self.limits = limits
    }

    /// Copies.
    ///
    /// - Throws: `AgentError` naming what cannot be copied, or the folder where it is too large.
    mutating func run() throws(AgentError) { try copy("") }

    private mutating func copy(_ folder: String) throws(AgentError) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: source + folder)
        } catch {
            throw AgentError(.failed, "cannot read the folder \(source)\(folder)", remedy: "Check its permissions.")
        }
        for name in names.sorted() where !Self.left.contains(name) {
            try copyItem("\(folder)/\(name)")
        }
    }

    private mutating func copyItem(_ path: String) throws(AgentError) {
        items += 1
        var status = stat()
        guard lstat(source + path, &status) == 0 else { return }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            guard mkdir(target + path, 0o700) == 0 else { throw Self.cannotCopy(source + path) }
            try copy(path)
        case S_IFLNK: try copyLink(path)
        case S_IFREG:
            bytes += Int(clamping: status.st_size)
            guard items <= limits.items, bytes <= limits.bytes else {
                throw AgentError(
                    .refused,
                    "\(source) is too large to be copied: over \(limits.items) files or \(limits.bytes) bytes",
                    remedy: "Move large data out of the package's folder, or name a smaller package with --path.")
            }
            guard (try? FileManager.default.copyItem(atPath: source + path, toPath: target + path)) != nil else {
                throw Self.cannotCopy(source + path)
            }
        default: break  // Sockets and pipes are nothing to be built.
        }
    }

    private mutating func copyLink(_ path: String) throws(AgentError) {
        let manager = FileManager.default
        guard var destination = try? manager.destinationOfSymbolicLink(atPath: source + path) else { return }
        if let real = RealPath.of(source + path) {
            if RealPath.isInside(real, source) {
                // A whole path would lead from the copy back to the package.
                if destination.hasPrefix("/") { destination = target + real.dropFirst(source.count) }
            } else {
                outside.append(real)
                destination = real
            }
        }
        guard (try? manager.createSymbolicLink(atPath: target + path, withDestinationPath: destination)) != nil else {
            throw Self.cannotCopy(source + path)
        }
    }

    private static func cannotCopy(_ path: String) -> AgentError {
        AgentError(
            .failed, "cannot copy \(path)",
            remedy:
                "Check its permissions and the free space in \(FileManager.default.temporaryDirectory.path(percentEncoded: false))."
        )
    }

    private static func plain(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
