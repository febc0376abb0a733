public import Foundation

/// Finds the skills below a folder. It follows links, visits each folder once, and reports what it skipped because of
/// its limits.
public struct SkillFinder: Sendable {
    /// The result of a search.
    public struct Found: Sendable, Hashable {
        /// The manifests, sorted by the paths of their folders.
        var manifests: [Manifest] = []
        /// What was not searched.
        public var notes: [Diagnostic] = []

        /// The skills' folders, sorted by path.
        public var folders: [URL] { manifests.map { URL(filePath: $0.folder, directoryHint: .isDirectory) } }
    }

    /// A manifest's file.
    struct Manifest: Sendable, Hashable {
        /// The path of the skill's folder.
        let folder: String
        /// The manifest's file name.
        let name: String
        /// The file's stamp when it was found.
        let stamp: FileStamp

        /// The manifest's path.
        var path: String { "\(folder)/\(name)" }
    }

    /// The greatest depth of folders searched below the root.
    public static let maximumDepth = 6
    /// The most folders searched.
    public static let maximumDirectories = 2_000
    private static let ignored: Set<String> = [".git", "node_modules"]

    /// Makes a finder.
    public init() {}

    /// Finds the folders that contain a manifest: `root` itself and those below. A skill's own folder is not searched
    /// further.
    public func find(in root: URL) -> Found {
        var found = Found()
        var seen: Set<FileIdentity> = []
        let path = Self.path(of: root)
        var level = [path]
        var count = 0
        for depth in 0...Self.maximumDepth {
            var next: [String] = []
            for folder in level {
                guard let status = FileStatus.read(folder), case let identity = FileIdentity(status),
                    identity.isDirectory, seen.insert(identity).inserted
                else { continue }
                if let (manifest, file) = Self.manifest(in: folder) {
                    // Two folders may contain links to the same manifest.
                    if seen.insert(file).inserted { found.manifests.append(manifest) }
                    continue
                }
                count += 1
                guard count <= Self.maximumDirectories else {
                    found.notes.append(
                        Diagnostic(
                            .warning, "too-many-folders",
                            "only the first \(Self.maximumDirectories) folders below \(path) were searched"))
                    return sorted(found)
                }
                next += SubfolderNames.names(in: folder, besides: Self.ignored).map { "\(folder)/\($0)" }
            }
            if depth == Self.maximumDepth, !next.isEmpty {
                found.notes.append(
                    Diagnostic(
                        .note, "too-deep",
                        "folders more than \(Self.maximumDepth) below \(path) were not searched"))
            }
            level = next
        }
        return sorted(found)
    }

    /// A folder's absolute path, without a trailing slash.
    static func path(of folder: URL) -> String {
        let path = folder.absoluteURL.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private func sorted(_ found: Found) -> Found {
        var found = found
        found.manifests.sort { $0.folder < $1.folder }
        return found
    }

    private static func manifest(in folder: String) -> (Manifest, FileIdentity)? {
        for name in SkillManifestFile.names {
            guard let status = FileStatus.read("\(folder)/\(name)") else { continue }
            return (Manifest(folder: folder, name: name, stamp: FileStamp(status)), FileIdentity(status))
        }
        return nil
    }
}
