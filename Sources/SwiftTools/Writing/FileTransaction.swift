import AgentCore
import Foundation

/// Makes several changes in a folder: all of them or none.
///
/// New files are first written beside their targets, where a full disk shows. Then they are renamed into place, which
/// takes no space. Old files keep another name until all is done.
struct FileTransaction {
    /// A step that is about to be taken; tests let it fail.
    enum Step: Hashable {
        case stage(String)
        case replace(String)
    }

    private struct Target {
        let change: FileChange
        let path: String
        let staged: String
        let kept: String
    }

    private let root: String
    private let targets: [Target]
    private let mark: String
    private let before: (Step) throws -> Void

    /// Folders that were created, relative to the root, outermost first.
    private(set) var folders: [String] = []

    /// Checks the paths.
    ///
    /// - Parameters:
    ///   - changes: changes to distinct files.
    ///   - root: the folder.
    ///   - before: called before each step.
    /// - Throws: `AgentError` if the folder does not exist, a path leads out of it, or a file occurs twice.
    init(_ changes: [FileChange], in root: URL, before: @escaping (Step) throws -> Void = { _ in }) throws(AgentError) {
        let given = root.path(percentEncoded: false)
        guard let real = RealPath.of(given) else {
            throw AgentError(.notFound, "there is no folder \(given)", remedy: "Check the path.")
        }
        let mark = Identifier.make()
        self.root = real
        self.mark = mark
        self.before = before
        var targets: [Target] = []
        for change in changes {
            let path = try Self.absolutePath(change.path, in: real)
            let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
            targets.append(
                Target(
                    change: change, path: path, staged: "\(folder)/.\(name).\(mark).new",
                    kept: "\(folder)/.\(name).\(mark).old"))
        }
        guard Set(targets.map(\.path)).count == targets.count else {
            throw AgentError(
                .failed, "a file is to be changed twice at once", remedy: "Report this as a fault of agent.")
        }
        self.targets = targets
    }

    /// Makes the changes.
    ///
    /// - Throws: `AgentError`: `.refused` naming a file whose content has changed; `.failed` naming one that cannot be
    ///   written. Then nothing is changed.
    mutating func run() throws(AgentError) {
        for target in targets { try check(target) }
        var replaced: [Target] = []
        do {
            for target in targets { try stage(target) }
            for target in targets {
                try check(target)
                try before(.replace(target.change.path))
                replaced.append(target)
                try replace(target)
            }
        } catch {
            for target in replaced.reversed() { restore(target) }
            clear()
            for folder in folders.reversed() { rmdir("\(root)/\(folder)") }
            if let error = error as? AgentError { throw error }
            throw AgentError(
                .failed, "the files could not be written; all is as it was: \(error.words)",
                remedy: "Check permissions and free space.")
        }
        clear()
    }

    /// The text of a file; `nil` if there is none.
    ///
    /// - Throws: `AgentError` if it is no text file.
    static func content(_ path: String) throws(AgentError) -> String? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return try TextFile.read(URL(filePath: path), limit: 16 << 20)
    }

    private func check(_ target: Target) throws(AgentError) {
        guard try Self.content(target.path) == target.change.old else {
            throw AgentError(
                .refused,
                target.change.old == nil
                    ? "\(target.change.path) exists already" : "\(target.change.path) was changed meanwhile",
                remedy: "Nothing was written; try again.")
        }
    }

    private mutating func stage(_ target: Target) throws {
        guard let text = target.change.new else { return }
        try makeFolders((target.path as NSString).deletingLastPathComponent)
        try before(.stage(target.change.path))
        var status = stat()
        let mode = lstat(target.path, &status) == 0 ? status.st_mode & 0o777 : nil
        let descriptor = open(target.staged, O_WRONLY | O_CREAT | O_EXCL, 0o666)
        guard descriptor >= 0 else { throw cannotWrite(target) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            if let mode { fchmod(descriptor, mode) }
            try handle.write(contentsOf: Data(text.utf8))
            try handle.synchronize()
            try handle.close()
        } catch {
            throw cannotWrite(target)
        }
    }

    private mutating func makeFolders(_ folder: String) throws(AgentError) {
        guard folder.count > root.count else { return }
        var missing: [String] = []
        var path = folder
        var status = stat()
        while path.count > root.count, lstat(path, &status) != 0 {
            missing.append(path)
            path = (path as NSString).deletingLastPathComponent
        }
        for path in missing.reversed() {
            guard mkdir(path, 0o777) == 0 else {
                throw AgentError(
                    .failed, "cannot make the folder \(path); all is as it was",
                    remedy: "Check permissions and free space.")
            }
            folders.append(String(path.dropFirst(root.count + 1)))
        }
    }

    private func replace(_ target: Target) throws(AgentError) {
        if target.change.old != nil, link(target.path, target.kept) != 0 { throw cannotWrite(target) }
        guard target.change.new != nil else {
            guard unlink(target.path) == 0 else { throw cannotWrite(target) }
            return
        }
        if target.change.old != nil {
            guard rename(target.staged, target.path) == 0 else { throw cannotWrite(target) }
        } else {
            // Unlike renaming, linking fails if a file has appeared meanwhile.
            guard link(target.staged, target.path) == 0 else { throw cannotWrite(target) }
        }
    }

    private func restore(_ target: Target) {
        if target.change.old != nil {
            var status = stat()
            if lstat(target.kept, &status) == 0 { rename(target.kept, target.path) }
        } else if isOurs(target) {
            unlink(target.path)
        }
    }

    /// Whether the file at the target path is the staged one, not one that has appeared meanwhile.
    private func isOurs(_ target: Target) -> Bool {
        var (staged, present) = (stat(), stat())
        return lstat(target.staged, &staged) == 0 && lstat(target.path, &present) == 0
            && staged.st_ino == present.st_ino && staged.st_dev == present.st_dev
    }

    private func clear() {
        for target in targets {
            unlink(target.staged)
            unlink(target.kept)
        }
    }

    private func cannotWrite(_ target: Target) -> AgentError {
        AgentError(
            .failed, "cannot write \(target.path): \(SystemError(errno).text); all is as it was",
            remedy: "Check permissions and free space.")
    }

    /// The absolute path of a file in the folder.
    private static func absolutePath(_ path: String, in root: String) throws(AgentError) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = !parts.isEmpty && parts.allSatisfy { !["", ".", ".."].contains($0) } && !path.utf8.contains(0)
        // The part of the path that exists must not lead elsewhere by a link.
        var existing = "\(root)/\(parts.dropLast().joined(separator: "/"))"
        while RealPath.of(existing) == nil { existing = (existing as NSString).deletingLastPathComponent }
        guard isPlain, let real = RealPath.of(existing), RealPath.isInside(real, root) else {
            throw AgentError(
                .refused, "\(path) leads out of the folder \(root)", remedy: "Name a path inside of the package.")
        }
        return "\(root)/\(path)"
    }
}
