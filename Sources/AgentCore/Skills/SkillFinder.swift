public import Foundation

/// Finds the folders of skills below a folder. Links are followed once, circles are cut, and what is too deep or too much
/// is left and told.
public struct SkillFinder: Sendable {
    /// What was found.
    public struct Found: Sendable, Hashable {
        /// The skills' folders, in the order of their paths.
        public var folders: [URL] = []
        /// What was not looked at.
        public var notes: [Diagnostic] = []
    }

    /// Folders inside one another that are looked through.
    public static let maximumDepth = 6
    /// Folders that are looked through.
    public static let maximumDirectories = 2_000
    private static let ignored: Set<String> = [".git", "node_modules"]

    /// Makes a finder.
    public init() {}

    /// The folders below `root` that hold a manifest, `root` itself included. A skill's own folder is not searched further.
    public func find(in root: URL) -> Found {
        var found = Found()
        var seen: Set<FileIdentity> = []
        var level = [root]
        var count = 0
        for depth in 0...Self.maximumDepth {
            var next: [URL] = []
            for folder in level {
                guard let identity = FileIdentity(folder), seen.insert(identity).inserted else { continue }
                if let manifest = SkillManifestFile.find(in: folder) {
                    // Two folders may link to one manifest.
                    if let file = FileIdentity(manifest), seen.insert(file).inserted { found.folders.append(folder) }
                    continue
                }
                count += 1
                guard count <= Self.maximumDirectories else {
                    found.notes.append(
                        Diagnostic(
                            .warning, "too-many-folders",
                            "only the first \(Self.maximumDirectories) folders below \(root.path(percentEncoded: false)) were searched"
                        ))
                    return sorted(found)
                }
                next += subfolders(of: folder)
            }
            if depth == Self.maximumDepth, !next.isEmpty {
                found.notes.append(
                    Diagnostic(
                        .note, "too-deep",
                        "folders more than \(Self.maximumDepth) below \(root.path(percentEncoded: false)) were not searched"
                    ))
            }
            level = next
        }
        return sorted(found)
    }

    private func sorted(_ found: Found) -> Found {
        var found = found
        found.folders.sort { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
        return found
    }

    private func subfolders(of folder: URL) -> [URL] {
        let path = folder.path(percentEncoded: false)
        // A folder that may not be read holds no skill for this user.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { !Self.ignored.contains($0) }.sorted().compactMap { name in
            let child = folder.appending(path: name, directoryHint: .isDirectory)
            return FileIdentity(child)?.isDirectory == true ? child : nil
        }
    }
}
