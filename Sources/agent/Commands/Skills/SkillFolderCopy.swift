import AgentCore
import Foundation

/// Copies a skill's folder. Runs nothing in it, and leaves out links, because they may point outside it.
struct SkillFolderCopy {
    private let source: URL
    private let target: URL
    private let manifest: URL

    private static let ignored: Set<Substring> = [".git", "node_modules"]
    private static let maximumFiles = 5_000

    /// Describes a copy of this skill at a target path.
    init(of manifest: SkillManifest, at target: URL) {
        self.manifest = manifest.location
        // The folder itself may have been found through a link.
        source = manifest.location.deletingLastPathComponent().resolvingSymlinksInPath()
        // Without a trailing slash, because with one the system would follow a link.
        self.target = target.deletingLastPathComponent()
            .appending(path: target.lastPathComponent, directoryHint: .notDirectory)
    }

    /// Makes the copy in a temporary folder and then renames it, so that an incomplete skill is never found.
    ///
    /// - Throws: the errors of `check`; `AgentError.Code.refused` where there are too many files; errors of the file
    ///   system.
    func make() throws {
        try check()
        let parent = target.deletingLastPathComponent()
        try Directories.create(parent)
        let temporary = parent.appending(path: ".\(target.lastPathComponent).\(Identifier.make())")
        do {
            try copy(to: temporary)
            try FileManager.default.moveItem(at: temporary, to: target)
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw error
        }
    }

    /// Checks that the copy can be made.
    ///
    /// - Throws: `AgentError.Code.refused` where the target exists, lies inside the skill's own folder, or the manifest
    ///   is a link.
    func check() throws {
        let path = target.path(percentEncoded: false)
        // A broken link counts as existing.
        guard try type(of: path) == nil else {
            throw AgentError(.refused, "\(path) exists already", remedy: "Remove it, or choose another place.")
        }
        let inside = target.deletingLastPathComponent().resolvingSymlinksInPath().path + "/"
        guard !inside.hasPrefix(source.path + "/") else {
            throw AgentError(
                .refused, "\(path) lies inside the skill's own folder", remedy: "Choose a place outside of it.")
        }
        let file = manifest.path(percentEncoded: false)
        guard try type(of: file) == .typeRegular else {
            throw AgentError(
                .refused, "\(file) is a link, and links are not copied", remedy: "Put the file itself into the folder.")
        }
    }

    private func copy(to folder: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: false)
        let names = manager.enumerator(atPath: source.path(percentEncoded: false))
        var count = 0
        while let name = names?.nextObject() as? String {
            count += 1
            guard count <= Self.maximumFiles else {
                throw AgentError(
                    .refused, "the folder has more than 5,000 files", remedy: "Name a skill's own folder.")
            }
            if name.split(separator: "/").contains(where: Self.ignored.contains) { continue }
            let from = source.appending(path: name)
            switch try type(of: from.path(percentEncoded: false)) {
            case .typeDirectory:
                try manager.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
            case .typeRegular: try manager.copyItem(at: from, to: folder.appending(path: name))
            default: continue
            }
        }
    }

    /// The type of the file at a path, links not followed; `nil` where nothing exists.
    private func type(of path: String) throws -> FileAttributeType? {
        do {
            return try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
            return nil
        }
    }
}
