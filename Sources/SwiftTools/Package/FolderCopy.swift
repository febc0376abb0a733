import AgentCore
import Foundation

/// Copies a folder without version control data and build products, and finds the paths outside that its links lead
/// to.
package struct FolderCopy {
    /// Limits on the size of a copy.
    package struct Limits: Sendable, Hashable {
        /// The most files, folders and links together.
        package var items = 50_000
        /// The most bytes of files.
        package var bytes = 1 << 30

        /// The defaults: 50,000 items, 1 GiB.
        package init() {}
    }

    /// Names of folders that are never copied.
    private static let left: Set<String> = [".git", ".build", "DerivedData", "node_modules"]

    private let source: String
    private let target: String
    private let limits: Limits
    private var items = 0
    private var bytes = 0
    /// The destinations of links that lead out of the folder.
    private(set) var outside: [String] = []

    /// - Parameters:
    ///   - source: an existing folder, as a path without links.
    ///   - target: an existing empty folder.
    init(from source: String, to target: String, limits: Limits = Limits()) {
        self.source = Self.plain(source)
        self.target = Self.plain(target)
        self.limits = limits
    }

    /// Copies the folder.
    ///
    /// - Throws: `AgentError` naming what cannot be copied, or the folder if it is too large.
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
        default: break  // Sockets and pipes are not part of a build.
        }
    }

    private mutating func copyLink(_ path: String) throws(AgentError) {
        let manager = FileManager.default
        guard var destination = try? manager.destinationOfSymbolicLink(atPath: source + path) else { return }
        if let real = RealPath.of(source + path) {
            if RealPath.isInside(real, source) {
                // An absolute path would lead from the copy back to the package.
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
